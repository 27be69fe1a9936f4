import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { UnitEdit } from '#modules/catalog/selling/units.ts';
import { listEditedPlans, listEditedUnits } from '#modules/catalog/selling/units.ts';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { quote } from '#modules/pricing/quote.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { json } from '#platform/db/json.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import {
  followLater,
  followPublication,
  saveComponents,
  saveRatePlan,
  saveUnit,
  saveUnits,
  switchRatePlan,
  switchUnit,
  switchVehicle,
} from './units.ts';

const now = new Date('2026-11-30T03:00:00Z');
const actor = staff('lan');
const room = {
  areaM2: 30,
  beds: [{ type: 'giường đôi', count: 1 }],
  view: 'Biển',
  balcony: true,
  smoking: false,
};

const database = setUpTestDatabase();
let hotel: TestHotel;
const db = () => database.db;
const unitId = () => hotel.unitIds[0] as number;

beforeEach(async () => {
  hotel = await createHotel(db(), { units: [{ quantity: 7, details: room }] });
  await rollCalendar(db(), '2026-11-30');
});

const stored = async (id = unitId()) =>
  (await listEditedUnits(db(), hotel.productId)).find((unit) => unit.id === id);
async function save(fields: Partial<UnitEdit>, id: number | null = unitId(), version?: number) {
  const was = (await stored()) as NonNullable<Awaited<ReturnType<typeof stored>>>;
  const { id: _, code, status, components, version: at, ...rest } = was;
  const edit = { ...rest, ...fields };
  return saveUnit(
    db(),
    { productId: hotel.productId, unitId: id, version: version ?? at, fields: edit, actor },
    now,
  );
}
async function take(day: string, quantity: number, id = unitId()) {
  const demand = [{ unitId: id, day, quantity }];
  const expiresAt = new Date(now.getTime() + 60_000);
  return db()
    .transaction()
    .execute((tx) => reserveInventory(tx, { holdId: randomUUID(), demand, expiresAt, now }));
}
const left = async (from: string, to: string, id = unitId()) =>
  (await listAvailability(db(), [id], from, to, now)).map((row) => row.left);
const priceOf = async (id: number, from: string, to: string) => {
  const items = [{ unitId: id, from, to, quantity: 1, adults: 2 }];
  const result = await quote(db(), quoteRequest.parse({ items }), now);
  return result.ok ? result.quote.total : result.reason;
};

test('a new unit is opened, priced and bookable at once, with a code of its own', async () => {
  const added = await save({ title: 'Phòng Suite', baseVnd: 2_000_000, quantity: 3 }, null);
  const again = await save({ title: 'phòng suite' }, null);
  if (!added.ok) throw new Error(added.reason);
  expect(again).toEqual({ ok: false, reason: 'title_taken' });
  expect(await left('2026-12-01', '2026-12-03', added.unitId)).toEqual([3, 3]);
  expect(await priceOf(added.unitId, '2026-12-01', '2026-12-03')).toBe(4_000_000);
  expect(await stored(added.unitId)).toMatchObject({ code: 'phong-suite', version: 1, details: room });
  await switchUnit(db(), { productId: hotel.productId, unitId: added.unitId, isOn: false, actor }, now);
  const other = await save({ title: 'Phòng Suite' }, null);
  expect(other.ok && (await stored(other.unitId))?.code).toBe('phong-suite-2');
  const { lines } = await listHistory(db(), { objectType: 'unit', objectId: String(added.unitId) });
  expect(lines.map(({ verb, actorName }) => [verb, actorName])).toEqual([
    ['unit.switch', 'lan'],
    ['unit.add', 'lan'],
  ]);
});

test('changing the number updates the open days; lower manual settings stay, and higher ones are reduced', async () => {
  await db()
    .updateTable('inventory')
    .set({ allotment: 2 })
    .where('unit_id', '=', unitId())
    .where('day', '=', '2026-12-02')
    .execute();
  expect(await save({ quantity: 9 })).toMatchObject({ ok: true, kept: 1, version: 2 });
  expect(await left('2026-12-01', '2026-12-04')).toEqual([9, 2, 9]);
  expect(await save({ quantity: 1 })).toMatchObject({ ok: true, kept: 0 });
  expect(await left('2026-12-01', '2026-12-04')).toEqual([1, 1, 1]);
});

