import { expect, test } from 'vitest';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { proposeTrip } from './propose-trip.ts';

test.each([
  ['2026-11-23', '2026-11-27', '2026-11-29'],
  ['2026-11-27', '2026-11-27', '2026-11-29'],
  ['2026-11-28', '2026-12-04', '2026-12-06'],
  ['2026-11-29', '2026-12-04', '2026-12-06'],
])('on %s it is Friday %s to Sunday %s, for two in a room', (today, from, to) => {
  expect(proposeTrip(kindProfiles.hotel, today)).toMatchObject({
    from,
    to,
    rooms: 1,
    adults: 2,
    childAges: [],
  });
});

test('starts no tour today, and sets no end where a single day is chosen', () => {
  expect(proposeTrip(kindProfiles.tour, '2026-11-27')).toMatchObject({ from: '2026-12-04', to: null });
});
