/** People who come back: with passkeys of Chromium's virtual authenticators, and with codes. */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Authenticator } from "./authenticator";
import { House, nextToChoose, PHONE, SOON, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Somebody at an address for which passkeys work. */
const newcomer = (more: Parameters<House["visitor"]>[0] = {}): Promise<Visitor> =>
  house.visitor({ host: "localhost", ...more });

/** Somebody new with a name, and a passkey made in two clicks: ours, and the browser's. */
async function person(name: string): Promise<[Visitor, Authenticator]> {
  const visitor = await newcomer();
  const device = await Authenticator.of(visitor);
  const { page } = visitor;
  await page.click("text=Change your name");
  await page.fill("input[name=visitor]", name);
  await page.click("form .button.main");
  await page.click("[data-keep]");
  await page.waitForSelector("text=Done. On another device");
  expect(await page.locator("[data-keep]").count()).toBe(0); // nothing more is to be done
  return [visitor, device];
}

const nameOf = async (visitor: Visitor): Promise<string> =>
  (JSON.parse(await visitor.player()) as { name: string }).name;

const signIn = async ({ page }: Visitor): Promise<void> => page.click("[data-sign-in]");

test("a passkey is made in two clicks, and signs in on another device with tables and settings", async () => {
  const [ann, device] = await person("Ann");
  await ann.go("settings");
  await ann.page.check('input[name="speed"][value="fast"]');
  await ann.go("");
  await ann.playNow("crooks");
  const { table } = ann;
  await ann.go("settings");
  await expect.poll(async () => (await settingsOf(ann))?.speed, SOON).toBe("fast");
  expect(await ann.complaints()).toEqual([]);

  const phone = await newcomer({ size: PHONE, language: "it" });
  await (await Authenticator.of(phone)).receive(await device.passkey());
  await phone.go("settings");
  await phone.page.waitForSelector("text=Accedi con una passkey");
  expect(await phone.complaints()).toEqual([]);
  await signIn(phone);
  await phone.page.waitForSelector("text=Sign in with a passkey"); // Ann's language
  expect(await nameOf(phone)).toBe("Ann");
  expect(await phone.page.isChecked('input[name="speed"][value="fast"]')).toBe(true);
  await phone.go(`table/${table}`);
  await phone.page.waitForSelector(".prompt.mine");
  expect([...ann.errors, ...phone.errors]).toEqual([]);
  await ann.leave();
  await phone.leave();
});

const settingsOf = ({ page }: Visitor): Promise<{ speed: string } | null> =>
  page.evaluate(async () => (await fetch("/api/me/settings")).json());

test("whoever plays as a guest there is asked what becomes of them", async () => {
  const [ann, device] = await person("Ann");
  const passkey = await device.passkey();
  const other = await newcomer();
  await (await Authenticator.of(other)).receive(passkey);
  await other.playNow("crooks");
  const { table } = other;
  await other.go("settings");
  await signIn(other);
  await other.page.waitForSelector("dialog[open] >> text=a guest with one table");
  expect(await other.complaints()).toEqual([]);
  await other.page.keyboard.press("Escape"); // stay the guest
  expect(await nameOf(other)).toMatch(/^Guest/);
  await signIn(other);
  await other.page.click("dialog[open] [data-join]");
  await expect.poll(() => nameOf(other).catch(() => ""), SOON).toBe("Ann");
  await ann.go(`table/${table}`);
  await ann.page.waitForSelector(".prompt.mine");
  expect([...ann.errors, ...other.errors]).toEqual([]);
  await ann.leave();
  await other.leave();
});

test("passkeys are renamed and removed, and what is removed opens nothing", async () => {
  const [ann, device] = await person("Ann");
  await ann.go("settings");
  await ann.page.click("button[aria-label^='Rename the passkey']");
  await ann.page.fill("#passkey-name", "Old laptop");
  await ann.page.keyboard.press("Enter");
  await ann.page.waitForSelector("strong:has-text('Old laptop')");
  await ann.page.click("[data-make-passkey]");
  await ann.page.waitForSelector("text=This device already has a passkey of yours.");
  const questions: string[] = [];
  ann.page.on("dialog", (dialog) => (questions.push(dialog.message()), void dialog.accept()));
  await ann.page.click("button[aria-label='Remove the passkey Old laptop']");
  await ann.page.waitForSelector("text=You are a guest: only this browser knows you");
  expect(questions[0]).toContain("your only way back");
  const other = await newcomer();
  await (await Authenticator.of(other)).receive(await device.passkey());
  await other.go("settings");
  await signIn(other);
  await other.page.waitForSelector("text=There is no such passkey here");
  expect(await nameOf(other)).toMatch(/^Guest/);
  await ann.leave();
  await other.leave();
});

test("an answer counts once: sent again it opens nothing", async () => {
  const [ann, device] = await person("Ann");
  const other = await newcomer();
  await (await Authenticator.of(other)).receive(await device.passkey());
  await other.go("settings");
  const [sent] = await Promise.all([
    other.page.waitForRequest((request) => request.url().endsWith("/api/sign-in/passkey")),
    signIn(other),
  ]);
  await expect.poll(() => nameOf(other).catch(() => ""), SOON).toBe("Ann");
  const again = await post("sign-in/passkey", sent.postData() ?? "");
  expect([again.status, again.code]).toEqual([409, "old_challenge"]);
  await ann.leave();
  await other.leave();
});

async function post(path: string, body: string): Promise<{ status: number; code?: string }> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${house.address}/api/${path}`, { method: "POST", headers, body });
  return { status: answer.status, ...((await answer.json()) as { code?: string }) };
}

test("what was signed on another page of the same machine is worth nothing", async () => {
  const [ann, device] = await person("Ann");
  const evil = createServer((_, answer) => void answer.end("<title>Win a prize</title>"));
  await new Promise<void>((heard) => evil.listen(0, "127.0.0.1", heard));
  const victim = await newcomer();
  await (await Authenticator.of(victim)).receive(await device.passkey());
  await victim.page.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`);
  // It asks our server for a challenge, by way of its own, and lets the visitor sign it.
  const localhost = house.address.replace("127.0.0.1", "localhost");
  const asked = await fetch(`${localhost}/api/sign-in/options`, { method: "POST" });
  const { options } = (await asked.json()) as { options: { challenge: string } };
  const credential = await victim.page.evaluate(async (challenge) => {
    const text = (data: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(data)))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=+$/, "");
    const letters = atob(challenge.replace(/-/g, "+").replace(/_/g, "/"));
    const publicKey = {
      challenge: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      rpId: "localhost",
    };
    const got = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const response = got.response as AuthenticatorAssertionResponse;
    return {
      id: got.id,
      rawId: text(got.rawId),
      type: got.type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
      },
    };
  }, options.challenge);
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${localhost}/api/sign-in/passkey`, {
    method: "POST",
    headers,
    body: JSON.stringify({ credential }),
  });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { code: string }).code).toBe("bad_passkey");
  evil.close();
  await ann.leave();
  await victim.leave();
});

test("a copied passkey is refused, and its owner is told", async () => {
  const [ann, device] = await person("Ann");
  const stolen = await device.passkey(); // with the count of now
  for (let times = 0; times < 2; times += 1) {
    await ann.go("settings");
    await signIn(ann);
    await ann.page.waitForSelector("[data-sign-in]");
    await expect
      .poll(async () => (await device.passkey()).signCount, SOON)
      .toBe(stolen.signCount + times + 1);
    await ann.page.waitForLoadState("load");
  }
  const thief = await newcomer();
  await (await Authenticator.of(thief)).receive(stolen);
  await thief.go("settings");
  await signIn(thief);
  await thief.page.waitForSelector("text=looks like a copy");
  expect(await nameOf(thief)).toMatch(/^Guest/);
  await ann.go("");
  await ann.go("settings");
  await ann.page.waitForSelector("text=somebody came with what looks like a copy of it");
  await ann.leave();
  await thief.leave();
});

test("without passkeys a code on paper does, shown once", async () => {
  const ann = await house.visitor(); // at a number, where browsers have no passkeys
  await ann.page.click("text=Change your name");
  await ann.page.fill("input[name=visitor]", "Ann");
  await ann.page.click("form .button.main");
  await ann.page.click("[data-keep]");
  await ann.page.waitForSelector("text=Passkeys need a secure address with a name");
  await ann.page.click("[data-make-code]");
  const code = await ann.page.locator("output").innerText();
  expect(code).toMatch(/^([A-Z2-7]{5}-){4}[A-Z2-7]{5}$/);
  expect(await ann.complaints()).toEqual([]);
  await ann.page.reload();
  await ann.page.waitForSelector("text=Make a new one");
  expect(await ann.page.locator("output").count()).toBe(0);

  const other = await house.visitor({ size: PHONE });
  await other.go("settings");
  await other.page.fill("#sign-in-code", "AAAAA-AAAAA-AAAAA-AAAAA-AAAAA");
  await other.page.keyboard.press("Enter");
  await other.page.waitForSelector("text=This recovery code is not right");
  await other.page.fill("#sign-in-code", code.toLowerCase());
  await other.page.keyboard.press("Enter");
  await expect.poll(() => nameOf(other).catch(() => ""), SOON).toBe("Ann");
  await ann.leave();
  await other.leave();
});

test("a new name is seen at once in the lobby, in other tabs and at the table", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor();
  await ann.page.click('[data-open="sneaks"]');
  await ann.page.fill("dialog[open] input[name=visitor]", "Ann");
  await ann.choose("seats", "3");
  await ann.choose("bots", "0");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.waitForURL(/#\/table\//);
  await ann.page.waitForSelector("li:has-text('Ann') .face");
  await bea.page.click(`[data-sit="${ann.table}"]`);
  await bea.page.waitForSelector("li:has-text('Ann') .face");
  const tab = await ann.page.context().newPage();
  await tab.goto(`${ann.address}/`);
  await tab.click("text=Change your name");
  await tab.fill("input[name=visitor]", "Annette");
  await tab.click("form .button.main");
  await bea.page.waitForSelector("li:has-text('Annette') .face");
  await ann.page.fill("#say", "It is me");
  await ann.page.keyboard.press("Enter");
  await bea.page.waitForSelector("text=It is me");
  await bea.page.waitForSelector("strong:has-text('Annette')");
  expect(await bea.page.locator("strong:text-is('Ann')").count()).toBe(0);
  await ann.go("");
  await ann.page.waitForSelector("strong:has-text('Annette')");
  await ann.leave();
  await bea.leave();
});

test("everything is taken away as a file, and deleted", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor();
  await ann.page.click('[data-open="crooks"]');
  await ann.page.fill("dialog[open] input[name=visitor]", "Annabella");
  await ann.choose("seats", "2");
  await ann.choose("bots", "0");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.waitForURL(/#\/table\//);
  await ann.page.waitForSelector("li:has-text('Annabella') .face");
  const { table } = ann;
  await bea.page.click(`[data-sit="${table}"]`);
  await ann.page.click(".button.main[aria-disabled=false]");
  await bea.page.waitForSelector(".board section");
  await ann.page.fill("#say", "Goodbye");
  await ann.page.keyboard.press("Enter");
  await bea.page.waitForSelector("text=Goodbye");

  await ann.go("settings");
  const [file] = await Promise.all([
    ann.page.waitForEvent("download"),
    ann.page.click("text=Download everything"),
  ]);
  expect(file.suggestedFilename()).toBe("backroom.json");
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  const told = JSON.parse(Buffer.concat(parts).toString()) as { tables: { table: string }[] };
  expect(told.tables.map((one) => one.table)).toEqual([table]);

  await ann.page.click("[data-delete]");
  expect(await ann.complaints()).toEqual([]);
  await ann.page.click("dialog[open] [data-yes]");
  await bea.page.waitForSelector("text=Former player");
  expect(await bea.page.locator("text=Annabella").count()).toBe(0);
  expect(await bea.page.locator("text=Goodbye").count()).toBe(0);
  await expect.poll(() => nameOf(ann).catch(() => ""), SOON).toMatch(/^Guest/);
  expect(bea.errors).toEqual([]); // Ann’s page may ask something more before it is loaded anew
  await ann.leave();
  await bea.leave();
});

test("what one did stands on a page of one's own, and who is rated on the ladder", async () => {
  const ann = await house.visitor();
  await ann.page.click('[data-open="crooks"]');
  await ann.page.fill("dialog[open] input[name=visitor]", "Ann");
  await ann.choose("seats", "2");
  await ann.choose("bots", "1");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.waitForURL(/#\/table\//);
  await ann.page.check("[data-rate]");
  await ann.page.waitForSelector("text=Ann wants that");
  expect(await ann.complaints()).toEqual([]);
  await ann.page.click(".begin .button.main");
  await ann.page.waitForSelector(".prompt.mine");
  await ann.page.click('[data-notation="pass"]');
  await ann.page.click("dialog[open] [data-yes]");
  await ann.page.waitForSelector("#over-title");
  await ann.go("");
  await ann.page.click("a.name");
  await ann.page.waitForSelector(".figures");
  await ann.page.waitForSelector("text=provisional");
  await ann.page.waitForSelector("text=rated >> nth=0");
  expect(await ann.complaints()).toEqual([]);
  await ann.page.locator("section select").first().selectOption("sneaks");
  await ann.page.waitForSelector("text=No game like that.");
  await ann.page.locator("section select").first().selectOption("");
  await ann.page.click("text=Replay");
  await ann.page.waitForSelector(".scrub input");
  await ann.go("ladder");
  await ann.page.waitForSelector("tbody tr.you");
  expect(await ann.complaints()).toEqual([]);
  const bea = await house.visitor({ size: PHONE, language: "it" });
  await bea.go("ladder/crooks");
  await bea.page.click("tbody a");
  await bea.page.waitForSelector(".figures");
  expect(await bea.complaints()).toEqual([]);
  expect([...ann.errors, ...bea.errors]).toEqual([]);
  await ann.leave();
  await bea.leave();
});

/** Whoever is asked passes, until the game is over. */
async function passToTheEnd(people: Visitor[]): Promise<void> {
  for (let asked = await nextToChoose(people); asked; asked = await nextToChoose(people))
    await asked.pass();
}

test("two who have played become friends, play again, and the evening has a score", async () => {
  const ann = await house.visitor();
  const bea = await house.visitor({ size: PHONE });
  await ann.page.click('[data-open="crooks"]');
  await ann.page.fill("dialog[open] input[name=visitor]", "Ann");
  await ann.choose("seats", "2");
  await ann.choose("bots", "0");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.waitForURL(/#\/table\//);
  await ann.page.waitForSelector("li:has-text('Ann') .face");
  await bea.page.click(`[data-sit="${ann.table}"]`);
  await ann.page.click(".begin .button.main[aria-disabled=false]");
  await passToTheEnd([ann, bea]);
  await ann.page.click("text=Play again");
  await ann.page.waitForSelector("#gather-title");
  await bea.page.click("text=Go to the next game");
  await bea.page.locator("li .button.main.small").first().click();
  await ann.page.click(".begin .button.main[aria-disabled=false]");
  await passToTheEnd([ann, bea]);
  await ann.page.waitForSelector("text=2 games together, won:");
  expect(await ann.complaints()).toEqual([]);

  await ann.go("");
  await ann.page.click("a.name");
  await ann.page.click("[data-befriend]");
  await ann.page.waitForSelector("text=has not answered yet");
  await bea.go("");
  await bea.page.click("a.name");
  await bea.page.click("[data-accept]");
  await bea.page.waitForSelector("strong:has-text('Ann')");
  expect(await bea.complaints()).toEqual([]);
  // What is between the two, in all and by game; and the games that they have played together.
  await bea.page.click("[aria-label='Only these games: Ann']");
  await bea.page.waitForSelector(".game:has-text('Crooks')");
  expect(await bea.page.locator("a:has-text('Replay')").count()).toBe(2);
  expect(await bea.complaints()).toEqual([]);
  await bea.page.click("a:has-text('Review') >> nth=0");
  await bea.page.waitForSelector('[data-review][aria-expanded="true"]');
  const idOfAnn = (JSON.parse(await ann.player()) as { player: string }).player;
  await bea.go(`person/${idOfAnn}`);
  await bea.page.waitForSelector("text=Ann and you");
  await ann.go("");
  await ann.page.click('[data-open="sneaks"]');
  await ann.choose("bots", "0");
  await ann.page.click("dialog[open] .button.main");
  await ann.page.waitForURL(/#\/table\//);
  await ann.page.click("[data-friend]");
  await ann.page.waitForSelector("[data-friend]", { state: "detached" });
  const { table } = ann;
  await bea.go("");
  await bea.page.waitForSelector(`a[href$="${table}"]`);
  expect([...ann.errors, ...bea.errors]).toEqual([]);
  await ann.leave();
  await bea.leave();
});
