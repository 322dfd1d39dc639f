/** Chromium's virtual authenticators: devices that keep passkeys, for tests. */

import type { CDPSession } from "playwright-core";
import type { Visitor } from "./house";

interface Credential {
  credentialId: string;
  signCount: number;
}

/** What a device keeps its passkeys in. */
export class Authenticator {
  private constructor(
    readonly line: CDPSession,
    readonly id: string,
  ) {}

  static async of({ page }: Pick<Visitor, "page">): Promise<Authenticator> {
    const line = await page.context().newCDPSession(page);
    await line.send("WebAuthn.enable");
    const { authenticatorId } = await line.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(line, authenticatorId);
  }

  async passkey(): Promise<Credential> {
    const { credentials } = await this.line.send("WebAuthn.getCredentials", {
      authenticatorId: this.id,
    });
    const [credential] = credentials;
    if (!credential) throw new Error("there is no passkey");
    return credential;
  }

  /** Have the passkey of another device too: synchronised by its maker, or copied by a thief. */
  async receive(credential: Credential): Promise<void> {
    await this.line.send("WebAuthn.addCredential", {
      authenticatorId: this.id,
      credential: credential as never,
    });
  }
}