test('a number below what is taken is refused with the days, and nothing is changed', async () => {
  await take('2026-12-05', 4);
  await take('2026-12-09', 3);
  expect(await save({ quantity: 2, title: 'Tên khác' })).toEqual({
    ok: false,
    reason: 'below_taken',
    days: [
      { unitId: unitId(), day: '2026-12-05', value: 4 },
      { unitId: unitId(), day: '2026-12-09', value: 3 },
    ],
  });
  expect(await stored()).toMatchObject({ quantity: 7, title: 'Phòng Deluxe', version: 1 });
  expect(await left('2026-12-04', '2026-12-06')).toEqual([7, 3]);
  expect(await save({ quantity: 4 })).toMatchObject({ ok: true });
  expect(await left('2026-12-05', '2026-12-06')).toEqual([0]);
});

test('race: of a booking and a reduction the second is refused, and no day is oversold', async () => {
  for (let round = 0; round < 6; round++) {
    const day = `2026-12-1${round}`;
    await save({ quantity: 5 });
    const [smaller, taken] = await Promise.all([save({ quantity: 2 }), take(day, 4)]);
    expect(smaller.ok, 'not both').not.toBe(taken.ok);
    expect((await left(day, '2026-12-20'))[0]).toBe(smaller.ok ? 2 : 1);
    await db().deleteFrom('hold_lines').where('unit_id', '=', unitId()).execute();
    await db().updateTable('inventory').set({ held: 0 }).where('unit_id', '=', unitId()).execute();
  }
  expect(await compareCountersWithLedger(db())).toEqual([]);
});

test("a colleague's concurrent change is not overwritten", async () => {
  const results = await Promise.all([save({ title: 'A' }, unitId(), 1), save({ title: 'B' }, unitId(), 1)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, reason: 'changed_meanwhile' });
});

test('many changes together are one job per product, which opens and prices all of them, also beside itself and beside an edit', async () => {
  const queue = createFakeQueue();
  const was = (await stored()) as NonNullable<Awaited<ReturnType<typeof stored>>>;
  const { id: _, code, status, components, version, ...fields } = was;
  const titles = ['Phòng Một', 'Phòng Hai', 'Phòng Ba'];
  const saves = titles.map((title) => ({
    ...{ productId: hotel.productId, unitId: null, version: 0 },
    fields: { ...fields, title },
  }));
  const added = await db()
    .transaction()
    .execute((tx) =>
      followLater({ tx, queue }, [hotel.productId], async (follow) => {
        const results = await saveUnits(tx, { saves, actor, follow }, now);
        return results.flatMap((result) => (result.ok ? [result.unitId] : []));
      }),
    );
  expect(added).toHaveLength(3);
  expect(queue.sent).toEqual([{ name: 'pricing.sale_changed', data: { productId: hotel.productId } }]);
  expect(await left('2026-12-01', '2026-12-02', added[0]), 'not before the job').toEqual([]);
  await Promise.all([
    followPublication(db(), hotel.productId, now),
    followPublication(db(), hotel.productId, now),
    saveUnit(
      db(),
      {
        productId: hotel.productId,
        unitId: unitId(),
        version,
        fields: { ...fields, baseVnd: 800_000 },
        actor,
      },
      now,
    ),
  ]);
  for (const id of added) {
    expect(await left('2026-12-01', '2026-12-03', id)).toEqual([7, 7]);
    expect(await priceOf(id, '2026-12-01', '2026-12-02')).toBe(fields.baseVnd);
    const { lines } = await listHistory(db(), { objectType: 'unit', objectId: String(id) });
    expect(lines.map(({ verb }) => verb)).toEqual(['unit.add']);
  }
  expect(await priceOf(unitId(), '2026-12-01', '2026-12-02')).toBe(800_000);
  const { final_price_vnd } = await db()
    .selectFrom('products')
    .select('final_price_vnd')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  expect(final_price_vnd, 'the card').toBe(800_000);
});

