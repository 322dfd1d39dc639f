"""An edition of Animalcatraz as flat numbers: what the rules read on the hot path.

Card effects are data. A card has a kind out of the spec's closed set (chapter 5) and the numbers
that the kind needs; the rules know the kinds and no card.
"""

from typing import Final

from backroom.kernel.numbers import i64, zeros

CARD_COUNT: Final[i64] = 96
KINDS: Final[i64] = 65  # of contraband and items: 48 items, then 17 of contraband
RANK_COUNT: Final[i64] = 5
ROOM_COUNT: Final[i64] = 9
ICONS: Final[i64] = 27  # three in each room
GUARD_COUNT: Final[i64] = 9
FACES: Final[i64] = 6  # of a die
SUMS: Final[i64] = 13  # of two dice, and below
INMATE_CARDS: Final[i64] = 12
BY_INMATE: Final[i64] = 24  # two stats, or two stars, of each inmate card
GANGSTER_COUNT: Final[i64] = 17
CRIME_COUNT: Final[i64] = 16
PLAN_LOCKS: Final[i64] = 8  # two of each plan
MOST_EVENTS: Final[i64] = 32
EVENT_DECKS: Final[i64] = 3  # X, Y, Z
FUGITIVE_CARDS: Final[i64] = 9
FUGITIVE_LOCKS: Final[i64] = 18  # two of each card
LEVELS: Final[i64] = 8  # 0 .. 7
MOST_NOTCHES: Final[i64] = 32  # of one track
NONE: Final[i64] = -1

# What a card of contraband or a prison item is (5.6).
BRIBE: Final[i64] = 0
PRIMAL: Final[i64] = 1
BOOST: Final[i64] = 2
GOODS: Final[i64] = 3
WEAPON: Final[i64] = 4
TOOL: Final[i64] = 5
ARMOUR: Final[i64] = 6
TRAP: Final[i64] = 7
INMATE_UPGRADE: Final[i64] = 8
CELL_UPGRADE: Final[i64] = 9

# Icons (5.1); the first kind raises a stat.
GAIN_NOTCH: Final[i64] = 0
TRADE: Final[i64] = 1
ATTACK_STEAL: Final[i64] = 2
WORK: Final[i64] = 3
INVITE: Final[i64] = 4
CELLBLOCK_RECRUIT: Final[i64] = 5
ESCAPE: Final[i64] = 6
DRAW_CRIME: Final[i64] = 7

# The icons that raise a stat, and Night: what an upgrade's notch_bonus works on (5.2).
ON_STUDY: Final[i64] = 0
ON_WEIGHTS: Final[i64] = 1
ON_CHESS: Final[i64] = 2
ON_EAT: Final[i64] = 3
ON_NIGHT: Final[i64] = 4
# ... and its roll_bonus.
ON_STEAL: Final[i64] = 5
ON_CORRUPT: Final[i64] = 6
ON_CELL_DEFENCE: Final[i64] = 7
NOTCH_BONUS: Final[i64] = 0
ROLL_BONUS: Final[i64] = 1
CANCEL_WEAPON_DAMAGE: Final[i64] = 2

# Events (5.1).
NO_PART: Final[i64] = 0
OPTIONAL: Final[i64] = 1
MANDATORY: Final[i64] = 2
VISIT: Final[i64] = 0
DRAW_CHAIR: Final[i64] = 1
LOSE_CELL_ITEM: Final[i64] = 2
BECOME_PRIMAL: Final[i64] = 3
ROLL_FOR: Final[i64] = 4
CORRUPTION_SHIFT: Final[i64] = 5
ICON_UNGUARDED: Final[i64] = 6
RIOT: Final[i64] = 7
GAIN_REP: Final[i64] = 8
GAIN_STAT: Final[i64] = 9  # gain_notch
GAIN_ACTIONS: Final[i64] = 10
TWO_WEAPONS_RULE: Final[i64] = 0  # combine_two_weapons
NO_WEAPONS: Final[i64] = 1
FREE_PRIMAL: Final[i64] = 2
BEST_STAT: Final[i64] = 3
X_DECK: Final[i64] = 0
Y_DECK: Final[i64] = 1
Z_DECK: Final[i64] = 2

