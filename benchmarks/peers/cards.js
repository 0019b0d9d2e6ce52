// The little game both peers play: five cards in hand, a stock of ten, four building piles, four discard piles and the
// last ten lines of what happened; about 3 KB for each player's eyes, hands and stocks hidden from the other. A turn is
// one move: a hand card goes on a pile, the pile's lowest goes under the deck, a new card is drawn. It never ends.
'use strict';

const HAND = 5, STOCK = 10, PILES = 4, PILE = 12, DISCARDS = [15, 15, 12, 10], LINES = 10, DECK = 60;

const line = (turn, seat, pile) => ({ turn, seat, what: `played a card on building pile ${pile}` });

/** A move at random, as the load scripts send it. */
const anyMove = () => [Math.floor(Math.random() * HAND), Math.floor(Math.random() * PILES)];

const allowed = (hand, place, pile) => place >= 0 && place < hand.length && pile >= 0 && pile < PILES;

module.exports = { HAND, STOCK, PILES, PILE, DISCARDS, LINES, DECK, line, anyMove, allowed };
