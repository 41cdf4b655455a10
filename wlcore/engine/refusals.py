"""Why a save or a journal cannot be used: one sentence for each reason, by whose name other languages say it."""

from __future__ import annotations

REASONS = {
    "not-whole": "the save is damaged: it is not whole",
    "other-format": "this is no save of this version",
    "other-game": "the save is of another game: of {found}, not of {wanted}",
    "other-rules": "the save is of other packs of {wanted}: a layer more or less, or one has been changed",
    "other-layout": "the save was written by another version of wlcore, to which its numbers meant something else",
    "forged": "the save has been changed by hand: it makes no sense any more",
    "rest-forged": "what it says of its last rest point makes no sense",
    "no-loop": "there is no loop in '{rule}' any more at which the game could go on",
    "no-thing": "there is no '{name}' any more",
    "no-card": "there is no card '{name}' any more",
    "not-rested": "it has not rested yet, so it cannot go on",
    "no-journal-written": "no journal can be written in {folder} ({why})",
    "unreadable": "{path} cannot be read ({why})",
    "unwritable": "{path} cannot be written ({why})",
    "breaks-off": "{path} breaks off before the game begins",
    "no-journal": "{path} is no journal",
    "no-journal-or-damaged": "{path} is no journal, or is damaged at line 1",
    "damaged": "{path} is damaged at line {line}: this is not what was written there",
    "senseless": "{path} makes no sense at line {line}",
    "cut": "{path} has been cut while it was read",
    "elsewhere": "{path} is being played in another window",
    "other-journal-format": "{path} was written by another version of wlcore (its format is {found}, not {wanted})",
    "not-begun": "it does not begin",
    "nothing-left": "nothing is left that could be taken back",
    "other-end": "it does not end as recorded",
    "not-on-offer": "choice {choice} ('{words}') is not on offer",
    "fails": "choice {choice} ('{words}') cannot be carried out: {what}",
    "diverges": "after choice {choice} it is another game",
    "other-packs": "{path} does not fit the packs as they are now ({changed}): {what}",
    "other-version": "{path} was written by another version of wlcore and does not fit this one: {what}",
    "unlike": "{path} does not replay as recorded: {what}",
    "unlike-now": "it would be another game by now",
    "both": "{first}; {second}",
    "packs-missing": "{path} needs what is not there any more: {names}",
    "packs-unnamed": "{path} wants opened what nobody here has named: {names}; if you trust it, say --packs with 'wl resume'",
    "packs-wrong": "{path} cannot go on with the packs as they are now: {why}",
    "stumbles": "the game cannot be played again with these rules ({why})",
    "save-unwritable": "'{name}' cannot be saved in {folder} ({why})",
    "no-save": "there is no save '{name}'",
    "no-save-but": "there is no save '{name}'; there are: {names}",
    "cannot-go-on": "{path} cannot go on: {why}",
    "no-such-journal": "there is no journal '{name}'",
    "many-journals": "'{name}' could be any of {count} journals",
    "no-scenario": "this moment cannot be written as a scenario",
}


class SaveError(ValueError):
    """A save or journal cannot be used; the message says why in one sentence, `reason` by the name of that sentence and
    `values` by what stands in it. One reason may tell another.
    """

    __module__ = "wlcore"

    def __init__(self, reason: str, /, **values: object) -> None:
        super().__init__(REASONS[reason].format(**values))
        self.reason, self.values = reason, values
