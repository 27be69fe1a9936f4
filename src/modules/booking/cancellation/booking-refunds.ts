import { endOpenParts } from '#modules/booking/list-parts.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { withoutPayer } from '#modules/booking/without-payer.ts';
import { getRefundableAmount } from '#modules/payments/ledger/ledger.ts';
import { may as mayMoveMoney } from '#modules/payments/policy.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import {
  type ApproveRefundResult,
  approveRefund,
  listOpenRefunds,
  type OpenRefund,
  type RejectRefundResult,
  rejectRefund,
} from '#modules/payments/refunds/refunds.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import { type SaveBankAccountResult, saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import type { BankAccountInput } from '#modules/payments/schema.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { SealingSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { isSameName } from '#platform/vietnamese/is-same-name.ts';

/** What payments, which know a booking only by its id, do not know of a refund. */
export interface OpenBookingRefund extends OpenRefund {
  bookingCode: string;
  guest: string;
  /** The account's holder has another name than whoever booked. */
  isOtherHolder: boolean;
}

/** `listOpenRefunds` with whose they are. @param ids only those */
export async function listOpenBookingRefunds(
  db: Executor,
  secrets: SealingSecrets | null = null,
  ids?: readonly string[],
): Promise<OpenBookingRefund[]> {
  const refunds = await listOpenRefunds(db, secrets, ids ? { ids } : {});
  if (refunds.length === 0) return [];
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'code', 'full_name as fullName'])
    .where('id', 'in', [...new Set(refunds.map(({ bookingId }) => bookingId))])
    .execute();
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return refunds.map((refund) => {
    const { code = '', fullName = '' } = byId.get(refund.bookingId) ?? {};
    const isOtherHolder = refund.account !== null && !isSameName(refund.account.holder, fullName);
    return { ...refund, bookingCode: code, guest: fullName, isOtherHolder };
  });
}

/** Approves a refund of a booking in the name of one member of staff, see `approveRefund`. */
export async function approveBookingRefund(
  db: Database,
  queue: Queue,
  { refundId, actor }: { refundId: string; actor: Actor },
  now: Date,
): Promise<ApproveRefundResult> {
  if (!mayMoveMoney(actor, 'refund.approve')) return { ok: false, reason: 'not_allowed' };
  const payer = await findPayer(db, refundId);
  if (!payer) return { ok: false, reason: 'unknown_refund' };
  return approveRefund(db, queue, { refundId, bookingCode: payer.code, actor }, now);
}

/** Refuses a refund of a booking, see `rejectRefund`; the reason is kept without the name, phone and mail of the guest. */
export async function rejectBookingRefund(
  db: Database,
  { refundId, reason, actor }: { refundId: string; reason: string; actor: Actor },
  now: Date,
): Promise<RejectRefundResult> {
  if (!mayMoveMoney(actor, 'refund.reject')) return { ok: false, reason: 'not_allowed' };
  const payer = await findPayer(db, refundId);
  if (!payer) return { ok: false, reason: 'unknown_refund' };
  return db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, { code: payer.code });
    const refusal = { refundId, reason: withoutGuest(reason, payer), actor };
    const rejected = await rejectRefund(tx, refusal, now);
    // What stays here counts as paid, and less is left to divide.
    if (rejected.ok && booking?.state === 'confirmed') await endOpenParts(tx, booking.id, now);
    return rejected;
  });
}

function findPayer(db: Database, refundId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .select(['code', 'full_name as fullName', 'phone', 'email'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
}

export type SaveAccountForGuestResult = SaveBankAccountResult | { ok: false; reason: 'not_allowed' };

/**
 * Writes where a guest who called wants the transfer to go, see `saveBankAccount`. A right of its own: who transfers the
 * money is not who says where to.
 */
export async function saveAccountForGuest(
  db: Database,
  queue: Queue,
  { refundId, account, actor }: { refundId: string; account: BankAccountInput; actor: Actor },
  { secrets, now }: { secrets: SealingSecrets; now: Date },
): Promise<SaveAccountForGuestResult> {
  if (!mayMoveMoney(actor, 'refund.account')) return { ok: false, reason: 'not_allowed' };
  const refund = await db
    .selectFrom('refunds')
    .select('booking_id as bookingId')
    .where('id', '=', refundId)
    .executeTakeFirst();
  if (!refund) return { ok: false, reason: 'unknown_refund' };
  return db.transaction().execute(async (tx) => {
    const { bookingId } = refund;
    const saved = await saveBankAccount(
      tx,
      queue,
      { bookingId, refundId, partId: 'any', account, actor },
      { secrets, now },
    );
    if (!saved.ok) return saved;
    const after = { bank: banks[account.bankBin], lastDigits: account.accountNo.slice(-4) };
    const object = { type: 'refund', id: refundId };
    await writeHistory(tx, { actor, verb: 'refund.account', object, after, now });
    return saved;
  });
}

export type RefundPartResult =
  | { ok: true; refundId: string; promisedOn: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'nothing_bought' }
  | { ok: false; reason: 'too_much'; mostVnd: number };

/**
 * Asks for a goodwill refund: a part of what a guest paid goes back although nothing says that it must. The booking stays
 * as it is and paid, and hears of it once it is approved. Who asks is the first to approve; nothing goes out before a second person has.
 */
export async function refundPart(
  db: Database,
  { code, amountVnd, reason, actor }: { code: string; amountVnd: number; reason: string; actor: Actor },
  now: Date,
): Promise<RefundPartResult> {
  if (!may(actor, 'refund.request', amountVnd)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RefundPartResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!['confirmed', 'completed', 'cancelled'].includes(booking.state))
      return { ok: false, reason: 'nothing_bought' };
    const mostVnd = await getRefundableAmount(tx, booking.id);
    if (amountVnd > mostVnd) return { ok: false, reason: 'too_much', mostVnd };
    const asked = { actor, verb: 'refund.request', now };
    const goodwill = { booking, cause: 'goodwill' as const, amountVnd, actor, reason, now };
    const { id, promisedOn } = await requestRefund(tx, goodwill);
    const why = await withoutPayer(tx, booking, reason);
    await writeHistory(tx, {
      ...asked,
      object: { type: 'booking', id: code },
      after: { refund: id, amountVnd },
      reason: why,
    });
    return { ok: true, refundId: id, promisedOn };
  });
}
