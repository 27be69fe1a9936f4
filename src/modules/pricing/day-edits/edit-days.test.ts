import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { type DayEdit, type DayField, editDays, undoEdit } from './edit-days.ts';

const now = new Date('2026-11-21T03:00:00Z');
const today = '2026-11-21';
const day = '2026-12-05';
const [lan, ha] = [staff('lan'), staff('ha')];
const database = setUpTestDatabase({ max: 12 });
let hotel: TestHotel;
let unitId: number;

beforeAll(async () => {
  hotel = await createHotel(database.db, { units: [{}, { title: 'Phòng Suite', base_vnd: 2_000_000 }] });
  unitId = hotel.unitIds[0] as number;
  await rollCalendar(database.db, today);
});

const edit = (field: DayField, days: DayEdit[], actor = lan) =>
  editDays(database.db, { field, days, reason: 'cuối năm', actor }, now);
const one = (field: DayField, seen: number | null, to: number | null, on = day) =>
  edit(field, [{ unitId, day: on, seen, to }]);
const rate = (on = day) =>
  database.db
    .selectFrom('daily_rates')
    .selectAll()
    .where('unit_id', '=', unitId)
    .where('day', '=', on)
    .executeTakeFirstOrThrow();
const places = (on = day) =>
  database.db
    .selectFrom('inventory')
    .selectAll()
    .where('unit_id', '=', unitId)
    .where('day', '=', on)
    .executeTakeFirstOrThrow();

test('OFF-10: a price set by hand survives the nightly job, and undo gives it back to the rules', async () => {
  expect(await one('price', 1_000_000, 1_450_000)).toEqual({ ok: true, count: 1 });
  const set = { price_vnd: 1_450_000, list_vnd: 1_450_000, set_vnd: 1_450_000 };
  const reasons = [{ label: 'Giá riêng của ngày', amountVnd: 450_000 }];
  expect(await rate()).toMatchObject({ ...set, reasons });
  await database.db.updateTable('units').set({ base_vnd: 1_100_000 }).where('id', '=', unitId).execute();
  expect(await rollCalendar(database.db, addDays(today, 1))).toBe(1);
  expect(await rate()).toMatchObject({ ...set, reasons: [{ amountVnd: 350_000 }] });
  expect(await rate(addDays(day, 1)), 'the day beside it follows its unit').toMatchObject({
    price_vnd: 1_100_000,
  });
  expect(await one('price', 1_450_000, null)).toMatchObject({ ok: true });
  expect(await rate()).toMatchObject({ price_vnd: 1_100_000, set_vnd: null, reasons: [] });
});

test('a card shows the new price at once, and the history says who, what and why', async () => {
  const card = async () =>
    (
      await database.db
        .selectFrom('products')
        .select('final_price_vnd as vnd')
        .where('id', '=', hotel.productId)
        .executeTakeFirstOrThrow()
    ).vnd;
  await one('price', 1_100_000, 700_000);
  expect(await card()).toBe(700_000);
  const { lines } = await listHistory(database.db, { objectType: 'product' });
  expect(lines[0]).toMatchObject({
    verb: 'price.edit',
    objectId: String(hotel.productId),
    actorName: lan.name,
    reason: 'cuối năm',
    before: { 'Phòng Deluxe': '05/12/2026: giá theo luật' },
  });
  expect(await undoEdit(database.db, lan, now)).toMatchObject({ ok: true });
  expect(await card()).toBe(1_100_000);
  expect(await undoEdit(database.db, lan, now)).toEqual({ ok: false, reason: 'nothing_to_undo' });
});

