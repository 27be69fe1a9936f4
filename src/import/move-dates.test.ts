import { expect, test } from 'vitest';
import { addDays, daysBetween, isDay } from '#platform/time/days.ts';
import { holidays } from '#reference-data/holidays.ts';

import { moveProductDates } from './move-dates.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { ImportedProduct } from './read-products.ts';

const writtenOn = '2026-11-21';
const months = Array.from({ length: 44 }, (_, index) => addDays(writtenOn, index * 30));
const tet = holidays.filter(({ group }) => group === 'tet');
const { products } = readCatalogue('demo/catalogue');
const combos = products.filter(({ kind }) => kind === 'combo');

const dealsOf = (today: string) =>
  products.flatMap((product) =>
    moveProductDates(product, today).priceRules.filter(({ kind }) => kind === 'deal'),
  );
const termsOf = (today: string) =>
  combos.map(
    (combo) =>
      moveProductDates(combo, today).details as Record<
        'saleFrom' | 'saleTo' | 'useFrom' | 'useTo',
        string
      > & {
        blackouts: { from: string; to: string; reason: string }[];
      },
  );

test('on the day it was written the catalogue is unchanged, except deals longer than the law allows', () => {
  for (const product of products) {
    const { priceRules, ...moved } = moveProductDates(product, writtenOn);
    const { priceRules: written, ...others } = product;
    expect(moved).toEqual(others);
    const isLong = ({ from = '', to = '', kind }: (typeof written)[0]) =>
      kind === 'deal' && daysBetween(from, to) >= 120;
    expect(priceRules.filter((_, at) => !isLong(written[at] as (typeof written)[0]))).toEqual(
      written.filter((rule) => !isLong(rule)),
    );
  }
});

test.each(months)('loaded on %s, deals run and none has ended', (today) => {
  const deals = dealsOf(today);
  expect(deals.filter(({ to }) => !to || to < today)).toEqual([]);
  expect(deals.filter(({ from }) => from && from <= today).length).toBeGreaterThan(25);
  for (const { from, to } of deals) expect([from, to].every((day) => isDay(day ?? ''))).toBe(true);
  expect(deals.filter(({ from = '', to = '' }) => daysBetween(from, to) >= 120)).toEqual([]);
});

test.each(months)('loaded on %s, combos are on sale, usable, and closed over the next Tết', (today) => {
  const terms = termsOf(today);
  expect(terms.filter(({ saleFrom, saleTo }) => saleFrom > today || saleTo < today)).toEqual([]);
  const inAMonth = addDays(today, 30);
  expect(
    terms.filter(({ useFrom, useTo }) => useFrom <= inAMonth && inAMonth <= useTo).length,
  ).toBeGreaterThan(30);
  const blackouts = terms.flatMap((combo) => combo.blackouts);
  expect(blackouts.filter(({ to }) => to < today)).toEqual([]);
  for (const { from, to, reason } of blackouts.filter((span) => span.reason.startsWith('Tết Nguyên đán'))) {
    expect(
      tet.some(({ on }) => from < on && on < to),
      `${reason}, ${from}`,
    ).toBe(true);
  }
});

test.each(months)('loaded on %s, Tết combos are usable over the next bookable Tết', (today) => {
  const next = tet.find(({ on }) => on >= addDays(today, 14));
  const ofTet = combos.filter(({ slug }) => slug.startsWith('combo-tet-'));
  expect(ofTet.length).toBeGreaterThan(2);
  for (const combo of ofTet)
    expect(String(moveProductDates(combo, today).details?.useTo) >= String(next?.to), combo.slug).toBe(true);
});

test('29 February becomes the 28th in other years', () => {
  const product: Partial<ImportedProduct> = {
    priceRules: [
      { kind: 'deal', label: 'x', from: '2028-02-01', to: '2028-02-29', percent: -5, amountVnd: 0 },
    ],
  };
  const moved = moveProductDates({ ...combos[0], ...product } as (typeof combos)[0], '2028-03-01');
  expect(moved.priceRules?.[0]).toMatchObject({ from: '2029-02-01', to: '2029-02-28' });
});
