/** What this browser knows of passkeys: to make one, and to sign in with one. */

import type { PasskeyOptions } from "../generated/messages";

/** What the browser answered, as the server takes it. */
export type Answered = Record<string, unknown>;

/** The visitor has changed their mind, or there is no passkey for us here. */
export class NoPasskey extends Error {}

/** This device has a passkey of the visitor's already. */
export class HasPasskey extends Error {}

/** Whether passkeys work here: they need a secure address that is a name and no number. */
export function passkeysWork(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname.replace(/[[\]]/g, ""));
  return "credentials" in navigator && "PublicKeyCredential" in window && !isNumber;
}

/** An address of this page where they would work, on the same machine. */
export function whereTheyWork(): string | null {
  if (passkeysWork() || !["127.0.0.1", "[::1]"].includes(location.hostname)) return null;
  return location.origin.replace(location.hostname, "localhost");
}

interface Described {
  id: string;
  type: "public-key";
}

type Options = Record<string, unknown> & {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: Described[];
};

export async function makePasskey({ options }: PasskeyOptions): Promise<Answered> {
  const given = options as Options;
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    user: { ...given.user, id: bytes(given.user?.id ?? "") },
    excludeCredentials: (given.excludeCredentials ?? []).map((one) => ({
      ...one,
      id: bytes(one.id),
    })),
  } as unknown as PublicKeyCredentialCreationOptions;
  try {
    return answered(await navigator.credentials.create({ publicKey }));
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") throw new HasPasskey();
    throw refused(error);
  }
}

export async function usePasskey({ options }: PasskeyOptions): Promise<Answered> {
  const given = options as Options;
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  try {
    return answered(await navigator.credentials.get({ publicKey }));
  } catch (error) {
    throw refused(error);
  }
}

/** How this device may be called until its owner says better. */
export function deviceName(): string {
  const { userAgent } = navigator;
  const system = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
  return system.find((name) => userAgent.includes(name)) ?? "Browser";
}

function refused(error: unknown): unknown {
  return error instanceof DOMException ? new NoPasskey() : error;
}

function answered(credential: Credential | null): Answered {
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  const { response } = credential;
  const parts: Record<string, string | null> = { clientDataJSON: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) {
    parts.attestationObject = text(response.attestationObject);
  } else if (response instanceof AuthenticatorAssertionResponse) {
    parts.authenticatorData = text(response.authenticatorData);
    parts.signature = text(response.signature);
    if (response.userHandle) parts.userHandle = text(response.userHandle);
  }
  const { id, rawId, type } = credential;
  return { id, rawId: text(rawId), type, response: parts, clientExtensionResults: {} };
}

/** Bytes as they travel: base64 with letters that need no quoting, and no padding. */
function text(data: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(data));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function bytes(given: string): Uint8Array {
  const letters = atob(given.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
