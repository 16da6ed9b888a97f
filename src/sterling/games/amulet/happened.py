"""What happened in the Amulet between two views of one seat, as data (docs/story.md).

Every action and every place is public (AM-58), so the action settles what was done. Without it the action is worked out
from the views (`_guess`); where two actions look alike from outside, less is told.
"""

from sterling.core.errors import Fact
from sterling.core.notation import Form
from sterling.core.story import Happening, Thing
from sterling.games.amulet.cards import CHARACTERS
from sterling.games.amulet.codes import BEHOLDER, EXPOSER, MASTER, REVEALER, ROBBER, SEER, WITCH
from sterling.games.amulet.notation import (
    NOTATION,
    Amulet,
    Call,
    Discard,
    Draw,
    End,
    Fetch,
    Keep,
    Left,
    No,
    Off,
    Right,
    Show,
    Take,
    Use,
    Yes,
)
from sterling.games.amulet.notation import Card as Chosen
from sterling.games.amulet.view import AmuletView, Card, Spot

PENALTY_FROM = 3
"""AM-14: a failed exchange of this many cards costs a penalty card."""


def happened(before: AmuletView | None, after: AmuletView, code: int | None) -> list[Happening]:
    """What this seat saw, in order."""
    if before is None:
        return _opening(after)
    if before == after:
        return []
    return _Teller(before, after, code).everything()


def house(seat: int, place: int) -> str:
    return f"house:{seat}:{place}"


def card(value: int | None, start: str = "", end: str = "") -> Thing:
    if value is None:
        return Thing("", {"kind": "hidden", "value": 0}, start, end)
    return Thing(str(value), {"kind": CHARACTERS[value].name, "value": value}, start, end)


def _opening(view: AmuletView) -> list[Happening]:
    """AM-1: a new round is dealt."""
    if view.phase == "over":
        return [Happening("over", rule="AM-23", heading=True)]
    dealt = [
        card(None, "deck", house(seat, place))
        for place in range(max(map(len, view.villages)))
        for seat, village in enumerate(view.villages)
        if place < len(village)
    ]
    facts: dict[str, Fact] = {"round": view.round}
    why = f"amulet-story-why-{_why_first(view)}"
    told = [Happening("round", whom=view.first, moved=dealt, facts=facts, why=why, rule="AM-3", heading=True)]
    if view.phase == "look" and view.pile:
        told.append(Happening("open", things=[card(view.pile[0])], start="deck", end="pile", rule="AM-1"))
    return told


def _why_first(view: AmuletView) -> str:
    """AM-3: why this seat starts the round."""
    if view.round == 1:
        return "youngest" if view.first == view.ages[0] else "set-up"
    lost = view.rounds[view.round - 2].lost
    return "fewest" if lost.count(min(lost)) == 1 else "tied"


