"""A second, slow and plain Silver & Gold, written only from the rules, to compare with the engine move by move.

Nothing here uses the engine. What a seat or a spectator knows is not read off the table: every onlooker keeps a
notebook and writes down what it is told, and the table tells each onlooker only what the rules allow.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

COLOURS = {"purple": 14, "orange": 12, "green": 10, "grey": 8}
SEAL_PAYS = {"purple": 2, "orange": 2, "green": 1, "grey": 1}
PATTERNS = {
    "domino": ["##"],
    "straight": ["###"],
    "corner": ["##", "#."],
    "tee": ["###", ".#."],
    "ell": ["###", "#.."],
    "square": ["##", "##"],
}
SPECTATOR = -1
TURNS_A_ROUND = 7
TURNS = 28
COIN_BOXES = 12
COINS_A_ROW = 4
PALM_BOXES = 4
HIGHEST_CUP = 6


@dataclass
class Island:
    name: str
    colour: str
    cells: dict[int, str]
    """The letter of every land cell."""
    seal: str | None
    pays: int = 0


def read_islands(text: str) -> dict[str, Island]:
    """The cards of a good deck file."""
    islands: dict[str, Island] = {}
    row = 0
    for line in text.splitlines():
        if not line.strip() or line.startswith(";"):
            continue
        words = line.split()
        if words[0] == "card":
            seal, pays = (words[4], int(words[5])) if len(words) > 3 else (None, 0)
            island = Island(words[1], words[2], {}, seal, pays)
            islands[island.name] = island
            row = 0
        else:
            island.cells |= {4 * row + column: letter for column, letter in enumerate(line) if letter != "."}
            row += 1
    return islands


def placements() -> dict[str, list[frozenset[int]]]:
    """Every way to place each pattern in the grid: moved, turned by quarters, mirrored (SG-21)."""
    ways: dict[str, set[frozenset[int]]] = {}
    for name, rows in PATTERNS.items():
        ways[name] = set()
        shape = [(y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "#"]
        for mirrored in (False, True):
            turned = [(y, -x) if mirrored else (y, x) for y, x in shape]
            for _ in range(4):
                turned = [(x, -y) for y, x in turned]
                for down in range(-4, 5):
                    for right in range(-4, 5):
                        moved = [(y + down, x + right) for y, x in turned]
                        if all(0 <= y < 4 and 0 <= x < 4 for y, x in moved):
                            ways[name].add(frozenset(4 * y + x for y, x in moved))
    return {name: list(found) for name, found in ways.items()}


PLACEMENTS = placements()
CELL_NAMES = ["abcd"[cell % 4] + "1234"[cell // 4] for cell in range(16)]


@dataclass
class Held:
    """A card in front of a player."""

    island: Island
    marks: set[int] = field(default_factory=set)

    def free(self) -> set[int]:
        return self.island.cells.keys() - self.marks


@dataclass
class Seat:
    dealt: list[str]
    kept: list[int] = field(default_factory=list)
    places: list[Held | None] = field(default_factory=lambda: [None, None])
    coins: int = 0
    coins_before: int = 0
    """Coins crossed when the pattern was revealed."""
    palms: list[int] = field(default_factory=list)
    cups: list[int] = field(default_factory=list)
    aside: list[Island] = field(default_factory=list)
    owed: int | None = None
    """Follow-ups owed; None before the first mark of a turn."""

    def held(self) -> list[Held]:
        return [held for held in self.places if held is not None]

    def sheet(self) -> dict[str, Any]:
        return {
            "cards": [held and {"card": held.island.name, "marks": sorted(held.marks)} for held in self.places],
            "coins": self.coins,
            "palms": list(self.palms),
        }


def copied(sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet that can be written on without changing the other one; the cards on it are never written on."""
    return {"cards": list(sheet["cards"]), "coins": sheet["coins"], "palms": list(sheet["palms"])}