test('allotment, sale, nights, arrival and departure are changed and undone; a refused day stays as it was', async () => {
  for (const [field, seen, to] of [
    ['allotment', 7, 3],
    ['closed', 0, 1],
    ['minStay', 1, 2],
    ['maxStay', 0, 5],
    ['releaseDays', 0, 3],
    ['noArrival', 0, 1],
    ['noDeparture', 0, 1],
  ] as const) {
    expect(await one(field, seen, to), field).toMatchObject({ ok: true });
    const set = { ...(await places()), ...(await rate()) };
    expect(await undoEdit(database.db, lan, now), field).toMatchObject({ ok: true });
    expect({ ...(await places()), ...(await rate()) }, field).not.toEqual(set);
  }
  expect(await places()).toMatchObject({ allotment: 7, closed: false });
  expect(await rate()).toMatchObject({ min_stay: 1, closed_to_arrival: false, closed_to_departure: false });
  const taken = '2026-12-20';
  const expiresAt = new Date(now.getTime() + 60_000);
  const demand = [{ unitId, day: taken, quantity: 3 }];
  await database.db
    .transaction()
    .execute((tx) => reserveInventory(tx, { holdId: randomUUID(), demand, expiresAt, now }));
  const days = ['2026-12-19', taken].map((on) => ({ unitId, day: on, seen: 7, to: 2 }));
  expect(await edit('allotment', days)).toEqual({
    ok: false,
    reason: 'below_taken',
    days: [{ unitId, day: taken, value: 3 }],
  });
  expect(await places('2026-12-19')).toMatchObject({ allotment: 7 });
});

test('refused without the right, for invalid values and for past days', async () => {
  const adviser = staff('tu', { 'places.edit': null });
  expect(await edit('price', [{ unitId, day, seen: 1, to: 1000 }], adviser)).toMatchObject({
    reason: 'not_allowed',
  });
  expect(await one('price', 1_100_000, 999)).toMatchObject({ reason: 'wrong_value' });
  expect(await one('maxStay', 0, 31)).toMatchObject({ reason: 'wrong_value' });
  expect(await one('releaseDays', 0, 91)).toMatchObject({ reason: 'wrong_value' });
  expect(await one('allotment', 7, null)).toMatchObject({ reason: 'wrong_value' });
  expect(await one('allotment', 7, 3, '2026-11-20')).toMatchObject({ reason: 'past_day' });
  expect(await edit('closed', [{ unitId: 999_999, day, seen: 0, to: 1 }])).toMatchObject({
    reason: 'unknown_unit',
  });
  expect(await one('price', null, 1000, '2031-01-01')).toMatchObject({ reason: 'not_open' });
});

test('OFF-10: 50 concurrent pairs of edits lose nothing: each day has what its last writer saw and set', async () => {
  const random = seededRandom(17);
  const days = nightsOf('2027-01-01', '2027-01-11');
  const state = async () => {
    const rows = await database.db
      .selectFrom('inventory')
      .select(['day', 'allotment'])
      .where('unit_id', '=', unitId)
      .where('day', 'in', days)
      .orderBy('day')
      .execute();
    return rows.map(({ allotment }) => allotment);
  };
  for (let round = 0; round < 50; round++) {
    const before = await state();
    const wish = (actor: typeof lan, step: number) => {
      const [from, length] = [random.below(8), 1 + random.below(6)];
      const chosen = days.map((on, at) => ({ on, at })).slice(from, from + length);
      const changes = chosen.map(({ on, at }) => ({
        unitId,
        day: on,
        seen: before[at] as number,
        to: (before[at] as number) + step,
      }));
      return {
        changes,
        chosen,
        step,
        result: edit('allotment', random.chance(0.5) ? changes : changes.reverse(), actor),
      };
    };
    const pair = [wish(lan, 1), wish(ha, 2)];
    const results = await Promise.all(pair.map(({ result }) => result));
    const expected = [...before];
    for (const [index, { chosen, step }] of pair.entries())
      if (results[index]?.ok) for (const { at } of chosen) expected[at] = (before[at] as number) + step;
    expect(await state(), `round ${round}`).toEqual(expected);
    const overlap = pair[0]?.chosen.some(({ at }) => pair[1]?.chosen.some((other) => other.at === at));
    expect(results.filter(({ ok }) => ok)).toHaveLength(overlap ? 1 : 2);
  }
});
