import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { addDays } from '#platform/time/days.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { copyDays, type DayField, editDays, previewCopy, undoEdit } from './edit-days.ts';

const now = new Date('2026-11-21T03:00:00Z');
/** A Monday. */
const monday = '2026-12-07';
const lan = staff('lan');
const database = setUpTestDatabase({ max: 12 });
let hotel: TestHotel;

beforeAll(async () => {
  hotel = await createHotel(database.db, { units: [{}, { title: 'Phòng Suite', base_vnd: 2_000_000 }] });
  await rollCalendar(database.db, '2026-11-21');
});
beforeEach(async () => {
  const asks = { min_stay: 1, max_stay: 0, release_days: 0, closed_to_arrival: false };
  await database.db
    .updateTable('daily_rates')
    .set({ set_vnd: null, ...asks })
    .execute();
  await database.db.updateTable('inventory').set({ allotment: 7, sold: 0, closed: false }).execute();
});

const every: DayField[] = ['allotment', 'closed', 'price', 'minStay', 'maxStay', 'releaseDays', 'noArrival'];
const copy = (fields: DayField[] = every, given = {}) => ({
  ...{
    unitIds: hotel.unitIds,
    step: 7 as 1 | 7,
    from: monday,
    until: addDays(monday, 20),
    weekdays: [],
    fields,
  },
  ...{ reason: 'mùa thấp', actor: lan },
  ...given,
});
const set = (field: DayField, day: string, seen: number, to: number, actor = lan) =>
  editDays(
    database.db,
    { field, days: [{ unitId: hotel.unitIds[0] as number, day, seen, to }], reason: '', actor },
    now,
  );
/** All days of three weeks, from the Monday on. */
const standing = async () => {
  const days = (table: 'daily_rates' | 'inventory') =>
    database.db
      .selectFrom(table)
      .selectAll()
      .where('day', '>=', monday)
      .where('day', '<', addDays(monday, 21))
      .orderBy('unit_id')
      .orderBy('day')
      .execute();
  return { rates: await days('daily_rates'), places: await days('inventory') };
};
const done = async (input: ReturnType<typeof copy>) => {
  const plan = await previewCopy(database.db, input, now);
  if (!plan.ok) return plan;
  return copyDays(database.db, { ...input, mark: plan.mark }, now);
};

test('OFF-10: weeks are copied from the first, weekday by weekday, and undo restores them', async () => {
  const saturday = addDays(monday, 5);
  await set('price', saturday, 1_000_000, 1_450_000);
  await set('allotment', saturday, 7, 4);
  await set('minStay', saturday, 1, 2);
  await set('maxStay', saturday, 0, 5);
  await set('releaseDays', monday, 0, 3);
  await set('noArrival', addDays(monday, 6), 0, 1);
  await set('closed', addDays(monday, 2), 0, 1);
  const before = await standing();
  const plan = await previewCopy(database.db, copy(), now);
  expect(plan).toMatchObject({ ok: true, missing: 0 });
  expect(await standing(), 'a preview changes nothing').toEqual(before);
  expect(await done(copy())).toEqual({ ok: true, count: 14 });
  const after = await standing();
  for (const [at, row] of after.rates.entries()) {
    const model = after.rates[Math.floor(at / 21) * 21 + (at % 7)];
    const { price_vnd, min_stay, max_stay, release_days, closed_to_arrival } = row;
    expect({ price_vnd, min_stay, max_stay, release_days, closed_to_arrival }, row.day).toMatchObject({
      ...{ price_vnd: model?.price_vnd, min_stay: model?.min_stay, max_stay: model?.max_stay },
      ...{ release_days: model?.release_days, closed_to_arrival: model?.closed_to_arrival },
    });
  }
  const on = (day: string) => ({
    ...after.rates.find((row) => row.unit_id === hotel.unitIds[0] && row.day === day),
    ...after.places.find((row) => row.unit_id === hotel.unitIds[0] && row.day === day),
  });
  expect(on(addDays(saturday, 14))).toMatchObject({ set_vnd: 1_450_000, max_stay: 5, allotment: 4 });
  expect(on(addDays(saturday, 13)), 'the day beside it').toMatchObject({ set_vnd: null, allotment: 7 });
  expect(on(addDays(monday, 9))).toMatchObject({ closed: true });
  const { lines } = await listHistory(database.db, { objectType: 'product', words: 'mùa thấp' });
  expect(lines.map(({ verb }) => verb).sort()).toEqual([
    ...Array(2).fill('places.edit'),
    ...Array(5).fill('price.edit'),
  ]);
  expect(await undoEdit(database.db, lan, now)).toEqual({ ok: true, count: 14 });
  expect(await standing()).toEqual(before);
  expect(await undoEdit(database.db, lan, now)).toMatchObject({ reason: 'nothing_to_undo' });
});