test('two concurrent bulk changes of the same products in another order wait for each other', async () => {
  const other = await createHotel(db(), { units: [{ quantity: 2, details: room }] });
  const products = [hotel, other];
  const turn = (order: typeof products, isOn: boolean) =>
    db()
      .transaction()
      .execute((tx) =>
        followLater(
          { tx, queue: createFakeQueue() },
          products.map(({ productId }) => productId),
          async (follow) => {
            const done: boolean[] = [];
            for (const { productId, unitIds } of order) {
              const to = { productId, unitId: unitIds[0] as number, isOn, actor };
              done.push((await switchUnit(tx, to, now, follow)).ok);
            }
            return done;
          },
        ),
      );
  for (let round = 0; round < 5; round++) {
    const done = await Promise.all([turn(products, false), turn(products.toReversed(), true)]);
    expect(done.flat()).toEqual([true, true, true, true]);
  }
});

test('a new base price applies to every day and the card at once', async () => {
  await save({ baseVnd: 1_500_000 });
  expect(await priceOf(unitId(), '2026-12-01', '2026-12-02')).toBe(1_500_000);
  const { final_price_vnd } = await db()
    .selectFrom('products')
    .select('final_price_vnd')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  expect(final_price_vnd).toBe(1_500_000);
});

test('a unit off sale cannot be bought, keeps its inventory, and can return; refused while a combo includes it', async () => {
  const turn = (isOn: boolean, id = unitId()) =>
    switchUnit(db(), { productId: hotel.productId, unitId: id, isOn, actor }, now);
  const combo = await createProductOfKind(db(), 'combo', { components: [unitId()] });
  expect(await turn(false)).toEqual({ ok: false, reason: 'in_combo', combos: ['Combo biển ba ngày'] });
  await db().updateTable('products').set({ status: false }).where('id', '=', combo.productId).execute();
  expect(await turn(false)).toEqual({ ok: true, title: 'Phòng Deluxe' });
  expect(await priceOf(unitId(), '2026-12-01', '2026-12-02')).toBe('unknown_unit');
  expect(await turn(true)).toMatchObject({ ok: true });
  expect(await priceOf(unitId(), '2026-12-01', '2026-12-02')).toBe(1_000_000);
  expect(await turn(true, 0)).toEqual({ ok: false, reason: 'unknown_unit' });
});

test('a rate plan is added, changed and switched; the last one of a published product stays', async () => {
  const [planId] = hotel.planIds as [number];
  const { productId } = hotel;
  const plans = await listEditedPlans(db(), productId);
  const { id, status, version, policyTitle, ...fields } = plans[0] as (typeof plans)[0];
  const savePlan = (more: Partial<typeof fields>, plan: number | null, at = 1) =>
    saveRatePlan(db(), { productId, planId: plan, version: at, fields: { ...fields, ...more }, actor }, now);
  const turn = (plan: number, isOn: boolean) =>
    switchRatePlan(db(), { productId, planId: plan, isOn, actor }, now);
  expect(await turn(planId, false)).toEqual({ ok: false, reason: 'last_plan' });
  const added = await savePlan({ title: 'Không hoàn tiền', pricePercent: 88 }, null);
  if (!added.ok) throw new Error(added.reason);
  expect(await savePlan({ title: 'KHÔNG hoàn tiền' }, null)).toEqual({ ok: false, reason: 'title_taken' });
  expect(await savePlan({ cancellationPolicy: 'khong-co' }, planId)).toMatchObject({
    reason: 'unknown_policy',
  });
  expect(await savePlan({ pricePercent: 120 }, planId)).toMatchObject({ ok: true, version: 2 });
  expect(await savePlan({ pricePercent: 130 }, planId)).toEqual({ ok: false, reason: 'changed_meanwhile' });
  expect(await priceOf(unitId(), '2026-12-01', '2026-12-02')).toBe(1_200_000);
  expect(await turn(planId, false)).toMatchObject({ ok: true });
  expect(await priceOf(unitId(), '2026-12-01', '2026-12-02')).toBe(880_000);
});