# What a Crime needs (5.3).
STEAL_OK: Final[i64] = 0
FIGHT_WON: Final[i64] = 1
GUARDS_OWNED: Final[i64] = 2
GUARD_CORRUPTED: Final[i64] = 3
DISCARD_VALUE: Final[i64] = 4
CARRYING: Final[i64] = 5
DISCARD_ITEM: Final[i64] = 6
TOOK_FROM_PILE: Final[i64] = 7
WING_KING: Final[i64] = 8
GANGSTER_AT: Final[i64] = 9
TURNED_PRIMAL: Final[i64] = 10
TURN_ENDED: Final[i64] = 11
GANGSTER_INJURED: Final[i64] = 12
STEAL_CELL: Final[i64] = 0  # modes of steal_ok
STEAL_POCKET: Final[i64] = 1
STEAL_ANY: Final[i64] = 2

# Abilities of gangsters (5.4).
STEAL_AGAIN: Final[i64] = 0
STEAL_BEST_OF_TWO: Final[i64] = 1
CHARM: Final[i64] = 2
PEEK: Final[i64] = 3
COPY_ABILITY: Final[i64] = 4
SACRIFICE: Final[i64] = 5
BLOW_CELL: Final[i64] = 6
CRUSH: Final[i64] = 7
REROLL: Final[i64] = 8
DEAL_PRIMAL: Final[i64] = 9
REMOTE: Final[i64] = 10
EXTRA_CONTRABAND: Final[i64] = 11
SCAVENGE: Final[i64] = 12
BLEED: Final[i64] = 13
EXTRA_DIE: Final[i64] = 14

# Abilities of inmates (5.5).
PUSH: Final[i64] = 0
PUSH_HURT: Final[i64] = 1
BET: Final[i64] = 2
BET_TO_CARRIED: Final[i64] = 3
TWO_WEAPONS: Final[i64] = 4
BREAK_WEAPON: Final[i64] = 5
HURT_WINNER: Final[i64] = 6
CELL_TRAINING: Final[i64] = 7
FEAST: Final[i64] = 8
NO_CUNNING_COST: Final[i64] = 9
CUNNING_INSTEAD: Final[i64] = 10
PLACE_GUARD: Final[i64] = 11
TRAP_REP: Final[i64] = 12
TRAP_IMMUNE: Final[i64] = 13
UNSETTLE: Final[i64] = 14
UNSETTLE_MORE: Final[i64] = 15
WARDEN_IMMUNE: Final[i64] = 16
WARDEN_OWNER: Final[i64] = 17
TORMENT_WIN: Final[i64] = 18
TORMENT_LYING: Final[i64] = 19
FREE_ATTACK: Final[i64] = 20
FIGHT_DRAW: Final[i64] = 21


