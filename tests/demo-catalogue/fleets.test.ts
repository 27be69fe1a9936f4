import { expect, test } from 'vitest';
import { readCatalogue } from '#import/read-catalogue.ts';

const { products, fleets } = readCatalogue('demo/catalogue');
const uses = products.flatMap(({ slug, units }) =>
  units.flatMap((unit) => unit.fleets.map((use) => ({ slug, unit, use }))),
);

test('P-06: every fleet is shared, and every package sharing one states its hours', () => {
  const codes = fleets.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect([...new Set(uses.map(({ use }) => use.fleet))].sort()).toEqual(codes.toSorted());
  for (const { unit, use } of uses) {
    const { startsAt, hire } = unit.details as { startsAt?: string; hire?: object };
    if (hire) expect(use.startsAt).toBeUndefined();
    if (startsAt) expect(use.startsAt).toBe(startsAt);
  }
});

test('P-06: Nha Trang has one yacht, and its two packages overlap', () => {
  const yacht = uses.filter(({ use }) => use.fleet === 'du-thuyen-nha-trang');
  expect(yacht.map(({ use }) => [use.startsAt, use.minutes])).toEqual([
    ['16:30', 120],
    ['15:45', 180],
  ]);
  expect(fleets.find(({ code }) => code === 'du-thuyen-nha-trang')?.vehicles).toHaveLength(1);
});

test('no ship sells more cabins than it has', () => {
  for (const { kind, slug, details, units } of products) {
    const { nights, cabinsCount } = details as { nights?: number; cabinsCount?: number };
    if (kind !== 'cruise' || !nights) continue;
    const sold = units.reduce((sum, unit) => sum + unit.quantity, 0);
    expect({ slug, sold }).toEqual({ slug, sold: Math.min(sold, cabinsCount ?? 0) });
  }
});
