import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import { approveBookingRefund, refundPart } from '#modules/booking/cancellation/booking-refunds.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { pollPayment } from '#modules/booking/payment/provider-events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { onlineGateways } from '#modules/payments/gateways/gateways.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { loadConfig } from '#platform/config/config.ts';
import { type Simulator, startSimulator } from '#simulators/providers/simulator.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { bookRooms, payOnline } from '#tests/support/paid-online.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { settlePayout } from '../settle-payout.ts';
import { claimDuePayout } from './claim-due-payout.ts';
import { pollPayouts, sendPayouts } from './payouts.ts';
import { recordPayoutAnswer } from './record-payout-answer.ts';

const now = new Date();
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const total = 2_000_000;

let database: TestDatabase;
let simulator: Simulator;
let gateways: OnlineGateway[];
let queue: FakeQueue;

beforeAll(async () => {
  database = await createTestDatabase({ max: 20 });
  simulator = await startSimulator({ shopUrl: 'http://localhost' });
  const config = loadConfig({ PAYMENT_SIMULATOR_URL: simulator.url });
  gateways = onlineGateways(config, () => new Date());
});
afterAll(async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
  await simulator.stop();
  await database.drop();
});
beforeEach(() => {
  queue = createFakeQueue();
  Object.assign(simulator.providers.faults, { isDown: false, slowMs: 0, refundsArePending: false });
});

const send = (by = gateways, at = now) => sendPayouts(database.db, queue, by, at);
const ask = (at: Date, by = gateways) => pollPayouts(database.db, queue, by, at);
const announced = () => queue.sent.map(({ name }) => name).filter((name) => name.startsWith('refund.'));
const gatewayOf = (name: string) => gateways.find(({ method }) => method === name) as OnlineGateway;

/** A gateway with one call replaced. */
const withRefund = (name: string, refund: OnlineGateway['refund']): OnlineGateway[] => [
  { ...gatewayOf(name), refund },
];

async function paidBooking(name: string, rooms = 1) {
  const booking = await bookRooms(database.db, queue, { now, rooms });
  const { reference } = await payOnline(database.db, queue, {
    code: booking.code,
    gateway: gatewayOf(name),
    now,
  });
  const payment = [...simulator.providers.payments.values()].find((one) =>
    one.reference.replaceAll('_', '-').endsWith(reference),
  );
  if (!payment) throw new Error('The provider does not know the payment');
  queue.sent.length = 0;
  return {
    ...booking,
    payment,
    /** The amounts that the provider has refunded. */
    gone: () => payment.refunds.filter(({ state }) => state === 'done').map(({ amountVnd }) => amountVnd),
    cancel: () => cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now),
    refunds: async () => (await getBooking(database.db, booking.id, now)).refunds,
    payouts: () =>
      database.db
        .selectFrom('refund_payouts as payout')
        .innerJoin('refunds', 'refunds.id', 'payout.refund_id')
        .select([
          'payout.id',
          'refund_id as refundId',
          'reference',
          'channel',
          'payout.state',
          'sent',
          'asked',
        ])
        .where('booking_id', '=', booking.id)
        .orderBy('reference')
        .execute(),
  };
}

/** A partial goodwill refund, requested and approved by two people. */
async function giveBack(code: string, amountVnd: number) {
  const asked = await refundPart(
    database.db,
    { code, amountVnd, reason: 'Phòng ồn', actor: staff('lan') },
    now,
  );
  if (!asked.ok) throw new Error(asked.reason);
  return approveBookingRefund(database.db, queue, { refundId: asked.refundId, actor: staff('minh') }, now);
}

