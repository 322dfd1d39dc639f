"""The closed set of effects that an edition of Animalcatraz may use (spec, chapter 5).

Every kind is a type, and its parameters are the type's fields: an unknown kind or parameter cannot
be read at all. The unions have the kinds in the order of their numbers in cards.py.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Small = Annotated[int, Meta(ge=1, le=9)]
Amount = Annotated[int, Meta(ge=0, le=9)]
Face = Annotated[int, Meta(ge=1, le=6)]
ByFace = Annotated[list[Amount], Meta(min_length=6, max_length=6)]
Faces = Annotated[list[Face], Meta(max_length=6)]
Stat = Literal["force", "cunning"]


class Effect(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """Something with a kind of the closed set."""


# Icons, Events and cards (5.1).


class GainNotch(Effect, tag="gain_notch"):
    stat: Stat
    n: Small


class LoseNotch(Effect, tag="lose_notch"):
    stat: Stat
    n: Small


class GainRep(Effect, tag="gain_rep"):
    n: Small


class GainActions(Effect, tag="gain_actions"):
    n: Small
    cunning: Amount


class DrawChair(Effect, tag="draw_chair"):
    n: Annotated[int, Meta(ge=1, le=3)]
    to: Literal["cell"]


class LoseCellItem(Effect, tag="lose_cell_item"):
    n: Annotated[int, Meta(ge=1, le=3)]


class BecomePrimal(Effect, tag="become_primal"):
    cunning: Amount
    cost_at: Literal["start", "end"]


class Roll(Effect, tag="roll"):
    stat: Stat
    target: Annotated[int, Meta(ge=2, le=30)]
    success: GainNotch | GainRep | GainActions


class Visit(Effect, tag="visit"):
    pass


class CorruptionShift(Effect, tag="corruption_shift"):
    n: Annotated[int, Meta(ge=-9, le=9)]


class IconUnguarded(Effect, tag="icon_unguarded"):
    icon: str


class Riot(Effect, tag="riot"):
    rule: Literal["combine_two_weapons", "no_weapons", "free_primal", "best_stat"]
    cunning: Amount | None = None


class Trade(Effect, tag="trade"):
    pass


class AttackSteal(Effect, tag="attack_steal"):
    pass


class Work(Effect, tag="work"):
    n: Annotated[int, Meta(ge=1, le=2)]


class Invite(Effect, tag="invite"):
    pass


class CellblockRecruit(Effect, tag="cellblock_recruit"):
    pass


class Escape(Effect, tag="escape"):
    pass


class DrawCrime(Effect, tag="draw_crime"):
    pass


IconEffect = GainNotch | Trade | AttackSteal | Work | Invite | CellblockRecruit | Escape | DrawCrime
EventEffect = (
    Visit
    | DrawChair
    | LoseCellItem
    | BecomePrimal
    | Roll
    | CorruptionShift
    | IconUnguarded
    | Riot
    | GainRep
    | GainNotch
    | GainActions
)

# Upgrades (5.2).


class NotchBonus(Effect, tag="notch_bonus"):
    on: Literal["study", "weights", "chess", "eat", "night"]
    stat: Stat
    n: Small


class RollBonus(Effect, tag="roll_bonus"):
    on: Literal["steal", "corrupt", "cell_defence"]
    n: Small


class CancelWeaponDamage(Effect, tag="cancel_weapon_damage"):
    pass


UpgradeEffect = NotchBonus | RollBonus | CancelWeaponDamage

# What a Crime needs (5.3).


class With(Struct, forbid_unknown_fields=True):
    """Gangsters of a type that must be on the board."""

    type: str
    n: Annotated[int, Meta(ge=1, le=2)]


class Need(Effect, kw_only=True, rename={"gangsters": "with"}):
    gangsters: With | None = None


class StealOk(Need, kw_only=True, tag="steal_ok"):
    mode: Literal["cell", "pickpocket", "any"]
    rooms: list[str]


class FightWon(Need, kw_only=True, tag="fight_won"):
    rooms: list[str]


class GuardsOwned(Need, kw_only=True, tag="guards_owned"):
    n: Small


class GuardCorrupted(Need, kw_only=True, tag="guard_corrupted"):
    guard: str


class DiscardValue(Need, kw_only=True, tag="discard_value"):
    room: str
    value: Annotated[int, Meta(ge=1, le=30)]


class Carrying(Need, kw_only=True, tag="carrying"):
    item_kind: Literal["weapon", "tool", "armour", "trap", "inmate_upgrade", "cell_upgrade"]
    n: Annotated[int, Meta(ge=1, le=3)]
    at: Literal["own_cell"]


class DiscardItem(Need, kw_only=True, tag="discard_item"):
    items: Annotated[list[str], Meta(min_length=1)]
    room: str
    then: LoseNotch


class TookFromPile(Need, kw_only=True, tag="took_from_pile"):
    n: Annotated[int, Meta(ge=1, le=2)]


class WingKing(Need, tag="wing_king"):
    pass


class GangsterAt(Need, kw_only=True, tag="gangster_at"):
    room: str
    n: Annotated[int, Meta(ge=1, le=2)]


class TurnedPrimal(Need, tag="turned_primal"):
    pass


class TurnEnded(Need, kw_only=True, tag="turn_ended"):
    room: str


class GangsterInjured(Need, kw_only=True, tag="gangster_injured"):
    n: Annotated[int, Meta(ge=1, le=2)]


CrimeNeed = (
    StealOk
    | FightWon
    | GuardsOwned
    | GuardCorrupted
    | DiscardValue
    | Carrying
    | DiscardItem
    | TookFromPile
    | WingKing
    | GangsterAt
    | TurnedPrimal
    | TurnEnded
    | GangsterInjured
)

# Abilities of gangsters (5.4).


class StealAgain(Effect, tag="steal_again"):
    cunning: Amount


class StealBestOfTwo(Effect, tag="steal_best_of_two"):
    cunning: Amount


class Charm(Effect, tag="charm"):
    table: ByFace


class Peek(Effect, tag="peek"):
    pass


class CopyAbility(Effect, tag="copy_ability"):
    pass


class Sacrifice(Effect, tag="sacrifice"):
    pass


class BlowCell(Effect, tag="blow_cell"):
    injure_on: Faces
    actions: Amount


class Crush(Effect, tag="crush"):
    margin: Amount
    stat: Stat
    n: Small


class Reroll(Effect, tag="reroll"):
    pass


class DealPrimal(Effect, tag="deal_primal"):
    cost: Amount
    dry: Faces
    cunning: Amount


class Remote(Effect, tag="remote"):
    cost: Amount
    actions: list[str]


class ExtraContraband(Effect, tag="extra_contraband"):
    rounds: list[Annotated[int, Meta(ge=1, le=4)]]
    table: ByFace


class Scavenge(Effect, tag="scavenge"):
    cost: Small  # it works any number of times, so it must cost something
    table: Annotated[list[Annotated[int, Meta(ge=0, le=2)]], Meta(min_length=6, max_length=6)]


class Bleed(Effect, tag="bleed"):
    stat: Stat
    n: Small
    cured_in: str


class ExtraDie(Effect, tag="extra_die"):
    n: Annotated[int, Meta(ge=1, le=2)]


GangsterAbility = (
    StealAgain
    | StealBestOfTwo
    | Charm
    | Peek
    | CopyAbility
    | Sacrifice
    | BlowCell
    | Crush
    | Reroll
    | DealPrimal
    | Remote
    | ExtraContraband
    | Scavenge
    | Bleed
    | ExtraDie
)
# AZ-568: those that are an action of one's own turn.
COPIED = (StealAgain, StealBestOfTwo, Charm, Peek, BlowCell, DealPrimal, Remote, Scavenge)

# Abilities of inmates (5.5).


class Push(Effect, tag="push"):
    cost: Amount
    per_round: Literal[1]


class PushHurt(Effect, tag="push_hurt"):
    stat: Stat
    n: Small


class Bet(Effect, tag="bet"):
    n: Annotated[int, Meta(ge=1, le=2)]


class BetToCarried(Effect, tag="bet_to_carried"):
    pass


class TwoWeapons(Effect, tag="two_weapons"):
    cap: Annotated[int, Meta(ge=0, le=99)]


class BreakWeapon(Effect, tag="break_weapon"):
    margin: Amount


class HurtWinner(Effect, tag="hurt_winner"):
    margin: Amount
    stat: Stat
    n: Small


class CellTraining(Effect, tag="cell_training"):
    stat: Stat
    n: Small
    cost: Amount
    per_round: Literal[1]


class Feast(Effect, tag="feast"):
    stat: Stat
    n: Small


class NoCunningCost(Effect, tag="no_cunning_cost"):
    pass


class CunningInstead(Effect, tag="cunning_instead"):
    primal: Amount
    boost: Amount


class PlaceGuard(Effect, tag="place_guard"):
    owned: bool


class TrapRep(Effect, tag="trap_rep"):
    n: Small


class TrapImmune(Effect, tag="trap_immune"):
    stat: Stat
    n: Small


class Unsettle(Effect, tag="unsettle"):
    actions: Small


class UnsettleMore(Effect, tag="unsettle_more"):
    stat: Stat
    n: Small


class WardenImmune(Effect, tag="warden_immune"):
    pass


class WardenOwner(Effect, tag="warden_owner"):
    pass


class TormentWin(Effect, tag="torment_win"):
    stat: Stat
    n: Small


class TormentLying(Effect, tag="torment_lying"):
    stat: Stat
    n: Small


class FreeAttack(Effect, tag="free_attack"):
    pass


class FightDraw(Effect, tag="fight_draw"):
    n: Annotated[int, Meta(ge=1, le=3)]


InmateAbility = (
    Push
    | PushHurt
    | Bet
    | BetToCarried
    | TwoWeapons
    | BreakWeapon
    | HurtWinner
    | CellTraining
    | Feast
    | NoCunningCost
    | CunningInstead
    | PlaceGuard
    | TrapRep
    | TrapImmune
    | Unsettle
    | UnsettleMore
    | WardenImmune
    | WardenOwner
    | TormentWin
    | TormentLying
    | FreeAttack
    | FightDraw
)

# Tests of the campaign (5.6).


class KingpinInNormal(Effect, tag="kingpin_in_normal"):
    pass


class TeamGameSeats(Effect, tag="team_game_seats"):
    seats: list[Annotated[int, Meta(ge=4, le=8)]]


class EscapeWithTools(Effect, tag="escape_with_tools"):
    n: Annotated[int, Meta(ge=1, le=4)]


class RivalsTaggedAtOnce(Effect, tag="rivals_tagged_at_once"):
    n: Annotated[int, Meta(ge=1, le=4)]


class VariantWon(Effect, tag="variant_won"):
    variant: Literal["el_chapo", "crime_lord", "fugitive"]


class Unpublished(Effect, tag="unpublished"):
    pass


ChallengeTest = (
    KingpinInNormal
    | TeamGameSeats
    | EscapeWithTools
    | RivalsTaggedAtOnce
    | VariantWon
    | Unpublished
)


def kind_of(effect: Effect) -> str:
    """The word for an effect in the file."""
    return str(effect.__struct_config__.tag)
