import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { changeBooking, previewChange } from '#modules/booking/change/change-booking.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { listParts } from '#modules/booking/list-parts.ts';
import { assignUnmatched, previewMatch, splitUnmatched } from '#modules/booking/payment/assign-unmatched.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { recordCounterPayment } from '#modules/booking/payment/confirm-counter.ts';
import { findSharedPart, splitPayment } from '#modules/booking/payment/split-payment.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { issueInvoice } from '#modules/booking/trip/save-invoice.ts';
import { closeDay } from '#modules/books/commands/close-day.ts';
import { findDayClose } from '#modules/books/queries/list-day-closes.ts';
import { vietQrGateway } from '#modules/payments/gateways/vietqr.ts';
import { getBookingFunds, listPaymentsMade } from '#modules/payments/ledger/ledger.ts';
import { listBookedMoney } from '#modules/payments/reconciliation/steps/list-booked-money.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { recordScan } from '#modules/vouchers/commands/record-scan.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { voidTripVouchers } from '#modules/vouchers/commands/void-trip-vouchers.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { previewUndoMatch, undoMatch } from './undo-match.ts';

const now = new Date('2026-11-21T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const dates = { from: '2026-12-08', to: '2026-12-10' };
const total = 2_000_000;
const hanh = staff('hanh');
const bank = { bankBin: '970422', bankName: 'MB', account: '9999000099990', accountName: 'NEO VIET' };

const database = setUpTestDatabase();
let queue: FakeQueue;
let unitId: number;
let booking: CreatedBooking;

beforeEach(async () => {
  const plans = [{}, { code: 'coc', pay_mode: 'deposit' as const }];
  unitId = (await createBookableHotel(database.db, { allotment: 1, plans })).unitIds[0] as number;
  queue = createFakeQueue();
  booking = await book(database.db, queue, [{ unitId, ...dates }], now);
});

/** A transfer as reported by the bank. @returns its message */
async function transfer(amountVnd: number, content = booking.code, at = now): Promise<number> {
  const txnId = String(randomInt(2 ** 40));
  await receiveBankTransfer(
    database.db,
    queue,
    { txnId, direction: 'in', amountVnd, content, occurredAt: at, payload: {} },
    at,
  );
  const { id } = await database.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('provider_txn_id', '=', txnId)
    .executeTakeFirstOrThrow();
  return id;
}

const undo = (inboxId: number, { at = now, actor = hanh } = {}) =>
  undoMatch(database.db, queue, { inboxId, note: 'của khách khác', actor }, at);
const view = (at = now) => getBooking(database.db, booking.id, at);
const left = async () =>
  (await listAvailability(database.db, [unitId], dates.from, dates.to, now)).map((row) => row.left);
const outcomeOf = async (id: number) =>
  await database.db
    .selectFrom('payment_inbox')
    .select(['outcome', 'booking_id as bookingId'])
    .where('id', '=', id)
    .executeTakeFirst();

test('money that confirmed the wrong booking is unallocated again, and that booking keeps its places on hold', async () => {
  const inboxId = await transfer(total, 'khong ro');
  await assignUnmatched(database.db, queue, { inboxId, code: booking.code, actor: staff('an') }, now);
  expect(await issueTripVouchers(database.db, booking.id, now)).toHaveLength(1);
  const seen = await previewUndoMatch(database.db, queue, { inboxId, actor: hanh }, hours(1));
  expect((await view()).state).toBe('confirmed');
  queue.sent.splice(0);
  const done = await undo(inboxId, { at: hours(1) });
  expect(done).toEqual(seen);
  expect(done).toMatchObject({
    ok: true,
    undone: {
      ...{
        code: booking.code,
        stateBefore: 'confirmed',
        state: 'pending_payment',
        paidVnd: 0,
        dueVnd: total,
      },
      ...{ heldUntil: hours(25), withdrawnVnd: 0 },
    },
  });
  expect(await outcomeOf(inboxId)).toEqual({ outcome: 'unmatched', bookingId: null });
  expect(await view(hours(1))).toMatchObject({ state: 'pending_payment', paid: 0, due: total });
  expect(await left()).toEqual([0, 0]);
  expect(queue.sent.map(({ name }) => name)).toEqual(['booking.match_undone']);
  expect(await brokenInvariants(database.db)).toEqual({});
  const [ofBooking] = (await listHistory(database.db, { objectType: 'booking', objectId: booking.code }))
    .lines;
  expect(ofBooking).toMatchObject({
    verb: 'booking.match_undone',
    actorName: 'hanh',
    reason: 'của khách khác',
  });
  const [ofMoney] = (await listHistory(database.db, { objectType: 'money', objectId: String(inboxId) }))
    .lines;
  expect(ofMoney).toMatchObject({
    ...{ verb: 'payment.unassign', before: { booking: booking.code, outcome: 'confirmed' } },
    after: { outcome: 'unmatched' },
  });
  expect(await undo(inboxId, { at: hours(1) })).toEqual({ ok: false, reason: 'not_matched' });
});

test('its vouchers are void until its own guest has paid, and then replaced; unpaid, its places are released', async () => {
  const inboxId = await transfer(total);
  await issueTripVouchers(database.db, booking.id, now);
  await undo(inboxId);
  const code = `${booking.code}-1`;
  expect(await voidTripVouchers(database.db, booking.id, now)).toEqual([code]);
  await transfer(total, booking.code, hours(2));
  expect(await issueTripVouchers(database.db, booking.id, hours(2))).toEqual([code]);
  expect(await issueTripVouchers(database.db, booking.id, hours(2))).toEqual([]);
  const voucher = await database.db
    .selectFrom('vouchers')
    .select(['state', 'version', 'voided_at'])
    .where('code', '=', code)
    .executeTakeFirst();
  expect(voucher).toEqual({ state: 'issued', version: 2, voided_at: null });
  expect((await view(hours(2))).state).toBe('confirmed');
  const again = await book(database.db, queue, [{ unitId, from: '2026-12-20', to: '2026-12-21' }], now);
  const other = await transfer(1_000_000, again.code);
  await undo(other);
  await expireHolds(database.db, queue, hours(26));
  expect((await getBooking(database.db, again.id, hours(26))).state).toBe('expired');
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a voucher scanned while the match was undone is issued again once its guest has paid', async () => {
  const inboxId = await transfer(total);
  await issueTripVouchers(database.db, booking.id, now);
  await undo(inboxId);
  await voidTripVouchers(database.db, booking.id, now);
  const code = `${booking.code}-1`;
  const { supplierId } = await database.db
    .selectFrom('booking_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select('p.supplier_id as supplierId')
    .where('i.booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  const claims = { v: 1, code, item: 1, date: dates.from, pax: 1, exp: 2e9 };
  const scan = {
    id: randomUUID(),
    claims,
    scannedAt: hours(1),
    scannedBy: 'Cổng A',
    supplierId: supplierId ?? 0,
  };
  expect(await recordScan(database.db, scan, hours(1))).toMatchObject({ outcome: 'voided' });
  await transfer(total, booking.code, hours(2));
  expect(await issueTripVouchers(database.db, booking.id, hours(2))).toEqual([code]);
});

test('undoing a part, late money or a balance leaves the booking as if the money had never arrived', async () => {
  const gateways = { vietqr: vietQrGateway(bank) };
  await startPayment(
    database.db,
    queue,
    { code: booking.code, method: 'vietqr', actor: 'guest' },
    gateways,
    now,
  );
  const part = await transfer(500_000);
  expect((await view()).payment?.amount).toBe(1_500_000);
  expect(await undo(part)).toMatchObject({
    undone: { state: 'pending_payment', dueVnd: total, heldUntil: null },
  });
  expect((await view()).payment?.amount).toBe(total);
  await expireHolds(database.db, queue, hours(2));
  await book(database.db, queue, [{ unitId, ...dates }], hours(2));
  const late = await transfer(total, booking.code, hours(2));
  expect((await view(hours(2))).state).toBe('paid_unallocated');
  expect(await undo(late, { at: hours(2) })).toMatchObject({ undone: { state: 'expired', paidVnd: 0 } });
  const hotel = await createBookableHotel(database.db, { plans: [{ pay_mode: 'deposit' }] });
  const stay = { unitId: hotel.unitIds[0] as number, ...dates };
  const deposit = await book(database.db, queue, [stay], now);
  await transfer(deposit.dueNowVnd, deposit.code);
  const balance = await transfer(deposit.totalVnd - deposit.dueNowVnd, deposit.code);
  expect(await undo(balance)).toMatchObject({
    undone: { state: 'confirmed', paidVnd: deposit.dueNowVnd, dueVnd: deposit.totalVnd - deposit.dueNowVnd },
  });
  expect((await getBooking(database.db, deposit.id, now)).balance).toBe(deposit.totalVnd - deposit.dueNowVnd);
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a refund of a false overpayment is withdrawn; with the right payment beside it the booking stays paid', async () => {
  const wrong = await transfer(total);
  const right = await transfer(total);
  expect((await view()).refunds).toMatchObject([{ cause: 'duplicate_payment', state: 'manual_transfer' }]);
  const done = await undo(wrong);
  expect(done).toMatchObject({
    undone: { state: 'confirmed', paidVnd: total, dueVnd: 0, withdrawnVnd: total },
  });
  expect((await view()).refunds.map(({ state }) => state)).toEqual(['rejected']);
  expect(await getBookingFunds(database.db, booking.id)).toEqual({ paidVnd: total, refundableVnd: total });
  expect((await listPaymentsMade(database.db, booking.id)).map(({ amount }) => amount)).toEqual([total]);
  // Paid twice by mistake and cancelled: the refund is the money that is left, from the remaining payment.
  const cancelled = await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  expect(cancelled).toMatchObject({ ok: true, refundVnd: total });
  expect(await brokenInvariants(database.db)).toEqual({});
  expect(await undo(right)).toMatchObject({ ok: false, reason: 'refund_begun' });
});

test('a split payment is undone by its part, and can be matched to the right booking', async () => {
  const other = await book(database.db, queue, [{ unitId, from: '2026-12-12', to: '2026-12-13' }], now);
  const whole = await transfer(total + 1_000_000, 'hai phong');
  const parts = [
    { code: booking.code, amountVnd: total },
    { code: other.code, amountVnd: 1_000_000 },
  ];
  await splitUnmatched(database.db, queue, { inboxId: whole, parts, actor: hanh }, now);
  expect(await undo(whole)).toEqual({ ok: false, reason: 'not_matched' });
  const { id } = await database.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('split_of', '=', whole)
    .where('booking_id', '=', other.id)
    .executeTakeFirstOrThrow();
  expect(await undo(id)).toMatchObject({ undone: { code: other.code, amountVnd: 1_000_000 } });
  expect(
    await assignUnmatched(database.db, queue, { inboxId: id, code: other.code, actor: hanh }, now),
  ).toEqual({
    ok: true,
    outcome: 'confirmed',
  });
  expect(await undo(id)).toMatchObject({ ok: true });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('undoing the part of one payer opens it again under its link; the others stay paid', async () => {
  const parts = [
    { name: 'Hà', amountVnd: 500_000 },
    { name: 'Bình', amountVnd: 1_500_000 },
  ];
  const split = { code: booking.code, parts, actor: 'guest' as const, hours: 24 };
  expect(await splitPayment(database.db, split, now)).toMatchObject({ ok: true });
  const [ha] = await listParts(database.db, booking.id);
  const wrong = await transfer(500_000, 'tien an trua');
  await assignUnmatched(database.db, queue, { inboxId: wrong, code: booking.code, actor: hanh }, now);
  expect((await view()).parts.map(({ state }) => state)).toEqual(['paid', 'open']);
  const rest = await transfer(1_500_000, `${booking.code} P2`);
  expect((await view()).state).toBe('confirmed');
  expect(await undo(wrong, { at: hours(1) })).toMatchObject({
    ok: true,
    undone: { state: 'pending_payment', paidVnd: 1_500_000, dueVnd: 500_000, heldUntil: hours(25) },
  });
  const shown = (await view(hours(1))).parts;
  expect(shown.map(({ name, state, amount }) => [name, state, amount])).toEqual([
    ['Bình', 'paid', 1_500_000],
    ['Hà', 'open', 500_000],
  ]);
  expect(await findSharedPart(database.db, ha?.id ?? '', hours(1))).toMatchObject({
    ...{ name: 'Hà', amount: 500_000, paidBefore: 0, state: 'open', canPay: true },
  });
  expect(await brokenInvariants(database.db)).toEqual({});
  expect(await outcomeOf(rest)).toMatchObject({ outcome: 'confirmed' });
  await transfer(500_000, `${booking.code} P3`, hours(2));
  expect(await view(hours(2))).toMatchObject({ state: 'confirmed', paid: total });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('undoing a part with an open rest opens the whole part again, or keeps what was paid of the rest', async () => {
  const parts = [
    { name: 'Hà', amountVnd: 500_000 },
    { name: 'Bình', amountVnd: 1_500_000 },
  ];
  await splitPayment(database.db, { code: booking.code, parts, actor: 'guest', hours: 24 }, now);
  const [ha] = await listParts(database.db, booking.id);
  const shown = (at: Date) => findSharedPart(database.db, ha?.id ?? '', at);
  const wrong = await transfer(200_000, `${booking.code} P1`);
  expect(await shown(now)).toMatchObject({ amount: 300_000, paidBefore: 200_000 });
  expect(await undo(wrong)).toMatchObject({ ok: true, undone: { paidVnd: 0, dueVnd: total } });
  expect(await shown(now)).toMatchObject({ amount: 500_000, paidBefore: 0, state: 'open', canPay: true });
  expect(await brokenInvariants(database.db)).toEqual({});
  const openNow = async () =>
    (await listParts(database.db, booking.id)).find(({ name, state }) => name === 'Hà' && state === 'open');
  const again = await transfer(150_000, `${booking.code} P${(await openNow())?.number}`);
  await transfer(350_000, `${booking.code} P${(await openNow())?.number}`);
  await transfer(1_500_000, `${booking.code} P2`);
  expect((await view()).state).toBe('confirmed');
  expect(await undo(again, { at: hours(1) })).toMatchObject({
    undone: { state: 'pending_payment', paidVnd: total - 150_000, dueVnd: 150_000 },
  });
  expect(await shown(hours(1))).toMatchObject({ amount: 150_000, paidBefore: 350_000, canPay: true });
  await transfer(150_000, `${booking.code} P${(await openNow())?.number}`, hours(2));
  expect(await view(hours(2))).toMatchObject({ state: 'confirmed', paid: total });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('a refund with a known account is withdrawn only after confirming that nobody is sending it', async () => {
  await transfer(total);
  const twice = await transfer(300_000);
  const [refund] = (await view()).refunds;
  const account = { bankBin: '970422', accountNo: '0123456789', holder: 'TRAN THI MAI' };
  const named = { bookingId: booking.id, refundId: refund?.id ?? '', account, actor: 'guest' as const };
  await saveBankAccount(database.db, queue, named, { secrets: 's'.repeat(32), now });
  expect(await undo(twice)).toMatchObject({ ok: false, reason: 'refund_named' });
  const sure = { inboxId: twice, note: 'của khách khác', actor: hanh, isUnsent: true };
  expect(await undoMatch(database.db, queue, sure, now)).toMatchObject({
    ok: true,
    undone: { state: 'confirmed', withdrawnVnd: 300_000 },
  });
  expect((await view()).refunds.map(({ state }) => state)).toEqual(['rejected']);
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('the preview shows the ledger entries of undoing a match, and writes nothing', async () => {
  const inboxId = await transfer(total + 100_000, 'khong ro');
  const input = { inboxId, code: booking.code, actor: hanh };
  const entries = await previewMatch(database.db, queue, input, now);
  expect(entries?.map(({ account, amountVnd }) => [account, amountVnd])).toEqual([
    ['guest', -2_000_000],
    ['refund_payable', -100_000],
    ['unmatched', 2_100_000],
  ]);
  expect(await outcomeOf(inboxId)).toMatchObject({ outcome: 'unmatched' });
  expect((await view()).state).toBe('held');
  expect(await previewMatch(database.db, queue, { ...input, code: 'DV00000' }, now)).toBeNull();
});

test('a closed day stays closed, and the bank account has the money once', async () => {
  const inboxId = await transfer(total);
  const tomorrow = hours(24);
  const closed = { day: '2026-11-21', cashCountedVnd: 0, note: '', actor: hanh };
  await database.db.transaction().execute(async (tx) => {
    // As if it had come on that day, which has passed by then.
    await sql`SELECT set_config('site.removes_demo', 'yes', true)`.execute(tx);
    await sql`UPDATE ledger_entries SET at = ${now}`.execute(tx);
  });
  await closeDay(database.db, closed, tomorrow);
  const before = await findDayClose(database.db, closed.day);
  await undo(inboxId, { at: tomorrow });
  expect(before?.hasChanged).toBe(false);
  expect(await findDayClose(database.db, closed.day)).toEqual(before);
  const booked = await listBookedMoney(database.db, 'bank', '2026-11-21');
  const own = booked.filter(({ hints }) => hints.includes(booking.code));
  expect(own.map(({ amountVnd }) => amountVnd)).toEqual([total]);
});

test.each([
  [
    'its supplier has confirmed the guest',
    async () => {
      await issueTripVouchers(database.db, booking.id, now);
      const confirmation = {
        code: `${booking.code}-1`,
        reference: 'HK7',
        actor: staff('chi'),
        confirmedAt: now,
      };
      await saveSupplierReference(database.db, queue, confirmation, now);
    },
    { reason: 'supplier_has_guest', happened: { actor: 'staff:chi', at: now } },
  ],
  [
    'its invoice is issued',
    () => issueInvoice(database.db, { code: booking.code, invoiceNo: 'HD1', actor: staff('chi') }, now),
    { reason: 'invoiced', happened: { actor: 'staff:chi' } },
  ],
  [
    'it was changed since',
    async () => {
      const wishes = [
        { position: 0, from: '2026-12-14', to: '2026-12-16', quantity: 1, adults: 1, childAges: [] },
      ];
      const input = { code: booking.code, wishes, actor: staff('chi') };
      const shown = await previewChange(database.db, input, hours(1));
      const expected = shown.ok ? shown.preview : { totalVnd: 0, dueVnd: 0 };
      const changed = await changeBooking(database.db, queue, { ...input, note: 'gọi', expected }, hours(1));
      expect(changed).toMatchObject({ ok: true, isDone: true });
    },
    { reason: 'changed', happened: { actor: 'staff:chi', at: hours(1) } },
  ],
  [
    'it was cancelled and is being refunded',
    () => cancelBooking(database.db, queue, { code: booking.code, actor: staff('chi'), note: 'gọi' }, now),
    { reason: 'refund_begun' },
  ],
])('refused once %s, and nothing is written', async (_, meanwhile, refusal) => {
  const inboxId = await transfer(total);
  await meanwhile();
  expect(await undo(inboxId, { at: hours(2) })).toMatchObject({ ok: false, code: booking.code, ...refusal });
  expect(await outcomeOf(inboxId)).toMatchObject({ outcome: 'confirmed', bookingId: booking.id });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('refused after the start of the stay, for money that no bank reported, and without the right', async () => {
  const inboxId = await transfer(total);
  expect(await undo(inboxId, { at: new Date('2026-12-08T12:00:00Z') })).toMatchObject({ reason: 'begun' });
  const nobody = staff('tu', { 'payment.assign': null });
  expect(await undo(inboxId, { actor: nobody })).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await undo(10 ** 9)).toEqual({ ok: false, reason: 'unknown_message' });
  const other = await book(database.db, queue, [{ unitId, from: '2026-12-12', to: '2026-12-13' }], now);
  const cash = { code: other.code, amountVnd: 1_000_000, receiptNo: 'PT-9', actor: hanh };
  await recordCounterPayment(database.db, queue, cash, now);
  const { id } = await database.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('provider_txn_id', '=', 'PT-9')
    .executeTakeFirstOrThrow();
  expect(await undo(id)).toEqual({ ok: false, reason: 'not_a_transfer' });
});

test('of two concurrent undos one succeeds, and a concurrent cancellation never loses money', async () => {
  const inboxId = await transfer(total);
  const both = await Promise.all([undo(inboxId), undo(inboxId)]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  for (let round = 0; round < 10; round++) {
    const { unitIds } = await createBookableHotel(database.db, { allotment: 1 });
    const raced = await book(database.db, queue, [{ unitId: unitIds[0] as number, ...dates }], now);
    const id = await transfer(total, raced.code);
    const [undone, cancelled] = await Promise.all([
      undo(id),
      cancelBooking(database.db, queue, { code: raced.code, actor: 'guest' }, now),
    ]);
    const { state } = await getBooking(database.db, raced.id, now);
    expect(state).toBe('cancelled');
    expect(undone.ok ? 'undone first' : 'reason' in undone && undone.reason).toMatch(
      /undone first|refund_begun/,
    );
    expect(cancelled.ok).toBe(true);
  }
  expect(await brokenInvariants(database.db)).toEqual({});
});
