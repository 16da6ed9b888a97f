"""The greedy player: it does what lowers its village most now."""

from mypy_extensions import i64

from sterling.core.bits import BIT, lowest
from sterling.core.rng import Rng
from sterling.core.state import State
from sterling.games.amulet.bot.reckoning import LAST_TURN, VERY_BAD, Reckoning
from sterling.games.amulet.codes import (
    AMULET,
    BODYGUARDS,
    CALL,
    CARD,
    DISCARD,
    DRAW,
    EMPATHS,
    END,
    FETCH,
    FIRST_BODYGUARD,
    KEEP,
    LEFT,
    MASTER,
    NO,
    PLACES,
    REVEALER,
    ROBBER,
    SHOW,
    TAKE,
    USE,
    VALUE,
    WITCH,
    YES,
)
from sterling.games.amulet.rules import (
    AFTER,
    AIM,
    ANNOUNCE,
    EMPATHY,
    FROM_DECK,
    FROM_PILE,
    GUARDING,
    HAND,
    KNOWN,
    LOOKING,
    NEW_END,
    PENALTY_END,
    PLACING,
    RASCAL,
    ROW,
    SECOND,
    SIZE,
    START,
    STRIDE,
    SWAP,
    WITCHING,
    AmuletState,
)


class Greedy(Reckoning):
    """Exchanges known sets, trades high for low, looks at what it does not know, and calls when it seems lowest."""

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, AmuletState)
        phase: i64 = world.phase
        if phase == LOOKING:
            return world.nth(seat, 1 + rng.below(world.count(seat) - 1))
        if phase == PLACING:
            return world.nth(seat, 0)
        if phase in (NEW_END, PENALTY_END):
            return LEFT
        self.take_in(world, seat)
        if phase == START:
            return self.choose_start(world, seat)
        if phase == HAND:
            return self.choose_hand(world, seat)
        if phase == ANNOUNCE:
            return self.choose_pick(world, seat)
        if phase == AFTER:
            free: i64 = self.free_action(world, seat)
            return END if free < 0 else free
        if phase == RASCAL:
            return self.choose_kept(world, seat)
        if phase in (EMPATHY, SECOND):
            return self.choose_look(world, seat)
        if phase == GUARDING:
            return self.choose_guarded(world, seat)
        if phase == WITCHING:
            return self.choose_witched(world, seat)
        if phase == SWAP:
            return self.choose_loot(world)
        return self.choose_power(world, seat)

    def choose_start(self, world: AmuletState, seat: i64) -> i64:
        if world.head & BIT[CALL] != 0 and self.calls(world, seat):
            return CALL
        free: i64 = self.free_action(world, seat)
        if free >= 0:
            return free
        self.best_opening(world, seat)
        return self.opening

    def calls(self, world: AmuletState, seat: i64) -> bool:
        """Whether to call now."""
        mine: i64 = self.village(world, seat)
        return mine <= self.low or mine + self.sure <= self.lowest_other(world, seat) - LAST_TURN

    def best_opening(self, world: AmuletState, seat: i64) -> i64:
        """What drawing, taking the pile's top card or one of the display gains at most; `opening` says how."""
        best: i64 = self.blind_worth(world, seat, world.board[world.top])
        self.opening = DRAW
        if world.head & BIT[TAKE] != 0:
            card: i64 = world.board[world.setup.pile_at + world.piled - 1]
            value: i64 = self.gain(world, seat, VALUE[card], False)
            if value > best:
                best = value
                self.opening = TAKE
        i: i64 = 0
        while i < world.shown:
            value = self.drawn_worth(world, seat, VALUE[world.board[world.setup.show_at + i]], False)
            if value > best:
                best = value
                self.opening = SHOW + i
            i += 1
        return best

    def free_action(self, world: AmuletState, seat: i64) -> i64:
        """An empath, a bodyguard or the amulet, if it helps; -1 if none does."""
        board = world.board
        at: i64 = STRIDE * seat
        link_at: i64 = world.setup.link_at - FIRST_BODYGUARD
        if world.uses != 0:
            rest: i64 = world.uses
            while rest != 0:
                place: i64 = lowest(rest)
                rest &= rest - 1
                card: i64 = BIT[board[at + ROW + place]]
                if card & EMPATHS != 0 and self.unknown_own(world, seat) > 0:
                    return USE + place
                idle: bool = card & BODYGUARDS != 0 and board[link_at + lowest(card)] < 0
                if idle and self.best_guarded(world, seat, BIT[board[at + SIZE]] - 1 - BIT[place]) >= 0:
                    return USE + place
        if world.seals != 0:
            best: i64 = self.best_guarded(world, seat, world.seals)
            if best >= 0 and board[at + SIZE] > 1:
                return AMULET + best
        return -1

    def best_guarded(self, world: AmuletState, seat: i64, places: i64) -> i64:
        """The place of its lowest card that opponents could still take, if it is worth protecting; otherwise -1."""
        board = world.board
        at: i64 = STRIDE * seat
        open_cards: i64 = world.uncovered(at) & self.sight
        best: i64 = self.guard_up_to + 1
        where: i64 = -1
        while places != 0:
            place: i64 = lowest(places)
            places &= places - 1
            card: i64 = board[at + ROW + place]
            if open_cards & BIT[card] != 0 and VALUE[card] < best:
                best = VALUE[card]
                where = place
        return where

    def choose_guarded(self, world: AmuletState, seat: i64) -> i64:
        best: i64 = self.best_guarded(world, seat, world.cards)
        if best < 0:
            return world.nth(seat, 0)
        return CARD + PLACES * seat + best

    def choose_hand(self, world: AmuletState, seat: i64) -> i64:
        free: i64 = self.free_action(world, seat)
        if free >= 0:
            return free
        value: i64 = VALUE[world.hand]
        swapped: i64 = self.gain(world, seat, value, world.source == FROM_DECK)
        if world.source != FROM_PILE and swapped <= self.power_worth(world, seat, value):
            return DISCARD
        return CARD + PLACES * seat + lowest(self.plan)

    def choose_pick(self, world: AmuletState, seat: i64) -> i64:
        self.gain(world, seat, VALUE[world.hand], world.source == FROM_DECK)
        more: i64 = self.plan & world.cards
        if more != 0 and self.plan & world.picks == world.picks:
            return CARD + PLACES * seat + lowest(more)
        if world.picks == 0:
            return world.nth(seat, 0)
        return YES

    def choose_kept(self, world: AmuletState, seat: i64) -> i64:
        board = world.board
        # Another look costs nothing, but the last one gives the display away.
        if world.head & BIT[DRAW] != 0 and (world.shown == 0 or world.looked + 1 < world.allowed):
            return DRAW
        best: i64 = VERY_BAD
        action: i64 = KEEP
        i: i64 = 0
        while i < world.looked:
            value: i64 = self.drawn_worth(world, seat, VALUE[board[world.top + i]], True)
            if value > best:
                best = value
                action = KEEP + i
            i += 1
        if world.looked == world.allowed:
            return action
        i = 0
        while i < world.shown:
            value = self.drawn_worth(world, seat, VALUE[board[world.setup.show_at + i]], False)
            if value > best:
                best = value
                action = SHOW + i
            i += 1
        if world.head & BIT[DRAW] == 0:
            return action
        if action < KEEP and best >= self.blind_worth(world, seat, board[world.top + world.looked]):
            return action
        return DRAW

    def choose_look(self, world: AmuletState, seat: i64) -> i64:
        """One of its own cards that it has not seen; otherwise any, or none."""
        board = world.board
        rest: i64 = world.cards
        while rest != 0:
            place: i64 = lowest(rest)
            rest &= rest - 1
            if self.sight & BIT[board[STRIDE * seat + ROW + place]] == 0:
                return CARD + PLACES * seat + place
        return world.nth(seat, 0)

    def choose_power(self, world: AmuletState, seat: i64) -> i64:
        board = world.board
        power: i64 = VALUE[board[world.setup.pile_at + world.piled - 1]]
        mine: i64 = STRIDE * seat
        if power == WITCH:
            return DRAW
        if power == MASTER:
            best: i64 = self.best_fetch(world, seat, world.piled - 1)
            return NO if best == 0 else FETCH + self.fetched
        if power == ROBBER:
            if self.loot(world, seat) <= 0:
                return NO
            return self.worst_own(world, seat)
        if world.spread == 0:
            # Exposer and beholder: one of its own cards that it has not seen.
            return self.choose_look(world, seat)
        best_place: i64 = -1
        most: i64 = -1
        at: i64 = 0
        code: i64 = CARD
        while at < world.setup.pile_at:
            rest: i64 = board[at + AIM]
            while rest != 0:
                place: i64 = lowest(rest)
                rest &= rest - 1
                card: i64 = board[at + ROW + place]
                if self.sight & BIT[card] == 0:
                    # Its own cards first; among the others, those that somebody chose to keep.
                    wish: i64 = 100 if at == mine else 10 - board[at + SIZE]
                    if at != mine and board[at + KNOWN] & BIT[card] != 0:
                        wish += 20
                    if power == REVEALER and at != mine:
                        wish = -1
                    if wish > most:
                        most = wish
                        best_place = code + place
            at += STRIDE
            code += PLACES
        return NO if best_place < 0 else best_place

    def worst_own(self, world: AmuletState, seat: i64) -> i64:
        board = world.board
        worst: i64 = -1
        where: i64 = 0
        rest: i64 = world.cards
        while rest != 0:
            place: i64 = lowest(rest)
            rest &= rest - 1
            value: i64 = self.worth(board[STRIDE * seat + ROW + place])
            if value > worst:
                worst = value
                where = place
        return CARD + PLACES * seat + where

    def choose_loot(self, world: AmuletState) -> i64:
        board = world.board
        best: i64 = 1000000
        action: i64 = 0
        at: i64 = 0
        code: i64 = CARD
        while at < world.setup.pile_at:
            rest: i64 = board[at + AIM]
            while rest != 0:
                place: i64 = lowest(rest)
                rest &= rest - 1
                value: i64 = self.elsewhere(world, at, board[at + ROW + place])
                if value < best:
                    best = value
                    action = code + place
            at += STRIDE
            code += PLACES
        return action

    def choose_witched(self, world: AmuletState, seat: i64) -> i64:
        """The deck's top card: into its own village, into an opponent's, or left where it is."""
        board = world.board
        value: i64 = VALUE[board[world.top]]
        best: i64 = 0
        action: i64 = NO
        if board[STRIDE * seat + AIM] != 0:
            best = self.gain(world, seat, value, True)
            if best > 0:
                action = CARD + PLACES * seat + lowest(self.plan)
            else:
                best = 0
        share: i64 = self.harm_counts()
        at: i64 = 0
        code: i64 = CARD
        while at < world.setup.pile_at:
            rest: i64 = board[at + AIM]
            if at == STRIDE * seat:
                rest = 0
            while rest != 0:
                place: i64 = lowest(rest)
                rest &= rest - 1
                harm: i64 = (100 * value - self.elsewhere(world, at, board[at + ROW + place])) * share // 100
                if world.setup.seats > 2:
                    harm = harm // 2
                if harm > best:
                    best = harm
                    action = code + place
            at += STRIDE
            code += PLACES
        return action

    def harm_counts(self) -> i64:
        """What harm done by the witch counts, in percent."""
        return 100


def sharp() -> Greedy:
    """The greedy player with values tuned over about ten thousand games against itself."""
    return Greedy(
        look=193,
        look_elsewhere=53,
        turn_up=-5,
        fewer=346,
        pair=140,
        private=-46,
        kept=288,
        kept_later=67,
        sure=345,
        low=-100,
        guard_up_to=2,
        present=71,
        may_call=130,
        rounds_end=1,
    )