describe.each(['vnpay', 'momo', 'zalopay'])('%s', (name) => {
  test('a cancelled booking is refunded in full to its payment, once', async () => {
    const booking = await paidBooking(name);
    expect(await booking.cancel()).toMatchObject({ ok: true, refundVnd: total });
    expect(await booking.refunds()).toMatchObject([
      { state: 'approved', amount: total, needsAccount: false },
    ]);
    await send();
    await send();
    expect(booking.gone()).toEqual([total]);
    expect(await booking.refunds()).toMatchObject([{ state: 'succeeded', label: 'Đã hoàn xong' }]);
    expect(await booking.payouts()).toMatchObject([
      { reference: `${booking.code}-R1`, channel: name, state: 'succeeded', sent: 1 },
    ]);
    expect(announced()).toEqual(['refund.succeeded']);
  });

  test('a partial refund, then the rest', async () => {
    const booking = await paidBooking(name);
    expect(await giveBack(booking.code, 300_000)).toEqual({ ok: true, missing: 0 });
    await send();
    expect(booking.gone()).toEqual([300_000]);
    expect((await getBooking(database.db, booking.id, now)).balance).toBe(0);
    expect(await booking.cancel()).toMatchObject({ refundVnd: total - 300_000 });
    await send();
    expect(booking.gone()).toEqual([300_000, total - 300_000]);
    expect(await booking.refunds()).toMatchObject([
      { cause: 'goodwill', state: 'succeeded' },
      { cause: 'cancelled', state: 'succeeded' },
    ]);
  });

  test('a pending payout is polled until it is done', async () => {
    const booking = await paidBooking(name);
    simulator.providers.faults.refundsArePending = true;
    await booking.cancel();
    await send();
    expect(await booking.refunds()).toMatchObject([{ state: 'pending_provider' }]);
    await ask(minutes(0.5));
    expect(await booking.payouts()).toMatchObject([{ asked: 0 }]);
    await ask(minutes(1));
    expect(await booking.refunds()).toMatchObject([{ state: 'pending_provider' }]);
    simulator.providers.faults.refundsArePending = false;
    await ask(minutes(2));
    expect(await booking.payouts()).toMatchObject([{ asked: 1 }]);
    await ask(minutes(4));
    expect(await booking.refunds()).toMatchObject([{ state: 'succeeded' }]);
    expect(announced()).toEqual(['refund.sent', 'refund.succeeded']);
  });

  test('a lost answer is polled, not sent again', async () => {
    const booking = await paidBooking(name);
    await booking.cancel();
    const lost = withRefund(name, async (refund) => {
      await gatewayOf(name).refund(refund);
      return { state: 'unknown', reason: 'timeout' };
    });
    await send(lost);
    expect(await booking.refunds()).toMatchObject([{ state: 'submitted' }]);
    await ask(minutes(1));
    expect(await booking.refunds()).toMatchObject([{ state: 'succeeded' }]);
    expect(booking.gone()).toEqual([total]);
  });

  test('a crash before the call: polled, then sent again under the same reference', async () => {
    const booking = await paidBooking(name);
    await booking.cancel();
    await claimDuePayout(database.db, [name], now);
    expect(await send()).toBe(0);
    for (const at of [1, 4]) await ask(minutes(at));
    expect(await booking.payouts()).toMatchObject([{ state: 'submitted', sent: 1, asked: 2 }]);
    await ask(minutes(14));
    expect(await booking.payouts()).toMatchObject([
      { state: 'succeeded', sent: 2, reference: `${booking.code}-R1` },
    ]);
    expect(booking.gone()).toEqual([total]);
  });

  test('an unreachable provider gives no result, and polling goes on', async () => {
    const booking = await paidBooking(name);
    await booking.cancel();
    simulator.providers.faults.isDown = true;
    await send();
    await ask(minutes(1));
    expect(await booking.refunds()).toMatchObject([{ state: 'submitted' }]);
    simulator.providers.faults.isDown = false;
    for (const at of [4, 14, 44]) await ask(minutes(at));
    expect(booking.gone()).toEqual([total]);
    expect(await booking.refunds()).toMatchObject([{ state: 'succeeded' }]);
  });

  test('a rejected payout becomes a transfer, and the guest is asked for an account', async () => {
    const booking = await paidBooking(name);
    await booking.cancel();
    booking.payment.state = 'failed';
    await send();
    expect(await booking.refunds()).toMatchObject([{ state: 'manual_transfer', needsAccount: true }]);
    expect(await booking.payouts()).toMatchObject([
      { channel: name, state: 'failed' },
      { channel: 'bank_transfer', state: 'manual_transfer', reference: `${booking.code}-R1B` },
    ]);
    expect(announced()).toEqual(['refund.needs_account']);
  });

  test('a duplicate answer changes nothing', async () => {
    const booking = await paidBooking(name);
    await booking.cancel();
    await send();
    const [payout] = await booking.payouts();
    const ids = { refundId: payout?.refundId ?? '', payoutId: payout?.id ?? '' };
    for (const state of ['succeeded', 'failed', 'pending'] as const)
      await recordPayoutAnswer(database.db, queue, ids, { state, reason: 'again' }, now);
    expect(await booking.payouts()).toMatchObject([{ state: 'succeeded' }]);
    expect(announced()).toEqual(['refund.succeeded']);
  });

  test('a second payment of the same booking is refunded to that payment', async () => {
    const booking = await bookRooms(database.db, queue, { now });
    const { code } = booking;
    const other = name === 'momo' ? 'zalopay' : 'momo';
    const [first, second] = [gatewayOf(name), gatewayOf(other)];
    const start = (gateway: OnlineGateway) => payOnline(database.db, queue, { code, gateway, now });
    // Both pages are open before either is paid: the second payment succeeds all the same.
    const late = await openPage(code, second);
    await start(first);
    await late();
    await send();
    const [refund] = (await getBooking(database.db, booking.id, now)).refunds;
    expect(refund).toMatchObject({ cause: 'duplicate_payment', state: 'succeeded', amount: total });
    expect(refund?.destinations).toMatchObject([{ label: other === 'momo' ? 'Ví MoMo' : 'Ví ZaloPay' }]);
  });
});