class Notebook:
    """What one onlooker has been told, in the shape of a view."""

    def __init__(self, onlooker: int, seats: int, pile: int) -> None:
        def sheet() -> dict[str, Any]:
            return {"cards": [None, None], "coins": 0, "palms": []}

        def player() -> dict[str, Any]:
            return {"sheet": sheet(), "cups": [], "aside": [], "kept": [], "finished": False}

        self.page: dict[str, Any] = {
            "type": "silver-gold",
            "seat": onlooker,
            "phase": "draft",
            "turn": 0,
            "first": None,
            "start": None,
            "pattern": None,
            "revealed": [],
            "display": [None] * 4,
            "pile": pile,
            "cups": HIGHEST_CUP,
            "replacing": None,
            "replacements": 0,
            "players": [player() for _ in range(seats)],
            "own": None if onlooker == SPECTATOR else {"dealt": [], "kept": [], "owed": -1, "sheet": sheet()},
        }

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.page["players"][seat]
        return found

    # -- told to one seat only ---------------------------------------------------------------------------------------

    def you_are_dealt(self, names: list[str]) -> None:
        self.page["own"]["dealt"] = list(names)

    def you_keep(self, places: list[int]) -> None:
        self.page["own"]["kept"] = list(places)

    def you_marked(self, owed: int, sheet: dict[str, Any]) -> None:
        self.page["own"] |= {"owed": owed, "sheet": copied(sheet)}

    # -- told to all -------------------------------------------------------------------------------------------------

    def finished(self, seat: int) -> None:
        self.player(seat)["finished"] = True

    def all_finished(self) -> None:
        for player in self.page["players"]:
            player["finished"] = False

    def hands_open(self, seat: int, names: list[str]) -> None:
        self.player(seat)["kept"] = list(names)
        for place, name in enumerate(names):
            self.lies_open(seat, place, name)

    def pile_made(self, cards: int, first: int) -> None:
        self.page |= {"pile": cards, "first": first}

    def laid_on_display(self, place: int, name: str) -> None:
        self.page["display"][place] = name
        self.page["pile"] -= 1

    def revealed(self, turn: int, start: int, pattern: str) -> None:
        self.page |= {"phase": "mark", "turn": turn, "start": start, "pattern": pattern}
        self.page["replacing"], self.page["replacements"] = None, 0
        if turn % TURNS_A_ROUND == 0:
            self.page["revealed"].append([])
        self.page["revealed"][-1].append(pattern)
        if self.page["own"]:
            self.page["own"]["owed"] = -1

    def marks_open(self, seat: int, sheet: dict[str, Any]) -> None:
        self.player(seat)["sheet"] = copied(sheet)

    def cup_taken(self, seat: int, cup: int) -> None:
        self.player(seat)["cups"].append(cup)
        if cup:
            self.page["cups"] = cup - 1

    def laid_aside(self, seat: int, place: int) -> None:
        cards = self.player(seat)["sheet"]["cards"]
        self.player(seat)["aside"].append(cards[place]["card"])
        cards[place] = None
        self.also_mine(seat)

    def must_replace(self, seat: int, cards: int) -> None:
        self.page |= {"phase": "replace", "replacing": seat, "replacements": cards}

    def took_from_display(self, seat: int, place: int, taken: int) -> None:
        self.lies_open(seat, place, self.page["display"][taken])
        self.page["display"][taken] = None

    def took_from_pile(self, seat: int, place: int, name: str) -> None:
        self.lies_open(seat, place, name)
        self.page["pile"] -= 1

    def lies_open(self, seat: int, place: int, name: str) -> None:
        self.player(seat)["sheet"]["cards"][place] = {"card": name, "marks": []}
        self.also_mine(seat)

    def also_mine(self, seat: int) -> None:
        """Between two markings a seat's own cards are what everybody sees."""
        if self.page["seat"] == seat:
            self.page["own"]["sheet"] = copied(self.player(seat)["sheet"])

    def ended(self) -> None:
        self.page |= {"phase": "over", "turn": TURNS, "start": None, "pattern": None}
        self.page |= {"replacing": None, "replacements": 0}


