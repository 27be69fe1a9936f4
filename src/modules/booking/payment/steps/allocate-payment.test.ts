import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import { refundUnchosen } from '#modules/booking/disruption/refund-unchosen.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { assignUnmatched } from '#modules/booking/payment/assign-unmatched.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { confirmCounter, recordCounterPayment } from '#modules/booking/payment/confirm-counter.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { counterGateway } from '#modules/payments/gateways/gateways.ts';
import { readBankWebhook } from '#modules/payments/gateways/read-bank-webhook.ts';
import { vietQrGateway } from '#modules/payments/gateways/vietqr.ts';
import { parseVietQr } from '#modules/payments/gateways/vietqr-payload.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { garbleTransferContent, signWebhook } from '#simulators/bank/sign-webhook.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const secret = 'a-webhook-secret';
const gateways = {
  vietqr: vietQrGateway({
    bankBin: '970422',
    bankName: 'MB Bank',
    account: '9999000099990',
    accountName: 'NEO VIET',
  }),
  office: counterGateway,
};
const total = 2_000_000;
const dates = { from: '2026-12-08', to: '2026-12-10' };

let database: TestDatabase;
let queue: FakeQueue;
let unitId: number;
let booking: CreatedBooking;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  expect(await compareCountersWithLedger(database.db)).toEqual([]);
  await database.drop();
});
beforeEach(async () => {
  await endLeftovers();
  const plans = [{}, { code: 'coc', pay_mode: 'deposit' as const }];
  const hotel = await createBookableHotel(database.db, { allotment: 1, plans });
  unitId = hotel.unitIds[0] as number;
  queue = createFakeQueue();
  booking = await book(database.db, queue, [{ unitId, ...dates }], now);
  queue.sent.length = 0;
});

/** Sweeps process every booking of the file, so those of the test before are ended first. */
async function endLeftovers() {
  const muchLater = new Date('2027-06-01T00:00:00Z');
  await expireHolds(database.db, createFakeQueue(), muchLater);
  await refundUnchosen(database.db, createFakeQueue(), muchLater);
}

const view = (at = now) => getBooking(database.db, booking.id, at);
const left = async (at = now) =>
  (await listAvailability(database.db, [unitId], dates.from, dates.to, at)).map((row) => row.left);
const start = (method: PaymentMethod, at = now) =>
  startPayment(database.db, queue, { code: booking.code, method, actor: 'guest' }, gateways, at);
