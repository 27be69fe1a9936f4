import { expect, test } from 'vitest';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { describeTripBriefly, describeTripSearch } from './describe-trip-search.ts';

const party = { rooms: 1, adults: 2, childAges: [] };
const day = { from: '2026-12-04', to: null, month: null, time: null };

test('describes a stay, a day, a month and an hour in a line', () => {
  const { hotel, tour, car } = kindProfiles;
  expect(describeTripSearch({ ...party, ...day, to: '2026-12-06' }, hotel)).toBe(
    'T6 4/12 – CN 6/12 · 2 đêm · 2 khách',
  );
  expect(describeTripSearch({ ...party, ...day, childAges: [5] }, tour)).toBe('T6 4/12 · 3 khách');
  expect(describeTripSearch({ ...party, ...day, from: null, month: '2027-02' }, tour)).toBe(
    'Tháng 2/2027 · 2 khách',
  );
  expect(describeTripSearch({ ...party, ...day, time: '09:30' }, car)).toBe('T6 4/12 · 09:30');
});

test('counts nights as calendar days, also across a change to summer time elsewhere', () => {
  const over = { ...party, ...day, from: '2027-03-26', to: '2027-03-29' };
  expect(describeTripSearch(over, kindProfiles.hotel)).toBe('T6 26/3 – T2 29/3 · 3 đêm · 2 khách');
});

test('describes a search briefly', () => {
  const { hotel, car } = kindProfiles;
  const brief = (from: string, to: string | null, kind = hotel) =>
    describeTripBriefly({ ...party, ...day, from, to }, kind);
  expect(brief('2026-11-27', '2026-11-29')).toBe('27–29/11 · 2 khách');
  expect(brief('2026-11-30', '2026-12-02')).toBe('30/11–2/12 · 2 khách');
  expect(brief('2026-12-04', null, car)).toBe('4/12');
});