test('components of a combo are validated, and its availability follows', async () => {
  const combo = await createProductOfKind(db(), 'combo');
  const [packId] = combo.unitIds as [number];
  const { id } = await db()
    .insertInto('provinces')
    .values({
      ...{
        slug: 'tinh',
        code: '99',
        title: 'Tỉnh',
        type: 'province',
        region: 'north',
        sub_region: 'Đông Bắc',
      },
      ...{ lat: 21, lng: 105 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = { unitId: unitId(), fromDay: 0, days: 2, per: 'room' as const, quantity: 1 };
  let version = 1;
  const set = async (...components: Partial<typeof part>[]) => {
    const parts = components.map((one) => ({ ...part, ...one }));
    const result = await saveComponents(
      db(),
      { productId: combo.productId, unitId: packId, version, components: parts, actor },
      now,
    );
    if (result.ok) ({ version } = result);
    return result;
  };
  const wrong = (fault: string, at = 0) => ({ ok: false, reason: 'wrong_component', at, fault });
  expect(await set({})).toEqual(wrong('elsewhere'));
  for (const product_id of [combo.productId, hotel.productId])
    await db().insertInto('product_provinces').values({ product_id, province_id: id }).execute();
  expect(await set({ days: 3 })).toEqual(wrong('too_long'));
  expect(await set({}, {})).toEqual(wrong('twice', 1));
  expect(await set({ unitId: packId })).toEqual(wrong('own_product'));
  expect(await set({ unitId: 0 })).toEqual(wrong('unknown_unit'));
  const car = await createProductOfKind(db(), 'car');
  expect(await set({}, { unitId: car.unitIds[0] as number })).toEqual(wrong('needs_time', 1));
  expect(await set({})).toEqual({ ok: true, version: 2 });
  await take('2026-12-02', 7);
  expect(await priceOf(packId, '2026-12-01', '2026-12-03')).toBe('sold_out');
  await switchUnit(db(), { productId: combo.productId, unitId: packId, isOn: false, actor }, now);
  await switchUnit(db(), { productId: hotel.productId, unitId: unitId(), isOn: false, actor }, now);
  version = 3;
  expect(await set({})).toEqual(wrong('not_on_sale'));
});

test("vehicles are added and removed; the last one stays, and the product's details list the active ones", async () => {
  const { productId } = await createProductOfKind(db(), 'car', { vehicles: 1 });
  const turn = (code: string, to: 'add' | 'on' | 'off') =>
    switchVehicle(db(), { productId, code, to, actor }, now);
  const fleet = async () =>
    (
      await db()
        .selectFrom('products')
        .select('details')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
    ).details as { fleet: string[] };
  expect(await turn('xe-0', 'off')).toEqual({ ok: false, reason: 'last_vehicle' });
  expect(await turn('xe-9', 'off')).toEqual({ ok: false, reason: 'unknown_vehicle' });
  expect(await turn('xe-0', 'add')).toEqual({ ok: false, reason: 'code_taken' });
  expect(await turn('xe-1', 'add')).toEqual({ ok: true });
  expect((await fleet()).fleet).toEqual(['xe-0', 'xe-1']);
  const results = await Promise.all([turn('xe-0', 'off'), turn('xe-1', 'off')]);
  expect(
    results.filter(({ ok }) => ok),
    'one stays, also when both go at once',
  ).toHaveLength(1);
  expect((await fleet()).fleet).toHaveLength(1);
  expect(await switchVehicle(db(), { productId: hotel.productId, code: 'x', to: 'add', actor }, now)).toEqual(
    {
      ok: false,
      reason: 'no_fleet',
    },
  );
});

test('a tour published with another weekday departs on it, up to the end of the bookable period', async () => {
  const tour = await createProductOfKind(db(), 'tour', { details: { days: 1, departureWeekdays: [1] } });
  await rollCalendar(db(), '2026-11-30');
  // A Wednesday and its Thursday, far beyond what the factory opens.
  const leftThen = () => left('2027-09-29', '2027-10-01', tour.unitIds[0]);
  const before = await leftThen();
  expect(before.some((places) => places > 0)).toBe(false);
  await db()
    .updateTable('products')
    .set({ details: json({ ...(await detailsOf(tour.productId)), departureWeekdays: [1, 3] }) })
    .where('id', '=', tour.productId)
    .execute();
  await followPublication(db(), tour.productId, now);
  await followPublication(db(), tour.productId, now);
  expect((await leftThen())[0]).toBeGreaterThan(0);
});

async function detailsOf(id: number) {
  const { details } = await db()
    .selectFrom('products')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return details as Record<string, unknown>;
}
