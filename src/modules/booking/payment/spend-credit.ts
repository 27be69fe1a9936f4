import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { readCreditCode, takeCredit } from '#modules/payments/credits/credits.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './steps/allocate-payment.ts';
import { askedAmount } from './steps/asked-amount.ts';

export type SpendCreditResult =
  /** `restVnd` is what is left on the credit, `dueVnd` what is left to be paid on the booking. */
  | { ok: true; amountVnd: number; restVnd: number; dueVnd: number }
  | {
      ok: false;
      reason:
        | 'unknown_booking'
        | 'not_payable'
        | 'nothing_due'
        | 'unknown_credit'
        | 'credit_expired'
        | 'credit_empty';
    };

/**
 * Pays a booking with credit of the same phone number or address, as far as it goes: what is due now, or the balance
 * after a deposit. The rest is paid in any other way. A second try finds nothing due, or less on the credit.
 */
export async function spendCredit(
  db: Executor,
  queue: Queue,
  { code, creditCode: typed, actor }: { code: string; creditCode: string; actor: Actor },
  now: Date,
): Promise<SpendCreditResult> {
  const creditCode = readCreditCode(typed);
  return inTransaction(db, async (tx): Promise<SpendCreditResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!isPayable(booking, now)) return { ok: false, reason: 'not_payable' };
    const { vnd } = await askedAmount(tx, booking, now);
    const mostVnd = vnd - (await getPaidAmount(tx, booking.id));
    if (mostVnd <= 0) return { ok: false, reason: 'nothing_due' };
    if (!creditCode) return { ok: false, reason: 'unknown_credit' };
    const { phone, email } = await tx
      .selectFrom('bookings')
      .select(['phone', 'email'])
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    const taken = await takeCredit(tx, {
      code: creditCode,
      bookingId: booking.id,
      phone,
      email,
      mostVnd,
      now,
    });
    if (!taken.ok) return taken;
    const { amountVnd, restVnd } = taken;
    await allocatePayment(tx, queue, booking, { amountVnd, method: 'credit', actor, now });
    return { ok: true, amountVnd, restVnd, dueVnd: mostVnd - amountVnd };
  });
}

function isPayable({ state, hold }: LockedBooking, now: Date): boolean {
  return isAwaitingPayment(state) ? hold?.state === 'active' && now < hold.expiresAt : state === 'confirmed';
}

/** Why credit could not be used, as guests read it. */
export const creditMessages = {
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  not_payable: 'Đặt chỗ này không thể thanh toán nữa.',
  nothing_due: 'Đặt chỗ này đã thanh toán đủ.',
  unknown_credit: 'Mã tín dụng chưa đúng, hoặc thuộc số điện thoại và email khác.',
  credit_expired: 'Mã tín dụng đã hết hạn.',
  credit_empty: 'Mã tín dụng đã dùng hết.',
} as const;
