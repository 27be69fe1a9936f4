import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImportedProduct } from '#import/read-products.ts';
import { products } from './product-neighbours.ts';

/** Picture names that show the rented vehicle or where guests sleep; landscapes, streets and other boats do not (U-12, U-64). */
const shows: Partial<Record<ImportedProduct['kind'], RegExp>> = {
  hotel: /^(stay|pool|hotel-room)-/,
  car: /^vehicle-/,
  cruise: /^ship-/,
};

/** The class of vehicle that a title promises, and the pictures that show it. */
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

/** Vehicles that guests drive themselves, and the scenes in which somebody does. */
const rides: [RegExp, RegExp][] = [
  [/^Thuê xe máy/, /^motorbike-(?!rental)/],
  [/^Đạp xe/, /^cycling-/],
];

const kinds = Object.keys(shows) as ImportedProduct['kind'][];
const firstOf = (product: ImportedProduct) => product.pictures[0] ?? '';

describe.each(kinds)('first pictures of %s', (kind) => {
  const own = products.filter((product) => product.kind === kind);

  test('show the product itself', () => {
    expect(own.filter((product) => !shows[kind]?.test(firstOf(product))).map(({ slug }) => slug)).toEqual([]);
  });
});

describe.each([...new Set(products.map(({ kind }) => kind))])('first pictures of %s', (kind) => {
  const own = products.filter((product) => product.kind === kind);

  test('U-79b: are distinguishable at a glance, no two of one scene', { timeout: 60_000 }, async () => {
    expect(await alikeIn(own)).toEqual([]);
    const shared = [...Map.groupBy(own, sceneOf)].filter(([, same]) => same.length > 1);
    expect(shared.map(([scene, same]) => `${scene}: ${same.map(({ slug }) => slug).join(', ')}`)).toEqual([]);
  });
});

test('U-79e: no gallery shows a scene twice', () => {
  const twice = products.filter(({ pictures }) => {
    const scenes = pictures.map((id) => id.replace(/-[a-z]+-\d+$/, ''));
    return new Set(scenes).size < scenes.length;
  });
  expect(twice.map(({ slug }) => slug)).toEqual([]);
});

/** Pairs of products whose first pictures are too similar. */
async function alikeIn(own: readonly ImportedProduct[]): Promise<string[]> {
  const seen = await Promise.all(
    own.map(async (product) => ({ id: firstOf(product), grid: await glance(firstOf(product)) })),
  );
  return seen.flatMap((one, i) =>
    seen.slice(i + 1).flatMap((other) => {
      const distance = between(one.grid, other.grid);
      return distance < minDistance ? [`${one.id} ${other.id} ${distance.toFixed(1)}`] : [];
    }),
  );
}

test('U-79c: no picture of a misty hour is washed out', { timeout: 60_000 }, async () => {
  const pale: string[] = [];
  for (const file of readdirSync('demo/pictures').filter((name) => name.includes('-mist-'))) {
    const { channels } = await sharp(`demo/pictures/${file}`).greyscale().stats();
    const contrast = channels[0]?.stdev ?? 0;
    if (contrast < minContrast) pale.push(`${file} ${contrast.toFixed(1)}`);
  }
  expect(pale).toEqual([]);
});

/** Minimum standard deviation of the greys, 0..128; below it a picture at card size is a grey patch. */
const minContrast = 34;

test("a car's first picture shows its class of vehicle (U-64)", () => {
  const wrong = products
    .filter(({ kind }) => kind === 'car')
    .filter((product) => !classes.find(([title]) => title.test(product.title))?.[1].test(firstOf(product)));
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('the first picture of scooters and bicycles shows a rider (U-64)', () => {
  for (const [title, scene] of rides) {
    const own = products.filter((product) => title.test(product.title));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((product) => !scene.test(firstOf(product))).map(({ slug }) => slug)).toEqual([]);
  }
});

/** Chosen by eye: pairs below it are twins in composition and colour, pairs above it differ in one of them. */
const minDistance = 12;

/** Scene and composition, without the hour. */
function sceneOf(product: ImportedProduct): string {
  return firstOf(product).replace(/-[a-z]+-\d+$/, '');
}

/** A picture reduced to twelve by nine pixels. */
async function glance(id: string): Promise<Buffer> {
  return sharp(`demo/pictures/${id}.webp`).resize(12, 9, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** Mean difference of the channels, 0..255. */
function between(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}
