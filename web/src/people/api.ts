/** The HTTP side of the server, as far as it is about people. */

import type {
  Deleted,
  Evening,
  FinishSignIn,
  FriendList,
  Joined,
  Leaderboard,
  PasskeyOptions,
  PlayedGames,
  Preferences,
  Profile,
  RecoveryCode,
  SignedIn,
  WaysBack,
  WhoSees,
} from "../generated/messages";
import { call, query } from "../lib/api";
import type { Answered } from "./passkeys";

export const people = {
  waysBack: () => call<WaysBack>("GET", "me/ways-back"),
  passkeyOptions: () => call<PasskeyOptions>("POST", "me/passkeys/options"),
  makePasskey: (name: string, credential: Answered) =>
    call<WaysBack>("POST", "me/passkeys", { name, credential }),
  renamePasskey: (passkey: string, name: string) =>
    call<WaysBack>("POST", `me/passkeys/${passkey}/name`, { name }),
  removePasskey: (passkey: string) => call<WaysBack>("POST", `me/passkeys/${passkey}/remove`),
  makeRecoveryCode: () => call<RecoveryCode>("POST", "me/recovery"),
  removeRecoveryCode: () => call<WaysBack>("POST", "me/recovery/remove"),
  signInOptions: () => call<PasskeyOptions>("POST", "sign-in/options"),
  signIn: (credential: Answered) => call<SignedIn>("POST", "sign-in/passkey", { credential }),
  signInWithCode: (code: string) => call<SignedIn>("POST", "sign-in/code", { code }),
  finishSignIn: (ticket: string, how: FinishSignIn["how"]) =>
    call<SignedIn>("POST", "sign-in/finish", { ticket, how }),
  preferences: () => call<Preferences | null>("GET", "me/settings"),
  keepPreferences: (kept: Preferences) => call<Preferences>("POST", "me/settings", kept),
  profile: (player: string) => call<Profile>("GET", `people/${player}`),
  games: (player: string, wanted: Record<string, string | number>) =>
    call<PlayedGames>("GET", `people/${player}/games?${query(wanted)}`),
  show: (shows: WhoSees["shows"]) => call<WhoSees>("POST", "me/shows", { shows }),
  leaderboard: (game: string) => call<Leaderboard>("GET", `games/${game}/leaderboard`),
  friends: () => call<FriendList>("GET", "me/friends"),
  addFriend: (player: string) => call<FriendList>("POST", "me/friends", { player }),
  removeFriend: (player: string) => call<FriendList>("POST", `me/friends/${player}/remove`),
  inviteFriend: (table: string, player: string) =>
    call<Joined>("POST", `tables/${table}/friends`, { player }),
  evening: (table: string) => call<Evening>("GET", `tables/${table}/evening`),
  deleteMe: () => call<Deleted>("POST", "me/delete", { sure: "delete" }),
};
