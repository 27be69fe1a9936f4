import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createFakeQueue } from '#tests/fakes/queue.ts';
import { killConnections, otherFaults } from '#tests/support/kill-connections.ts';
import { bankMessages } from '#tests/support/money-storm/bank-messages.ts';
import { providerMessages } from '#tests/support/money-storm/provider-messages.ts';
import { seededRandom } from '#tests/support/money-storm/seeded-random.ts';
import { type StormEvent, sendStorm } from '#tests/support/money-storm/send-storm.ts';
import { stormGateways } from '#tests/support/money-storm/storm-gateways.ts';
import type { StormMessage } from '#tests/support/money-storm/storm-message.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { applyOpenMessages } from './commands/apply-open-messages.ts';
import { cancelBooking } from './commands/cancel-booking.ts';
import type { CreatedBooking } from './commands/create-booking.ts';
import { expireHolds } from './commands/expire-holds.ts';
import { refundUnchosen } from './commands/refund-unchosen.ts';
import { startPayment } from './commands/start-payment.ts';
import { findImbalances } from './queries/find-imbalances.ts';
import { stateLabels } from './rules/booking-state.ts';

/** `SEED=… npx vitest run` on this file plays the same storm again, but for what dies when. */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
const random = seededRandom(seed);
const queue = createFakeQueue();
const { gateways, online } = stormGateways();
/** In milliseconds: the inbox tells time by the database's clock, the storm by its own. */
const ofAnyAge = -365 * 86_400_000;
/** As many as begin within this time on the machine that runs them, at least one. */
const waves = 4;
const lastBeginsAfterMs = 15_000;
const bookingsOfAWave = 32;
const firstDay = '2026-12-01';
const start = new Date('2026-11-21T03:00:00Z');
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

let database: TestDatabase;
let units: number[];
let plans: number[];
const sent: { message: StormMessage; isTaken: boolean | null }[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ max: 20 });
  const hotel = await createBookableHotel(database.db, {
    units: [{}, {}],
    plans: [{}, { code: 'coc', pay_mode: 'deposit' }],
    allotment: 11,
    from: firstDay,
    to: addDays(firstDay, 12),
  });
  units = hotel.unitIds;
  plans = hotel.planIds;
});
afterAll(() => database.drop());

/** Books what there is, and chooses some ways to pay. Whatever is sold out is left. */
async function beginBooking(at: Date): Promise<{ booking: CreatedBooking; attempts: string[] } | null> {
  const first = random.below(10);
  const from = addDays(firstDay, first);
  const stay = {
    unitId: random.pick(units),
    ratePlanId: random.pick(plans),
    from,
    to: addDays(from, 1 + random.below(2)),
  };
  const booking = await book(database.db, queue, [stay], at).catch(() => null);
  if (!booking) return null;
  const attempts: string[] = [];
  for (let count = random.below(5); count > 0; count--) {
    const method = random.pick([
      'vietqr',
      'vnpay',
      'momo',
      'zalopay',
      'vnpay',
      'momo',
      'zalopay',
      'office',
    ] as const);
    const started = await startPayment(
      database.db,
      { code: booking.code, method, actor: 'guest' },
      gateways,
      minutesAfter(at, random.below(15)),
    );
    if (started.ok) attempts.push(started.attempt.paymentId);
  }
  return { booking, attempts };
}

/** Most of what is said comes within half an hour, the rest within a day and more. */
const timesFrom = (at: Date) => () =>
  minutesAfter(at, random.chance(0.6) ? random.next() * 30 : random.next() * 30 * 60);

async function messagesOf(
  begun: { booking: CreatedBooking; attempts: string[] }[],
  at: Date,
): Promise<StormMessage[]> {
  const { db } = database;
  const times = timesFrom(at);
  const rows = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where(
      'id',
      'in',
      begun.flatMap((one) => one.attempts),
    )
    .execute();
  const byProviders = rows.flatMap((row) => {
    const gateway = online.find(({ method }) => method === row.method);
    const attempt = { reference: row.reference, amountVnd: row.amount_vnd, startedAt: row.created_at };
    return gateway
      ? providerMessages(db, gateway, { method: gateway.method, ...attempt }, { random, times })
      : [];
  });
  const otherCode = begun[0]?.booking.code ?? '';
  return [
    ...byProviders,
    ...begun.flatMap(({ booking }) => bankMessages(db, booking, { random, times, otherCode })),
  ];
}

/** What else goes on: sweeps by several processes at once, and guests who cancel. */
function otherEvents(begun: { booking: CreatedBooking }[], at: Date): StormEvent[] {
  const { db } = database;
  const event = (time: Date, happen: StormEvent['happen']) => ({ at: time, happen });
  const sweeps = Array.from({ length: 20 }, (_, turn) => minutesAfter(at, turn * 90)).flatMap((time) => [
    event(time, () => expireHolds(db, queue, time)),
    event(time, () => refundUnchosen(db, queue, time)),
    event(time, () => applyOpenMessages(db, queue, time, ofAnyAge)),
  ]);
  const cancellations = begun
    .filter(() => random.chance(0.25))
    .map(({ booking: { code } }) => ({ code, time: timesFrom(at)() }))
    .map(({ code, time }) => event(time, () => cancelBooking(db, queue, { code, actor: 'guest' }, time)));
  return [...sweeps, ...cancellations];
}