class _Teller:
    def __init__(self, before: AmuletView, after: AmuletView, code: int | None) -> None:
        self.before = before
        self.after = after
        self.me = after.seat
        self.who = before.turn
        self.ended = len(after.rounds) > len(before.rounds)
        self.dealt_anew = self.ended and after.phase != "over"
        """The views already show the next round; only the action tells what the last action did."""
        self.form = NOTATION.form(code) if code is not None else _guess(before, after)
        self.told: list[Happening] = []

    def add(
        self,
        verb: str,
        rule: str,
        *,
        whom: int | None = None,
        things: list[Thing] | None = None,
        moved: list[Thing] | None = None,
        start: str = "",
        end: str = "",
        spots: list[str] | None = None,
        facts: dict[str, Fact] | None = None,
    ) -> None:
        """Something done by the seat whose turn it is."""
        self.told.append(
            Happening(
                verb, self.who, whom, things or [], moved or [], start, end, spots or [], facts=facts or {}, rule=rule
            )
        )

    def everything(self) -> list[Happening]:
        before, after = self.before, self.after
        if before.phase == "look":
            self.first_looks()
            return self.told
        self.action()
        if not self.ended:
            fresh = after.display[len(before.display) - self.took_shown() :]
            if fresh and after.deck < before.deck:
                at = len(after.display) - len(fresh)
                things = [card(value, end=f"bench:{at + place}") for place, value in enumerate(fresh)]
                self.told.append(Happening("refill", things=things, start="deck", rule="AM-C1"))
            return self.told
        self.end_of_round()
        if after.phase == "over":
            self.end_of_game()
        else:
            self.told += _opening(after)
        return self.told

    def took_shown(self) -> int:
        return int(isinstance(self.form, Show))

    # -- what the views say ------------------------------------------------------------------------------------------

    def fresh(self, number: int) -> list[int | None]:
        """The cards added to the discard pile; unknown if the next round has already been dealt."""
        if self.dealt_anew:
            return [None] * number
        return list(self.after.pile[len(self.before.pile) :][:number])

    def known(self, seat: int, place: int) -> int | None:
        """A card as this seat knew it before the action."""
        return self.before.villages[seat][place].value

    def seen(self, seat: int, place: int) -> int | None:
        """A card as this seat knows it after the action, which did not move it."""
        if not self.dealt_anew:
            return self.after.villages[seat][place].value
        # AM-56: all villages were turned up at the end of the round.
        return self.after.rounds[-1].villages[seat][place] if self.who == self.me else self.known(seat, place)

    # -- before the first turn ---------------------------------------------------------------------------------------

    def first_looks(self) -> None:
        """AM-2: all may look at once; who looks where is public."""
        before, after = self.before, self.after
        for seat, spot in enumerate(after.looking):
            if spot is not None and spot != before.looking[seat]:
                self.who = seat
                self.look(spot, "start", "AM-2")
                return
        gone = [seat for seat in before.waiting if after.phase != "look" or seat not in after.waiting]
        for seat in gone:
            looked = any(seat in one.knowers for one in before.villages[seat])
            self.told.append(Happening("no-look", who=seat, facts={"looked": "yes" if looked else "no"}, rule="AM-2"))

    def look(self, spot: Spot, how: str, rule: str, value: int | None = None) -> None:
        if value is None:
            value = self.seen(spot.seat, spot.place)
        self.add(
            "look",
            rule,
            whom=spot.seat,
            things=[card(value)],
            start=f"name:{self.who}",
            end=house(spot.seat, spot.place),
            facts={"place": spot.place + 1, "with": how},
        )

    # -- a turn ------------------------------------------------------------------------------------------------------

    def action(self) -> None:
        before, who = self.before, self.who
        match self.form:
            case Draw():
                self.look_at_deck()
            case Keep(place):
                self.add("keep", "AM-52", things=[self.held()], start="deck", end="hand", facts={"place": place + 1})
            case Take():
                self.add("take", "AM-11", things=[card(before.pile[-1])], start="pile", end="hand")
            case Show(place):
                things = [card(before.display[place])]
                self.add("take-shown", "AM-C1", things=things, start=f"bench:{place}", end="hand")
            case Fetch(place):
                self.add("fetch", "AM-C10", things=[card(before.pile[place])], start="pile", end="hand")
            case Call():
                self.add("call", "AM-20", spots=[f"name:{who}"])
            case Discard():
                value = self.fresh(1)[0]
                if value is None and before.hand is not None:
                    value = before.hand.value
                self.add("discard", "AM-10", things=[card(value)], start="hand", end="pile")
            case Amulet(place):
                end = house(who, place)
                self.add("amulet", "AM-30", whom=who, start=f"name:{who}", end=end, facts={"place": place + 1})
            case Use(place):
                value = self.known(who, place)
                self.add("use", f"AM-C{value}", things=[card(value)], spots=[house(who, place)])
            case Off():
                self.guard(None)
            case Left() | Right():
                self.add_at_end("left" if isinstance(self.form, Left) else "right")
            case End():
                self.add("end-turn", "AM-57", spots=[f"name:{who}"])
            case No():
                self.decline()
            case Yes():
                self.exchange(before.announced)
            case Chosen(seat, place):
                self.choose(Spot(seat, place))
            case None:
                self.unclear()

    def held(self) -> Thing:
        """The card that came to the hand, if this seat knows it."""
        return card(None if self.after.hand is None else self.after.hand.value)

    def look_at_deck(self) -> None:
        before, after = self.before, self.after
        if after.hand is not None:
            self.add("draw", "AM-10", things=[self.held()], start="deck", end="hand")
            return
        witch = before.phase == "power"
        depth = 0 if witch else after.looked - 1
        value = next((one.value for one in after.seen if one.depth == depth), None)
        things = [card(value)]
        if witch:
            self.add("witch", "AM-C11", things=things, spots=["deck"])
        else:
            self.add("look-deck", "AM-C4", things=things, spots=["deck"], facts={"place": depth + 1})

    def decline(self) -> None:
        match self.before.phase:
            case "witch":
                self.add("leave", "AM-C11", spots=["deck"])
            case "second-look":
                self.add("no-look", "AM-C7", facts={"looked": "yes"})
            case _:
                value = self.before.pile[-1]
                self.add("no-power", f"AM-C{value}", things=[card(value)], spots=["pile"])

    def choose(self, spot: Spot) -> None:
        before, after, who = self.before, self.after, self.who
        match before.phase:
            case "hand" | "announce":
                if not self.ended and after.phase == "announce":
                    self.pick(spot)
                else:
                    self.exchange([*before.announced, spot.place])
            case "place":
                self.place_set(spot.place)
            case "empath":
                self.look(spot, "empath", "AM-C2")
            case "bodyguard":
                self.guard(spot.place)
            case "swap":
                self.swap(spot)
            case "witch" if spot.seat != who:
                self.bewitch(spot)
            case "witch":
                if not self.ended and after.phase == "announce":
                    self.pick(spot)
                else:
                    self.exchange([spot.place], start="deck")
            case _:
                self.power(spot)

    def pick(self, spot: Spot) -> None:
        """AM-13: announced for an exchange; the witch's card goes to the hand with the first one."""
        moved = [card(None, "deck", "hand")] if self.before.phase == "witch" else []
        end = house(spot.seat, spot.place)
        facts: dict[str, Fact] = {"place": spot.place + 1, "number": len(self.before.announced) + 1}
        self.add("pick", "AM-13", whom=self.who, moved=moved, end=end, facts=facts)

    def power(self, spot: Spot) -> None:
        value = self.before.pile[-1]
        if value == ROBBER:
            end = house(spot.seat, spot.place)
            self.add("give", "AM-C12", whom=spot.seat, end=end, facts={"place": spot.place + 1})
        elif value in (EXPOSER, REVEALER):
            turned = self.after.rounds[-1].villages if self.dealt_anew else None
            up = self.seen(spot.seat, spot.place) if turned is None else turned[spot.seat][spot.place]
            self.add(
                "turn-up",
                f"AM-C{value}",
                whom=spot.seat,
                things=[card(up)],
                spots=[house(spot.seat, spot.place)],
                facts={"place": spot.place + 1, "with": CHARACTERS[value].name},
            )
        else:
            self.look(spot, CHARACTERS[value].name, f"AM-C{value}")

    def exchange(self, places: list[int], start: str = "hand") -> None:
        """AM-12 for one card; several are turned up, and are a set or not (AM-13, AM-14)."""
        before, who = self.before, self.who
        if len(places) == 1:
            place = places[0]
            old = self.known(who, place) if self.dealt_anew else self.fresh(1)[0]
            self.add(
                "exchange",
                "AM-12",
                whom=who,
                things=[card(old, house(who, place), "pile")],
                moved=[self.newcomer(start, who, place)],
                facts={"place": place + 1, "side": self.side()},
            )
            return
        turned = [card(self.after.villages[who][place].value, house(who, place)) for place in places]
        if self.after.phase == "place":
            self.add("reveal-set", "AM-13", things=turned)
        else:
            penalty = len(places) >= PENALTY_FROM and before.deck > 0
            self.add("reveal-no-set", "AM-14", things=turned, facts={"penalty": "yes" if penalty else "no"})

    def side(self) -> str:
        """AM-12: which way up the new card lies."""
        return "up" if self.before.hand is not None and self.before.hand.source != "deck" else "down"

    def newcomer(self, start: str, seat: int, place: int) -> Thing:
        """The new card on its way to its place."""
        value = self.before.hand.value if self.before.hand is not None else None
        if value is None and not self.ended:
            value = self.after.villages[seat][place].value
        return card(value, start, house(seat, place))

    def place_set(self, chosen: int) -> None:
        """AM-13: the set goes to the discard pile, the new card takes one of its places, the gaps close."""
        before, who = self.before, self.who
        place = chosen - sum(other < chosen for other in before.announced)
        self.add(
            "exchange-set",
            "AM-13",
            whom=who,
            things=[card(self.known(who, at), house(who, at), "pile") for at in before.announced],
            moved=[self.newcomer("hand", who, place)],
            facts={"place": place + 1, "side": self.side()},
        )

    def add_at_end(self, where: str) -> None:
        """AM-14: the new card, then the penalty card."""
        who = self.who
        place = {"left": 0, "right": len(self.before.villages[who])}.get(where)
        end = f"name:{who}" if place is None else house(who, place)
        if self.before.phase == "end-penalty":
            value = None if self.ended or place is None else self.after.villages[who][place].value
            self.add("penalty", "AM-14", things=[card(value, "deck", end)], facts={"end": where})
        else:
            hand = self.before.hand
            value = None if hand is None else hand.value
            facts: dict[str, Fact] = {"end": where, "side": self.side()}
            self.add("add", "AM-14", things=[card(value, "hand", end)], facts=facts)

    def bewitch(self, spot: Spot) -> None:
        """AM-C11: the deck's top card for a card of an opponent."""
        old = self.known(spot.seat, spot.place) if self.dealt_anew else self.fresh(1)[0]
        new = None if self.ended else self.after.villages[spot.seat][spot.place].value
        end = house(spot.seat, spot.place)
        self.add(
            "bewitch",
            "AM-C11",
            whom=spot.seat,
            things=[card(old, end, "pile")],
            moved=[card(new, "deck", end)],
            facts={"place": spot.place + 1},
        )

    def swap(self, spot: Spot) -> None:
        """AM-C12: slot for slot; then a look at a card that was hidden."""
        before, who = self.before, self.who
        given = before.announced[0]
        mine, theirs = house(who, given), house(spot.seat, spot.place)
        got = before.villages[spot.seat][spot.place]
        self.add(
            "swap",
            "AM-C12",
            whom=spot.seat,
            things=[card(got.value, theirs, mine), card(self.known(who, given), mine, theirs)],
            facts={"place": spot.place + 1, "other_place": given + 1},
        )
        if not got.up:
            seen = None if self.ended else self.after.villages[who][given].value
            self.look(Spot(who, given), "robber", "AM-C12", seen if seen is not None else got.value)

    def guard(self, place: int | None) -> None:
        """AM-C3: set on a card, moved to another, or taken off."""
        before, who = self.before, self.who
        using = before.using or 0
        old = before.villages[who][using].on
        start = house(who, using if old is None else old)
        facts: dict[str, Fact] = {"other_place": using + 1}
        if place is None:
            facts["place"] = 0 if old is None else old + 1
            self.add("unguard", "AM-C3", whom=who, start=start, end=house(who, using), facts=facts)
        else:
            facts["place"] = place + 1
            self.add("guard", "AM-C3", whom=who, start=start, end=house(who, place), facts=facts)

    def unclear(self) -> None:
        """Without the action, what the views leave open is told with a gap: no place, or no victim."""
        if self.ended:
            return
        before = self.before
        match before.phase:
            case "rascal":
                self.add("keep", "AM-52", things=[self.held()], start="deck", end="hand", facts={"place": 0})
            case "place":
                things = [card(self.known(self.who, at), house(self.who, at), "pile") for at in before.announced]
                facts: dict[str, Fact] = {"place": 0, "side": self.side()}
                self.add("exchange-set", "AM-13", whom=self.who, things=things, facts=facts)
            case "end-new" | "end-penalty":
                self.add_at_end("end")
            case "witch":
                self.add("bewitch", "AM-C11", things=[card(self.fresh(1)[0], end="pile")], facts={"place": 0})
            case "swap":
                facts = {"place": 0, "other_place": before.announced[0] + 1}
                self.add("swap", "AM-C12", spots=[house(self.who, before.announced[0])], facts=facts)
            case _:
                self.add("put", "AM-10", things=[card(self.fresh(1)[0], end="pile")])

    # -- the end of a round and of the game --------------------------------------------------------------------------

    def end_of_round(self) -> None:
        """AM-21, AM-22: why the round ended, and what each village costs."""
        number = len(self.after.rounds)
        entry = self.after.rounds[-1]
        why = f"amulet-story-why-{entry.ended}"
        self.told.append(Happening("round-over", why=why, facts={"round": number}, rule="AM-21"))
        lowest = min(entry.sums)
        for seat, village in enumerate(entry.villages):
            outcome, best = "plain", None
            if seat == entry.caller:
                outcome = "lowest" if entry.amulet == seat else "beaten"
                if outcome == "beaten":
                    best = entry.sums.index(lowest)
            self.told.append(
                Happening(
                    "count",
                    who=seat,
                    whom=best,
                    things=[card(value) for value in village],
                    spots=[house(seat, place) for place in range(len(village))],
                    lost={"points": entry.lost[seat]},
                    facts={
                        "sum": entry.sums[seat],
                        "lowest": lowest,
                        "outcome": outcome,
                        "penalty": entry.penalty if seat == entry.caller else 0,
                        "total": sum(each.lost[seat] for each in self.after.rounds),
                    },
                    rule="AM-22",
                )
            )
        if entry.amulet is not None:
            end = f"name:{entry.amulet}"
            self.told.append(Happening("win-amulet", who=entry.amulet, end=end, rule="AM-22"))

    def end_of_game(self) -> None:
        """AM-23: the lowest total wins; the amulet breaks a tie."""
        after = self.after
        self.told.append(Happening("over", rule="AM-23", heading=True))
        totals = [sum(entry.lost[seat] for entry in after.rounds) for seat in range(len(after.villages))]
        level = [seat for seat, total in enumerate(totals) if total == min(totals)]
        winners = [after.holder] if after.holder in level else level
        for seat in winners:
            how = "shared" if len(winners) > 1 else "amulet" if len(level) > 1 else "clear"
            lost = {"points": min(totals)}
            self.told.append(Happening("win", who=seat, lost=lost, facts={"how": how}, rule="AM-23"))


