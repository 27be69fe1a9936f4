import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { listParts } from '#modules/booking/list-parts.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { eraseContact } from '#modules/booking/privacy/guest-bookings.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { readBankWebhook } from '#modules/payments/gateways/read-bank-webhook.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import { garbleTransferContent, signWebhook } from '#simulators/bank/sign-webhook.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { stormGateways } from '#tests/support/money-storm/storm-gateways.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { receiveBankTransfer } from './bank-transfers.ts';
import { recordCounterPayment } from './confirm-counter.ts';
import { pollPayment } from './provider-events.ts';
import { endSplit, equalParts, findSharedPart, splitPayment } from './split-payment.ts';
import { startPayment } from './start-payment.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const secret = 'a-webhook-secret';
const total = 2_000_000;
const dates = { from: '2026-12-08', to: '2026-12-10' };
const queue = createFakeQueue();
const { gateways, online } = stormGateways();

let database: TestDatabase;
let booking: CreatedBooking;
let unitId: number;
beforeAll(async () => {
  database = await createTestDatabase({ max: 20 });
});
afterAll(async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
  await database.drop();
});
beforeEach(async () => {
  const plans = [{}, { code: 'coc', pay_mode: 'deposit' as const }];
  const hotel = await createBookableHotel(database.db, { allotment: 1, plans });
  unitId = hotel.unitIds[0] as number;
  booking = await book(database.db, queue, [{ unitId, ...dates }], now);
  queue.sent.length = 0;
});

const split = (amounts: readonly number[], at = now) =>
  splitPayment(
    database.db,
    {
      code: booking.code,
      parts: amounts.map((amountVnd, index) => ({ name: `Bạn ${index + 1}`, amountVnd })),
      actor: 'guest',
      hours: 24,
    },
    at,
  );
const view = (at = now) => getBooking(database.db, booking.id, at);
const parts = () => listParts(database.db, booking.id);
const partOf = async (number: number) => (await parts()).find((part) => part.number === number);
const left = async (at = now) =>
  (await listAvailability(database.db, [unitId], dates.from, dates.to, at)).map((row) => row.left);

function transfer(amountVnd: number, mark: string, { at = now, id = randomInt(2 ** 40) } = {}) {
  const content = garbleTransferContent(`${booking.code}${mark}`);
  const read = readBankWebhook({
    ...signWebhook(secret, { amountVnd, content, id }, at),
    keys: { sepay: secret, casso: secret },
    ownAccounts: ['9999000099990'],
    now: at,
  });
  const [sent] = read.ok ? read.transfers : [];
  if (!sent) throw new Error('The webhook event was rejected');
  return receiveBankTransfer(database.db, queue, sent, at);
}

/** Pays a part on a provider's page. */
async function payOnline(partId: string, method: 'vnpay' | 'momo', at = now) {
  const started = await startPayment(
    database.db,
    queue,
    { code: booking.code, method, partId, actor: 'guest' },
    gateways,
    at,
  );
  if (!started.ok) return started;
  const gateway = online.find((one) => one.method === method);
  const row = await database.db
    .selectFrom('payment_attempts')
    .select(['reference', 'amount_vnd as amountVnd', 'created_at as startedAt'])
    .where('id', '=', started.attempt.paymentId)
    .executeTakeFirstOrThrow();
  const paid = { result: 'paid' as const, amountVnd: row.amountVnd, providerRef: row.reference };
  if (!gateway) throw new Error(method);
  await pollPayment(database.db, queue, { ...gateway, query: async () => paid }, row, at);
  return started;
}

const refundsOf = () =>
  database.db
    .selectFrom('refunds')
    .select(['part_id as partId', 'amount_vnd as amountVnd', 'cause'])
    .where('booking_id', '=', booking.id)
    .orderBy('created_at')
    .orderBy('sequence')
    .execute();

