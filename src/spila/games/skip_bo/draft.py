"""What a move does. A `Draft` is a mutable copy of a state: a move changes it, then `step` freezes it again.

The order of effects of one played card is the normative summary at the end of the rulings: source, pile, stock
(win or turn up), toll, completion, unpaid toll, empty hand.
"""

from __future__ import annotations

from spila.games.skip_bo.cards import CARD_POINTS, CARD_PRICE, HAND, NO_CARD, PILES, TOP_RANK, WIN_POINTS, deck_cards
from spila.games.skip_bo.events import (
    Bought,
    Cleared,
    CoinsDealt,
    CoinsPaid,
    Discarded,
    Drew,
    Event,
    GameDealt,
    GameVoid,
    GameWon,
    MatchEnded,
    Played,
    Reshuffled,
    Scored,
    TollDeclined,
    TollDue,
    TollPaid,
    TurnBegan,
    TurnedUp,
)
from spila.games.skip_bo.moves import BuyDiscard, BuyStock, DiscardTop, Hand, Source
from spila.games.skip_bo.options import Options
from spila.games.skip_bo.state import Cards, Phase, State, add, put, tops, with_top
from spila.kernel import GameEnd, Result, Seat, Step
from spila.kernel.shuffle import pick, shuffle


class Draft:
    """A state that can be changed, and the events so far."""

    __slots__ = (
        "beside", "coins", "completed", "discards", "draw", "ended", "events", "game", "hands", "options", "phase",
        "piles", "quiet", "result", "scores", "seed", "shuffles", "starter", "stirred", "stocks", "toll",
        "toll_pile", "tops", "turn",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.seed = state.seed
        self.shuffles = state.shuffles
        self.draw = state.draw
        self.completed = state.completed
        self.piles = state.piles
        self.beside = state.beside
        self.stocks = state.stocks
        self.hands = state.hands
        self.discards = state.discards
        self.tops = state.tops
        self.coins = state.coins
        self.phase: Phase = state.phase
        self.turn = state.turn
        self.toll = state.toll
        self.toll_pile = state.toll_pile
        self.quiet = state.quiet
        self.stirred = state.stirred
        self.game = state.game
        self.starter = state.starter
        self.scores = state.scores
        self.result = state.result
        self.events: list[Event] = []
        self.ended: GameEnd[State] | None = None

    def frozen(self) -> State:
        """The state as it is now."""
        return State(
            self.options, self.seed, self.shuffles, self.draw, self.completed, self.piles, self.beside, self.stocks,
            self.hands, self.discards, self.tops, self.coins, self.phase, self.turn, self.toll, self.toll_pile,
            self.quiet, self.stirred, self.game, self.starter, self.scores, self.result,
        )  # fmt: skip

    def step(self) -> Step[State, Event]:
        """The state and the events so far."""
        return Step(self.frozen(), tuple(self.events), self.ended)

    # --- set-up -----------------------------------------------------------------------------------------

    def deal(self) -> None:
        """SB-SETUP, for the first and every further game (SB-GAP-29)."""
        seats = len(self.hands)
        deck = self._shuffled(deck_cards(self.options.deck))
        size = self.options.stock_size
        self.stocks = tuple(tuple(deck[seat * size : (seat + 1) * size]) for seat in range(seats))
        self.draw = tuple(deck[seats * size :])
        self.completed = ()
        self.piles = ((),) * PILES
        self.beside = (0,) * PILES
        self.hands = ((),) * seats
        self.discards = ((),) * (PILES * seats)
        self.tops = tops(self.stocks, self.discards)
        self.coins = (self.options.coins,) * seats
        self.toll = self.toll_pile = 0
        self.quiet = 0

    def begin_game(self) -> None:
        """The starter's first turn (SB-TURN-1)."""
        self.game += 1
        self.events.append(GameDealt(self.game, self.starter, tuple(stock[-1] for stock in self.stocks)))
        self.begin_turn(self.starter)

    # --- a turn -----------------------------------------------------------------------------------------

    def begin_turn(self, seat: Seat) -> None:
        """The draw step (SB-TURN-3)."""
        self.turn = seat
        self.phase = "play"
        self.stirred = False
        self.events.append(TurnBegan(seat))
        self.refill()

    def refill(self) -> None:
        """Draw until the hand is five cards, or as far as the supply goes (SB-TURN-3, SB-TURN-8, SB-GAP-26)."""
        seat = self.turn
        hand = self.hands[seat]
        missing = HAND - len(hand)
        if not missing:
            return
        if len(self.draw) >= missing:
            drawn = self.draw[: -missing - 1 : -1]
            self.draw = self.draw[:-missing]
        else:
            drawn = self._scrape(missing)
        if drawn:
            hands = list(self.hands)
            hands[seat] = tuple(sorted(hand + drawn))
            self.hands = tuple(hands)
            self.stirred = True
            self.events.append(Drew(seat, len(drawn), drawn))

    def _scrape(self, missing: int) -> Cards:
        """Draw across a reshuffle, or as much as there is."""
        drawn: Cards = ()
        while len(drawn) < missing and (self.draw or self._renew()):
            taken = self.draw[: len(drawn) - missing - 1 : -1]
            self.draw = self.draw[: -len(taken)]
            drawn += taken
        return drawn

    def _renew(self) -> bool:
        """An empty draw pile is made of the completed piles (SB-PILE-7, SB-GAP-25), or of buried cards (SB-GAP-26)."""
        buried = False
        cards = list(self.completed)
        self.completed = ()
        if not cards and self.options.recycle_buried:
            buried = True
            cards = [card for pile in self.piles for card in pile[:-1] if card != NO_CARD]
            self.piles = tuple((NO_CARD,) * (len(pile) - 1) + pile[-1:] for pile in self.piles)
        if not cards:
            return False
        self.draw = tuple(self._shuffled(sorted(cards)))
        self.events.append(Reshuffled(len(cards), buried))
        return True

    def _shuffled(self, cards: list[int]) -> list[int]:
        self.shuffles += 1
        return shuffle(self.seed, self.shuffles - 1, cards)

    def end_turn(self) -> None:
        """SB-TURN-7, unless everybody is stuck (SB-GAP-27)."""
        self.quiet = 0 if self.stirred else self.quiet + 1
        seats = len(self.hands)
        if self.quiet >= seats and not self.draw and not self.completed:
            self._stalemate()
        else:
            self.begin_turn((self.turn + 1) % seats)

    def discard(self, card: int, pile: int) -> None:
        """SB-TURN-6: the turn ends with a hand card on an own discard pile."""
        seat = self.turn
        self._take_from_hand(card)
        place = seat * PILES + pile
        discards = list(self.discards)
        discards[place] += (card,)
        self.discards = tuple(discards)
        self.tops = with_top(self.tops, seat, 1 + pile, discards[place])
        self.stirred = True
        self.events.append(Discarded(seat, card, pile))
        self.end_turn()

    # --- playing a card -----------------------------------------------------------------------------------

    def substitute(self, pile: int) -> None:
        """SB-SUB-2: coins to the number wanted lie beside the pile and stand for its next card."""
        value = len(self.piles[pile]) + 1
        self.coins = add(self.coins, self.turn, -value)
        self.beside = add(self.beside, pile, value)
        self.piles = put(self.piles, pile, (*self.piles[pile], NO_CARD))
        self.events.append(CoinsPaid(self.turn, pile, value))

    def play(self, source: Source, pile: int) -> None:
        """A card leaves its source for a building pile, with all that follows."""
        seat = self.turn
        self.stirred = True
        owner = seat
        from_stock = False
        if type(source) is Hand:
            card = source.card
            self._take_from_hand(card)
        elif type(source) is DiscardTop:
            card = self._take_from_discards(seat, source.pile)
        elif type(source) is BuyDiscard:
            self._buy(source.seat)
            card = self._take_from_discards(source.seat, source.pile)
        else:
            from_stock = True
            if type(source) is BuyStock:
                owner = source.seat
                self._buy(owner)
            card = self.stocks[owner][-1]
            self.stocks = put(self.stocks, owner, self.stocks[owner][:-1])
            self.tops = with_top(self.tops, owner, 0, self.stocks[owner])
        piles = list(self.piles)
        piles[pile] += (card,)
        value = len(piles[pile])
        self.piles = tuple(piles)
        self.events.append(Played(seat, source, card, pile, value))
        if from_stock:
            stock = self.stocks[owner]
            if not stock:
                self._win((owner,), stalemate=False)
                return
            self.events.append(TurnedUp(owner, stock[-1], len(stock)))
        if card >= 100:
            self._charge(card // 100, pile)
            return
        if value == TOP_RANK:
            self.clear(pile)
        if not self.hands[seat]:
            self.refill()

    def _buy(self, owner: Seat) -> None:
        """SB-BUY-2 and SB-COIN-3: one coin, to the owner of the card."""
        coins = list(self.coins)
        coins[self.turn] -= CARD_PRICE
        coins[owner] += CARD_PRICE
        self.coins = tuple(coins)
        self.events.append(Bought(self.turn, owner))

    def _take_from_hand(self, card: int) -> None:
        hands = list(self.hands)
        hand = list(hands[self.turn])
        hand.remove(card)
        hands[self.turn] = tuple(hand)
        self.hands = tuple(hands)

    def _take_from_discards(self, owner: Seat, pile: int) -> int:
        place = owner * PILES + pile
        *rest, card = self.discards[place]
        self.discards = put(self.discards, place, tuple(rest))
        self.tops = with_top(self.tops, owner, 1 + pile, self.discards[place])
        return card

    def _charge(self, toll: int, pile: int) -> None:
        """SB-GAP-24: a toll comes before anything else; who cannot pay it has declined (SB-GAP-19)."""
        self.phase = "toll"
        self.toll = toll
        self.toll_pile = pile
        self.events.append(TollDue(self.turn, pile, toll))
        if self.coins[self.turn] < toll:
            self.decline_toll(able=False)

    def pay_toll(self) -> None:
        """SB-TOLL-5, then the play goes on."""
        pile, toll, seat = self.toll_pile, self.toll, self.turn
        self.coins = add(self.coins, seat, -toll)
        self.beside = add(self.beside, pile, toll)
        self.events.append(TollPaid(seat, pile, toll))
        self._settle_toll(pile)
        self.phase = "play"
        if not self.hands[seat]:
            self.refill()

    def decline_toll(self, *, able: bool = True) -> None:
        """SB-TOLL-3 and -4: the turn passes to its discard, if there is a card to discard (SB-GAP-20, SB-GAP-21)."""
        self.events.append(TollDeclined(self.turn, self.toll_pile, self.toll, able))
        self._settle_toll(self.toll_pile)
        if self.hands[self.turn] and self.options.unpaid_toll_discard:
            self.phase = "discard"
        else:
            self.end_turn()

    def _settle_toll(self, pile: int) -> None:
        """SB-GAP-23: only now is a pile that the toll card completed cleared."""
        self.toll = self.toll_pile = 0
        if len(self.piles[pile]) == TOP_RANK:
            self.clear(pile)

    def clear(self, pile: int) -> None:
        """SB-PILE-5 and SB-BACK: the pile goes aside, its coins go round from the seat that cleared it."""
        cards = tuple(card for card in self.piles[pile] if card != NO_CARD)
        self.completed += cards
        self.piles = put(self.piles, pile, ())
        self.events.append(Cleared(self.turn, pile, len(cards)))
        coins = self.beside[pile]
        if coins:
            seats = len(self.coins)
            each, more = divmod(coins, seats)
            shares = tuple(each + ((seat - self.turn) % seats < more) for seat in range(seats))
            self.coins = tuple(map(int.__add__, self.coins, shares))
            self.beside = add(self.beside, pile, -coins)
            self.events.append(CoinsDealt(self.turn, pile, shares))

    # --- the end ------------------------------------------------------------------------------------------

    def _stalemate(self) -> None:
        """SB-GAP-27."""
        if self.options.stalemate == "fewestStock":
            fewest = min(map(len, self.stocks))
            winners = tuple(seat for seat, stock in enumerate(self.stocks) if len(stock) == fewest)
            self._win(winners, stalemate=True)
            return
        self.events.append(GameVoid())
        result = Result((), "stalemate")
        if self.options.match_target is None:
            self._end(result)
        else:
            self._next_game(result)

    def _win(self, winners: tuple[Seat, ...], *, stalemate: bool) -> None:
        """SB-WIN-1 and SB-SCORE."""
        self.events.append(GameWon(winners, stalemate))
        self.toll = self.toll_pile = 0
        result = Result(winners, "fewest-stock" if stalemate else "stock-empty")
        target = self.options.match_target
        if target is None:
            self._end(result)
            return
        left = [len(stock) for stock in self.stocks]
        everything = sum(left)
        points = tuple(
            WIN_POINTS + CARD_POINTS * (everything - left[seat]) if seat in winners else 0 for seat in range(len(left))
        )
        self.scores = tuple(map(int.__add__, self.scores, points))
        self.events.append(Scored(points, self.scores))
        best = max(self.scores)
        if best >= target:
            first = tuple(seat for seat, score in enumerate(self.scores) if score == best)
            self._end(Result(first, "target", self.scores))
        else:
            self._next_game(result)

    def _end(self, result: Result) -> None:
        self.phase = "over"
        self.result = result
        self.events.append(MatchEnded(result))

    def _next_game(self, result: Result) -> None:
        """SB-GAP-05: who starts a later game, then the set-up anew (SB-GAP-29)."""
        self.phase, self.result = "over", result
        self.ended = GameEnd(self.frozen(), len(self.events))
        self.result = None
        winners = result.winners
        seats = len(self.hands)
        way = self.options.starter
        if way == "youngest":
            self.starter = self.options.youngest
        elif way == "rotate":
            self.starter = (self.starter + 1) % seats
        elif way == "loser":
            most = max(map(len, self.stocks))
            after = winners[0] + 1 if winners else self.starter
            order = [(after + offset) % seats for offset in range(seats)]
            self.starter = next(seat for seat in order if len(self.stocks[seat]) == most)
        else:
            self.starter = self._random_seat(seats)
        self.deal()
        self.begin_game()

    def _random_seat(self, seats: int) -> Seat:
        self.shuffles += 1
        return pick(self.seed, self.shuffles - 1, seats)


def dealt(options: Options, seats: int, seed: bytes) -> State:
    """The first state of a match: game 1 is dealt and the starter has drawn."""
    empty: tuple[Cards, ...] = ((),) * seats
    none = (0,) * seats
    table = Draft(
        State(
            options, seed, 0, (), (), ((),) * PILES, (0,) * PILES, empty, empty, (), b"", none,
            "play", 0, 0, 0, 0, False, 0, 0, none, None,
        )
    )  # fmt: skip
    if options.starter == "random":
        table.starter = table._random_seat(seats)
    else:
        table.starter = options.youngest
    table.deal()
    table.begin_game()
    return table.frozen()