# -- the action, from the views alone --------------------------------------------------------------------------------


def _guess(before: AmuletView, after: AmuletView) -> Form | None:
    """The action that lies between two views; None if they do not settle it."""
    if len(after.rounds) != len(before.rounds) or before.phase == "look":
        return None
    if before.phase in ("turn", "hand", "after"):
        free = _free(before, after)
        if free is not None:
            return free
    match before.phase:
        case "turn":
            return Call() if after.caller != before.caller else _drawn(before, after)
        case "rascal":
            return _drawn(before, after)
        case "hand" | "announce":
            return _exchanged(before, after)
        case "place":
            return _placed(before, after)
        case "end-new" | "end-penalty":
            was, now = before.villages[before.turn], after.villages[before.turn]
            left, right = _alike(was, now[1:]), _alike(was, now[:-1])
            return None if left == right else Left() if left else Right()
        case "power" | "second-look" | "empath":
            return _powered(before, after)
        case "witch":
            if after.phase == "announce":
                return Chosen(before.turn, after.announced[0])
            if len(after.pile) == len(before.pile):
                return No()
            return _only(_changed(before, after))
        case "swap":
            return _only([spot for spot in _changed(before, after) if spot.seat != before.turn])
        case "bodyguard":
            on = after.villages[before.turn][before.using or 0].on
            return Off() if on is None else Chosen(before.turn, on)
    return End()


