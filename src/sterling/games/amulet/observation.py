"""What a seat of the Amulet may know, as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sterling.core.bits import BIT, lowest
from sterling.core.observation import SEATED, SPREAD, Observer, numbers, seated, sets, turned, words
from sterling.core.state import Setup, State
from sterling.games.amulet.codes import (
    AMULET,
    CARD,
    FETCH,
    KINDS,
    MOST_PILED,
    MOST_SHOWN,
    NO,
    PLACES,
    USE,
    VALUE,
)
from sterling.games.amulet.rules.layout import (
    AIM,
    DECK,
    DOWN,
    EMPATHY,
    EYES,
    FROM_DECK,
    GUARDING,
    KNOWN,
    LOOKING,
    OVER,
    PEEKED,
    ROUNDS,
    ROW,
    SIZE,
    STILL_TURNS,
    STRIDE,
    TOTAL,
    UP,
    WHOLE,
)
from sterling.games.amulet.rules.state import AmuletState

# The first word.
ROUND_AT: Final = 4
FIRST_AT: Final = 8
TURN_AT: Final = 12
CALLER_AT: Final = 16
DECK_AT: Final = 20
HAND_AT: Final = 26
SOURCE_AT: Final = 30
LOOKED_AT: Final = 32
USING_AT: Final = 36
STIRRED_AT: Final = 42
ACTED_AT: Final = 43
MOVED_AT: Final = 44
STILL_AT: Final = 45
HOLDER_AT: Final = 51
RIGHT_AT: Final = 54
# The second is what was announced. Cards are told by value + 1, four bits each, fifteen to a word: display, discard
# pile, deck.
ANNOUNCED: Final = 1
SHOW: Final = 2
PILE: Final = 3
KNOWN_DECK: Final = 7
SEATS: Final = 10
IN_WORD: Final = 15
NIBBLE: Final[vec[i64]] = vec[i64]([16**place for place in range(IN_WORD)])
# A card as it is told.
NUMBER: Final[vec[i64]] = vec[i64]([int(value) + 1 for value in VALUE])
# Then for each seat: numbers, the cards of the deck it has looked at, four sets of places, four words of cards, and
# for each seat the places of this village that it has looked at.
LOOKED_DECK: Final = 1
FACE_UP: Final = 2
SEALED: Final = 3
GUARDED: Final = 4
USED: Final = 5
CARDS_AT: Final = 6
KNOWERS: Final = 10
WAITS_AT: Final = 0
AGE_AT: Final = 1
SIZE_AT: Final = 4
EYES_AT: Final = 10
SPOT_AT: Final = 14
LOST_AT: Final = 20
MOST_LOST: Final = 32767
VALUES: Final = 14
# Notes, what the last row was made from: who looked and when, the sum of what all know, the pile, the deck, the ages,
# the cards marked by amulet, bodyguards and use, who waits and whether anyone looks at a card, the number of cards in
# the display; and of each village the open cards, the hidden ones, the sum of what all know of these, and what follows
# from them whoever looks: all its values in one word, or MANY, and the places that are face up and those that each seat
# knows.
SEEN_BY: Final = 0
SUM: Final = 1
PILED: Final = 2
TOP: Final = 3
AGES: Final = 4
MARKS: Final = 5
WAITED: Final = 8
DISPLAYED: Final = 9
VILLAGES: Final = 10
OPEN: Final = 0
HIDDEN: Final = 1
LEARNT: Final = 2
HELD: Final = 3
SHOWN: Final = 4
KNOWN_BY: Final = 5
MANY: Final = -1
# The four bits of each of eight cards, by a set of them.
NIBBLES: Final[vec[i64]] = vec[i64](
    [sum([15 * 16**place for place in range(8) if mask // 2**place % 2]) for mask in range(256)]
)


def nibbles(first: int, count: int) -> list[tuple[int, int]]:
    """Where cards stand that are told by four bits each."""
    return [(first + place // IN_WORD, 4 * (place % IN_WORD)) for place in range(count)]


class Watcher(Observer):
    """AM-4, AM-58: what is face up, what this seat has looked at, and who has looked at what."""

    def __init__(self, setup: Setup) -> None:
        seats = int(setup.seats)
        assert len(KINDS) == VALUES
        self.seats: i64 = setup.seats
        self.each: i64 = KNOWERS + setup.seats
        # While a row is written: the cards that each seat knows, from the one that looks on.
        self.known = vec[i64]([0, 0, 0, 0])
        each = KNOWERS + seats
        village = [place for seat in range(seats) for place in nibbles(SEATS + each * seat + CARDS_AT, PLACES)]
        knowers = [(SEATS + each * seat + KNOWERS + other, 0) for seat in range(seats) for other in range(seats)]

        def by_seat(word: int, shift: int = 0) -> list[tuple[int, int]]:
            return words(SEATS + word, seats, shift, each)

        super().__init__(
            SEATS + each * seats,
            [
                numbers("phase", [1], [(0, 0)], OVER, "the decision, in the order of the phases of a view"),
                numbers("round", [1], [(0, ROUND_AT)], ROUNDS, "from 1"),
                numbers("first", [1], [(0, FIRST_AT)], seats, "the start player of this round"),
                numbers("turn", [1], [(0, TURN_AT)], seats, "whose turn it is"),
                numbers("caller", [1], [(0, CALLER_AT)], seats, "who has called"),
                numbers("deck", [1], [(0, DECK_AT)], DECK, "cards in the deck"),
                numbers("hand", [1], [(0, HAND_AT)], VALUES, "the value of the card in hand, + 1, if it is known"),
                numbers("source", [1], [(0, SOURCE_AT)], 3, "where that card came from: deck, display, discard pile"),
                numbers("looked", [1], [(0, LOOKED_AT)], 5, "deck cards looked at so far in this draw"),
                numbers("using", [1], [(0, USING_AT)], PLACES, "the place of the empath or bodyguard in use, + 1"),
                numbers("stirred", [1], [(0, STIRRED_AT)], 1, "a free action was used this turn"),
                numbers("acted", [1], [(0, ACTED_AT)], 1, "the action of this turn is done"),
                numbers("moved", [1], [(0, MOVED_AT)], 1, "a card has left the deck this turn"),
                numbers("still", [1], [(0, STILL_AT)], STILL_TURNS, "turns in a row in which no card left the deck"),
                numbers("holder", [1], [(0, HOLDER_AT)], seats, "who holds the amulet"),
                numbers("right", [1], [(0, RIGHT_AT)], seats, "who may still put it on a card"),
                sets("announced", [], [(ANNOUNCED, 0)], PLACES, "places announced by the seat whose turn it is"),
                numbers("display", [MOST_SHOWN], nibbles(SHOW, MOST_SHOWN), VALUES, "by place: the value + 1"),
                numbers("pile", [MOST_PILED], nibbles(PILE, MOST_PILED), VALUES, "from the bottom: the value + 1"),
                numbers(
                    "deck-known", [DECK], nibbles(KNOWN_DECK, DECK), VALUES, "from the top: the value + 1 if known"
                ),
                sets("deck-looked", [seats], by_seat(LOOKED_DECK), DECK, "by seat: the deck cards it has looked at"),
                numbers("waiting", [seats], by_seat(0, WAITS_AT), 1, "by seat: whether it has to act"),
                numbers("age", [seats], by_seat(0, AGE_AT), 3, "by seat: how many are younger"),
                numbers("size", [seats], by_seat(0, SIZE_AT), PLACES, "by seat: cards in its village"),
                numbers(
                    "looking-at", [seats], by_seat(0, EYES_AT), seats, "by seat: in whose village it looks at a card"
                ),
                numbers("looking-place", [seats], by_seat(0, SPOT_AT), PLACES, "by seat: the place of that card, + 1"),
                numbers("lost", [seats], by_seat(0, LOST_AT), MOST_LOST, "by seat: points lost in the rounds before"),
                sets("up", [seats], by_seat(FACE_UP), PLACES, "by seat: the places of cards that are face up"),
                sets("amulet", [seats], by_seat(SEALED), PLACES, "by seat: the place under the amulet"),
                sets("guarded", [seats], by_seat(GUARDED), PLACES, "by seat: the places a bodyguard is set on"),
                sets("used", [seats], by_seat(USED), PLACES, "by seat: empaths and bodyguards used this turn"),
                numbers("cards", [seats, PLACES], village, VALUES, "by seat and place: the value + 1, if it is known"),
                sets(
                    "looked-at", [seats, seats], knowers, PLACES, "by village and seat: hidden cards it has looked at"
                ),
            ],
        )
        self.noted: i64 = KNOWN_BY + setup.seats
        self.memory = VILLAGES + self.noted * setup.seats
        self.alone = vec[i64]([0] * int(self.memory))

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        self.alone[SEEN_BY] = 0
        self.rewrite(state, seat, row, at, self.alone, 0)

    def rewrite(self, state: State, seat: i64, row: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
        """One player makes several decisions in a turn, and few of them change a village or what somebody knows."""
        assert isinstance(state, AmuletState)
        setup = state.setup
        board = state.board
        seats: i64 = self.seats
        rounds: i64 = state.round + 1
        if rounds > ROUNDS:
            rounds = ROUNDS
        from_here: i64 = seated(seat, seats)
        first: i64 = state.phase | (rounds << ROUND_AT) | (SEATED[from_here + state.first] << FIRST_AT)
        first |= (SEATED[from_here + state.turn] << TURN_AT) | (SEATED[from_here + state.caller] << CALLER_AT)
        first |= (SEATED[from_here + state.holder] << HOLDER_AT) | (SEATED[from_here + state.right] << RIGHT_AT)
        first |= (setup.deck_end - state.top) << DECK_AT
        first |= (state.looked << LOOKED_AT) | (state.stirred << STIRRED_AT) | (state.acted << ACTED_AT)
        first |= (state.moved << MOVED_AT) | (state.still << STILL_AT)
        if state.hand >= 0:
            first |= (state.source + 1) << SOURCE_AT
            if state.source != FROM_DECK or board[STRIDE * seat + KNOWN] & BIT[state.hand] != 0:
                first |= NUMBER[state.hand] << HAND_AT
        if state.phase == EMPATHY or state.phase == GUARDING:
            first |= (state.using + 1) << USING_AT
        row[at] = first
        row[at + ANNOUNCED] = state.picks
        if notes[note] == 0:
            notes[note + AGES] = ages(state, seats)
        viewer: i64 = seat + (state.turn << 2) + ((state.round + 1) << 4)
        anew: bool = notes[note] != viewer
        fresh: bool = notes[note] >> 4 != viewer >> 4
        # No action both takes a card from the display and lays one there.
        if fresh or notes[note + DISPLAYED] != state.shown:
            notes[note + DISPLAYED] = state.shown
            cards(board, setup.show_at, state.shown, row, at + SHOW, 1)
        # Nor does one both take a card from the pile and lay one on it.
        piled: i64 = notes[note + PILED]
        if fresh or piled > state.piled or piled + 1 < state.piled:
            cards(board, setup.pile_at, state.piled, row, at + PILE, 4)
        elif piled < state.piled:
            row[at + PILE + piled // IN_WORD] += NUMBER[board[setup.pile_at + piled]] * NIBBLE[piled % IN_WORD]
        notes[note + PILED] = state.piled
        notes[note] = viewer
        # What everyone knows, from this seat on, and what anyone knows.
        known = self.known
        anyone: i64 = 0
        k: i64 = 0
        other: i64 = seat
        while k < seats:
            theirs: i64 = board[STRIDE * other + KNOWN]
            known[k] = theirs
            anyone |= theirs
            k += 1
            other += 1
            if other == seats:
                other = 0
        marked: bool = notes[note + MARKS] != state.sealed or notes[note + MARKS + 1] != state.guarded
        if marked or notes[note + MARKS + 2] != state.used:
            marked = True
            notes[note + MARKS] = state.sealed
            notes[note + MARKS + 1] = state.guarded
            notes[note + MARKS + 2] = state.used
        waited: i64 = state.wait
        if state.gaze != 0:
            waited |= 16
        awaited: bool = notes[note + WAITED] != waited or state.gaze != 0
        notes[note + WAITED] = waited
        # Nobody forgets within a round (AM-58), so the sum of what they know changes with each of them.
        looked: i64 = known[0] + known[1] + known[2] + known[3]
        learnt: bool = notes[note + SUM] != looked
        # Each village and what its owner does. An action that moves cards within a village changes its sets too.
        k = 0
        to: i64 = at + SEATS
        while k < seats:
            home: i64 = STRIDE * other
            up: i64 = board[home + UP]
            down: i64 = board[home + DOWN]
            about: i64 = note + VILLAGES + self.noted * other
            changed: bool = fresh or notes[about] != up or notes[about + HIDDEN] != down
            if learnt or changed:
                seen: i64 = (known[0] & down) + (known[1] & down) + (known[2] & down) + (known[3] & down)
                if changed or notes[about + LEARNT] != seen:
                    changed = True
                    notes[about] = up
                    notes[about + HIDDEN] = down
                    notes[about + LEARNT] = seen
                    self.gather(board, home, notes, about)
            if changed or anew:
                if notes[about + HELD] != MANY:
                    self.village(seat, row, to, notes, about)
                else:
                    self.large_village(state, other, anyone, row, to)
                self.marks(state, other, row, to)
                row[to] = self.tells(state, other, notes[note + AGES])
            else:
                if marked:
                    self.marks(state, other, row, to)
                if awaited:
                    row[to] = self.tells(state, other, notes[note + AGES])
            k += 1
            other += 1
            if other == seats:
                other = 0
            to += self.each
        if state.gaze != 0:
            self.eyes(state, seat, row, at)
        if anew or learnt or notes[note + TOP] != state.top:
            notes[note + TOP] = state.top
            notes[note + SUM] = looked
            self.deck(state, anyone, row, at)

    def tells(self, state: AmuletState, whose: i64, ages: i64) -> i64:
        """The numbers of a seat, without what it looks at."""
        home: i64 = STRIDE * whose
        found: i64 = (state.board[home + SIZE] << SIZE_AT) | (state.board[home + TOTAL] << LOST_AT)
        # AM-3: how many are younger.
        return found | (((ages >> (2 * whose)) & 3) << AGE_AT) | ((state.wait >> whose) & 1)

    def gather(self, board: vec[i64], home: i64, notes: vec[i64], about: i64) -> None:
        """Notes what follows from the cards of a village whoever looks."""
        size: i64 = board[home + SIZE]
        if size > IN_WORD:
            notes[about + HELD] = MANY
            return
        open_cards: i64 = board[home + UP]
        hidden: i64 = board[home + DOWN]
        first: i64 = board[KNOWN] & hidden
        second: i64 = board[STRIDE + KNOWN] & hidden
        up: i64 = 0
        first_known: i64 = 0
        second_known: i64 = 0
        values: i64 = 0
        place: i64 = 0
        at: i64 = home + ROW
        # No branches on cards: nobody could predict them.
        while place < size:
            card: i64 = board[at + place]
            values |= NUMBER[card] << (4 * place)
            up |= ((open_cards >> card) & 1) << place
            first_known |= ((first >> card) & 1) << place
            second_known |= ((second >> card) & 1) << place
            place += 1
        notes[about + HELD] = values
        notes[about + SHOWN] = up
        notes[about + KNOWN_BY] = first_known
        notes[about + KNOWN_BY + 1] = second_known
        k: i64 = 2
        while k < self.seats:
            known: i64 = board[STRIDE * k + KNOWN] & hidden
            notes[about + KNOWN_BY + k] = 0
            if known != 0:
                notes[about + KNOWN_BY + k] = places(board, at, size, known)
            k += 1

    def village(self, seat: i64, row: vec[i64], to: i64, notes: vec[i64], about: i64) -> None:
        """AM-4: a village of no more cards than a word holds, as far as they are face up or known to this seat."""
        knows: i64 = about + KNOWN_BY
        shown: i64 = notes[about + SHOWN]
        told: i64 = shown | notes[knows + seat]
        row[to + CARDS_AT] = notes[about + HELD] & (NIBBLES[told & 255] | (NIBBLES[told >> 8] << 32))
        row[to + CARDS_AT + 1] = 0
        row[to + CARDS_AT + 2] = 0
        row[to + CARDS_AT + 3] = 0
        row[to + FACE_UP] = shown
        to += KNOWERS
        other: i64 = seat
        while other < self.seats:
            row[to] = notes[knows + other]
            to += 1
            other += 1
        other = 0
        while other < seat:
            row[to] = notes[knows + other]
            to += 1
            other += 1

    def large_village(self, state: AmuletState, whose: i64, anyone: i64, row: vec[i64], to: i64) -> None:
        """AM-4: a village, as far as cards are face up or known to this seat; some seat knows those of `anyone`."""
        board = state.board
        home: i64 = STRIDE * whose
        open_cards: i64 = board[home + UP]
        hidden: i64 = board[home + DOWN]
        seen: i64 = anyone & hidden
        known = self.known
        told_cards: i64 = known[0] | open_cards
        first: i64 = known[0] & seen
        second: i64 = known[1] & seen
        size: i64 = board[home + SIZE]
        word: i64 = to + CARDS_AT
        last: i64 = word + 4
        up: i64 = 0
        first_known: i64 = 0
        second_known: i64 = 0
        values: i64 = 0
        place: i64 = 0
        digit: i64 = 0
        at: i64 = home + ROW
        # No branches on cards: nobody could predict them.
        while place < size:
            card: i64 = board[at + place]
            values += (NUMBER[card] * ((told_cards >> card) & 1)) << digit
            up |= ((open_cards >> card) & 1) << place
            first_known |= ((first >> card) & 1) << place
            second_known |= ((second >> card) & 1) << place
            place += 1
            digit += 4
            if digit == 4 * IN_WORD:
                row[word] = values
                word += 1
                values = 0
                digit = 0
        if word < last:
            row[word] = values
            word += 1
            while word < last:
                row[word] = 0
                word += 1
        row[to + FACE_UP] = up
        row[to + KNOWERS] = first_known
        row[to + KNOWERS + 1] = second_known
        if self.seats > 2:
            first = known[2] & seen
            second = known[3] & seen
            row[to + KNOWERS + 2] = 0
            if self.seats > 3:
                row[to + KNOWERS + 3] = 0
            if first | second != 0:
                row[to + KNOWERS + 2] = places(board, at, size, first)
                if self.seats > 3:
                    row[to + KNOWERS + 3] = places(board, at, size, second)

    def marks(self, state: AmuletState, whose: i64, row: vec[i64], to: i64) -> None:
        """Which cards of a village are under the amulet, guarded, or used this turn."""
        board = state.board
        home: i64 = STRIDE * whose
        size: i64 = board[home + SIZE]
        held: i64 = board[home + UP] | board[home + DOWN]
        at: i64 = home + ROW
        row[to + SEALED] = 0
        row[to + GUARDED] = 0
        row[to + USED] = 0
        if (state.sealed | state.guarded | state.used) & held == 0:
            return
        if state.sealed & held != 0:
            row[to + SEALED] = places(board, at, size, state.sealed)
        if state.guarded & held != 0:
            row[to + GUARDED] = places(board, at, size, state.guarded)
        if whose == state.turn and state.used & board[home + UP] != 0:
            row[to + USED] = places(board, at, size, state.used & board[home + UP])

    def eyes(self, state: AmuletState, seat: i64, row: vec[i64], at: i64) -> None:
        """AM-4: at which card of which village each seat is looking."""
        board = state.board
        seats: i64 = self.seats
        other: i64 = 0
        while other < seats:
            card: i64 = board[STRIDE * other + EYES]
            if card >= 0:
                whose: i64 = 0
                while whose < seats:
                    home: i64 = STRIDE * whose
                    if (board[home + UP] | board[home + DOWN]) & BIT[card] != 0:
                        place: i64 = 0
                        while board[home + ROW + place] != card:
                            place += 1
                        row[at + SEATS + self.each * turned(other, seat, seats)] |= (
                            (1 + turned(whose, seat, seats)) << EYES_AT
                        ) | ((place + 1) << SPOT_AT)
                    whose += 1
            other += 1

    def deck(self, state: AmuletState, anyone: i64, row: vec[i64], at: i64) -> None:
        """AM-58: which cards of the deck somebody has looked at, and the values of those this seat knows.

        Players look at the deck from the top (AM-10, AM-C4, AM-C11) and nothing returns to it, so below a card that
        nobody knows there is none that anyone does.
        """
        board = state.board
        known = self.known
        word: i64 = at + KNOWN_DECK
        row[word] = 0
        row[word + 1] = 0
        row[word + 2] = 0
        k: i64 = 0
        to: i64 = at + SEATS + LOOKED_DECK
        while k < self.seats:
            row[to] = 0
            k += 1
            to += self.each
        place: i64 = state.top
        stop: i64 = state.setup.deck_end
        while place < stop and anyone & BIT[board[place]] != 0:
            bit: i64 = BIT[board[place]]
            depth: i64 = place - state.top
            if known[0] & bit != 0:
                row[word + depth // IN_WORD] += NUMBER[board[place]] * NIBBLE[depth % IN_WORD]
            k = 0
            to = at + SEATS + LOOKED_DECK
            while k < self.seats:
                if known[k] & bit != 0:
                    row[to] |= BIT[depth]
                k += 1
                to += self.each
            place += 1

    def mask(self, state: State, seat: i64, words: vec[i64], at: i64, before: i64) -> i64:
        assert isinstance(state, AmuletState)
        # The words that were written before. The first three, with what `head` holds, are written anew.
        while before != 0:
            words[at + lowest(before)] = 0
            before &= before - 1
        board = state.board
        own: i64 = CARD + PLACES * seat
        looking: bool = state.phase == LOOKING
        head: i64 = state.head
        if looking:
            head = BIT[NO]
        words[at] = SPREAD[head & 255]
        words[at + 1] = SPREAD[(head >> 8) & 255]
        words[at + 2] = SPREAD[head >> 16]
        if looking:
            return spread_set(WHOLE & ~board[STRIDE * seat + PEEKED], own, words, at)
        touched: i64 = 0
        if state.fetch != 0:
            touched |= spread_set(BIT[state.fetch] - 1, FETCH, words, at)
        if state.seals != 0:
            touched |= spread_set(state.seals, AMULET, words, at)
        if state.uses != 0:
            touched |= spread_set(state.uses, USE, words, at)
        if state.spread == 0:
            if state.cards != 0:
                touched |= spread_set(state.cards, own, words, at)
            return touched
        own = CARD
        home: i64 = 0
        while home < state.setup.pile_at:
            if board[home + AIM] != 0:
                touched |= spread_set(board[home + AIM], own, words, at)
            home += STRIDE
            own += PLACES
        return touched


def ages(state: AmuletState, seats: i64) -> i64:
    """AM-3: by seat, how many are younger, two bits each."""
    found: i64 = 0
    k: i64 = 1
    while k < seats:
        found |= k << (2 * state.by_age(k))
        k += 1
    return found


def places(board: vec[i64], at: i64, size: i64, cards_: i64) -> i64:
    """The places of these cards in a village."""
    found: i64 = 0
    place: i64 = 0
    while place < size:
        found |= ((cards_ >> board[at + place]) & 1) << place
        place += 1
    return found


def spread_set(members: i64, first: i64, words: vec[i64], at: i64) -> i64:
    """As `spread`; returns the words it wrote, as a set."""
    members <<= first & 7
    word: i64 = first >> 3
    touched: i64 = 0
    while members != 0:
        words[at + word] |= SPREAD[members & 255]
        touched |= BIT[word]
        members >>= 8
        word += 1
    return touched


def cards(board: vec[i64], place: i64, count: i64, row: vec[i64], at: i64, most: i64) -> None:
    """Cards that lie open, in a number of words."""
    word: i64 = 0
    while word < most:
        told: i64 = 0
        if count > 0:
            last: i64 = place + IN_WORD - 1
            if count < IN_WORD:
                last = place + count - 1
            while last >= place:
                told = (told << 4) + NUMBER[board[last]]
                last -= 1
            place += IN_WORD
            count -= IN_WORD
        row[at + word] = told
        word += 1
