"""The Legacy campaign as the players meet it: before a game, after it, and between games."""

from pathlib import Path

from backroom.games.animalcatraz.campaign import Progress, after_game, check_options, load, save
from backroom.games.animalcatraz.edition import AnimalcatrazEdition
from backroom.games.animalcatraz.edition.tables import Challenge, Envelope
from backroom.games.animalcatraz.options import Options
from backroom.games.animalcatraz.state import Table
from backroom.games.animalcatraz.wording import AnimalcatrazSpeaker
from backroom.kernel.campaign import Campaign


class LegacyCampaign(Campaign):
    """The campaign of a file; raises SetupError for a bad one."""

    def __init__(self, path: Path, edition: AnimalcatrazEdition) -> None:
        self._path = path
        self._edition = edition
        self._progress = load(path, edition)

    def begin(self, options: Options) -> None:
        check_options(self._progress, self._edition, options)
        # Written as it is: a long game shall not end at a file that cannot be written.
        save(self._path, self._progress)

    def has_counted(self, deal: str) -> bool:
        return deal in self._progress.deals

    def finish(self, state: Table, deal: str, speaker: AnimalcatrazSpeaker) -> list[str]:
        # Read again: another game of the campaign may have ended since this one began.
        before = load(self._path, self._edition)
        self._progress = after_game(before, self._edition, state, deal)
        save(self._path, self._progress)
        return self._news(before, speaker)

    def summary(self, speaker: AnimalcatrazSpeaker) -> list[str]:
        legacy = self._edition.data.legacy
        return [
            self._games(speaker),
            *(self._envelope(envelope, speaker) for envelope in legacy.envelopes),
            *(self._challenge(challenge, speaker) for challenge in legacy.challenges),
        ]

    def _news(self, before: Progress, speaker: AnimalcatrazSpeaker) -> list[str]:
        """What the last game has brought."""
        say, legacy = speaker.phrases.say, self._edition.data.legacy
        opened = [
            say(
                "animalcatraz-campaign-opens",
                envelope=speaker.named(envelope),
                contents=speaker.contents(envelope),
            )
            for envelope in legacy.envelopes
            if envelope.id in self._progress.envelopes and envelope.id not in before.envelopes
        ]
        met = [
            say("animalcatraz-campaign-meets", challenge=speaker.named(challenge))
            for challenge in legacy.challenges
            if challenge.id in self._progress.challenges and challenge.id not in before.challenges
        ]
        return [self._games(speaker), *opened, *met]

    def _games(self, speaker: AnimalcatrazSpeaker) -> str:
        return speaker.phrases.say("animalcatraz-campaign-games", games=self._progress.games)

    def _envelope(self, envelope: Envelope, speaker: AnimalcatrazSpeaker) -> str:
        """What a closed envelope holds is a surprise."""
        say, name = speaker.phrases.say, speaker.named(envelope)
        if envelope.id in self._progress.envelopes:
            contents = speaker.contents(envelope)
            return say("animalcatraz-campaign-open", envelope=name, contents=contents)
        return say("animalcatraz-campaign-closed", envelope=name, games=envelope.games)

    def _challenge(self, challenge: Challenge, speaker: AnimalcatrazSpeaker) -> str:
        if not challenge.available:
            standing = "unavailable"  # AZ-710
        elif challenge.id in self._progress.challenges:
            standing = "met"
        else:
            standing = "open"
        name = speaker.named(challenge)
        return speaker.phrases.say(
            "animalcatraz-campaign-challenge",
            number=challenge.id,
            challenge=name,
            standing=standing,
        )