function transfer(
  amountVnd: number,
  { at = now, content = garbleTransferContent(booking.code), id = randomInt(2 ** 40) } = {},
) {
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
const jobs = () =>
  queue.sent.map((job) => job.name).filter((name) => name !== 'payments.bank_message_received');
const reasons = async (at = now) => (await view(at)).events.map((event) => event.reason);

test('a VietQR attempt shows a code for the amount due, extends the hold once, and is reused', async () => {
  const first = await start('vietqr', minutes(5));
  if (!first.ok) throw new Error(first.reason);
  expect(first.attempt).toMatchObject({ amount: total, expiresAt: minutes(35).toISOString() });
  expect(parseVietQr(first.attempt.qr?.payload ?? '')).toMatchObject({
    value: { bankBin: '970422', account: '9999000099990', amountVnd: total, content: booking.code },
  });
  expect(await start('vietqr', minutes(15))).toEqual(first);
  expect(await view(minutes(15))).toMatchObject({
    state: 'pending_payment',
    holdExpiresAt: minutes(35).toISOString(),
    payment: { paymentId: first.attempt.paymentId },
  });
  expect(await start('vietqr', minutes(36))).toEqual({ ok: false, reason: 'expired' });
});

test('an unavailable method, an unknown booking and a paid one are refused', async () => {
  expect(await start('momo')).toEqual({ ok: false, reason: 'method_unavailable' });
  const unknown = { code: 'DV2222222', method: 'office' as const, actor: 'guest' as const };
  expect(await startPayment(database.db, queue, unknown, gateways, now)).toEqual({
    ok: false,
    reason: 'unknown_booking',
  });
  await transfer(total);
  expect(await start('vietqr')).toEqual({ ok: false, reason: 'nothing_due' });
});

const confirm = (code: string, at = now) => confirmCounter(database.db, { code, actor: 'guest' }, at);

test('S-04: choosing the counter holds places no longer than a transfer; confirmed by mail, for a day', async () => {
  expect(await confirm(booking.code)).toEqual({ ok: false, reason: 'not_at_counter' });
  expect(await start('office')).toMatchObject({ attempt: { expiresAt: minutes(30).toISOString() } });
  expect(await start('office', minutes(5))).toMatchObject({ ok: true });
  expect(jobs().filter((name) => name === 'booking.counter_chosen')).toHaveLength(1);
  expect(await view(minutes(20))).toMatchObject({
    holdExpiresAt: minutes(30).toISOString(),
    isCounterConfirmed: false,
  });
  const day = { ok: true, expiresAt: minutes(10 + 24 * 60) };
  expect(await Promise.all([confirm(booking.code, minutes(10)), confirm(booking.code, minutes(10))])).toEqual(
    [day, day],
  );
  expect(await confirm(booking.code, minutes(600))).toEqual(day);
  expect(await view(minutes(600))).toMatchObject({
    isCounterConfirmed: true,
    holdExpiresAt: day.expiresAt.toISOString(),
    payment: { method: 'office', expiresAt: day.expiresAt.toISOString() },
  });
  expect((await reasons()).filter((reason) => reason === 'counter_confirmed')).toHaveLength(1);
});

test('S-04: an unconfirmed one lapses, and an unknown or paid booking has nothing to confirm', async () => {
  await start('office');
  expect(await confirm(booking.code, minutes(31))).toEqual({ ok: false, reason: 'expired' });
  expect(await expireHolds(database.db, queue, minutes(40))).toBe(1);
  expect(await confirm(booking.code, minutes(41))).toEqual({ ok: false, reason: 'expired' });
  expect(await confirm('DV2222222')).toEqual({ ok: false, reason: 'unknown_booking' });
});

test('a payment at the counter shortly before the start holds places for four hours once confirmed', async () => {
  const hotel = await createBookableHotel(database.db, { from: '2026-11-21' });
  const soon = await book(
    database.db,
    queue,
    [{ unitId: hotel.unitIds[0] as number, from: '2026-11-23', to: '2026-11-24' }],
    now,
  );
  const request = { code: soon.code, method: 'office' as const, actor: 'guest' as const };
  expect(await startPayment(database.db, queue, request, gateways, now)).toMatchObject({ ok: true });
  expect(await confirm(soon.code)).toEqual({ ok: true, expiresAt: minutes(240) });
});

test('the exact amount confirms, converts the hold and announces it', async () => {
  await start('vietqr');
  expect(await transfer(total)).toBe('confirmed');
  expect(await view()).toMatchObject({
    state: 'confirmed',
    paid: total,
    due: 0,
    balance: 0,
    holdExpiresAt: null,
    isLatePayment: false,
    payment: null,
    can: { pay: false, cancel: true },
  });
  expect(await reasons()).toEqual(['booking_created', 'payment_started', 'paid']);
  expect(await left()).toEqual([0, 0]);
  expect(jobs()).toEqual(['booking.confirmed']);
  const attempt = await database.db.selectFrom('payment_attempts').select('state').executeTakeFirst();
  expect(attempt).toBeDefined();
});

test('a transfer confirms a booking even if its guest never opened the payment page', async () => {
  expect(await transfer(total)).toBe('confirmed');
  expect(await reasons()).toEqual(['booking_created', 'paid']);
});

test('a duplicate webhook event has no effect, however many arrive at once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => transfer(total, { id: 4711 })));
  expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'already_handled')).toHaveLength(5);
  expect(await transfer(total, { id: 4711 })).toBe('already_handled');
  expect(await view()).toMatchObject({ paid: total, refunds: [] });
  expect(jobs()).toEqual(['booking.confirmed']);
});

test('an underpayment asks for the rest with a new QR and extends the hold; the rest confirms', async () => {
  await start('vietqr');
  expect(await transfer(1_500_000, { at: minutes(25) })).toBe('partial');
  const partly = await view(minutes(26));
  expect(partly).toMatchObject({
    state: 'pending_payment',
    paid: 1_500_000,
    due: 500_000,
    holdExpiresAt: minutes(55).toISOString(),
    payment: { amount: 500_000, expiresAt: minutes(55).toISOString() },
  });
  expect(parseVietQr(partly.payment?.qr?.payload ?? '')).toMatchObject({
    value: { amountVnd: 500_000, content: booking.code },
  });
  expect(jobs()).toEqual(['booking.partly_paid']);
  expect(await transfer(500_000, { at: minutes(50) })).toBe('confirmed');
  expect(await view(minutes(51))).toMatchObject({ state: 'confirmed', paid: total, refunds: [] });
});