/** Starts a payment and returns a function that pays it later. */
async function openPage(code: string, gateway: OnlineGateway) {
  let pay = async () => {};
  const waiting: OnlineGateway = {
    ...gateway,
    query: (attempt) => {
      const held = { result: 'unknown', reason: 'later' } as const;
      pay = () => pollPayment(database.db, queue, gateway, attempt, now);
      return Promise.resolve(held);
    },
  };
  await payOnline(database.db, queue, { code, gateway: waiting, now });
  return () => pay();
}

test('VNPay: an unacknowledged payout beside an earlier one needs a person', async () => {
  const booking = await paidBooking('vnpay');
  await giveBack(booking.code, 300_000);
  await send();
  await booking.cancel();
  await claimDuePayout(database.db, ['vnpay'], now);
  for (const at of [1, 4, 14, 44, 104]) await ask(minutes(at));
  const reference = `${booking.code}-R2`;
  expect(await booking.payouts()).toMatchObject([
    { state: 'succeeded' },
    { reference, state: 'submitted', sent: 1 },
  ]);
  const settle = (actor: Actor) =>
    settlePayout(
      database.db,
      queue,
      { reference, outcome: 'failed', evidence: 'portal 118', isHeldBack: false, actor },
      now,
    );
  expect(await settle('guest')).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await settle(staff('lan'))).toEqual({ ok: true });
  expect(await settle(staff('lan'))).toEqual({ ok: false, reason: 'not_under_way' });
  expect((await booking.refunds()).at(-1)).toMatchObject({ state: 'manual_transfer' });
});

