import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { stateLabels } from '#modules/booking/state.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { killConnections, otherFaults } from '#tests/support/kill-connections.ts';
import { bankMessages } from '#tests/support/money-storm/bank-messages.ts';
import { otherEvents, sweepAll } from '#tests/support/money-storm/other-events.ts';
import { payingBack } from '#tests/support/money-storm/paying-back.ts';
import { providerMessages } from '#tests/support/money-storm/provider-messages.ts';
import { sendStorm } from '#tests/support/money-storm/send-storm.ts';
import { stormGateways } from '#tests/support/money-storm/storm-gateways.ts';
import type { StormMessage } from '#tests/support/money-storm/storm-message.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { startPayment } from './start-payment.ts';

/** `SEED=… npx vitest run` on this file replays the same storm, except for when processes die. */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
const random = seededRandom(seed);
const queue = createFakeQueue();
const { gateways, online } = stormGateways();
const back = payingBack(online, random);
/** As many waves as start within the time limit on this machine, at least two: a single one may lack some outcome by chance. */
const waves = 4;
const minWaves = 2;
const lastBeginsAfterMs = 15_000;
const bookingsOfAWave = 32;
/** The inbox stores the time of receipt by the database's clock, so the storm begins on the present day. */
const start = new Date();
const firstDay = addDays(dayInVietnam(start), 10);
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

const database = setUpTestDatabase({ max: 20 });
let units: number[];
let plans: number[];
const sent: { message: StormMessage; isTaken: boolean | null }[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
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

/** Books what is available, and starts some payments. Sold-out items are skipped. */
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
      queue,
      { code: booking.code, method, actor: 'guest' },
      gateways,
      minutesAfter(at, random.below(15)),
    );
    if (started.ok) attempts.push(started.attempt.paymentId);
  }
  return { booking, attempts };
}

/** Most messages come within half an hour, the rest within a day or more. */
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

test(`thousands of messages in any order, twice, late, forged or with another amount, while connections die (seed ${seed})`, async () => {
  const { db } = database;
  const startedAt = performance.now();
  const isQuick = () => performance.now() - startedAt < lastBeginsAfterMs;
  for (let wave = 0; wave < minWaves || (wave < waves && isQuick()); wave++) {
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
    const codes = begun.map(({ booking }) => booking.code);
    const others = otherEvents(db, codes, {
      random,
      times: timesFrom(at),
      from: at,
      gateways: back.gateways,
    });
    const stopKilling = killConnections(database.url, 100);
    faults.push(...(await sendStorm([...deliveries, ...others], random)));
    expect(await stopKilling()).toBeGreaterThan(0);
    expect(otherFaults(faults)).toEqual([]);
    const end = minutesAfter(at, 31 * 60);
    await sweepAll(db, back.gateways, end);
    expect(await checkInvariants(db), `SEED=${seed}`).toEqual([]);
  }
  expect(sent.length).toBeGreaterThan(400);
}, 240_000);

test('every valid webhook event is stored, no other is, and every event has an outcome', async () => {
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
  const reported = new Map<string, Set<number>>();
  for (const { message } of sent) {
    const id = `${message.provider} ${message.txnId}`;
    reported.set(id, (reported.get(id) ?? new Set()).add(message.bringsVnd));
  }
  const invented = [...byId].filter(
    ([id, { amount_vnd }]) => amount_vnd !== null && !reported.get(id)?.has(amount_vnd),
  );
  expect(invented).toEqual([]);
  expect(kept.filter((row) => row.provider_txn_id.startsWith('666:'))).toEqual([]);
  const outcomes = new Set(kept.map((row) => row.outcome));
  for (const outcome of ['confirmed', 'duplicate_payment', 'unmatched', 'ignored', 'partial']) {
    expect(outcomes).toContain(outcome);
  }
});

test('providers refund what the ledger says, each payout once, whatever was lost on the way', async () => {
  const { db } = database;
  for (let turn = 1; turn <= 40; turn++) {
    await sweepAll(db, back.gateways, minutesAfter(start, (waves * 32 + turn * 12) * 60));
  }
  const payouts = await db
    .selectFrom('refund_payouts')
    .select(['reference', 'channel', 'state', 'amount_vnd as amountVnd'])
    .where('channel', 'in', ['vnpay', 'momo', 'zalopay'])
    .execute();
  const succeeded = payouts.filter(({ state }) => state === 'succeeded');
  expect(succeeded.length).toBeGreaterThan(0);
  for (const { reference, amountVnd } of succeeded) {
    expect(back.paidBack.get(reference), reference).toEqual({ amountVnd, times: 1 });
  }
  // VNPay answers for a payment as a whole, so now and then a person has to resolve one.
  const open = payouts.filter(({ state }) => state === 'submitted' || state === 'pending_provider');
  expect(open.filter(({ channel }) => channel !== 'vnpay')).toEqual([]);
  const known = new Set([...succeeded, ...open].map(({ reference }) => reference));
  expect([...back.paidBack.keys()].filter((reference) => !known.has(reference))).toEqual([]);
  expect(await checkInvariants(db), `SEED=${seed}`).toEqual([]);
});

test('every payment is settled, owed, refunded or waiting for staff, to the last đồng; every state can be read', async () => {
  const { db } = database;
  const {
    rows: [sums],
  } = await sql<Record<'came' | 'guests' | 'owed' | 'credit' | 'unmatched' | 'back', number>>`
    SELECT (SELECT sum(amount_vnd) FROM payment_inbox)::bigint AS came,
      coalesce(-sum(amount_vnd) FILTER (WHERE account = 'guest'), 0)::bigint AS guests,
      coalesce(-sum(amount_vnd) FILTER (WHERE account = 'refund_payable'), 0)::bigint AS owed,
      coalesce(-sum(amount_vnd) FILTER (WHERE account = 'credit'), 0)::bigint AS credit,
      coalesce(-sum(amount_vnd) FILTER (WHERE account = 'unmatched'), 0)::bigint AS unmatched,
      coalesce(-sum(amount_vnd) FILTER (WHERE account IN ('bank', 'gateway', 'cash') AND amount_vnd < 0), 0)::bigint AS back
    FROM ledger_entries`.execute(db);
  if (!sums) throw new Error('No sums');
  const { came, ...parts } = sums;
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(came);
  expect(Math.min(parts.guests, parts.owed, parts.unmatched, parts.back)).toBeGreaterThan(0);
  const states = await db.selectFrom('bookings').select('state').distinct().execute();
  for (const { state } of states) expect(Object.keys(stateLabels)).toContain(state);
});

test('self-check: a double posting, an altered counter and a false attempt are found', async () => {
  const { db } = database;
  const rules = async () => (await checkInvariants(db)).map(({ rule }) => rule);
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