class Cards:
    """Every number of an edition. Ids are kept for positions, journal and views."""

    # Numbers of [rules], [rep], [primal] and of the guard die.
    actions_per_round: i64
    primal_rounds: i64
    primal_force: i64
    weapon_bonus: i64
    weapon_bonus_primal: i64
    carry_inmate: i64
    cell_limit: i64
    start_contraband: i64
    round_contraband: i64
    start_bases: i64
    start_letter: i64
    gang_tags: i64
    trash_tags: i64
    hole_actions: i64
    trap_actions: i64
    rival_guard_bonus: i64
    night_notches: i64
    bribe_replaces_cunning: bool
    first_round_guard_die: bool
    free_steps: i64
    max_playing_rounds: i64
    crime_points_needed: i64
    event_count: i64
    start_rep_normal: i64
    start_rep_advanced: i64
    riot_win: i64
    riot_lose: i64
    king_first: i64
    tag_majority: i64
    steal_ok: i64
    steal_fail: i64
    corrupt_ok: i64
    corrupt_fail: i64
    trap_rival: i64
    fight_equal: i64
    fight_per_rank_above: i64
    fight_below: i64
    fight_lose: i64
    recruit_fail: i64
    gangster_night: i64
    trash_tag_unfought: i64
    reward_bases: i64
    reward_trash_tags: i64
    rank_rewarded: i64  # ranks, as bits
    # Ids.
    kind_ids: list[str]
    room_ids: list[str]
    icon_ids: list[str]  # by 3 * room + letter
    guard_ids: list[str]
    inmate_ids: list[str]
    gangster_ids: list[str]
    crime_ids: list[str]
    plan_ids: list[str]
    event_ids: list[str]
    fugitive_ids: list[str]

    def __init__(self) -> None:  # noqa: PLR0915 - one line for each list of an edition
        self.rank_from = zeros(RANK_COUNT)  # the lowest REP of each rank
        # Cards: by card 0 .. 95, and by kind.
        self.kind_of = zeros(CARD_COUNT)
        self.what = zeros(KINDS)
        self.value = zeros(KINDS)
        self.once = zeros(KINDS)  # 1: goes to the chair after use
        self.item_room = zeros(KINDS)  # corner room of an item, NONE
        self.attack = zeros(KINDS)
        self.damage = zeros(KINDS)
        self.tool_plan = zeros(KINDS)  # the plan it helps, NONE
        self.tool_lock = zeros(KINDS)  # 0 red, 1 green
        self.tool_value = zeros(KINDS)
        self.armour_force = zeros(KINDS)
        self.armour_breaks = zeros(KINDS)
        self.bribe_guard = zeros(KINDS)  # NONE
        self.bribe_value = zeros(KINDS)
        self.boost_actions = zeros(KINDS)
        self.cunning_cost = zeros(KINDS)  # notches, of the PRIMAL drug and the Boost
        self.upgrade = zeros(KINDS)  # NOTCH_BONUS, ROLL_BONUS, CANCEL_WEAPON_DAMAGE; NONE
        self.upgrade_on = zeros(KINDS)
        self.upgrade_stat = zeros(KINDS)
        self.upgrade_n = zeros(KINDS)
        # Rooms: by room, and by 3 * room + letter.
        self.links = zeros(ROOM_COUNT)  # adjacent rooms, as bits; cells left out
        self.door = zeros(ROOM_COUNT)  # the letter of a wing's door, NONE
        self.icon = zeros(ICONS)  # the icon's kind, GAIN_NOTCH ...
        self.icon_cost = zeros(ICONS)
        self.icon_on = zeros(ICONS)  # ON_STUDY ... for those that raise a stat, NONE
        self.icon_stat = zeros(ICONS)
        self.icon_n = zeros(ICONS)  # notches, or cards of Work
        self.attack_letter = zeros(ROOM_COUNT)  # where the room's Attack/Steal icon is
        self.warden_room = zeros(SUMS)  # by the sum of two dice
        self.die_letter = zeros(FACES)  # faces of the guard die
        self.die_arrow = zeros(FACES)
        self.guard_level = zeros(GUARD_COUNT)
        # Inmate cards.
        self.start_level = zeros(BY_INMATE)  # by card and stat
        self.start_notch = zeros(BY_INMATE)
        self.top_notch = zeros(BY_INMATE)
        self.level_at = zeros(BY_INMATE * MOST_NOTCHES)  # by card, stat and notch
        self.unlock = zeros(BY_INMATE)
        self.weapon_of_choice = zeros(INMATE_CARDS)  # a kind, NONE
        self.ability = zeros(BY_INMATE)  # by card and star
        self.ability_stat = zeros(BY_INMATE)
        self.ability_n = zeros(BY_INMATE)  # n, cap, margin, actions or owned
        self.ability_more = zeros(BY_INMATE)  # n of hurt_winner; boost of cunning_instead
        self.ability_cost = zeros(BY_INMATE)
        self.primal_actions = zeros(LEVELS)  # by normal Force level
        # Gangsters.
        self.gang_type = zeros(GANGSTER_COUNT)
        self.gang_stat = zeros(GANGSTER_COUNT)  # the stat that recruits it
        self.gang_target = zeros(GANGSTER_COUNT)
        self.gang_force = zeros(GANGSTER_COUNT)
        self.gang_price = zeros(GANGSTER_COUNT)
        self.gang_copy = zeros(GANGSTER_COUNT)  # 1: the Fraudster may copy it
        self.gang_ability = zeros(GANGSTER_COUNT)
        self.gang_n = zeros(GANGSTER_COUNT)  # n, margin, cunning of a thief
        self.gang_stat_hit = zeros(GANGSTER_COUNT)  # the stat that crush and bleed hit
        self.gang_more = zeros(
            GANGSTER_COUNT
        )  # cunning of a Dealer; actions of the Detonator; margin of crush
        self.gang_cost = zeros(GANGSTER_COUNT)
        self.gang_table = zeros(
            FACES * GANGSTER_COUNT
        )  # by face: Actions, cards; 1 for an injury or a dry deal
        self.gang_rounds = zeros(GANGSTER_COUNT)  # rounds of extra_contraband, as bits 1 .. 4
        self.gang_cured_in = zeros(GANGSTER_COUNT)  # a room
        # Crimes.
        self.crime_rep = zeros(CRIME_COUNT)
        self.crime_points = zeros(CRIME_COUNT)
        self.crime_advanced = zeros(CRIME_COUNT)
        self.crime_need = zeros(CRIME_COUNT)
        self.crime_mode = zeros(CRIME_COUNT)  # STEAL_CELL ...
        self.crime_rooms = zeros(CRIME_COUNT)  # as bits; 0: anywhere
        self.crime_n = zeros(CRIME_COUNT)  # n or value
        self.crime_guard = zeros(CRIME_COUNT)
        self.crime_what = zeros(CRIME_COUNT)  # the item kind of carrying
        self.crime_items = zeros(CRIME_COUNT * KINDS)  # 1: discard_item takes this kind
        self.crime_stat = zeros(CRIME_COUNT)  # what discard_item does to the inmate hit
        self.crime_hit = zeros(CRIME_COUNT)
        self.crime_with = zeros(CRIME_COUNT)  # a gangster type, NONE
        self.crime_with_n = zeros(CRIME_COUNT)
        # Plans, Events, Fugitive cards.
        self.lock = zeros(PLAN_LOCKS)  # by plan: red, green
        self.event_deck = zeros(MOST_EVENTS)
        self.event_part = zeros(MOST_EVENTS)
        self.event_room = zeros(MOST_EVENTS)  # NONE
        self.event_effect = zeros(MOST_EVENTS)
        self.event_n = zeros(MOST_EVENTS)  # n, shift, target
        self.event_stat = zeros(MOST_EVENTS)
        self.event_cunning = zeros(MOST_EVENTS)
        self.event_at_end = zeros(MOST_EVENTS)  # 1: the Cunning is paid when the Primal state ends
        self.event_icon = zeros(MOST_EVENTS)  # the icon's kind that icon_unguarded frees
        self.event_rule = zeros(MOST_EVENTS)  # of a Riot
        self.event_success = zeros(MOST_EVENTS)  # effect of a roll's success ...
        self.event_success_stat = zeros(MOST_EVENTS)
        self.event_success_n = zeros(MOST_EVENTS)
        self.events_normal = zeros(EVENT_DECKS)  # how many of X, Y, Z
        self.events_advanced = zeros(EVENT_DECKS)
        self.fugitive_deck = zeros(FUGITIVE_CARDS)
        self.fugitive_lock = zeros(FUGITIVE_LOCKS)  # by card: red, green
        self.fugitive_step = zeros(FUGITIVE_CARDS)

    def level(self, card: i64, stat: i64, notch: i64) -> i64:
        """The level in which a marker stands (AZ-148)."""
        return self.level_at[(2 * card + stat) * MOST_NOTCHES + notch]