test('a restored copy records payouts that its original has sent as paid, and never pays while it is on hold', async () => {
  const booking = await paidBooking('vnpay');
  await booking.cancel();
  const reference = `${booking.code}-R1`;
  expect(await booking.payouts()).toMatchObject([{ reference, state: 'planned' }]);
  const settle = (isHeldBack: boolean, outcome: 'succeeded' | 'failed' = 'succeeded') =>
    settlePayout(
      database.db,
      queue,
      { reference, outcome, evidence: 'portal 119', isHeldBack, actor: staff('lan') },
      now,
    );
  expect(await settle(false)).toEqual({ ok: false, reason: 'not_under_way' });
  expect(await settle(true, 'failed')).toEqual({ ok: false, reason: 'not_sent' });
  const both = await Promise.all([settle(true), settle(true)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await booking.payouts()).toMatchObject([{ state: 'succeeded', sent: 0 }]);
  expect(await booking.refunds()).toMatchObject([{ state: 'succeeded', amount: total }]);
  expect(announced()).toContain('refund.succeeded');
  await send();
  expect(booking.gone(), 'nothing is paid twice').toEqual([]);
});

test('a refund that waits for approval was not paid by anybody', async () => {
  const booking = await paidBooking('momo');
  await refundPart(
    database.db,
    { code: booking.code, amountVnd: 300_000, reason: 'Phòng ồn', actor: staff('lan') },
    now,
  );
  const asked = { reference: `${booking.code}-R1`, outcome: 'succeeded' as const, evidence: 'portal 120' };
  expect(
    await settlePayout(database.db, queue, { ...asked, isHeldBack: true, actor: staff('minh') }, now),
  ).toEqual({ ok: false, reason: 'not_under_way' });
});

test('two processes that learn at once that a payout is unknown send it again once', async () => {
  const booking = await paidBooking('momo');
  await booking.cancel();
  await claimDuePayout(database.db, ['momo'], now);
  let calls = 0;
  let asking = 0;
  const oneAsks = Promise.withResolvers<void>();
  const together = Promise.withResolvers<void>();
  const deaf: OnlineGateway = {
    ...gatewayOf('momo'),
    async queryRefund() {
      asking += 1;
      if (asking === 3) oneAsks.resolve();
      if (asking === 4) together.resolve();
      if (asking > 2) await together.promise;
      return { state: 'not_found', reason: '42' };
    },
    async refund() {
      calls += 1;
      return { state: 'unknown', reason: 'lost' };
    },
  };
  await ask(minutes(2), [deaf]);
  await ask(minutes(6), [deaf]);
  const one = ask(minutes(20), [deaf]);
  // A sweep skips a payout that another is just claiming.
  await oneAsks.promise;
  await Promise.all([one, ask(minutes(60), [deaf])]);
  expect(calls).toBe(1);
  expect(await booking.payouts()).toMatchObject([{ state: 'submitted', sent: 2 }]);
});

test('race: concurrent sweeps, crashed calls and lost answers never pay twice', async () => {
  const names = ['vnpay', 'momo', 'zalopay'];
  const bookings = [];
  for (let count = 0; count < 12; count++) bookings.push(await paidBooking(names[count % 3] as string));
  for (const [index, booking] of bookings.entries()) {
    if (index % 2) await giveBack(booking.code, 400_000);
    await booking.cancel();
  }
  let calls = 0;
  const shaky = gateways.map((gateway) => ({
    ...gateway,
    async refund(refund: Parameters<OnlineGateway['refund']>[0]) {
      calls += 1;
      if (calls % 5 === 0) throw new Error('the process died before the call');
      const answer = await gateway.refund(refund);
      if (calls % 4 === 0) throw new Error('the process died after the call');
      return calls % 7 === 0 ? { state: 'unknown' as const, reason: 'timeout' } : answer;
    },
  }));
  for (let round = 0; round < 8; round++)
    await Promise.allSettled(Array.from({ length: 6 }, () => send(shaky, minutes(round))));
  let at = 10;
  for (let round = 0; round < 12; round++) {
    at *= 1.8;
    await Promise.allSettled([ask(minutes(at)), ask(minutes(at)), send(gateways, minutes(at))]);
  }
  for (const [index, booking] of bookings.entries()) {
    const gone = booking.gone();
    const sum = gone.reduce((one, other) => one + other, 0);
    const open = (await booking.payouts()).filter(({ state }) => state !== 'succeeded');
    // Only VNPay's second payout may be left to a person; the provider then either never got it or has it once.
    if (open.length === 0) expect([index, sum]).toEqual([index, total]);
    else expect(booking.payment.provider).toBe('vnpay');
    expect(sum).toBeLessThanOrEqual(total);
    expect(new Set(gone).size).toBe(gone.length);
  }
}, 60_000);
