import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import {
  approveBookingRefund,
  listOpenBookingRefunds,
  refundPart,
  rejectBookingRefund,
} from '#modules/booking/cancellation/booking-refunds.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { finishRefunding } from '#modules/booking/cancellation/finish-refunding.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { purgeBankAccounts } from '#modules/payments/guest-data/erase-payer.ts';
import { listBookedMoney } from '#modules/payments/reconciliation/steps/list-booked-money.ts';
import { bankAccountInput } from '#modules/payments/schema.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { bookRooms } from '#tests/support/paid-online.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { flagLateRefunds } from './flag-late-refunds.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { recordManualTransfer } from './settle-payout.ts';

/** A Saturday: two days off before anything is processed. */
const now = new Date('2026-11-21T03:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const account = bankAccountInput.parse({
  bankBin: '970436',
  accountNo: '0011 0022 33445',
  holder: 'Nguyễn Thu Hà',
});

const secret = 'a secret of this installation, for tests';
let database: TestDatabase;
let queue: FakeQueue;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
  await database.drop();
});
beforeEach(() => {
  queue = createFakeQueue();
});

const announced = () => queue.sent.map(({ name }) => name).filter((name) => name.startsWith('refund.'));

/** A booking paid by bank and cancelled; its only refund. */
async function refunded(rooms = 1) {
  const booking = await bookRooms(database.db, queue, { now, rooms });
  await payByBank(database.db, queue, booking, now);
  await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  queue.sent.length = 0;
  return {
    ...booking,
    ...follow(booking.id, (await getBooking(database.db, booking.id, now)).refunds[0]?.id ?? ''),
  };
}

function follow(bookingId: string, refundId: string) {
  const { db } = database;
  return {
    refundId,
    refund: async () => (await getBooking(db, bookingId, now)).refunds.find(({ id }) => id === refundId),
    approve: (actor: Actor) => approveBookingRefund(db, queue, { refundId, actor }, now),
    reject: (actor: Actor = staff('lan')) =>
      rejectBookingRefund(db, { refundId, reason: 'Ngân hàng đã trả lại bạn', actor }, now),
    name: (at = now) =>
      saveBankAccount(
        db,
        queue,
        { bookingId, refundId, account, actor: 'guest' },
        { secrets: secret, now: at },
      ),
    transfer: (amountVnd: number, actor: Actor = staff('lan')) =>
      recordManualTransfer(db, queue, { refundId, amountVnd, evidence: 'FT26325118', actor }, now),
    events: () =>
      db
        .selectFrom('refund_events')
        .select(['from_state', 'to_state', 'actor', 'reason'])
        .where('refund_id', '=', refundId)
        .where('payout_id', 'is', null)
        .orderBy('id')
        .execute(),
  };
}

test('a transfer: the guest names an account, staff transfer, and every step is recorded', async () => {
  const one = await refunded();
  expect(await one.refund()).toMatchObject({
    state: 'manual_transfer',
    promisedOn: '2026-11-26',
    needsAccount: true,
    destinations: [{ label: 'Tài khoản ngân hàng mà bạn cho biết', amount: 2_000_000 }],
  });
  expect(await one.name()).toEqual({ ok: true });
  expect(await one.refund()).toMatchObject({
    needsAccount: false,
    canChangeAccount: true,
    destinations: [{ label: 'Tài khoản Vietcombank ****3445' }],
  });
  expect(await one.transfer(2_000_000, 'guest')).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await one.transfer(1_999_999)).toEqual({ ok: false, reason: 'wrong_amount' });
  expect(await one.transfer(2_000_000)).toEqual({ ok: true, amountVnd: 2_000_000 });
  expect(await one.transfer(2_000_000)).toEqual({ ok: false, reason: 'nothing_to_transfer' });
  expect(await one.name()).toEqual({ ok: false, reason: 'not_needed' });
  expect(await one.refund()).toMatchObject({ state: 'succeeded', destinations: [{ isDone: true }] });
  expect(announced()).toEqual(['refund.account_given', 'refund.succeeded']);
  expect(await one.events()).toMatchObject([
    { to_state: 'requested', actor: 'system', reason: 'cancelled' },
    { to_state: 'approved', actor: 'system', reason: 'follows_from_rule' },
    { to_state: 'manual_transfer', actor: 'system' },
    { to_state: 'manual_transfer', actor: 'guest', reason: 'account_given' },
    { to_state: 'succeeded', actor: 'staff:lan', reason: 'transferred' },
  ]);
});

