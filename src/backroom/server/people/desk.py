"""The part of the HTTP API that is about people."""

from typing import Any

from msgspec import json

from backroom.server.endpoint import Call, Reply, get, post
from backroom.server.identity import SESSION_SECONDS, hashed
from backroom.server.messages import Joined
from backroom.server.people.messages import (
    Deleted,
    DeleteMe,
    Evening,
    FinishSignIn,
    FriendList,
    InvitedFriend,
    Leaderboard,
    NewFriend,
    NewPasskey,
    PasskeyName,
    PasskeyOptions,
    PlayedGames,
    Preferences,
    Profile,
    RecoveryCode,
    SignedIn,
    UsePasskey,
    UseRecoveryCode,
    WaysBack,
    WhoSees,
)
from backroom.server.people.mydata import export
from backroom.server.people.profile import Wanted

# The same person on another device.


async def ways_back(call: Call) -> WaysBack:
    return await call.desk.signing.ways_back(call.person().player.player)


async def passkey_options(call: Call) -> PasskeyOptions:
    player = call.person().player
    call.desk.limits.challenges.spend(call.address)
    return await call.desk.signing.passkeys.options(player.player, player.name, call.page)


async def make_passkey(call: Call) -> WaysBack:
    player, body = call.person().player.player, call.body
    await call.desk.signing.passkeys.make(player, body.name, body.credential, call.page)
    return await ways_back(call)


async def rename_passkey(call: Call) -> WaysBack:
    player = call.person().player.player
    await call.desk.signing.passkeys.rename(player, call.path["passkey"], call.body.name)
    return await ways_back(call)


async def remove_passkey(call: Call) -> WaysBack:
    await call.desk.signing.passkeys.remove(call.person().player.player, call.path["passkey"])
    return await ways_back(call)


async def make_recovery_code(call: Call) -> RecoveryCode:
    player = call.person().player.player
    call.desk.limits.recoveries.spend(call.address)
    return RecoveryCode(await call.desk.signing.recovery.make(player))


async def remove_recovery_code(call: Call) -> WaysBack:
    await call.desk.signing.recovery.remove(call.person().player.player)
    return await ways_back(call)


async def sign_in_options(call: Call) -> PasskeyOptions:
    call.desk.limits.challenges.spend(call.address)
    return await call.desk.signing.passkeys.sign_in_options(call.page)


async def sign_in(call: Call) -> Reply:
    person = await call.desk.signing.passkeys.sign_in(call.body.credential, call.page)
    return await _signed_in(call, person)


async def sign_in_with_code(call: Call) -> Reply:
    call.desk.limits.recoveries.spend(call.address)
    return await _signed_in(call, await call.desk.signing.recovery.use(call.body.code))


async def _signed_in(call: Call, person: str) -> Reply:
    here = None if call.visitor is None else call.person()
    answer, secret = await call.desk.signing.sign_in(here, person)
    if secret is None:
        return Reply(answer)
    if here is not None:
        ways = call.desk.courier.ways
        if here.player.player == person:
            await ways.note_session(person, here.session, hashed(secret))
        else:
            await ways.end_browser(here.player.player, here.session)
        await call.hub.end_visits(here.player.player, here.session)
    return Reply(answer, call.cookie(secret, SESSION_SECONDS))


async def finish_sign_in(call: Call) -> Reply:
    here, body = call.person(), call.body
    answer, secret = await call.desk.signing.finish(here, body.ticket, join=body.how == "join")
    if body.how == "leave":
        await call.desk.courier.ways.end_browsers(here.player.player)
    await call.hub.end_visits(here.player.player)
    return Reply(answer, call.cookie(secret, SESSION_SECONDS))


# What people did.


def _asks(call: Call) -> str | None:
    return None if call.visitor is None else call.visitor.player.player


async def profile(call: Call) -> Profile:
    call.desk.limits.looks.spend(call.address)
    return await call.desk.records.profile(call.path["player"], _asks(call))


async def played_games(call: Call) -> PlayedGames:
    call.desk.limits.looks.spend(call.address)
    return await call.desk.records.games(call.path["player"], _asks(call), call.query)


async def evening(call: Call) -> Evening:
    call.desk.limits.looks.spend(call.address)
    table = (await call.hub.room(call.path["table"])).table
    if not table.head.public:
        call.who().check_may_see(table)
    await call.hub.historian.catch_up()
    return await call.desk.records.evening(table, _asks(call))


async def show(call: Call) -> WhoSees:
    body: WhoSees = call.body
    await call.desk.records.show(call.person().player.player, body.shows)
    return body


async def leaderboard(call: Call) -> Leaderboard:
    call.desk.limits.looks.spend(call.address)
    return await call.desk.records.leaderboard(call.hub.library.game(call.path["game"]).name)


# Friends.


async def friends(call: Call) -> FriendList:
    call.desk.limits.looks.spend(call.address)
    return await call.desk.friends.of(call.person().player.player, call.hub.moment().clock)


async def add_friend(call: Call) -> FriendList:
    player = call.person().player.player
    call.desk.limits.friends.spend(player)
    await call.hub.watchman.check_company(player, frozenset([call.body.player]))
    await call.desk.friends.add(player, call.body.player)
    return await friends(call)


async def remove_friend(call: Call) -> FriendList:
    await call.desk.friends.remove(call.person().player.player, call.path["player"])
    return await friends(call)


