import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '#platform/db/connect.ts';
import { nightsOf } from '#platform/time/days.ts';
import { createInventory } from '#tests/factories/days-on-sale.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { compareCountersWithLedger } from './compare-counters-with-ledger.ts';
import { convertHold, extendHold, releaseHold, returnHold } from './holds.ts';
import { reserveInventory } from './reserve-inventory.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const [from, to] = ['2026-12-01', '2026-12-06'];

const database = setUpTestDatabase();
let units: number[];

beforeEach(async () => {
  units = (await createHotel(database.db, { units: [{}, {}] })).unitIds;
  await createInventory(database.db, { unitIds: units, from, to, allotment: 2 });
});

const [first, second] = [() => units[0] as number, () => units[1] as number];
const stay = (unitId: number, start: string, end: string, quantity = 1) =>
  nightsOf(start, end).map((day) => ({ unitId, day, quantity }));

async function take(demand: ReturnType<typeof stay>, options: { expiresAt?: Date; at?: Date } = {}) {
  const holdId = randomUUID();
  const result = await database.db.transaction().execute((tx) =>
    reserveInventory(tx, {
      holdId,
      demand,
      expiresAt: options.expiresAt ?? minutes(20),
      now: options.at ?? now,
    }),
  );
  return { holdId, result };
}
const inTx = <T>(run: (tx: Tx) => Promise<T>) => database.db.transaction().execute(run);
const left = async (unitId: number, at = now) =>
  (await listAvailability(database.db, [unitId], from, to, at)).map((row) => row.left);
const stateOf = async (id: string) =>
  (await database.db.selectFrom('holds').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('reserves all nights and merges duplicate units', async () => {
  const { result } = await take([
    ...stay(first(), '2026-12-02', '2026-12-04'),
    ...stay(first(), '2026-12-03', '2026-12-05'),
  ]);
  expect(result).toEqual({ ok: true });
  expect(await left(first())).toEqual([2, 1, 0, 1, 2]);
});

test('reserves nothing when one night of many is sold out', async () => {
  await take(stay(first(), '2026-12-03', '2026-12-04', 2));
  const { holdId, result } = await take([
    ...stay(first(), '2026-12-02', '2026-12-05'),
    ...stay(second(), '2026-12-02', '2026-12-05'),
  ]);
  expect(result).toEqual({ ok: false, reason: 'sold_out', short: [{ unitId: first(), day: '2026-12-03' }] });
  expect(await left(second())).toEqual([2, 2, 2, 2, 2]);
  expect(await stateOf(holdId)).toBeUndefined();
});

test('days that are closed or were never opened are sold out', async () => {
  await database.db
    .updateTable('inventory')
    .set({ closed: true })
    .where('unit_id', '=', first())
    .where('day', '=', '2026-12-02')
    .execute();
  const { result } = await take(stay(first(), '2026-12-02', '2026-12-03'));
  expect(result.ok).toBe(false);
  expect((await take(stay(first(), '2026-12-05', '2026-12-07'))).result).toEqual({
    ok: false,
    reason: 'sold_out',
    short: [{ unitId: first(), day: '2026-12-06' }],
  });
  expect(await left(first())).toEqual([2, 0, 2, 2, 2]);
});

test('a hold converts once, and its places are released once', async () => {
  const { holdId } = await take(stay(first(), from, to, 2));
  expect(await inTx((tx) => convertHold(tx, holdId))).toEqual({ ok: true });
  expect(await inTx((tx) => convertHold(tx, holdId))).toMatchObject({ ok: false, state: 'converted' });
  expect(await inTx((tx) => releaseHold(tx, holdId, 'released', 'guest'))).toMatchObject({ ok: false });
  expect(await left(first())).toEqual([0, 0, 0, 0, 0]);
  expect(await inTx((tx) => returnHold(tx, holdId, 'cancelled'))).toEqual({ ok: true });
  expect(await inTx((tx) => returnHold(tx, holdId, 'cancelled'))).toMatchObject({ ok: false });
  expect(await left(first())).toEqual([2, 2, 2, 2, 2]);
  expect(await inTx((tx) => convertHold(tx, randomUUID()))).toEqual({ ok: false, reason: 'unknown_hold' });
});

test('a lapsed hold keeps its places during the grace period and then loses them to the next booking', async () => {
  const { holdId } = await take(stay(first(), '2026-12-01', '2026-12-05', 2), { expiresAt: minutes(20) });
  const wanted = stay(first(), '2026-12-02', '2026-12-03');
  expect((await take(wanted, { at: minutes(24) })).result.ok).toBe(false);
  expect(await left(first(), minutes(24))).toEqual([0, 0, 0, 0, 2]);
  expect(await left(first(), minutes(25))).toEqual([2, 2, 2, 2, 2]);
  expect((await take(wanted, { at: minutes(25), expiresAt: minutes(60) })).result).toEqual({ ok: true });
  expect(await stateOf(holdId)).toBe('expired');
  expect(await left(first(), minutes(26))).toEqual([2, 1, 2, 2, 2]);
});

test('a lapsed hold that another transaction is paying is skipped without waiting', async () => {
  const { holdId } = await take(stay(first(), '2026-12-01', '2026-12-02', 2), { expiresAt: minutes(20) });
  await database.db.transaction().execute(async (paying) => {
    await paying.selectFrom('holds').select('id').where('id', '=', holdId).forUpdate().execute();
    const other = await take(stay(first(), '2026-12-01', '2026-12-02'), { at: minutes(40) });
    expect(other.result.ok).toBe(false);
    expect(await convertHold(paying, holdId)).toEqual({ ok: true });
  });
  expect(await left(first())).toEqual([0, 2, 2, 2, 2]);
});

test('extending a hold never shortens it', async () => {
  const { holdId } = await take(stay(first(), '2026-12-01', '2026-12-02', 2));
  await inTx((tx) => extendHold(tx, holdId, minutes(30)));
  await inTx((tx) => extendHold(tx, holdId, minutes(10)));
  expect(await left(first(), minutes(34))).toEqual([0, 2, 2, 2, 2]);
  await inTx((tx) => releaseHold(tx, holdId, 'released', 'guest'));
  expect(await inTx((tx) => extendHold(tx, holdId, minutes(60)))).toMatchObject({
    ok: false,
    state: 'released',
  });
});

test('the database itself refuses to sell a place twice', async () => {
  await take(stay(first(), '2026-12-01', '2026-12-02', 2));
  await expect(
    database.db
      .updateTable('inventory')
      .set({ sold: 1 })
      .where('unit_id', '=', first())
      .where('day', '=', from)
      .execute(),
  ).rejects.toThrow('inventory_not_oversold');
});

test('counters equal the sum of the holds, and a difference is found', async () => {
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
  await database.db
    .updateTable('inventory')
    .set({ held: 1 })
    .where('unit_id', '=', second())
    .where('day', '=', from)
    .execute();
  expect(await compareCountersWithLedger(database.db)).toEqual([
    { unitId: second(), day: from, held: 1, heldByLedger: 0, sold: 0, soldByLedger: 0 },
  ]);
  await database.db.updateTable('inventory').set({ held: 0 }).where('unit_id', '=', second()).execute();
});
