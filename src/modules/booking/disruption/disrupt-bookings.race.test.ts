import { expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import type { Choice } from '#modules/booking/schema.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay, payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { killConnections, otherFaults } from '#tests/support/kill-connections.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { chooseOutcome } from './choices.ts';
import { closeDays } from './close-days.ts';
import { disruptBookings } from './disrupt-bookings.ts';
import { refundUnchosen } from './refund-unchosen.ts';
import type { ChooseResult } from './steps/choose-result.ts';

const now = new Date('2026-11-21T03:00:00Z');
const later = new Date('2026-11-25T03:00:00Z');
const queue = createFakeQueue();
const guests = 200;
const choices: Choice[] = [{ kind: 'rebook', from: '2026-12-18' }, { kind: 'credit' }, { kind: 'refund' }];

const database = setUpTestDatabase({ max: 12 });
const faults: unknown[] = [];

/** A thrown fault stands for the caller's lost connection. */
async function attempt<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (fault) {
    faults.push(fault);
    return null;
  }
}

const close = (unitId: number) =>
  closeDays(
    database.db,
    queue,
    { scope: { unitId }, fromOn: '2026-12-08', toOn: '2026-12-09', reason: 'weather', note: '' },
    { actor: staff('lan'), now },
  );

async function inBatches<T, R>(all: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += 20) {
    results.push(...(await Promise.all(all.slice(at, at + 20).map(run))));
  }
  return results;
}

/** A hotel with enough rooms on the closed days, and on other days fewer than the guests who want to move. */
async function hotelFor(rooms: number): Promise<number> {
  const { db } = database;
  const { unitIds } = await createBookableHotel(db, { allotment: rooms });
  const [unitId] = unitIds as [number];
  await db
    .updateTable('inventory')
    .set({ allotment: guests / 4 })
    .where('unit_id', '=', unitId)
    .where('day', '=', '2026-12-18')
    .execute();
  return unitId;
}

const stay = (unitId: number) => ({ unitId, from: '2026-12-08', to: '2026-12-10' });
const statesOf = async (bookings: readonly CreatedBooking[]) => {
  const rows = await database.db
    .selectFrom('bookings')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where(
      'id',
      'in',
      bookings.map(({ id }) => id),
    )
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
};

test('200 bookings are notified of a closed day once each and choose once each while connections are lost', async () => {
  const { db } = database;
  const unitId = await hotelFor(guests);
  const bookings = await inBatches(Array.from({ length: guests }), () =>
    bookAndPay(db, queue, [stay(unitId)], now),
  );
  await close(unitId);
  let stopKilling = killConnections(database.url, 25);
  for (let turn = 0; turn < 3; turn++) {
    await Promise.all([1, 2, 3].map(() => attempt(() => disruptBookings(db, queue, now))));
  }
  expect(await stopKilling()).toBeGreaterThan(0);
  while ((await disruptBookings(db, queue, now)) > 0);
  expect(otherFaults(faults)).toEqual([]);
  expect(await statesOf(bookings)).toEqual({ disrupted: guests });
  const recorded = await db
    .selectFrom('booking_events')
    .select('booking_id')
    .where('reason', '=', 'disrupted')
    .execute();
  expect(new Set(recorded.map((row) => row.booking_id)).size).toBe(recorded.length);
  expect(recorded).toHaveLength(guests);
  expect(await brokenInvariants(db)).toEqual({});

  stopKilling = killConnections(database.url, 60);
  const wanted = bookings.flatMap((booking, index) => {
    const choice = choices[index % 3] as Choice;
    const others = [choice, choices[(index + 1) % 3] as Choice];
    return [choice, ...(index % 4 === 0 ? others : [])].map((one) => ({
      code: booking.code,
      choice: one,
    }));
  });
  const results = await inBatches(wanted, (one) =>
    attempt<ChooseResult>(() => chooseOutcome(db, queue, { ...one, actor: 'guest' }, now)),
  );
  await stopKilling();
  expect(otherFaults(faults)).toEqual([]);
  expect(await brokenInvariants(db)).toEqual({});
  // A lost connection may have committed or not; no booking was processed twice.
  const done = await db
    .selectFrom('booking_events')
    .select('booking_id')
    .where('reason', 'in', ['rebooked', 'credited', 'disruption_refunded'])
    .execute();
  expect(new Set(done.map((row) => row.booking_id)).size).toBe(done.length);
  expect(done.length).toBeGreaterThanOrEqual(results.filter((result) => result?.ok).length);
  while ((await refundUnchosen(db, queue, later)) > 0);
  expect(await statesOf(bookings)).not.toHaveProperty('disrupted');
  expect(await brokenInvariants(db)).toEqual({});
  const { sold } = await db
    .selectFrom('inventory')
    .select('sold')
    .where('unit_id', '=', unitId)
    .where('day', '=', '2026-12-08')
    .executeTakeFirstOrThrow();
  expect(sold).toBe(0);
}, 400_000);

test('days are closed while guests pay: every booking is notified or keeps a choice; none stays confirmed', async () => {
  const { db } = database;
  const unitId = await hotelFor(40);
  const bookings = await inBatches(Array.from({ length: 40 }), () => book(db, queue, [stay(unitId)], now));
  const paying = inBatches(bookings, (booking) => payByBank(db, queue, booking, now));
  const [outcomes, closed] = await Promise.all([paying, close(unitId)]);
  expect(closed).toMatchObject({ ok: true });
  while ((await disruptBookings(db, queue, now)) > 0);
  const states = await statesOf(bookings);
  expect((states.disrupted ?? 0) + (states.paid_unallocated ?? 0)).toBe(40);
  expect(states.disrupted ?? 0).toBe(outcomes.filter((outcome) => outcome === 'confirmed').length);
  expect(await brokenInvariants(db)).toEqual({});
}, 60_000);
