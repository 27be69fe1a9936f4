import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImportedProduct } from '#import/read-products.ts';
import { products } from './product-neighbours.ts';

/** Scenes that show what is let or where one sleeps; landscapes, streets and other boats are none of them (U-12, U-64). */
const shows: Partial<Record<ImportedProduct['kind'], RegExp>> = {
  hotel: /^(stay|pool|hotel-room)-/,
  car: /^vehicle-/,
  cruise: /^ship-/,
};

/** The class of vehicle that a title promises, and the drawings that keep it. */
const classes: [RegExp, RegExp][] = [
  [/limousine/i, /-limousine-/],
  [/xe điện/i, /-electric-/],
  [/hai cầu/, /-offroad-/],
  [/45 chỗ/, /-coach-/],
  [/29 chỗ/, /-minibus-/],
  [/16 chỗ/, /-van-/],
  [/7 chỗ/, /-(suv|mpv)-/],
  [/[45] chỗ/, /-(sedan|hatchback)-/],
];

const kinds = Object.keys(shows) as ImportedProduct['kind'][];
const firstOf = (product: ImportedProduct) => product.pictures[0] ?? '';

describe.each(kinds)('first pictures of %s', (kind) => {
  const own = products.filter((product) => product.kind === kind);

  test('show the thing itself', () => {
    expect(own.filter((product) => !shows[kind]?.test(firstOf(product))).map(({ slug }) => slug)).toEqual([]);
  });

  test('are told apart at a glance', { timeout: 60_000 }, async () => {
    const seen = await Promise.all(
      own.map(async (product) => ({ id: firstOf(product), grid: await glance(firstOf(product)) })),
    );
    const alike = seen.flatMap((one, i) =>
      seen.slice(i + 1).flatMap((other) => {
        const distance = between(one.grid, other.grid);
        return distance < leastDistance ? [`${one.id} ${other.id} ${distance.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

test('a car leads with its class of vehicle (U-64)', () => {
  const wrong = products
    .filter(({ kind }) => kind === 'car')
    .filter((product) => !classes.find(([title]) => title.test(product.title))?.[1].test(firstOf(product)));
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

/** Chosen by looking: pairs below it are twins of composition and colour, pairs above it differ in one of them. */
const leastDistance = 12;

/** What is left of a picture at a glance: twelve by nine flats of colour. */
async function glance(id: string): Promise<Buffer> {
  return sharp(`demo/pictures/${id}.webp`).resize(12, 9, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** Mean difference of the channels, 0..255. */
function between(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}