class Model:
    def __init__(
        self,
        islands: dict[str, Island],
        seats: int,
        rule_set: str,
        named_start: int | None,
        orders: Mapping[str, Sequence[str]],
    ) -> None:
        """`orders` are the deal's: `deal`, `pile`, `expeditions-1` to `-4` and `start`, all in names."""
        self.islands = islands
        self.rule_set = rule_set
        self.first = int(orders["start"][0]) if named_start is None else named_start
        self.shuffled = list(orders["pile"])
        self.expeditions = [list(orders[f"expeditions-{number}"]) for number in (1, 2, 3, 4)]
        hands = list(orders["deal"])
        self.seats = [Seat(hands[4 * seat : 4 * seat + 4]) for seat in range(seats)]
        self.phase = "draft"
        self.turn = 0
        self.pattern = ""
        self.pile: list[str] = []
        self.display: list[str | None] = [None] * 4
        self.cup = HIGHEST_CUP
        self.queue: list[int] = []
        """Seats whose action 3 is still to come; the first one is acting."""
        self.notebooks = {who: Notebook(who, seats, len(hands) - 4 * seats) for who in (SPECTATOR, *range(seats))}
        for number, seat in enumerate(self.seats):
            self.notebooks[number].you_are_dealt(seat.dealt)

    # -- questions ---------------------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        if self.phase == "draft":
            return [number for number, seat in enumerate(self.seats) if not seat.kept]
        if self.phase == "mark":
            return [number for number, seat in enumerate(self.seats) if seat.owed != 0]
        if self.phase == "replace":
            return self.queue[:1]
        return []

    def legal(self, number: int) -> list[str]:
        """The texts of what a seat may do now."""
        if number not in self.waiting():
            return []
        if self.phase == "draft":
            return [f"K{a}{b}" for a in range(1, 5) for b in range(a + 1, 5)]
        if self.phase == "replace":
            texts = [f"T{place}" for place, name in enumerate(self.display, start=1) if name]
            return [*texts, "T?"] if self.pile else texts
        seat = self.seats[number]
        texts = []
        for letter, held in zip("AB", seat.places, strict=True):
            if held is not None:
                free = held.free()
                ways: list[frozenset[int]] = [frozenset([cell]) for cell in free]
                if seat.owed is None:
                    ways += [way for way in PLACEMENTS[self.pattern] if way <= free]
                texts += [f"{letter}:" + "".join(CELL_NAMES[cell] for cell in sorted(way)) for way in ways]
        return texts

    def knowledge(self, onlooker: int) -> dict[str, Any]:
        """Everything a seat or the spectator knows, in the shape of a view, with the points it can count from it."""
        page = self.notebooks[onlooker].page
        players = [
            player
            | {
                "parts": self.counted(player["sheet"], player),
                "seals": [self.seal_worth(name, player["aside"]) for name in player["aside"]],
            }
            for player in page["players"]
        ]
        own = page["own"] and page["own"] | {"parts": self.counted(page["own"]["sheet"], page["players"][onlooker])}
        return page | {"players": players, "own": own}

    def counted(self, sheet: dict[str, Any], player: dict[str, Any]) -> dict[str, int]:
        """What a score card and the islands laid aside are worth."""
        return {
            "coins": sheet["coins"],
            "cups": sum(player["cups"]),
            "palms": sum(sheet["palms"]),
            "islands": sum(COLOURS[self.islands[name].colour] for name in player["aside"]),
            "seals": sum(self.seal_worth(name, player["aside"]) for name in player["aside"]),
        }

    def seal_worth(self, name: str, aside: list[str]) -> int:
        island = self.islands[name]
        return island.pays * sum(self.islands[other].colour == island.seal for other in aside) if island.seal else 0

    def start_player(self) -> int:
        moved = self.turn if self.rule_set == "nsv" else self.turn // TURNS_A_ROUND
        return (self.first + moved) % len(self.seats)

    def parts(self, number: int) -> dict[str, int]:
        seat = self.seats[number]
        colours = [island.colour for island in seat.aside]
        return {
            "coins": seat.coins,
            "cups": sum(seat.cups),
            "palms": sum(seat.palms),
            "islands": sum(COLOURS[colour] for colour in colours),
            "seals": sum(i.pays * colours.count(i.seal) for i in seat.aside if i.seal),
        }

    def scores(self) -> list[tuple[int, int, dict[str, int]]]:
        """Place, total and breakdown of each seat."""
        worth = []
        for number, seat in enumerate(self.seats):
            rank = [sum(self.parts(number).values())]
            if self.rule_set == "nsv":
                colours = [island.colour for island in seat.aside]
                rank += [colours.count(colour) for colour in ("grey", "green", "orange", "purple")]
            worth.append(rank)
        return [
            (1 + sum(other > mine for other in worth), mine[0], self.parts(number)) for number, mine in enumerate(worth)
        ]

    # -- play --------------------------------------------------------------------------------------------------------

    def play(self, number: int, text: str) -> None:
        assert text in self.legal(number)
        if self.phase == "draft":
            self.keep(number, [int(text[1]) - 1, int(text[2]) - 1])
        elif self.phase == "mark":
            cells = [CELL_NAMES.index(text[at : at + 2]) for at in range(2, len(text), 2)]
            self.mark(number, "AB".index(text[0]), cells)
        else:
            self.replace(number, text[1])

    def tell(self, event: str, *facts: Any) -> None:
        """Tells all onlookers."""
        for notebook in self.notebooks.values():
            getattr(notebook, event)(*facts)

    # -- setup (SG-10) -----------------------------------------------------------------------------------------------

    def keep(self, number: int, places: list[int]) -> None:
        self.seats[number].kept = places
        self.notebooks[number].you_keep(places)
        self.tell("finished", number)
        if self.waiting():
            return
        self.tell("all_finished")
        kept: set[str] = set()
        for other, seat in enumerate(self.seats):
            names = [seat.dealt[place] for place in seat.kept]
            seat.places = [Held(self.islands[name]) for name in names]
            self.tell("hands_open", other, names)
            kept |= set(names)
        self.pile = [name for name in self.shuffled if name not in kept]
        self.tell("pile_made", len(self.pile), self.first)
        self.refill()
        self.reveal()

    def refill(self) -> None:
        for place, name in enumerate(self.display):
            if name is None and self.pile:
                self.display[place] = self.pile.pop(0)
                self.tell("laid_on_display", place, self.display[place])

    # -- actions 1 and 2 (SG-20 to SG-27) ----------------------------------------------------------------------------

    def reveal(self) -> None:
        self.phase = "mark"
        self.pattern = self.expeditions[self.turn // TURNS_A_ROUND][self.turn % TURNS_A_ROUND]
        self.tell("revealed", self.turn, self.start_player(), self.pattern)
        for number, seat in enumerate(self.seats):
            seat.coins_before = seat.coins
            seat.owed = None
            if not seat.held():
                seat.owed = 0
                self.notebooks[number].you_marked(0, seat.sheet())
                self.tell("finished", number)
        if not self.waiting():
            self.open_marks()

    def mark(self, number: int, place: int, cells: list[int]) -> None:
        seat = self.seats[number]
        held = seat.places[place]
        assert held is not None
        held.marks |= set(cells)
        letters = [held.island.cells[cell] for cell in cells]
        seat.owed = max((seat.owed or 0) - 1, 0) + letters.count("X")
        seat.coins = min(COIN_BOXES, seat.coins + letters.count("$"))
        printed = [letter for name in self.display if name for letter in self.islands[name].cells.values()]
        seat.palms += [1 + printed.count("P")] * letters.count("P")
        del seat.palms[PALM_BOXES:]
        if not any(other.free() for other in seat.held()):
            seat.owed = 0
        self.notebooks[number].you_marked(seat.owed, seat.sheet())
        if seat.owed == 0:
            self.tell("finished", number)
        if not self.waiting():
            self.open_marks()

    def open_marks(self) -> None:
        self.tell("all_finished")
        for number, seat in enumerate(self.seats):
            self.tell("marks_open", number, seat.sheet())
        self.queue = [(self.start_player() + step) % len(self.seats) for step in range(len(self.seats))]
        self.phase = "replace"
        self.begin_action_three()

    # -- action 3 (SG-28 to SG-33) -----------------------------------------------------------------------------------

    def begin_action_three(self) -> None:
        if not self.queue:
            self.end_turn()
            return
        number = self.queue[0]
        seat = self.seats[number]
        if seat.coins // COINS_A_ROW > seat.coins_before // COINS_A_ROW:
            seat.cups.append(self.cup)
            self.tell("cup_taken", number, self.cup)
            self.cup = max(self.cup - 1, 0)
        completed = 0
        for place, held in enumerate(seat.places):
            if held is not None and not held.free():
                seat.places[place] = None
                seat.aside.append(held.island)
                self.tell("laid_aside", number, place)
                completed += 1
        self.ask_for(completed if self.turn < TURNS - 1 else 0)

    def ask_for(self, wanted: int) -> None:
        """Lets the seat whose action 3 it is take as many cards as it wants and as are available."""
        self.wanted = min(wanted, len(self.pile) + sum(name is not None for name in self.display))
        if self.wanted:
            self.tell("must_replace", self.queue[0], self.wanted)
            return
        if self.turn < TURNS - 1:
            self.refill()
        self.queue.pop(0)
        self.begin_action_three()

    def replace(self, number: int, choice: str) -> None:
        seat = self.seats[number]
        place = seat.places.index(None)
        if choice == "?":
            name = self.pile.pop(0)
            self.tell("took_from_pile", number, place, name)
        else:
            taken = int(choice) - 1
            found = self.display[taken]
            assert found is not None
            name = found
            self.display[taken] = None
            self.tell("took_from_display", number, place, taken)
        seat.places[place] = Held(self.islands[name])
        self.ask_for(self.wanted - 1)

    def end_turn(self) -> None:
        self.turn += 1
        if self.turn < TURNS:
            self.reveal()
        else:
            self.phase = "over"
            self.tell("ended")
