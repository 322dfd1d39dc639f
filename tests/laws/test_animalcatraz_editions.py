"""Editions of Animalcatraz: the house edition is read, and broken ones are refused (AZ-760)."""

import pytest

from backroom.games.animalcatraz.edition import HOUSE_EDITION, parse_edition
from backroom.kernel.edition import BadEdition, EditionText

HOUSE = HOUSE_EDITION.read_text(encoding="utf-8")

# What is changed, into what, and a text on the line that must be blamed.
BROKEN = {
    "another game": ('game = "animalcatraz"', 'game = "kings"', "game ="),
    "another format": ("format = 1", "format = 2", "format ="),
    "an unknown rule": ("actions_per_round = 5", "moves_per_round = 5", "[rules]"),
    "no Actions": ("actions_per_round = 5", "actions_per_round = 0", "actions_per_round"),
    "four pockets": ("carry_inmate = 3", "carry_inmate = 4", "carry_inmate"),
    "larger cells": ("cell_limit = 3", "cell_limit = 4", "cell_limit"),
    "three Crimes": ("crime_limit = 2", "crime_limit = 3", "crime_limit"),
    "three gangsters": ("gangster_limit = 2", "gangster_limit = 3", "gangster_limit"),
    "Events every round": ("event_rounds = [1, 3]", "event_rounds = [1, 2]", "event_rounds"),
    "too much contraband": ("round_contraband = 1", "round_contraband = 2", "round_contraband"),
    "a huge number": ("night_notches = 2", "night_notches = 2000000", "night_notches"),
    "five start cards": ("start_contraband = 2", "start_contraband = 5", "start_contraband"),
    "REP beyond Kingpin": ("max = 14", "max = 15", "max ="),
    "a rewarded theft": ("steal_fail = -1", "steal_fail = 1", "steal_fail"),
    "an unknown reward": ('["imposing", "dominant"]', '["imposing", "boss"]', "rank_reward"),
    "Normal for two": ("players = [3, 4], ", "players = [2, 3, 4], ", "normal   ="),
    "an even Event deck": ("X = 2, Y = 2, Z = 1", "X = 2, Y = 3, Z = 1", "normal   ="),
    "two last Events": ("X = 2, Y = 4, Z = 1", "X = 2, Y = 3, Z = 2", "advanced ="),
    "a wrong length": ("playing_rounds = 14", "playing_rounds = 12", "advanced ="),
    "other steps": ('B = ["tag_majority", ', "B = [", "B ="),
    "unknown steps": ("[guard_die]", 'D = ["sleep"]\n[guard_die]', 'D = ["sleep"]'),
    "a die of five": ('"B>", "C>"]', '"B>"]', "faces ="),
    "an unknown face": ('"B>", "C>"]', '"B>", "D"]', "faces ="),
    "another ring": ('["library", "infirmary",', '["infirmary", "library",', "corners ="),
    "a short track": ("[1, 2, 2, 2, 3, 3, 3, 1]", "[1, 2, 2, 2, 3, 3, 3]", "medium ="),
    "an empty level": ("[1, 2, 2, 2, 3, 3, 3, 1]", "[1, 2, 0, 2, 3, 3, 3, 1]", "medium ="),
    "a clever Primal": ("cunning_level = 0", "cunning_level = 1", "cunning_level"),
    "a gap of ranks": ("from = 5,  to = 8", "from = 6,  to = 8", 'id = "imposing"'),
    "a wide Kingpin": ("to = 13,", "to = 12,", 'id = "kingpin"'),
    "an unknown room": ('id = "yard"', 'id = "garden"', 'id = "garden"'),
    "a wing of another kind": (
        'it = "Ala A",       kind = "wing"',
        'it = "Ala A",       kind = "yard"',
        'id = "wing_a"',
    ),
    "a missing door": ('door = "C"', 'door = ""', 'id = "wing_d"'),
    "no attack": ('B = "attack_steal", C = "study"', 'B = "eat", C = "study"', 'id = "library"'),
    "an unknown icon": ('B = "chess"', 'B = "poker"', 'id = "yard"'),
    "escape from the Yard": ('B = "chess"', 'B = "escape"', 'id = "yard"'),
    "one icon twice": ('B = "chess"', 'B = "weights"', 'id = "yard"'),
    "no way back": ('["wing_d", "wing_a"]', '["wing_b", "wing_a"]', 'id = "library"'),
    "the Warden twice": ("warden = [9]", "warden = [8]", 'id = "library"'),
    "a Warden nowhere": ("warden = [2, 11]", "warden = [2]", "rooms = ["),
    "cells changed": ('id = "cell_1", wing = "wing_a"', 'id = "cell_1", wing = "wing_b"', "cell_1"),
    "an unknown effect": ('effect = { kind = "escape" }', 'effect = { kind = "flee" }', "flee"),
    "an unknown parameter": (
        'effect = { kind = "escape" }',
        'effect = { kind = "escape", n = 1 }',
        'id = "escape"',
    ),
    "a missing parameter": (
        'effect = { kind = "work", n = 2 }',
        'effect = { kind = "work" }',
        'id = "work"',
    ),
    "an effect of another icon": (
        'effect = { kind = "draw_crime" }',
        'effect = { kind = "trade" }',
        'id = "crime"',
    ),
    "an unknown guard": ('id = "smoker"', 'id = "sleepwalker"', 'id = "sleepwalker"'),
    "a wrong vice": ('vice = "lottery"', 'vice = "phone"', 'id = "gambler"'),
    "a homeless Lieutenant": ('home = "yard"', 'home = ""', 'id = "lieutenant"'),
    "an unknown inmate": ('id = "rob_z"', 'id = "rob_x"', 'id = "rob_x"'),
    "an unknown track": (
        'cunning_track = "fast",   unlock = [6, 7]',
        'cunning_track = "x", unlock = [6, 7]',
        "dandy_dufresne",
    ),
    "abilities upside down": ("unlock = [6, 7]", "unlock = [7, 6]", "dandy_dufresne"),
    "a weapon that is none": ('weapon = "fork"', 'weapon = "grease"', 'id = "vinnie"'),
    "an unknown ability": ('kind = "feast"', 'kind = "fast"', 'id = "cold_cuts"'),
    "an ability without limit": (
        'cost = 1, per_round = 1 }, { kind = "push_hurt"',
        'cost = 1, per_round = 2 }, { kind = "push_hurt"',
        "big_bill",
    ),
    "47 contraband cards": ("copies = 6", "copies = 5", "contraband = ["),
    "an unknown contraband": ('id = "ramen"', 'id = "soup"', 'id = "soup"'),
    "a bribe for nobody": ('guard = "matron"', 'guard = "cook"', 'id = "matron"'),
    "goods that bribe": (
        'kind = "goods",  value = 4',
        'kind = "goods",  bribe = 4, value = 4',
        "phone",
    ),
    "a Boost for ever": (
        "cunning = 1 },              value = 2, copies = 4, once = true",
        "cunning = 1 },              value = 2, copies = 4, once = false",
        'id = "boost"',
    ),
    "a value of five": ("value = 6, copies = 2", "value = 5, copies = 2", "gold_watch"),
    "four sixes": (
        "value = 4, copies = 2, once = false",
        "value = 6, copies = 2, once = false",
        "contraband = [",
    ),
    "an item changed": ('id = "cleaver"', 'id = "hammer"', 'id = "hammer"'),
    "an item of the Yard": (
        'id = "cleaver",         room = "cafeteria"',
        'id = "cleaver", room = "yard"',
        "cleaver",
    ),
    "thirteen in a corner": (
        'id = "cleaver",         room = "cafeteria"',
        'id = "cleaver", room = "library"',
        "items = [",
    ),
    "an unarmed weapon": ("atk = 1, dmg = 2, value = 2", "atk = 1, value = 2", 'id = "syringe"'),
    "a tool of no plan": (
        'plan = "raft",     need = "green", esc = 3',
        'plan = "canoe", need = "green", esc = 3',
        "dummy_head",
    ),
    "an unknown upgrade": ('on = "steal"', 'on = "sleep"', "latex_gloves"),
    "three tools": ('"blueprint", "plaster_saw", ', '"blueprint", ', 'id = "tunnel"'),
    "a tool of another plan": ('"grease", "sheet_rope"', '"blueprint", "sheet_rope"', "rooftop"),
    "too few Events": (
        'id = "shakedown",      deck = "Y"',
        'id = "shakedown", deck = "Z"',
        "shakedown",
    ),
    "an Event twice": ('id = "roll_call"', 'id = "shakedown"', 'en = "Shakedown"'),
    "a visit by choice": (
        'deck = "Y", part = "mandatory", room = "yard"',
        'deck = "Y", part = "optional", room = "yard"',
        "roll_call",
    ),
    "a visit nowhere": (
        'deck = "Y", part = "mandatory", room = "yard"',
        'deck = "Y", part = "mandatory", room = ""',
        "roll_call",
    ),
    "a Riot in between": (
        'id = "riot_fists",     deck = "Z"',
        'id = "riot_fists", deck = "Y"',
        "riot_fists",
    ),
    "a Riot of another rule": ('rule = "no_weapons"', 'rule = "pillows"', "riot_fists"),
    "a priced Riot": ('rule = "no_weapons"', 'rule = "no_weapons", cunning = 1', "riot_fists"),
    "a free Study": ('icon = "attack_steal" }', 'icon = "study" }', "power_cut"),
    "a Crime nowhere": (
        'rooms = ["yard", "cafeteria"]',
        'rooms = ["yard", "attic"]',
        'id = "pickpocket"',
    ),
    "an unknown need": ('kind = "wing_king"', 'kind = "wing_queen"', "block_lord"),
    "a Normal gang": (
        'advanced = true,  need = { kind = "gangster_at"',
        'advanced = false, need = { kind = "gangster_at"',
        'id = "visitor"',
    ),
    "an unknown gang": ('type = "dealer", n = 2', 'type = "baker", n = 2', 'id = "cartel"'),
    "a Crime lost": ('  { id = "vulture"', '  # { id = "vulture"', "crimes = ["),
    "an unknown type": ('type = "snitch"', 'type = "parrot"', 'id = "snitch",       type'),
    "a copied reroll": (
        'copy = false, ability = { kind = "reroll" }',
        'copy = true, ability = { kind = "reroll" }',
        "die_hard",
    ),
    "a free Scavenger": ('kind = "scavenge", cost = 1', 'kind = "scavenge", cost = 0', "scavenger"),
    "a table of five": ("table = [0, 0, 0, 1, 1, 2]", "table = [0, 0, 0, 1, 1]", "sweet_talk"),
    "a lazy Courier": ('actions = ["trade", "secure", ', 'actions = ["secure", ', 'id = "gary"'),
    "nine of the base": (
        'set = "extra",       copy = true,  ability = { kind = "peek" }',
        'set = "base", copy = true,  ability = { kind = "peek" }',
        "gangsters = [",
    ),
    "a short Fugitive deck": (
        'id = "sharks",       deck = 3',
        'id = "sharks", deck = 2',
        "fugitive = [",
    ),
    "a card without lock": (
        "deck = 3, red = 12, green = 0",
        "deck = 3, red = 0, green = 0",
        "sharks",
    ),
    "an empty envelope": (
        'unlocks = ["gary", "trafficker"]',
        'unlocks = ["gary", "rats"]',
        "Envelope 2",
    ),
    "an unknown challenge": ('kind = "kingpin_in_normal"', 'kind = "luck"', "Kingpin in a Normal"),
}


def test_the_house_edition_is_read() -> None:
    edition = parse_edition(EditionText("house", HOUSE))
    cards = edition.cards
    assert edition.name == "house-1"
    assert list(cards.kind_of[:48]) == list(range(48))
    assert sorted(list(cards.kind_of[48:]).count(kind) for kind in range(48, 65)) == [
        *[2] * 10,
        *[3] * 2,
        *[4] * 4,
        6,
    ]
    assert cards.kind_ids[cards.weapon_of_choice[0]] == "soap_sock"
    assert cards.level(0, 0, cards.start_notch[0]) == 4
    assert cards.top_notch[0] == 13


def test_comments_do_not_change_an_edition() -> None:
    plain = parse_edition(EditionText("house", HOUSE))
    assert parse_edition(EditionText("house", HOUSE + "\n# Mine.\n")).digest == plain.digest


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_edition_is_refused_on_its_line(name: str) -> None:
    find, put, blamed = BROKEN[name]
    assert find in HOUSE
    text = HOUSE.replace(find, put)
    with pytest.raises(BadEdition) as refused:
        parse_edition(EditionText("broken", text))
    assert refused.value.code == "bad_edition"
    assert blamed in text.splitlines()[refused.value.line - 1], str(refused.value)