async def invite_friend(call: Call) -> Joined:
    visitor, table, body = call.person(), call.path["table"], call.body
    call.desk.limits.friends.spend(visitor.player.player)
    friend = await call.desk.friends.check(visitor.player.player, body.player)
    return Joined(table, await call.hub.invite(visitor, table, body.seat, friend))


# What goes along, and what goes.


async def preferences(call: Call) -> Preferences | None:
    data = await call.hub.store.get("settings", call.person().player.player)
    return None if data is None else json.decode(data, type=Preferences)


async def keep_preferences(call: Call) -> Preferences:
    kept: Preferences = call.body
    await call.hub.store.put("settings", call.person().player.player, json.encode(kept))
    return kept


async def my_data(call: Call) -> Reply:
    player = call.person().player.player
    call.desk.limits.exports.spend(player)
    name = {"Content-Disposition": 'attachment; filename="backroom.json"'}
    return Reply(await export(call.hub.store, player, call.hub.moment().clock), name)


async def delete_me(call: Call) -> Reply:
    visitor = call.person()
    tables = await call.desk.everywhere.forget(visitor)
    return Reply(Deleted(tables), call.cookie("", 0))


ENDPOINTS = (
    get("/api/me/ways-back", "waysBack", ways_back, WaysBack, "One's passkeys and recovery code."),
    post(
        "/api/me/passkeys/options",
        "passkeyOptions",
        passkey_options,
        None,
        PasskeyOptions,
        "What a browser needs to make a passkey.",
    ),
    post(
        "/api/me/passkeys",
        "makePasskey",
        make_passkey,
        NewPasskey,
        WaysBack,
        "Keep a passkey that a browser has made.",
    ),
    post(
        "/api/me/passkeys/{passkey}/name",
        "renamePasskey",
        rename_passkey,
        PasskeyName,
        WaysBack,
        "Call a passkey by another name.",
    ),
    post(
        "/api/me/passkeys/{passkey}/remove",
        "removePasskey",
        remove_passkey,
        None,
        WaysBack,
        "Let nobody sign in with a passkey any more.",
    ),
    post(
        "/api/me/recovery",
        "makeRecoveryCode",
        make_recovery_code,
        None,
        RecoveryCode,
        "A new recovery code, in place of the one before.",
    ),
    post(
        "/api/me/recovery/remove",
        "removeRecoveryCode",
        remove_recovery_code,
        None,
        WaysBack,
        "Let nobody sign in with one's recovery code any more.",
    ),
    post(
        "/api/sign-in/options",
        "signInOptions",
        sign_in_options,
        None,
        PasskeyOptions,
        "What a browser needs to sign in with a passkey.",
        needs_session=False,
    ),
    post(
        "/api/sign-in/passkey",
        "signIn",
        sign_in,
        UsePasskey,
        SignedIn,
        "Sign in with a passkey.",
        needs_session=False,
    ),
    post(
        "/api/sign-in/code",
        "signInWithCode",
        sign_in_with_code,
        UseRecoveryCode,
        SignedIn,
        "Sign in with a recovery code.",
        needs_session=False,
    ),
    post(
        "/api/sign-in/finish",
        "finishSignIn",
        finish_sign_in,
        FinishSignIn,
        SignedIn,
        "Say what becomes of the guest of this browser, and be the person.",
    ),
    get(
        "/api/people/{player}",
        "profile",
        profile,
        Profile,
        "What a player did here, as far as they let others see it.",
        needs_session=False,
    ),
    get(
        "/api/people/{player}/games",
        "playedGames",
        played_games,
        PlayedGames,
        "The finished games of a player, the latest first.",
        query=Wanted,
        needs_session=False,
    ),
    get("/api/me/friends", "friends", friends, FriendList, "One's friends, and who may be one."),
    post(
        "/api/me/friends",
        "addFriend",
        add_friend,
        NewFriend,
        FriendList,
        "Ask somebody with whom one has played, or say yes to who has asked.",
    ),
    post(
        "/api/me/friends/{player}/remove",
        "removeFriend",
        remove_friend,
        None,
        FriendList,
        "Be no friends any more, or do not become any.",
    ),
    post(
        "/api/tables/{table}/friends",
        "inviteFriend",
        invite_friend,
        InvitedFriend,
        Joined,
        "Keep a seat of one's own table for a friend.",
    ),
    get(
        "/api/tables/{table}/evening",
        "evening",
        evening,
        Evening,
        "The games that the people of a table have finished together, and the score over them.",
        needs_session=False,
    ),
    post("/api/me/shows", "show", show, WhoSees, WhoSees, "Say who may see what one did."),
    get(
        "/api/games/{game}/leaderboard",
        "leaderboard",
        leaderboard,
        Leaderboard,
        "The ratings at a game, the best first, with the bots where they stand.",
        needs_session=False,
    ),
    get(
        "/api/me/settings",
        "preferences",
        preferences,
        Preferences | None,
        "The settings of the page, as they were kept last; null if they never were.",
    ),
    post(
        "/api/me/settings",
        "keepPreferences",
        keep_preferences,
        Preferences,
        Preferences,
        "Keep the settings of the page, for other devices.",
    ),
    get(
        "/api/me/data",
        "myData",
        my_data,
        dict[str, Any],
        "Everything that is kept of oneself.",
    ),
    post(
        "/api/me/delete",
        "deleteMe",
        delete_me,
        DeleteMe,
        Deleted,
        "Forget everything about oneself; finished games keep a former player.",
    ),
)
