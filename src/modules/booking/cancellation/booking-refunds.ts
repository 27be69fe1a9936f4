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
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { isSameName } from '#platform/vietnamese/is-same-name.ts';

/** A refund with what payments, which know a booking only by its id, do not know of it. */
export interface OpenBookingRefund extends OpenRefund {
  bookingCode: string;
  guest: string;
  /** The account holder's name differs from that of the payer. */
  isOtherHolder: boolean;
}

/** `listOpenRefunds` with the bookings they belong to. @param ids only those */
export async function listOpenBookingRefunds(
  db: Executor,
  secrets: EncryptionSecrets | null = null,
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

/** Approves a refund of a booking on behalf of one member of staff, see `approveRefund`. */
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

/** Rejects a refund of a booking, see `rejectRefund`; the reason is stored without the guest's name, phone and mail. */
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
    // Money that is not refunded counts as paid, so less is left to divide.
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
 * Saves the bank account for a refund of a guest who called, see `saveBankAccount`. A right of its own: whoever
 * transfers the money must not decide where it goes.
 */
export async function saveAccountForGuest(
  db: Database,
  queue: Queue,
  { refundId, account, actor }: { refundId: string; account: BankAccountInput; actor: Actor },
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
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
 * Requests a goodwill refund: a part of what a guest paid is refunded although no rule requires it. The booking stays as it is and paid,
 * and its guest is notified after approval. The requester is the first approver; nothing is paid out before a second one.
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
    const entry = { actor, verb: 'refund.request', now };
    const goodwill = { booking, cause: 'goodwill' as const, amountVnd, actor, reason, now };
    const { id, promisedOn } = await requestRefund(tx, goodwill);
    const why = await withoutPayer(tx, booking, reason);
    await writeHistory(tx, {
      ...entry,
      object: { type: 'booking', id: code },
      after: { refund: id, amountVnd },
      reason: why,
    });
    return { ok: true, refundId: id, promisedOn };
  });
}
