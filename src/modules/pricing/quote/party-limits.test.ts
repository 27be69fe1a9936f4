import { expect, test } from 'vitest';
import type { BundleTerms, SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { partyLimits } from './party-limits.ts';

const terms = (fields: Partial<SaleTerms> = {}): SaleTerms => ({
  childBands: [],
  extras: [],
  surcharges: [],
  ...fields,
});
const unit = { maxAdults: 8, maxChildren: 2, maxOccupancy: 7 };
const bundle = (pricedPer: BundleTerms['pricedPer'], min = 1) =>
  terms({ min, bundle: { pricedPer, paxIncluded: 2 } as BundleTerms });

test('the number of guests is limited by the unit and by the maximum of an item', () => {
  expect(partyLimits('guests', terms(), unit, 0)).toEqual({
    guests: { min: 1, max: 8, proposed: 2, children: 'age', maxChildren: 2 },
    quantity: null,
  });
  expect(partyLimits('guests', terms({ max: 5 }), unit, 0).guests?.max).toBe(5);
  expect(partyLimits('guests', terms(), { ...unit, maxAdults: 400 }, 0).guests?.max).toBe(20);
});

test('children are asked for where they are allowed: by height where the gate measures them', () => {
  const measured = terms({
    childBands: [{ label: 'Dưới 1 m', fromAge: 0, toAge: 5, toCm: 100, percent: 0 } as never],
  });
  expect(partyLimits('guests', measured, unit, 0).guests?.children).toBe('height');
  expect(partyLimits('guests', terms(), { ...unit, maxChildren: 0 }, 0).guests?.children).toBeNull();
  expect(partyLimits('cabins', terms(), unit, 0).guests?.maxChildren).toBe(6);
});

test('packs are counted where one pack is a room, otherwise they follow from the guests', () => {
  expect(partyLimits('bundle', bundle('room', 2), unit, 0)).toMatchObject({
    guests: { min: 1 },
    quantity: { min: 2, max: 10 },
  });
  expect(partyLimits('bundle', bundle('two', 2), unit, 0)).toMatchObject({
    guests: { min: 3 },
    quantity: null,
  });
});

test('rented pieces have no guests, and vehicles take as many as their fleet has seats', () => {
  expect(partyLimits('pieces', terms({ min: 10, max: 500 }), unit, 0)).toEqual({
    guests: null,
    quantity: { min: 10, max: 300 },
  });
  expect(partyLimits('vehicles', terms(), unit, 3)).toMatchObject({
    guests: { max: 21, children: null },
    quantity: { max: 3 },
  });
  expect(partyLimits('vehicles', terms(), { ...unit, maxOccupancy: 45 }, 9)).toMatchObject({
    guests: { max: 60 },
    quantity: { max: 5 },
  });
});