test(`thousands of messages in any order, twice, late, forged or with another amount, while connections die (seed ${seed})`, async () => {
  const { db } = database;
  const startedAt = performance.now();
  for (let wave = 0; wave < waves && performance.now() - startedAt < lastBeginsAfterMs; wave++) {
    const at = minutesAfter(start, wave * 32 * 60);
    const begun = (await Promise.all(Array.from({ length: bookingsOfAWave }, () => beginBooking(at)))).filter(
      (one) => one !== null,
    );
    const messages = await messagesOf(begun, at);
    const deliveries = messages.map((message) => {
      const delivery = { message, isTaken: null as boolean | null };
      sent.push(delivery);
      const happen = async () => {
        delivery.isTaken = await message.deliver();
      };
      return { at: message.at, happen };
    });
    const stopKilling = killConnections(database.url, 100);
    faults.push(...(await sendStorm([...deliveries, ...otherEvents(begun, at)], random)));
    expect(await stopKilling()).toBeGreaterThan(0);
    expect(otherFaults(faults)).toEqual([]);
    const end = minutesAfter(at, 31 * 60);
    await applyOpenMessages(db, queue, end, ofAnyAge);
    await expireHolds(db, queue, end);
    await refundUnchosen(db, queue, end);
    expect(await findImbalances(db), `SEED=${seed}`).toEqual([]);
  }
  expect(sent.length).toBeGreaterThan(400);
}, 120_000);

test('whatever was to be believed is kept, nothing else is, and every message has an outcome', async () => {
  const { db } = database;
  const kept = await db
    .selectFrom('payment_inbox')
    .select(['provider', 'provider_txn_id', 'amount_vnd', 'outcome'])
    .execute();
  const byId = new Map(kept.map((row) => [`${row.provider} ${row.provider_txn_id}`, row]));
  expect(kept.filter((row) => row.outcome === 'received')).toEqual([]);
  const believed = sent.filter(({ message, isTaken }) => message.bringsVnd > 0 && isTaken);
  const lost = believed.filter(({ message }) => !byId.has(`${message.provider} ${message.txnId}`));
  expect(lost).toEqual([]);
  expect(believed.length).toBeGreaterThan(100);
  const said = new Map<string, Set<number>>();
  for (const { message } of sent) {
    const id = `${message.provider} ${message.txnId}`;
    said.set(id, (said.get(id) ?? new Set()).add(message.bringsVnd));
  }
  const invented = [...byId].filter(
    ([id, { amount_vnd }]) => amount_vnd !== null && !said.get(id)?.has(amount_vnd),
  );
  expect(invented).toEqual([]);
  expect(kept.filter((row) => row.provider_txn_id.startsWith('666'))).toEqual([]);
  const outcomes = new Set(kept.map((row) => row.outcome));
  for (const outcome of ['confirmed', 'duplicate_payment', 'unmatched', 'ignored', 'partial']) {
    expect(outcomes).toContain(outcome);
  }
});

test('what came in is settled, owed or waits for staff, to the last đồng; every state can be read', async () => {
  const { db } = database;
  const {
    rows: [sums],
  } = await sql<Record<'came' | 'guests' | 'owed' | 'unmatched', number>>`
    SELECT (SELECT sum(amount_vnd) FROM payment_inbox)::bigint AS came,
      coalesce(-sum(amount_vnd) FILTER (WHERE account = 'guest'), 0)::bigint AS guests,
      coalesce(-sum(amount_vnd) FILTER (WHERE account = 'refund_payable'), 0)::bigint AS owed,
      coalesce(-sum(amount_vnd) FILTER (WHERE account = 'unmatched'), 0)::bigint AS unmatched
    FROM ledger_entries`.execute(db);
  if (!sums) throw new Error('No sums');
  expect(sums.came).toBe(sums.guests + sums.owed + sums.unmatched);
  expect(Math.min(sums.guests, sums.owed, sums.unmatched)).toBeGreaterThan(0);
  const states = await db.selectFrom('bookings').select('state').distinct().execute();
  for (const { state } of states) expect(Object.keys(stateLabels)).toContain(state);
});

test('the check can fail: money that is posted twice, an altered counter and a false attempt are found', async () => {
  const { db } = database;
  const rules = async () => (await findImbalances(db)).map(({ rule }) => rule);
  const entry = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('inbox_id', 'is not', null)
    .where('amount_vnd', '>', 0)
    .where('booking_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const again = {
    entry_id: crypto.randomUUID(),
    booking_id: entry.booking_id,
    inbox_id: entry.inbox_id,
    cause: entry.cause,
  };
  await db
    .insertInto('ledger_entries')
    .values([
      { ...again, account: entry.account, amount_vnd: entry.amount_vnd },
      { ...again, account: 'guest', amount_vnd: -entry.amount_vnd },
    ])
    .execute();
  expect(await rules()).toContain('a message whose money is not in the ledger exactly once');
  expect(await rules()).toContain('a booking whose money is not the sum of its messages');
  await db
    .updateTable('inventory')
    .set((eb) => ({ sold: eb('sold', '-', 1) }))
    .where('sold', '>', 0)
    .execute();
  expect(await rules()).toContain('counters that are not the sum of their holds');
  await db
    .updateTable('payment_attempts')
    .set({ state: 'failed' })
    .where('state', '=', 'succeeded')
    .execute();
  expect(await rules()).toContain('a payment whose attempt does not say so');
});