test('all days of a period are copied from the first', async () => {
  await set('releaseDays', monday, 0, 4);
  await set('price', addDays(monday, 2), 1_000_000, 1_300_000);
  const input = copy(['releaseDays', 'price'], { step: 1, until: addDays(monday, 3) });
  expect(await done(input)).toEqual({ ok: true, count: 4 });
  const { rates } = await standing();
  const own = rates.filter((row) => row.unit_id === hotel.unitIds[0]).slice(0, 5);
  expect(own.map(({ release_days, price_vnd }) => [release_days, price_vnd])).toEqual([
    ...Array(4).fill([4, 1_000_000]),
    [0, 1_000_000],
  ]);
});

test('if one field of one day is refused nothing is written', async () => {
  await set('price', monday, 1_000_000, 1_200_000);
  await set('allotment', monday, 7, 2);
  const nextWeek = addDays(monday, 7);
  await database.db
    .updateTable('inventory')
    .set({ sold: 3 })
    .where('unit_id', '=', hotel.unitIds[0] as number)
    .where('day', '=', nextWeek)
    .execute();
  const before = await standing();
  const refused = { ok: false, reason: 'below_taken', days: [{ day: nextWeek, value: 3 }] };
  expect(await done(copy(['price', 'allotment']))).toMatchObject(refused);
  const stopped = await database.db
    .updateTable('inventory')
    .set({ sold: 0, stopped: true })
    .where('unit_id', '=', hotel.unitIds[0] as number)
    .where('day', '=', nextWeek)
    .executeTakeFirst();
  expect(stopped.numUpdatedRows).toBe(1n);
  await set('closed', monday, 0, 1);
  expect(await done(copy(['allotment', 'closed']))).toMatchObject({ ok: false, reason: 'stopped' });
  await database.db.updateTable('inventory').set({ stopped: false }).execute();
  const { places } = await standing();
  expect(places.filter(({ allotment }) => allotment === 2).map(({ day }) => day)).toEqual([monday]);
  expect((await standing()).rates).toEqual(before.rates);
});

test('a day that has changed since the preview is not overwritten', async () => {
  await set('price', monday, 1_000_000, 1_200_000);
  const plan = await previewCopy(database.db, copy(['price']), now);
  const mark = plan.ok ? plan.mark : '';
  const ha = staff('ha');
  expect(await set('price', addDays(monday, 7), 1_000_000, 900_000, ha)).toMatchObject({ ok: true });
  const late = await copyDays(database.db, { ...copy(['price']), mark }, now);
  expect(late).toEqual({ ok: false, reason: 'other_plan' });
  const other = { ...copy(['price'], { until: addDays(monday, 13) }), mark };
  expect(await copyDays(database.db, other, now)).toEqual({ ok: false, reason: 'other_plan' });
});

test('refused: past weeks, days that were never opened, and no right; weekdays can be selected', async () => {
  await set('maxStay', monday, 0, 2);
  await set('maxStay', addDays(monday, 1), 0, 3);
  const tuesdays = await previewCopy(database.db, copy(['maxStay'], { weekdays: [2] }), now);
  expect(tuesdays.ok && tuesdays.parts[0]?.days.map(({ day }) => day)).toEqual([
    addDays(monday, 8),
    addDays(monday, 15),
  ]);
  const far = await previewCopy(database.db, copy(['maxStay'], { until: '2030-01-01' }), now);
  expect(far).toMatchObject({ ok: true, missing: expect.any(Number) });
  expect(far.ok && far.missing).toBeGreaterThan(500);
  const past = await previewCopy(
    database.db,
    copy(['maxStay'], { from: '2026-11-09', until: '2026-11-25' }),
    now,
  );
  expect(past, 'nothing is kept of days that are over').toMatchObject({ ok: true, parts: [] });
  const adviser = staff('tu', { 'places.edit': null });
  expect(await done(copy(['maxStay'], { actor: adviser }))).toMatchObject({ reason: 'not_allowed' });
});