test('paid at the counter: the money leaves the cash box, and no account is asked for', async () => {
  const one = await refunded();
  const paid = { refundId: one.refundId, amountVnd: 2_000_000, evidence: 'PC-118', isCash: true };
  expect(await recordManualTransfer(database.db, queue, { ...paid, actor: staff('lan') }, now)).toMatchObject(
    {
      ok: true,
    },
  );
  expect(await one.refund()).toMatchObject({
    state: 'succeeded',
    needsAccount: false,
    destinations: [{ label: 'Tiền mặt tại văn phòng', isDone: true }],
  });
  expect((await one.refund())?.steps.map(({ label }) => label)).toEqual([
    'Đã ghi nhận khoản hoàn',
    'Đã duyệt',
    'Đã hoàn xong',
  ]);
  const left = database.db.selectFrom('ledger_entries').select(['account', 'amount_vnd']);
  expect(await left.where('cause', '=', 'payout_cash').where('amount_vnd', '<', 0).execute()).toEqual([
    { account: 'cash', amount_vnd: -2_000_000 },
  ]);
  expect(await listBookedMoney(database.db, 'bank', '2026-11-21')).not.toContainEqual(
    expect.objectContaining({ names: expect.arrayContaining(['PC-118']) }),
  );
});

test("an account can be named for one's own booking only, in a form that banks accept", async () => {
  const [one, other] = [await refunded(), await refunded()];
  const wrong = { bookingId: other.id, refundId: one.refundId, account, actor: 'guest' as const };
  expect(await saveBankAccount(database.db, queue, wrong, { secrets: secret, now })).toEqual({
    ok: false,
    reason: 'unknown_refund',
  });
  expect(account).toEqual({ bankBin: '970436', accountNo: '0011002233445', holder: 'NGUYEN THU HA' });
  for (const bad of [{ bankBin: '123456' }, { accountNo: '12' }, { accountNo: '12;34567' }, { holder: '12' }])
    expect(bankAccountInput.safeParse({ ...account, ...bad }).success).toBe(false);
});

test('S-14: account numbers and holders are encrypted in the database, and decrypted with the key', async () => {
  const one = await refunded();
  await one.name();
  const kept = await database.db
    .selectFrom('refund_bank_accounts')
    .select(['account_no', 'holder'])
    .where('refund_id', '=', one.refundId)
    .executeTakeFirstOrThrow();
  expect(kept.account_no).not.toContain(account.accountNo);
  expect(kept.holder).not.toContain(account.holder);
  const accountOf = async (key: string | null) =>
    (await listOpenBookingRefunds(database.db, key)).find(({ id }) => id === one.refundId);
  expect(await accountOf(secret)).toMatchObject({ account, waitsForAccount: false });
  expect(await accountOf(null)).toMatchObject({ account: null, waitsForAccount: false });
  expect(await accountOf('another key of another installation')).toMatchObject({ account: null });
});

test('a late account extends the promise; account numbers are erased a month after the money arrived', async () => {
  const one = await refunded();
  await one.name(days(10));
  expect(await one.refund()).toMatchObject({ promisedOn: '2026-12-07' });
  await one.transfer(2_000_000);
  expect(await purgeBankAccounts(database.db, days(29), 30)).toBe(0);
  expect(await purgeBankAccounts(database.db, days(31), 30)).toBeGreaterThan(0);
  const kept = await database.db
    .selectFrom('refund_bank_accounts')
    .select(['account_no', 'holder', 'last_digits'])
    .where('refund_id', '=', one.refundId)
    .executeTakeFirst();
  expect(kept).toEqual({ account_no: null, holder: null, last_digits: '3445' });
  expect(await one.refund()).toMatchObject({ destinations: [{ label: 'Tài khoản Vietcombank ****3445' }] });
});

