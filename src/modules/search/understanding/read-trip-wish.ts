import { normalizeTripLength } from '#modules/search/understanding/normalize-trip-length.ts';
import type { DaysWish } from './wish/days-wish.ts';
import { inVietnameseWords } from './wish/in-vietnamese-words.ts';
import { saidWords } from './wish/said-words.ts';
import { takeDays } from './wish/take-days.ts';
import { type PartyWish, takeParty } from './wish/take-party.ts';
import { type PriceWish, takePrice } from './wish/take-price.ts';

/** What somebody wants, as far as one sentence says it. */
export interface TripWish extends DaysWish, PartyWish, PriceWish {
  /** What is left of the sentence in its search form: where to, and what. */
  text: string;
  /** The same with its marks, and with how long it is: names of tours and combos say so. */
  typed: string;
  stars?: number[];
}

const figures = ['mot', 'hai', 'ba', 'bon', 'nam'];

/**
 * Reads a sentence as it is typed while somebody speaks, with or without marks: 'phú quốc tết 4n3đ 2 lớn bé 9t 5t tầm 25tr'.
 * Every part that is understood is taken out of it.
 */
export function readTripWish(sentence: string, today: string): TripWish {
  const said = saidWords(
    normalizeTripLength(inVietnameseWords(sentence))
      .replace(/(?<!\d)(\d{1,2})[-.](\d{1,2})[-.](20\d\d)(?!\d)/g, '$1/$2/$3')
      .replace(/[-–—](?=\s*(?:\d|t[2-7]|cn(?!\p{L})|thứ|thu|chủ|chu))/giu, ' đến ')
      .replace(/(?<![\d/])(\d{1,2}\/\d{1,2}) (?:và |va )?(?=\d{1,2}\/\d{1,2}(?!\d))/giu, '$1 đến ')
      .replace(/([1-5])\s*[*⭐]\uFE0F?/gu, '$1 sao ')
      .replace(/[,;!?()"“”…]|\.(?=\s|$)/g, ' '),
  );
  const wish: TripWish = { text: '', typed: '', childAges: [] };
  said.take(/ ([1-5]|mot|hai|ba|bon|nam)\s?(?:sao|stars?)( tro len)?(?= )/, (count = '', andMore) => {
    const least = Number(count) || figures.indexOf(count) + 1;
    wish.stars = andMore ? [1, 2, 3, 4, 5].filter((star) => star >= least) : [least];
  });
  const days = takeDays(said, today);
  const party = takeParty(said);
  const price = takePrice(said);
  return { ...wish, ...days, ...party, ...price, ...said.left() };
}