def _free(before: AmuletView, after: AmuletView) -> Form | None:
    """AM-57: the amulet, an empath, a bodyguard."""
    who = before.turn
    if before.right == who and after.right is None:
        return Amulet(next(place for place, one in enumerate(after.villages[who]) if one.amulet))
    if after.phase in ("empath", "bodyguard") and after.using is not None:
        return Use(after.using)
    return None


def _drawn(before: AmuletView, after: AmuletView) -> Form | None:
    hand = after.hand
    if hand is None:
        return Draw()
    if hand.source == "discard":
        return Take()
    if hand.source == "display":
        rest = [*after.display, None]
        return Show(next(place for place, value in enumerate(before.display) if value != rest[place]))
    if before.phase == "turn":
        return Draw()
    return Keep(0) if before.looked == 1 else None


def _exchanged(before: AmuletView, after: AmuletView) -> Form | None:
    """A card picked, an exchange, or a discard."""
    who = before.turn
    picked = [place for place in after.announced if place not in before.announced]
    if after.phase in ("announce", "place", "end-new"):
        return Chosen(who, picked[0]) if picked else Yes()
    if before.announced:
        return Yes()
    # The rightmost card is exchanged as soon as it is picked.
    last = max((place for place, one in enumerate(before.villages[who]) if not one.amulet), default=0)
    if before.phase == "announce" or (before.hand is not None and before.hand.source == "discard"):
        return Chosen(who, last)
    if after.phase == "power":
        return Discard()
    if _changed(before, after):
        return Chosen(who, last)
    hand, old, top = before.hand, before.villages[who][last], after.pile[-1]
    if hand is None or old.amulet or (old.up, old.knowers) != (hand.source != "deck", hand.knowers):
        # An exchange would have changed how the village looks.
        return Discard()
    if hand.value is not None and hand.value != top:
        return Chosen(who, last)
    if old.value is not None and old.value != top:
        return Discard()
    # A discarded card with a target would have led to a choice; any other may have been the one in the village.
    return Chosen(who, last) if not old.up and _has_target(before, top) else None


