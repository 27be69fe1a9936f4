import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveHoliday } from '#modules/settings/commands/save-holiday.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createEveryKind(site.db);
  await site.db.transaction().execute((tx) =>
    saveHoliday(tx, {
      group: 'giang-sinh',
      title: 'Giáng sinh',
      from: '2026-12-24',
      to: '2026-12-25',
      on: '2026-12-25',
      isPublicHoliday: false,
    }),
  );
});
afterAll(() => site.close());

const read = async (path: string) => {
  const reply = await site.get(`/api/v1/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

test('a month has every day with price, availability, lunar day and holiday, and marks the cheapest', async () => {
  const month = await read('hotels/cat-vang-da-nang/calendar?month=2026-12');
  expect(month.month).toBe('2026-12');
  expect(month.days).toHaveLength(31);
  expect(month.days[0]).toEqual({
    date: '2026-12-01',
    price: expect.any(Number),
    total: expect.any(Number),
    unitId: expect.any(Number),
    ratePlanId: expect.any(Number),
    surcharges: [],
    available: 5,
    closed: false,
    isCheapest: expect.any(Boolean),
    holiday: null,
    blackout: null,
    why: null,
    lunar: { day: 23, month: 10, isLeapMonth: false },
  });
  expect(month.days[23]).toMatchObject({ date: '2026-12-24', holiday: 'Giáng sinh' });
  const prices = month.days.map((one: { price: number }) => one.price);
  expect(month.cheapest.price).toBe(Math.min(...prices));
  expect(month.cheapest.dates).toEqual(
    month.days
      .filter((one: { price: number }) => one.price === month.cheapest.price)
      .map((one: { date: string }) => one.date),
  );
});

test('without a month it is the current one; past days are unavailable', async () => {
  const month = await read('hotels/cat-vang-da-nang/calendar');
  expect(month.month).toBe('2026-11');
  expect(month.days[0]).toMatchObject({ date: '2026-11-01', price: null });
});

test('a month beyond the bookable period has no prices', async () => {
  expect(await read('hotels/cat-vang-da-nang/calendar?month=2031-02')).toMatchObject({ cheapest: null });
});

test.each([
  'voucher-combos/da-nang-ba-ngay',
  'combos/da-nang-ba-ngay',
  'tours/ba-na-mot-ngay',
  'cruises/hai-au-ha-long',
  'attractions/cap-treo-1',
  'experiences/cheo-thuyen-1',
  'cars/xe-san-bay-1',
  'services/thue-tau-1',
])('%s has a calendar', async (path) => {
  expect((await read(`${path}/calendar?month=2026-12`)).days).toHaveLength(31);
});

test.each(['2026-13', '2026', 'abc', '1999-01'])('the month %j is refused in Vietnamese', async (month) => {
  const reply = await site.get(`/api/v1/hotels/cat-vang-da-nang/calendar?month=${month}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ field: 'month', message: 'Tháng phải có dạng YYYY-MM.' }]);
});
