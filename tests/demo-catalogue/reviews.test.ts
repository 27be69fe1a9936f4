import { expect, test } from 'vitest';
import { readCatalogue } from '#import/read-catalogue.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';

const { products, reviews } = readCatalogue('demo/catalogue');
const all = reviews.flatMap(({ product, reviews: list }) =>
  list.map((review) => ({ key: product, ...review })),
);

test('there are reviews of products that exist, and enough of them', () => {
  const known = new Set(products.map((product) => `${product.kind}/${product.slug}`));
  expect(reviews.filter(({ product }) => !known.has(product))).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(160);
});

test('no two reviews share a sentence, a title or an author', () => {
  const sentences = all.flatMap((review) =>
    [review.pros, review.cons, review.content].flatMap((text) => text.split(/(?<=\.)\s+/)),
  );
  const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(sentences)).toEqual([]);
  expect(twice(all.map((review) => review.title))).toEqual([]);
  expect(twice(all.map((review) => review.authorName))).toEqual([]);
});

test('each is balanced and complete: pros and cons, scores within 1–10, and not all of them best', () => {
  for (const { key, overall, scores, pros, cons, content, title } of all) {
    expect(pros && cons && content, title).toBeTruthy();
    expect(overall, title).toBeGreaterThanOrEqual(1);
    expect(
      Object.values(scores).every((one) => one >= 1 && one <= 10),
      title,
    ).toBe(true);
    const criteria = kindProfiles[key.split('/')[0] as KindName].criteria.map((criterion) => criterion.key);
    expect(criteria, title).toEqual(expect.arrayContaining(Object.keys(scores)));
    expect(criteria.length - Object.keys(scores).length, title).toBeLessThanOrEqual(1);
    expect(`${title}${pros}${cons}${content}`, title).not.toContain('!');
  }
  expect(all.filter((review) => review.overall === 10).length).toBeLessThan(all.length / 5);
});

test('a review is written in or after the month of the trip, a reply after the review, none in the future', () => {
  for (const { title, stayedIn, writtenOn, reply } of all) {
    expect(stayedIn >= '2026-03' && writtenOn.slice(0, 7) >= stayedIn, title).toBe(true);
    expect(writtenOn <= '2026-11-20', title).toBe(true);
    if (reply) expect(reply.writtenOn > writtenOn, title).toBe(true);
  }
});
