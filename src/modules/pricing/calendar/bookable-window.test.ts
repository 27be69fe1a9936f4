import { expect, test } from 'vitest';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { bookableWindow } from './bookable-window.ts';

const today = '2026-12-01';
const used = (useFrom: string, useTo: string) =>
  ({ useFrom, useTo, advanceDays: 3 }) as Pick<
    BundleTerms,
    'useFrom' | 'useTo' | 'advanceDays'
  > as BundleTerms;

test.each([
  ['tour', '2026-12-02'],
  ['cruise', '2026-12-02'],
  ['experience', today],
] as const)('a %s can begin from %s on, for eighteen months', (kind, firstDay) => {
  expect(bookableWindow(getKind(kind), today)).toEqual({ firstDay, lastDay: '2028-06-01' });
});

test.each([
  ['2026-11-01', '2027-03-31', '2026-12-04', '2027-03-31'],
  ['2027-01-05', '2030-01-01', '2027-01-05', '2028-06-01'],
])('a combo valid from %s to %s can begin from %s to %s', (useFrom, useTo, firstDay, lastDay) => {
  const bundle = used(useFrom, useTo);
  expect(bookableWindow({ startsToday: true, bundle }, today)).toEqual({ firstDay, lastDay });
});
