import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { applyOpenMessages } from '#modules/booking/payment/apply-open-messages.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import { sumDemand } from '#modules/inventory/sum-demand.ts';
import { addDays, nightsOf } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, type Stay, tryToBook } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { killConnections, otherFaults } from '#tests/support/kill-connections.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { expireHolds } from './expire-holds.ts';
import type { CreatedBooking } from './write-booking.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const firstDay = '2026-12-01';
const days = 6;
const rooms = 7;
const queue = createFakeQueue();

const database = setUpTestDatabase({ max: 20 });
let units: [number, number];
let faults: unknown[] = [];

beforeAll(async () => {
  const hotel = await createBookableHotel(database.db, {
    units: [{}, {}],
    allotment: rooms,
    from: firstDay,
    to: addDays(firstDay, days),
  });
  units = hotel.unitIds as [number, number];
});

/** One, two or three nights in one room type or both, in either order: demands that overlap in every way. */
function randomStays(): Stay[] {
  const first = randomInt(days - 2);
  const stay = (unitId: number): Stay => ({
    unitId,
    from: addDays(firstDay, first),
    to: addDays(firstDay, first + randomInt(1, 4)),
    quantity: randomInt(1, 3),
  });
  const [one, other] = randomInt(2) ? units : units.toReversed();
  return randomInt(3) === 0 ? [stay(one as number), stay(other as number)] : [stay(one as number)];
}

const demandOf = (stays: Stay[]) =>
  sumDemand(
    stays.flatMap(({ unitId, from, to = from, quantity = 1 }) =>
      nightsOf(from, to).map((day) => ({ unitId, day, quantity })),
    ),
  );

/** The outcome for one client; a thrown fault stands for a lost connection. */
async function attempt<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (fault) {
    faults.push(fault);
    return null;
  }
}

function expectOnlyDeadConnections() {
  expect(otherFaults(faults)).toEqual([]);
  faults = [];
}

/** A webhook that is redelivered until it is answered, as bank services do. */
async function deliver(booking: CreatedBooking, { txnId, at }: { txnId: string; at: Date }) {
  const transfer = {
    txnId,
    direction: 'in' as const,
    amountVnd: booking.totalVnd,
    content: booking.code,
    occurredAt: at,
    payload: {},
  };
  for (let time = 0; time < 20; time++) {
    const outcome = await attempt(() => receiveBankTransfer(database.db, queue, transfer, at));
    if (outcome) return outcome;
  }
  return null;
}

test('200 guests for 7 rooms, with dying connections, repeated messages, expiry and late money', async () => {
  const { db } = database;
  const wanted = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const stays = randomStays();
      return { stays, token: await quoteToken(db, stays, now) };
    }),
  );
  let stopKilling = killConnections(database.url, 40);
  const results = await Promise.all(
    wanted.map(({ token }) => attempt(() => tryToBook(db, queue, { token, now }))),
  );
  expect(await stopKilling()).toBeGreaterThan(0);
  expectOnlyDeadConnections();
  expect(await brokenInvariants(db)).toEqual({});

  const left = new Map(
    (await listAvailability(db, units, firstDay, addDays(firstDay, days), now)).map((row) => [
      `${row.unitId} ${row.day}`,
      row.left,
    ]),
  );
  const refused = wanted.filter((_, index) => results[index] && !results[index].ok);
  const refusedThoughFree = refused.filter(({ stays }) =>
    demandOf(stays).every((row) => row.quantity <= (left.get(`${row.unitId} ${row.day}`) ?? 0)),
  );
  expect(refused.length).toBeGreaterThan(100);
  expect(refusedThoughFree).toEqual([]);
  expect([...left.values()].filter((places) => places === 0).length).toBeGreaterThan(0);

  const booked = results.flatMap((result) => (result?.ok ? [result.booking] : []));
  const [prompt, late] = [
    booked.filter((_, index) => index % 3 === 0),
    booked.filter((_, index) => index % 3 === 1),
  ];
  stopKilling = killConnections(database.url, 25);
  await Promise.all(
    prompt.flatMap((booking, index) =>
      [0, 0, 0, 1].map((second) => deliver(booking, { txnId: `prompt ${index} ${second}`, at: minutes(10) })),
    ),
  );
  await stopKilling();
  await applyWhatWasLeft(minutes(11));
  expectOnlyDeadConnections();
  expect(await brokenInvariants(db)).toEqual({});
  expect(await countByState()).toMatchObject({ confirmed: prompt.length });
  const refunds = await db.selectFrom('refunds').select('cause').execute();
  expect(refunds).toEqual(prompt.map(() => ({ cause: 'duplicate_payment' })));

  stopKilling = killConnections(database.url, 25);
  const newcomers = wanted.slice(0, 60);
  await Promise.all([
    ...[1, 2, 3].map(() => attempt(() => expireHolds(db, queue, minutes(26)))),
    ...late.map((booking, index) => deliver(booking, { txnId: `late ${index}`, at: minutes(26) })),
    ...newcomers.map(({ token }) => attempt(() => tryToBook(db, queue, { token, now: minutes(26) }))),
    ...prompt
      .slice(0, 3)
      .map(({ code }) => attempt(() => cancelBooking(db, queue, { code, actor: staff('1') }, minutes(26)))),
  ]);
  await stopKilling();
  await applyWhatWasLeft(minutes(27));
  await expireHolds(db, queue, minutes(27));
  expectOnlyDeadConnections();
  expect(await brokenInvariants(db)).toEqual({});

  await expireHolds(db, queue, minutes(120));
  expect(await brokenInvariants(db)).toEqual({});
  const states = await countByState();
  expect(states).not.toHaveProperty('held');
  expect((states.confirmed ?? 0) + (states.paid_unallocated ?? 0) + (states.cancelled ?? 0)).toBe(
    prompt.length + late.length,
  );
}, 240_000);

async function applyWhatWasLeft(at: Date) {
  const untilAnyMessageMs = at.getTime() - Date.now() - 60_000;
  while ((await applyOpenMessages(database.db, queue, at, untilAnyMessageMs)) > 0);
}

async function countByState(): Promise<Record<string, number>> {
  const rows = await database.db
    .selectFrom('bookings')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

test('self-check: reading before writing without a lock sells places twice', async () => {
  const { db } = database;
  const careless = await createBookableHotel(db, {
    allotment: rooms,
    from: firstDay,
    to: addDays(firstDay, 1),
  });
  const [unitId] = careless.unitIds as [number];
  await sql`ALTER TABLE inventory DROP CONSTRAINT inventory_not_oversold`.execute(db);
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const [day] = await listAvailability(db, [unitId], firstDay, addDays(firstDay, 1), now);
      await sleep(2);
      if ((day?.left ?? 0) < 1) return;
      await db
        .updateTable('inventory')
        .set((eb) => ({ held: eb('held', '+', 1) }))
        .where('unit_id', '=', unitId)
        .execute();
    }),
  );
  expect(Object.keys(await brokenInvariants(db))).toContain('more taken than there are');
  expect(await compareCountersWithLedger(db)).toHaveLength(1);
});