test('a large refund is sent once two different people have approved it', async () => {
  const one = await refunded(6);
  expect(await one.refund()).toMatchObject({ state: 'requested', amount: 12_000_000 });
  expect(await one.transfer(12_000_000)).toEqual({ ok: false, reason: 'nothing_to_transfer' });
  expect(await one.approve('guest')).toEqual({ ok: false, reason: 'not_allowed' });
  const upTo = (limitVnd: number) => staff('lan', { 'refund.approve': limitVnd });
  expect(await one.approve(upTo(11_999_999))).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await one.approve(upTo(12_000_000))).toEqual({ ok: true, missing: 1 });
  expect(await one.approve(staff('lan'))).toEqual({ ok: false, reason: 'same_person' });
  const again = { refund_id: one.refundId, actor: 'staff:lan', at: now };
  await expect(database.db.insertInto('refund_approvals').values(again).execute()).rejects.toThrow('unique');
  const both = await Promise.all([one.approve(staff('minh')), one.approve(staff('minh'))]);
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, missing: 0 }]);
  expect(await one.refund()).toMatchObject({ state: 'manual_transfer' });
  expect(announced()).toEqual(['refund.approved']);
});

test('an old refund without payouts gets them when it is approved', async () => {
  const one = await refunded(6);
  await database.db.deleteFrom('refund_payouts').where('refund_id', '=', one.refundId).execute();
  await one.approve(staff('lan'));
  await one.approve(staff('minh'));
  expect(await one.refund()).toMatchObject({ state: 'manual_transfer', needsAccount: true });
});

test('goodwill: its requester counts as one of two, the booking stays paid, and no more is refunded than was paid', async () => {
  const booking = await bookRooms(database.db, queue, { now });
  await payByBank(database.db, queue, booking, now);
  const ask = (amountVnd: number, actor: Actor = staff('lan')) =>
    refundPart(database.db, { code: booking.code, amountVnd, reason: 'Phòng ồn', actor }, now);
  expect(await ask(1, 'guest')).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await ask(2_000_001)).toEqual({ ok: false, reason: 'too_much', mostVnd: 2_000_000 });
  const asked = await ask(500_000);
  if (!asked.ok) throw new Error(asked.reason);
  const one = follow(booking.id, asked.refundId);
  expect(await one.refund()).toBeUndefined();
  expect(await one.approve(staff('lan'))).toEqual({ ok: false, reason: 'same_person' });
  expect(await one.approve(staff('minh'))).toEqual({ ok: true, missing: 0 });
  expect(await one.refund()).toMatchObject({ cause: 'goodwill', causeLabel: 'Hỗ trợ thêm từ chúng tôi' });
  const view = await getBooking(database.db, booking.id, now);
  expect(view).toMatchObject({ state: 'confirmed', paid: 2_000_000, balance: 0 });
  expect(view.refund).toMatchObject({ refundVnd: 1_500_000, feeVnd: 500_000 });
  expect(await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now)).toMatchObject({
    refundVnd: 1_500_000,
  });
  expect(await getBooking(database.db, booking.id, now)).toMatchObject({ state: 'cancelled', paid: 0 });
});

test('a refund is rejected with a reason that its guest reads; money that was never ours cannot be', async () => {
  const one = await refunded(6);
  expect(await one.reject('guest')).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await one.reject()).toEqual({ ok: true });
  expect(await one.refund()).toMatchObject({ state: 'rejected', rejectedFor: 'Ngân hàng đã trả lại bạn' });
  expect(await one.approve(staff('minh'))).toEqual({ ok: false, reason: 'not_requested' });

  const twice = await bookRooms(database.db, queue, { now, rooms: 6 });
  await payByBank(database.db, queue, twice, now);
  await payByBank(database.db, queue, twice, now);
  const [refund] = (await getBooking(database.db, twice.id, now)).refunds;
  const surplus = follow(twice.id, refund?.id ?? '');
  expect(await surplus.refund()).toMatchObject({ cause: 'duplicate_payment', state: 'requested' });
  expect(await surplus.reject()).toEqual({ ok: false, reason: 'not_ours_to_keep' });
});

