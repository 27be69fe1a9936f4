import { expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind.ts';
import { criteria } from '#modules/reviews/rules/criteria.ts';
import { combos } from '../combos/index.ts';
import { cruises } from '../cruises/index.ts';
import { northHotels } from '../hotels/north/index.ts';
import { southHotels } from '../hotels/south/index.ts';
import { tours } from '../tours/index.ts';
import { reviews } from './index.ts';

const products = [...northHotels, ...southHotels, ...cruises, ...tours, ...combos];
const all = Object.entries(reviews).flatMap(([key, list]) => list.map((review) => ({ key, ...review })));

test('there are reviews of products that exist, and enough of them', () => {
  const known = new Set(products.map((product) => `${product.kind}/${product.slug}`));
  expect(Object.keys(reviews).filter((key) => !known.has(key))).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(160);
});

test('no two reviews share a sentence, and no two a title or an author', () => {
  const sentences = all.flatMap((review) =>
    [review.pros, review.cons, review.text].flatMap((text) => text.split(/(?<=\.)\s+/)),
  );
  const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(sentences)).toEqual([]);
  expect(twice(all.map((review) => review.title))).toEqual([]);
  expect(twice(all.map((review) => review.by))).toEqual([]);
});

test('each is honest and whole: pros and cons, scores within 1–10, and not all of them best', () => {
  for (const { key, score, scores = [], pros, cons, text, title } of all) {
    expect(pros && cons && text, title).toBeTruthy();
    expect(score, title).toBeGreaterThanOrEqual(1);
    expect(
      scores.every((one) => one >= 0 && one <= 10),
      title,
    ).toBe(true);
    expect(scores.length, title).toBe(criteria[key.split('/')[0] as KindName].length);
    expect(`${title}${pros}${cons}${text}`, title).not.toContain('!');
  }
  expect(all.filter((review) => review.score === 10).length).toBeLessThan(all.length / 5);
});

test('a review is written in or after the month of the trip, a reply after the review, none tomorrow', () => {
  for (const { title, in: month, on, reply } of all) {
    expect(month >= '2026-03' && on.slice(0, 7) >= month, title).toBe(true);
    expect(on <= '2026-11-20', title).toBe(true);
    if (reply) expect(reply.on > on, title).toBe(true);
  }
});