test('an overpayment confirms and owes the difference to the guest', async () => {
  expect(await transfer(total + 300_000)).toBe('overpaid');
  expect(await view()).toMatchObject({
    state: 'confirmed',
    paid: total,
    refunds: [{ cause: 'overpaid', amount: 300_000, state: 'manual_transfer', promisedOn: '2026-11-26' }],
  });
  expect(jobs()).toEqual(['booking.confirmed', 'booking.refund_requested']);
});

test('every second full payment is owed to the guest', async () => {
  await transfer(total);
  expect(await transfer(total)).toBe('duplicate_payment');
  expect(await transfer(total)).toBe('duplicate_payment');
  const { paid, refunds } = await view();
  expect(paid).toBe(total);
  expect(refunds.map((refund) => [refund.cause, refund.amount])).toEqual([
    ['duplicate_payment', total],
    ['duplicate_payment', total],
  ]);
});

test('money without a known code, or with two, waits for staff and changes no booking', async () => {
  expect(await transfer(total, { content: 'CHUYEN TIEN MUNG CUOI' })).toBe('unmatched');
  expect(await transfer(total, { content: 'DV2222222' })).toBe('unmatched');
  const hotel = await createBookableHotel(database.db);
  const other = await book(database.db, queue, [{ unitId: hotel.unitIds[0] as number, ...dates }], now);
  expect(await transfer(total, { content: `${booking.code} ${other.code}` })).toBe('unmatched');
  expect(await view()).toMatchObject({ state: 'held', paid: 0 });
  const { sum } = await database.db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.sum<number>('amount_vnd').as('sum'))
    .where('account', '=', 'unmatched')
    .executeTakeFirstOrThrow();
  expect(sum).toBe(-3 * total);
});

