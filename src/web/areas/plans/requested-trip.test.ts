import { expect, test } from 'vitest';
import { requestedTrip } from './requested-trip.ts';

const read = (query: string) => requestedTrip(new URLSearchParams(query), '2026-11-27');

test("a product page's selection is carried into a plan", () => {
  expect(
    read('from=2026-12-07&to=2026-12-09&adults=3&ages=5-9&unit=12&plan=7&extra=nuoc&extra=ghe.2'),
  ).toEqual({
    startsOn: '2026-12-07',
    nights: 2,
    party: { adults: 3, childAges: [5, 9] },
    unitId: 12,
    ratePlanId: 7,
    extras: [
      { code: 'nuoc', quantity: 1 },
      { code: 'ghe', quantity: 2 },
    ],
  });
});

test('invalid values are dropped one by one', () => {
  const none = { startsOn: null, nights: null, party: null, unitId: null, ratePlanId: null, extras: [] };
  expect(read('')).toEqual(none);
  expect(read('from=2026-11-26&to=2026-11-28&adults=0&unit=x&plan=-1&extra=')).toEqual(none);
  expect(read('from=2026-02-30&adults=2')).toEqual({ ...none, party: { adults: 2, childAges: [] } });
  expect(read('from=2026-12-07&to=2026-12-07')).toEqual({ ...none, startsOn: '2026-12-07' });
  expect(read('from=2026-12-07&to=2027-12-07')).toEqual({ ...none, startsOn: '2026-12-07' });
  expect(read('adults=2&ages=77')).toEqual(none);
});
