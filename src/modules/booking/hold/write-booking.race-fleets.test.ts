import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { quote } from '#modules/pricing/quote.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { addDays } from '#platform/time/days.ts';
import { book, quoteToken, randomPhone, tryToBook } from '#tests/factories/booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { shareFleet } from '#tests/factories/shared-fleet.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { killConnections, otherFaults } from '#tests/support/kill-connections.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { expireHolds } from './expire-holds.ts';
import type { CreatedBooking } from './write-booking.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const day = '2026-12-08';
const boats = 4;
const queue = createFakeQueue();

vi.setConfig({ testTimeout: 120_000 });

const database = setUpTestDatabase({ max: 20 });
let packages: TestProductOfKind[];
let faults: unknown[] = [];

beforeEach(async () => {
  const { db } = database;
  packages = [];
  for (let index = 0; index < 3; index++)
    packages.push(await createProductOfKind(db, 'service', { allotment: boats }));
  const [half, whole, evening] = packages.map(({ unitIds }) => unitIds[0] as number) as [
    number,
    number,
    number,
  ];
  await shareFleet(db, {
    vehicles: boats,
    turnaroundMinutes: 30,
    uses: [
      { unitId: half, startsAt: '08:00', minutes: 240 },
      { unitId: whole, startsAt: '08:30', minutes: 480 },
      { unitId: evening, startsAt: '18:00', minutes: 120 },
    ],
  });
});
afterEach(async () => {
  expect(otherFaults(faults)).toEqual([]);
  faults = [];
  expect(await brokenInvariants(database.db)).toEqual({});
});

async function attempt<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (fault) {
    faults.push(fault);
    return null;
  }
}
const contact = () => ({ fullName: 'Một Người', phone: randomPhone(), email: 'mot@example.com' });
const itemFor = (index: number, quantity = 1) =>
  itemOf(packages[index] as TestProductOfKind, day, { quantity });
const tryFor = (token: string, at = now) =>
  attempt(() => tryToBook(database.db, queue, { token, now: at, contact: contact() }));
const pay = ({ code, totalVnd }: CreatedBooking, at: Date) =>
  receiveBankTransfer(
    database.db,
    queue,
    {
      txnId: `fleet ${code}`,
      direction: 'in',
      amountVnd: totalVnd,
      content: code,
      occurredAt: at,
      payload: {},
    },
    at,
  );
const leftNow = async (at = now) => {
  const ids = packages.map(({ unitIds }) => unitIds[0] as number);
  const rows = await listAvailability(database.db, ids, day, addDays(day, 1), at);
  return ids.map((id) => rows.find((row) => row.unitId === id)?.left);
};
/** Boats in use at an hour of the day, by the stored rows alone. */
async function awayAt(clock: string): Promise<number> {
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS away FROM vehicle_holds o JOIN holds h ON h.id = o.hold_id
     WHERE o.owned AND o.during @> $1::timestamptz AND h.state IN ('active', 'converted') AND o.vehicle_id IN (
       SELECT v.id FROM vehicles v JOIN unit_fleets u ON u.fleet_id = v.fleet_id WHERE u.unit_id = $2)`,
    [`${day}T${clock}:00+07:00`, packages[0]?.unitIds[0]],
  );
  return rows[0].away;
}

test('P-06: sixty guests for overlapping packages on four boats get exactly four, and the evening keeps its own', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 60 }, (_, index) => quoteToken(database.db, [itemFor(index % 2)], now)),
  );
  const evenings = await Promise.all(
    Array.from({ length: 8 }, () => quoteToken(database.db, [itemFor(2)], now)),
  );
  const results = await Promise.all([...tokens, ...evenings].map((token) => tryFor(token)));
  const won = results.map((result) => result?.ok === true);
  expect(won.slice(0, 60).filter(Boolean)).toHaveLength(boats);
  expect(won.slice(60).filter(Boolean)).toHaveLength(boats);
  expect(await leftNow()).toEqual([0, 0, 0]);
  expect([await awayAt('10:00'), await awayAt('19:00')]).toEqual([boats, boats]);
});

test('P-06: no boat is ever double-booked while connections die, and during payments, cancellations and expiry', async () => {
  const { db } = database;
  const wishes = Array.from({ length: 60 }, () => itemFor(randomInt(3), randomInt(1, 3)));
  const tokens = await Promise.all(wishes.map((item) => quoteToken(db, [item], now)));
  let stop = killConnections(database.url, 20);
  const results = await Promise.all(tokens.map((token) => tryFor(token)));
  await stop();
  for (const clock of ['08:15', '10:00', '14:00', '19:00'])
    expect(await awayAt(clock)).toBeLessThanOrEqual(boats);
  expect(await brokenInvariants(db)).toEqual({});
  const all = results.flatMap((result) => (result?.ok ? [result.booking] : []));
  expect(all.length).toBeGreaterThan(1);
  stop = killConnections(database.url, 20);
  await Promise.all([
    ...all.map((booking, index) =>
      attempt(async () => {
        if (index % 3 === 0) await pay(booking, minutes(10));
        else if (index % 3 === 1)
          await cancelBooking(db, queue, { code: booking.code, actor: 'guest' }, minutes(10));
      }),
    ),
    ...tokens.slice(0, 25).map((token) => tryFor(token, minutes(10))),
  ]);
  await stop();
  await Promise.all([
    attempt(() => expireHolds(db, queue, minutes(26))),
    ...tokens.slice(25).map((token) => tryFor(token, minutes(26))),
  ]);
  for (const [index, booking] of all.entries()) if (index % 3 === 0) await pay(booking, minutes(27));
  await expireHolds(db, queue, minutes(120));
  for (const clock of ['08:15', '10:00', '14:00', '19:00'])
    expect(await awayAt(clock)).toBeLessThanOrEqual(boats);
});

test('a cart with two packages of one boat is refused by the quote, and a sold boat is unavailable to the others', async () => {
  const { db } = database;
  const wanted = { items: [itemFor(0, 3), itemFor(1, 2)] };
  expect(await quote(db, quoteRequest.parse(wanted), now)).toMatchObject({ ok: false, reason: 'sold_out' });
  await book(db, queue, [itemFor(0, 4)], now);
  expect(await leftNow()).toEqual([0, 0, 4]);
  expect(await quote(db, quoteRequest.parse({ items: [itemFor(1)] }), now)).toMatchObject({
    ok: false,
    reason: 'sold_out',
    nearestDates: expect.arrayContaining([addDays(day, 1)]),
  });
});

test('a combo that includes a boat reserves it against everybody else', async () => {
  const { db } = database;
  const [, whole] = packages;
  const combo = await createProductOfKind(db, 'combo', { components: whole?.unitIds ?? [] });
  for (let index = 0; index < boats; index++) await book(db, queue, [itemOf(combo, day, { adults: 2 })], now);
  expect(await leftNow()).toEqual([0, 0, 4]);
  const wanted = { items: [itemFor(0)] };
  expect(await quote(db, quoteRequest.parse(wanted), now)).toMatchObject({ ok: false, reason: 'sold_out' });
});