test('a refund past its promise is late once, but not while it waits for the guest', async () => {
  const [waiting, late] = [await refunded(), await refunded()];
  await late.name();
  expect(await flagLateRefunds(database.db, queue, days(5))).toBe(0);
  await flagLateRefunds(database.db, queue, days(6));
  expect(queue.sent).toContainEqual({
    name: 'refund.late',
    data: { bookingId: late.id, refundId: late.refundId },
  });
  expect(await late.refund()).toMatchObject({ isLate: true });
  expect(await waiting.refund()).toMatchObject({ isLate: false, needsAccount: true });
  expect(await flagLateRefunds(database.db, queue, days(7))).toBe(0);
  const open = await listOpenBookingRefunds(database.db, secret);
  expect(open.find(({ id }) => id === late.refundId)).toMatchObject({
    lateAt: days(6),
    account: { accountNo: '0011002233445' },
  });
});

test('the database rejects payouts above their refund or payment, and changes of the history', async () => {
  const one = await refunded();
  const { db } = database;
  const more = {
    id: randomUUID(),
    refund_id: one.refundId,
    sequence: 9,
    channel: 'bank_transfer',
    instrument: 'bank',
    reference: `${one.code}-R9`,
    amount_vnd: 1,
    state: 'planned',
    created_at: now,
  };
  await expect(db.insertInto('refund_payouts').values(more).execute()).rejects.toThrow('exceed it');
  await expect(db.deleteFrom('refund_events').execute()).rejects.toThrow('append-only');
});

test('a refunded booking is closed when its money has arrived', async () => {
  const booking = await bookRooms(database.db, queue, { now });
  await payByBank(database.db, queue, booking, now);
  await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  await database.db
    .updateTable('bookings')
    .set({ state: 'refunding' })
    .where('id', '=', booking.id)
    .execute();
  expect(await finishRefunding(database.db, now)).toBe(0);
  const [refund] = (await getBooking(database.db, booking.id, now)).refunds;
  await follow(booking.id, refund?.id ?? '').transfer(2_000_000);
  expect(await finishRefunding(database.db, now)).toBe(1);
  expect(await getBooking(database.db, booking.id, now)).toMatchObject({ state: 'cancelled' });
});

test('S-24: after a change of account the transfer waits a day; the counter pays anyway', async () => {
  const { refundId, id: bookingId, refund, name, transfer } = await refunded();
  const other = { ...account, accountNo: '66668888', holder: 'KE TROM' };
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const change = (hours: number) =>
    saveBankAccount(
      database.db,
      queue,
      { bookingId, refundId, account: other, actor: 'guest' },
      { secrets: secret, now: at(hours) },
    );
  const openRefund = async () =>
    (await listOpenBookingRefunds(database.db, secret)).find(({ id }) => id === refundId);
  await name();
  expect(await openRefund()).toMatchObject({ transferFrom: null, isOtherHolder: false });
  await name(at(1));
  expect(announced()).toEqual(['refund.account_given']);
  await change(2);
  expect(announced()).toEqual(['refund.account_given', 'refund.account_given']);
  expect(await openRefund()).toMatchObject({ transferFrom: at(26), isOtherHolder: true });
  const amountVnd = (await refund())?.amount ?? 0;
  expect(await transfer(amountVnd)).toEqual({ ok: false, reason: 'on_hold' });
  // Naming it once more is no change, and does not restart the wait.
  await change(20);
  const late = { refundId, amountVnd, evidence: 'FT26325119', actor: staff('lan') };
  expect(await recordManualTransfer(database.db, queue, late, at(25))).toEqual({
    ok: false,
    reason: 'on_hold',
  });
  expect(await recordManualTransfer(database.db, queue, late, at(26))).toEqual({ ok: true, amountVnd });

  const cash = await refunded();
  await cash.name();
  const named = { bookingId: cash.id, refundId: cash.refundId, account: other, actor: 'guest' as const };
  await saveBankAccount(database.db, queue, named, { secrets: secret, now });
  const paid = {
    refundId: cash.refundId,
    amountVnd,
    evidence: 'PC-1',
    isCash: true,
    actor: staff('lan'),
  };
  expect(await recordManualTransfer(database.db, queue, paid, now)).toEqual({ ok: true, amountVnd });
});