test('F88: parts add up to exactly what is due, each is paid by its own method, and the last one confirms', async () => {
  expect(equalParts(1_000_001, 3)).toEqual([333_334, 333_334, 333_333]);
  expect(await split([1_000_000, 999_999])).toEqual({ ok: false, reason: 'sum_differs', dueVnd: total });
  expect(await split([total])).toEqual({ ok: false, reason: 'too_few' });
  expect(await split([total - 5_000, 5_000])).toEqual({ ok: false, reason: 'too_small' });
  expect(await split([500_000, 700_000, 800_000])).toMatchObject({ ok: true });
  expect(await view()).toMatchObject({ state: 'pending_payment', holdExpiresAt: minutes(30).toISOString() });
  const [first, second, third] = await parts();
  const started = await startPayment(
    database.db,
    queue,
    { code: booking.code, method: 'vietqr', partId: first?.id ?? '', actor: 'guest' },
    gateways,
    now,
  );
  expect(started).toMatchObject({
    attempt: { amount: 500_000, qr: { transferContent: `${booking.code} P1` } },
  });
  // The holder's page shows no QR code of another payer's part.
  expect((await view()).payment).toBeNull();
  expect(await transfer(500_000, ' P1')).toBe('partial');
  // One part is paid: the others have the time that was announced.
  expect(await view()).toMatchObject({ paid: 500_000, holdExpiresAt: minutes(24 * 60).toISOString() });
  expect(queue.sent.map(({ name }) => name)).toContain('booking.part_paid');
  expect(await payOnline(second?.id ?? '', 'momo', minutes(60))).toMatchObject({ ok: true });
  const atCounter = { code: booking.code, amountVnd: 800_000, receiptNo: `PT${booking.code}` };
  expect(
    await recordCounterPayment(
      database.db,
      queue,
      { ...atCounter, partNumber: third?.number ?? 0, actor: staff('accountant') },
      minutes(90),
    ),
  ).toEqual({ ok: true, outcome: 'confirmed' });
  expect(await parts()).toMatchObject([
    { state: 'paid', method: 'vietqr' },
    { state: 'paid', method: 'momo' },
    { state: 'paid', method: 'office' },
  ]);
  expect(await view()).toMatchObject({ state: 'confirmed', paid: total });
  expect(await refundsOf()).toEqual([]);
});

