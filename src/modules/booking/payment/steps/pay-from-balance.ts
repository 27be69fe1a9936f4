import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './allocate-payment.ts';
import { payableTotal } from './payable-total.ts';

/** Why nothing can be paid from a balance with us, whatever its amount. */
export type BalanceRefusal =
  | 'unknown_booking'
  | 'not_payable'
  | 'nothing_due'
  | 'not_for_gifts'
  | 'awaits_approval';

type Taken<Refusal> = { ok: true; amountVnd: number; restVnd: number } | { ok: false; reason: Refusal };

/**
 * Pays a booking from a balance with us, as far as it covers: the amount due now, or the balance after a deposit. The rest is
 * paid by any other method. A second try finds nothing due, or a lower balance. `take` draws on it, with the booking locked.
 */
export async function payFromBalance<Refusal extends string>(
  db: Executor,
  queue: Queue,
  {
    code,
    actor,
    take,
  }: {
    code: string;
    actor: Actor;
    take: (tx: Tx, request: { bookingId: string; mostVnd: number }) => Promise<Taken<Refusal>>;
  },
  now: Date,
): Promise<
  | { ok: true; amountVnd: number; restVnd: number; dueVnd: number }
  | { ok: false; reason: BalanceRefusal | Refusal }
> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!isPayable(booking, now)) return { ok: false, reason: 'not_payable' };
    if (booking.awaitsApproval) return { ok: false, reason: 'awaits_approval' };
    // Otherwise a balance that expires on one day could be extended by turning it into a new card.
    if (isGiftOrder(booking.quote)) return { ok: false, reason: 'not_for_gifts' };
    const { vnd } = await payableTotal(tx, booking, now);
    const mostVnd = vnd - (await getPaidAmount(tx, booking.id));
    if (mostVnd <= 0) return { ok: false, reason: 'nothing_due' };
    const taken = await take(tx, { bookingId: booking.id, mostVnd });
    if (!taken.ok) return taken;
    const { amountVnd, restVnd } = taken;
    await allocatePayment(tx, queue, booking, { amountVnd, method: 'credit', actor, now });
    return { ok: true, amountVnd, restVnd, dueVnd: mostVnd - amountVnd };
  });
}

function isPayable({ state, hold }: LockedBooking, now: Date): boolean {
  return isAwaitingPayment(state) ? hold?.state === 'active' && now < hold.expiresAt : state === 'confirmed';
}

/** Messages to guests. */
export const balanceMessages: Record<BalanceRefusal, string> = {
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  not_payable: 'Đặt chỗ này không thể thanh toán nữa.',
  nothing_due: 'Đặt chỗ này đã thanh toán đủ.',
  awaits_approval: 'Quản lý công ty chưa duyệt đặt chỗ này. Duyệt xong bạn trả được ngay.',
  not_for_gifts: 'Phiếu quà tặng không mua được bằng tín dụng hay bằng phiếu quà tặng khác.',
};