test('staff match money without a known code to its booking, once', async () => {
  expect(await transfer(total, { content: 'TIEN PHONG DA NANG' })).toBe('unmatched');
  const { id: inboxId } = await database.db
    .selectFrom('payment_inbox')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const assign = (code: string, actor: Actor = staff('lan')) =>
    assignUnmatched(database.db, queue, { inboxId, code, actor }, now);
  expect(await assign(booking.code, 'guest')).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await assign('DV2222222')).toEqual({ ok: false, reason: 'unknown_booking' });
  expect(await assign(booking.code)).toEqual({ ok: true, outcome: 'confirmed' });
  expect(await assign(booking.code)).toEqual({ ok: false, reason: 'not_unmatched' });
  expect(await view()).toMatchObject({ state: 'confirmed', paid: total, refunds: [] });
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('a payment within the grace period is in time; the sweep does not run before it ends', async () => {
  expect(await expireHolds(database.db, queue, minutes(24))).toBe(0);
  expect(await transfer(total, { at: minutes(24) })).toBe('confirmed');
});

test('a late payment reserves the places again while they are free', async () => {
  expect(await expireHolds(database.db, queue, minutes(25))).toBe(1);
  expect(await expireHolds(database.db, queue, minutes(25))).toBe(0);
  expect(await view(minutes(26))).toMatchObject({ state: 'expired', can: { pay: false, cancel: false } });
  expect(await left(minutes(26))).toEqual([1, 1]);
  expect(await transfer(total, { at: minutes(40) })).toBe('late_confirmed');
  expect(await view(minutes(41))).toMatchObject({ state: 'confirmed', isLatePayment: true, paid: total });
  expect(await left(minutes(41))).toEqual([0, 0]);
  expect(jobs()).toEqual(['booking.expired', 'booking.confirmed']);
});

test('a hold whose places another guest took counts as expired before any sweep, and its money is late', async () => {
  const rival = await book(database.db, queue, [{ unitId, ...dates }], minutes(25));
  expect(await view(minutes(25))).toMatchObject({ state: 'expired', can: { pay: false, cancel: false } });
  expect(await start('vietqr', minutes(25))).toEqual({ ok: false, reason: 'expired' });
  expect(await transfer(total, { at: minutes(26) })).toBe('unallocated');
  expect(await view(minutes(26))).toMatchObject({
    state: 'paid_unallocated',
    paid: total,
    can: { cancel: true },
  });
  expect(jobs()).toContain('booking.payment_late');
  expect(await expireHolds(database.db, queue, minutes(27))).toBe(0);
  expect((await getBooking(database.db, rival.id, minutes(27))).state).toBe('held');
});

test('the sweep records what happened to a hold whose places were taken', async () => {
  await book(database.db, queue, [{ unitId, ...dates }], minutes(25));
  expect(await expireHolds(database.db, queue, minutes(25))).toBe(1);
  expect(await reasons()).toEqual(['booking_created', 'hold_expired']);
});

test('money for places that are gone is refunded in full after a day without a choice', async () => {
  await book(database.db, queue, [{ unitId, ...dates }], minutes(25));
  await transfer(total, { at: minutes(30) });
  expect(await refundUnchosen(database.db, queue, minutes(30 + 24 * 60 - 1))).toBe(0);
  expect(await refundUnchosen(database.db, queue, minutes(30 + 24 * 60))).toBe(1);
  expect(await refundUnchosen(database.db, queue, minutes(30 + 24 * 60))).toBe(0);
  expect(await view(minutes(60))).toMatchObject({
    state: 'refunding',
    paid: 0,
    refunds: [{ cause: 'unallocated', amount: total }],
  });
  expect(await transfer(total, { at: minutes(31 + 24 * 60) })).toBe('duplicate_payment');
});

test('a partial payment for places that are gone waits too; the rest reserves them again if they are free', async () => {
  await transfer(500_000, { at: minutes(10) });
  expect(await expireHolds(database.db, queue, minutes(45))).toBe(1);
  expect(await view(minutes(45))).toMatchObject({ state: 'paid_unallocated', paid: 500_000 });
  expect(await left(minutes(45))).toEqual([1, 1]);
  expect(await transfer(100_000, { at: minutes(46) })).toBe('unallocated');
  expect(await transfer(1_400_000, { at: minutes(50) })).toBe('late_confirmed');
  expect(await view(minutes(50))).toMatchObject({ state: 'confirmed', paid: total, isLatePayment: true });
});

test('a payment after the start of the stay does not reserve places again', async () => {
  await expireHolds(database.db, queue, minutes(25));
  expect(await transfer(total, { at: new Date('2026-12-09T03:00:00Z') })).toBe('unallocated');
});

test('a deposit confirms; the balance may follow, and only what exceeds the total is refunded', async () => {
  const hotel = await createBookableHotel(database.db, { plans: [{ pay_mode: 'deposit' }] });
  booking = await book(database.db, queue, [{ unitId: hotel.unitIds[0] as number, ...dates }], now);
  expect(await transfer(600_000)).toBe('confirmed');
  expect(await view()).toMatchObject({ state: 'confirmed', due: 0, balance: 1_400_000, can: { pay: true } });
  expect(await start('vietqr')).toMatchObject({ attempt: { amount: 1_400_000 } });
  expect(await transfer(1_000_000)).toBe('balance');
  expect(await transfer(500_000)).toBe('duplicate_payment');
  expect(await view()).toMatchObject({ paid: total, balance: 0, refunds: [{ amount: 100_000 }] });
});

test('staff record a payment at the counter once per receipt; guests cannot', async () => {
  const pay = (fields: object = {}) =>
    recordCounterPayment(
      database.db,
      queue,
      { code: booking.code, amountVnd: total, receiptNo: `PT-${booking.code}`, actor: staff('7'), ...fields },
      now,
    );
  expect(await pay({ actor: 'guest' })).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await pay({ code: 'DV2222222' })).toEqual({ ok: false, reason: 'unknown_booking' });
  await start('vietqr');
  expect(await pay()).toEqual({ ok: true, outcome: 'confirmed' });
  expect(await pay()).toEqual({ ok: false, reason: 'receipt_used' });
  const { events, paid } = await view();
  expect(events.at(-1)).toEqual({ at: now.toISOString(), label: 'Đã nhận đủ tiền', reason: 'paid' });
  const kept = database.db
    .selectFrom('booking_events')
    .select(['actor', 'details'])
    .where('reason', '=', 'paid');
  expect(await kept.where('booking_id', '=', booking.id).executeTakeFirst()).toMatchObject({
    actor: 'staff:7',
    details: { method: 'office' },
  });
  expect(paid).toBe(total);
});