def _has_target(before: AmuletView, value: int) -> bool:
    """Whether a discarded card of this value would surely have led to a choice, given that its player has a hidden
    card."""
    if value == MASTER:
        return bool(before.pile)
    if value == WITCH:
        return before.deck > 0
    return value in (EXPOSER, REVEALER, BEHOLDER, SEER)


def _placed(before: AmuletView, after: AmuletView) -> Form | None:
    """Which place of the set the new card took: the one that matches what is seen of the others."""
    was, now = before.villages[before.turn], after.villages[before.turn]
    rest = [one for place, one in enumerate(was) if place not in before.announced]
    fits: dict[int, int] = {}
    for chosen in before.announced:
        place = chosen - sum(other < chosen for other in before.announced)
        if _alike(rest, [*now[:place], *now[place + 1 :]]):
            fits.setdefault(place, chosen)
    return Chosen(before.turn, next(iter(fits.values()))) if len(fits) == 1 else None


def _powered(before: AmuletView, after: AmuletView) -> Form | None:
    """The result of a power: a look, a card turned up, fetched or given, a look at the deck, or nothing."""
    looked = after.looking[before.turn]
    if looked is not None:
        return Chosen(looked.seat, looked.place)
    if before.phase != "power":
        return No()
    if after.phase == "swap":
        return Chosen(before.turn, after.announced[0])
    if after.phase == "witch":
        return Draw()
    if after.hand is not None:
        rest = [*after.pile, None]
        return Fetch(next(place for place, value in enumerate(before.pile) if value != rest[place]))
    return _only(_changed(before, after)) or No()


def _only(spots: list[Spot]) -> Form | None:
    return Chosen(spots[0].seat, spots[0].place) if len(spots) == 1 else None


def _alike(some: list[Card], others: list[Card]) -> bool:
    return len(some) == len(others) and all(_face(one) == _face(other) for one, other in zip(some, others, strict=True))


def _face(one: Card) -> tuple[int | None, bool, list[int], bool]:
    return one.value, one.up, one.knowers, one.amulet


def _changed(before: AmuletView, after: AmuletView) -> list[Spot]:
    """The places whose card looks different."""
    return [
        Spot(seat, place)
        for seat, (old, new) in enumerate(zip(before.villages, after.villages, strict=True))
        for place, (was, now) in enumerate(zip(old, new, strict=False))
        if (was.up, was.knowers) != (now.up, now.knowers) or (now.up and was.value != now.value)
    ]