test('F88: fifty concurrent payments of five parts: each part is paid once, the total is exact, the rest is refunded to its payers', async () => {
  await split(equalParts(total, 5));
  const [, , , , fifth] = await parts();
  const sent = Array.from({ length: 50 }, (_, at) => {
    if (at % 10 === 9) return payOnline(fifth?.id ?? '', at < 25 ? 'vnpay' : 'momo');
    return transfer(400_000, ` P${(at % 5) + 1}`);
  });
  await Promise.all(sent);
  expect((await parts()).map(({ state, amountVnd }) => [state, amountVnd])).toEqual(
    Array.from({ length: 5 }, () => ['paid', 400_000]),
  );
  expect(await view()).toMatchObject({ state: 'confirmed', paid: total });
  const { came } = await database.db
    .selectFrom('payment_inbox')
    .where('booking_id', '=', booking.id)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_vnd'), eb.lit(0)).as('came'))
    .executeTakeFirstOrThrow();
  const refunds = await refundsOf();
  expect(refunds.reduce((sum, { amountVnd }) => sum + amountVnd, 0)).toBe(came - total);
  expect(refunds.length).toBeGreaterThan(40);
  expect(refunds.every(({ partId, cause }) => partId !== null && cause === 'duplicate_payment')).toBe(true);
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('F88: if not everything is paid in time each payer is refunded at once, and so is late money', async () => {
  await split([600_000, 600_000, 800_000]);
  await transfer(600_000, ' P1');
  await payOnline((await partOf(2))?.id ?? '', 'vnpay');
  expect(await left(minutes(20 * 60))).toEqual([0, 0]);
  const late = minutes(25 * 60);
  expect(await expireHolds(database.db, queue, late)).toBe(1);
  expect(await view(late)).toMatchObject({ state: 'expired', paid: 0, choices: null });
  expect(await left(late)).toEqual([1, 1]);
  const [one, two] = await parts();
  expect(await refundsOf()).toEqual([
    { partId: one?.id, amountVnd: 600_000, cause: 'unallocated' },
    { partId: two?.id, amountVnd: 600_000, cause: 'unallocated' },
  ]);
  expect(await transfer(800_000, ' P3', { at: minutes(25 * 60 + 1) })).toBe('duplicate_payment');
  expect(await view(late)).toMatchObject({ state: 'expired', paid: 0 });
  expect((await refundsOf()).at(-1)).toMatchObject({ amountVnd: 800_000, cause: 'duplicate_payment' });
});

test('without any payment the hold is no longer than for a transfer, however often the amount is divided', async () => {
  await split(equalParts(total, 4));
  await split(equalParts(total, 3), minutes(20));
  expect(await view()).toMatchObject({ holdExpiresAt: minutes(30).toISOString() });
  expect(await split(equalParts(total, 2), minutes(31))).toEqual({ ok: false, reason: 'expired' });
});

test('paid parts stay when the rest is divided again; money for a former part is refunded', async () => {
  await split([1_000_000, 500_000, 500_000]);
  await transfer(1_000_000, 'P1');
  expect(await split([1_000_000], minutes(5))).toMatchObject({ ok: true });
  expect((await parts()).map(({ number, state, amountVnd }) => [number, state, amountVnd])).toEqual([
    [1, 'paid', 1_000_000],
    [2, 'ended', 500_000],
    [3, 'ended', 500_000],
    [4, 'open', 1_000_000],
  ]);
  await expect(
    database.db
      .updateTable('payment_parts')
      .set({ amount_vnd: 1 })
      .where('id', '=', (await partOf(1))?.id ?? '')
      .execute(),
  ).rejects.toThrow('is over and cannot change');
  expect(await transfer(500_000, 'P2', { at: minutes(6) })).toBe('duplicate_payment');
  expect(await transfer(1_000_000, 'P4', { at: minutes(7) })).toBe('confirmed');
});

test('an underpaid part keeps its name for the rest, an overpayment is refunded to its payer', async () => {
  await split([1_200_000, 800_000]);
  expect(await transfer(1_000_000, ' P1')).toBe('partial');
  const [first, , rest] = await parts();
  expect(rest).toMatchObject({
    number: 3,
    name: first?.name,
    amountVnd: 200_000,
    restOf: first?.id,
    state: 'open',
  });
  expect(await transfer(900_000, ' P2')).toBe('partial');
  expect(await refundsOf()).toEqual([
    { partId: (await partOf(2))?.id, amountVnd: 100_000, cause: 'overpaid' },
  ]);
  expect(await transfer(200_000, ' P3')).toBe('confirmed');
});

test('the holder pays the parts of others, and money that arrives later is refunded', async () => {
  await split(equalParts(total, 4));
  await transfer(500_000, ' P1');
  const started = await startPayment(
    database.db,
    queue,
    { code: booking.code, method: 'vietqr', actor: 'guest' },
    gateways,
    minutes(1),
  );
  expect(started).toMatchObject({ attempt: { amount: 1_500_000, qr: { transferContent: booking.code } } });
  expect(await transfer(1_500_000, '')).toBe('confirmed');
  expect((await parts()).map(({ state }) => state)).toEqual(['paid', 'ended', 'ended', 'ended']);
  expect(await transfer(500_000, ' P2')).toBe('duplicate_payment');
  expect(await view()).toMatchObject({ state: 'confirmed', paid: total });
});

test('a transfer without a reference pays the only part with its amount, otherwise it is the holder’s and the rest is divided again', async () => {
  await split([700_000, 700_000, 600_000]);
  expect(await transfer(600_000, '')).toBe('partial');
  expect(await partOf(3)).toMatchObject({ state: 'paid' });
  expect(await transfer(700_000, '', { at: minutes(1) })).toBe('partial');
  expect((await parts()).map(({ state }) => state)).toEqual(['ended', 'ended', 'paid']);
  expect(await view()).toMatchObject({ due: 700_000 });
  expect(await split([700_000], minutes(2))).toMatchObject({ ok: true });
  expect(await endSplit(database.db, { code: booking.code, actor: 'guest' }, minutes(3))).toEqual({
    ok: true,
  });
  expect((await parts()).at(-1)).toMatchObject({ state: 'ended' });
});

test('a cancellation refunds each payer the same share of what they paid, to the đồng', async () => {
  await split([1_000_001, 600_000, 399_999]);
  for (const [number, amountVnd] of [1_000_001, 600_000, 399_999].entries())
    await transfer(amountVnd, ` P${number + 1}`);
  const refund = { booking, cause: 'cancelled' as const, amountVnd: 999_999, now };
  await database.db.transaction().execute((tx) => requestRefund(tx, refund));
  const back = await refundsOf();
  expect(back.map(({ amountVnd }) => amountVnd).toSorted((a, b) => b - a)).toEqual([
    500_000, 300_000, 199_999,
  ]);
  const cancelled = await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  expect(cancelled).toMatchObject({ ok: true });
});

test('money from several payers for places that are gone is not the holder’s credit', async () => {
  await split([1_500_000, 500_000]);
  await transfer(1_500_000, ' P1');
  // A rival books the only room while the last payer pays.
  const late = minutes(25 * 60);
  await book(database.db, queue, [{ unitId, ...dates }], late);
  expect(await transfer(500_000, ' P2', { at: late })).toBe('unallocated');
  expect(await view(late)).toMatchObject({ state: 'paid_unallocated', choices: { canCredit: false } });
  const choose = (kind: 'credit' | 'refund') =>
    chooseOutcome(database.db, queue, { code: booking.code, choice: { kind }, actor: 'guest' }, late);
  expect(await choose('credit')).toEqual({ ok: false, reason: 'not_offered' });
  expect(await choose('refund')).toMatchObject({ ok: true, amountVnd: total });
  expect((await refundsOf()).map(({ amountVnd }) => amountVnd)).toEqual([1_500_000, 500_000]);
});

test('the names of payers are erased with the guest’s own; their amounts stay', async () => {
  await split([1_500_000, 500_000]);
  await transfer(1_500_000, ' P1');
  await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  await database.db.transaction().execute(async (tx) => {
    const locked = await lockBooking(tx, { id: booking.id });
    if (locked) await eraseContact(tx, locked, { actor: 'guest', now });
  });
  expect((await parts()).map(({ name, amountVnd }) => [name, amountVnd])).toEqual([
    ['Phần 1', 1_500_000],
    ['Phần 2', 500_000],
  ]);
});

const methods: PaymentMethod[] = ['vietqr', 'vnpay', 'momo', 'zalopay', 'office'];
test('a part can be started with every payment method, for its amount, and not once it is paid', async () => {
  await split([1_000_000, 1_000_000]);
  const [first] = await parts();
  const begin = (method: PaymentMethod) =>
    startPayment(
      database.db,
      queue,
      { code: booking.code, method, partId: first?.id ?? '', actor: 'guest' },
      gateways,
      now,
    );
  for (const method of methods) expect(await begin(method)).toMatchObject({ attempt: { amount: 1_000_000 } });
  expect(queue.sent.map(({ name }) => name)).not.toContain('booking.counter_chosen');
  await transfer(1_000_000, ' P1');
  for (const method of methods) expect(await begin(method)).toEqual({ ok: false, reason: 'nothing_due' });
});

/** A booking of which a third was paid, with the balance due before the trip. */
async function bookWithDeposit() {
  const plans = [{}, { code: 'coc', pay_mode: 'deposit' as const }];
  const hotel = await createBookableHotel(database.db, { allotment: 1, plans });
  const stay = { unitId: hotel.unitIds[0] as number, ratePlanId: hotel.planIds[1] as number, ...dates };
  booking = await book(database.db, queue, [stay], now);
  const { due } = await view();
  await transfer(due, '');
  expect(await view()).toMatchObject({ state: 'confirmed', paid: due, balance: total - due });
  return { depositVnd: due, balanceVnd: total - due };
}

test('F88: a balance after a deposit can be divided too; each part is paid by its own method, and the trip stays confirmed', async () => {
  const { balanceVnd } = await bookWithDeposit();
  expect(await split([balanceVnd])).toEqual({ ok: false, reason: 'too_few' });
  expect(await split([balanceVnd, 10_000])).toEqual({ ok: false, reason: 'sum_differs', dueVnd: balanceVnd });
  const amounts = equalParts(balanceVnd, 3);
  expect(await split(amounts)).toMatchObject({ ok: true });
  expect(await checkInvariants(database.db)).toEqual([]);
  const [first, second] = await parts();
  const shared = await findSharedPart(database.db, first?.id ?? '', now);
  expect(shared).toMatchObject({ canPay: true, until: null, outcome: 'confirmed', amount: amounts[0] });
  expect(shared?.balanceDueOn).toBe((await view()).balanceDueOn);
  // Two start concurrently, and the payment of one does not end the other's attempt.
  const payment = { code: booking.code, method: 'vietqr' as const, actor: 'guest' as const };
  const begun = await startPayment(
    database.db,
    queue,
    { ...payment, partId: second?.id ?? '' },
    gateways,
    now,
  );
  expect(begun).toMatchObject({ ok: true, attempt: { amount: amounts[1] } });
  expect(await payOnline(first?.id ?? '', 'momo', minutes(5))).toMatchObject({ ok: true });
  expect((await findSharedPart(database.db, second?.id ?? '', minutes(6)))?.payment).not.toBeNull();
  expect(await transfer(amounts[1] as number, ' P2', { at: minutes(10) })).toBe('balance');
  expect(await transfer(amounts[1] as number, ' P2', { at: minutes(11) })).toBe('duplicate_payment');
  expect(await transfer(amounts[2] as number, ' P3', { at: minutes(12) })).toBe('balance');
  expect(await view()).toMatchObject({ state: 'confirmed', paid: total, balance: 0 });
  expect((await view()).events.map(({ reason }) => reason)).toContain('balance_paid');
  expect(await refundsOf()).toEqual([
    { partId: second?.id, amountVnd: amounts[1], cause: 'duplicate_payment' },
  ]);
  expect(await split([500_000, 500_000])).toEqual({ ok: false, reason: 'not_payable' });
});

test('a change to the balance ends its open parts; money for them is refunded to its payers', async () => {
  const { depositVnd, balanceVnd } = await bookWithDeposit();
  await split([balanceVnd - 400_000, 400_000]);
  await transfer(400_000, ' P2');
  // The holder pays a share of it without a part's mark.
  expect(await transfer(123_000, '')).toBe('balance');
  expect((await parts()).map(({ state }) => state)).toEqual(['ended', 'paid']);
  expect(await transfer(balanceVnd - 400_000, ' P1')).toBe('duplicate_payment');
  const left = balanceVnd - 523_000;
  expect(await split([left])).toMatchObject({ ok: true });
  expect(await checkInvariants(database.db)).toEqual([]);
  const cancelled = await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  expect(cancelled).toMatchObject({ ok: true });
  expect((await parts()).map(({ state }) => state)).toEqual(['ended', 'paid', 'ended']);
  const owed = (await refundsOf()).filter(({ cause }) => cause === 'cancelled');
  const sum = owed.reduce((all, { amountVnd }) => all + amountVnd, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(depositVnd + 523_000);
  expect(owed.some(({ partId }) => partId !== null)).toBe(true);
});
