import { randomUUID } from 'node:crypto';
import { startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { heldForParts, heldUntil } from '#modules/booking/held-until.ts';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import { endOpenParts, listParts, type PaymentPart } from '#modules/booking/list-parts.ts';
import { holdOf, type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { findOpenChange } from '#modules/booking/open-change.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { extendHold } from '#modules/inventory/holds/holds.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';

export { findSharedPart, readPartToken, type SharedPart, signPartToken } from './shared-part.ts';

/** Minimum amount of a part, accepted by every payment method; and the maximum number of parts. */
export const leastPartVnd = 10_000;
export const mostParts = 20;

export interface NewPart {
  name: string;
  amountVnd: number;
}

export type SplitPaymentResult =
  | { ok: true; parts: PaymentPart[] }
  | {
      ok: false;
      reason:
        | 'unknown_booking'
        | 'expired'
        | 'not_payable'
        | 'not_for_gifts'
        | 'awaits_approval'
        | 'change_open'
        | 'too_few'
        | 'too_many'
        | 'too_small';
    }
  /** The parts do not add up to the amount due, `dueVnd` in đồng. */
  | { ok: false; reason: 'sum_differs'; dueVnd: number };

/**
 * Divides the amount due on a booking that awaits payment, or its balance after a deposit, into parts that others pay by their
 * own links. A repeated division keeps paid parts and divides the rest anew; the earlier links end. Inventory is held for half
 * an hour from the first division, and until `hours` after it once a part is paid, see `heldForParts`; dividing again does not
 * extend this. A balance has no hold: its parts end with any change of the amount left to pay.
 */
export async function splitPayment(
  db: Executor,
  { code, parts, actor, hours }: { code: string; parts: readonly NewPart[]; actor: Actor; hours: number },
  now: Date,
): Promise<SplitPaymentResult> {
  return inTransaction(db, async (tx): Promise<SplitPaymentResult> => {
    const booking = await lockBooking(tx, { code });
    const refusal = await refuseSplit(tx, booking, parts, now);
    if (refusal) return refusal;
    const { id, quote, state } = booking as LockedBooking;
    const before = await listParts(tx, id);
    const keptUntil = before[0]?.keptUntil ?? heldForParts({ now, startsAt: startsAt(quote), hours });
    await endOpenParts(tx, id, now);
    await endAttempts(tx, id, { state: 'cancelled', now });
    const last = before.at(-1)?.number ?? 0;
    await tx
      .insertInto('payment_parts')
      .values(
        parts.map(({ name, amountVnd }, at) => ({
          id: randomUUID(),
          booking_id: id,
          number: last + at + 1,
          name,
          amount_vnd: amountVnd,
          kept_until: keptUntil,
          created_at: now,
        })),
      )
      .execute();
    if (before.length === 0 && isAwaitingPayment(state)) {
      const until = heldUntil('vietqr', now) ?? now;
      const held = await extendHold(tx, holdOf(booking as LockedBooking).id, until);
      if (!held.ok) throw new Error('The hold ended although its booking is locked');
    }
    const event = { actor, reason: 'payment_split' as const, details: { parts: parts.length }, now };
    if (state === 'held') await changeState(tx, booking as LockedBooking, 'pending_payment', event);
    else await recordEvent(tx, booking as LockedBooking, event);
    return { ok: true, parts: await listParts(tx, id) };
  });
}

/** Ends a division: paid parts stay, the rest is due from the holder at once. Idempotent. */
export async function endSplit(
  db: Executor,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<{ ok: boolean }> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, { code });
    if (!booking || !(isAwaitingPayment(booking.state) || booking.state === 'confirmed'))
      return { ok: false };
    const parts = await listParts(tx, booking.id);
    if (!parts.some(({ state }) => state === 'open')) return { ok: true };
    await endOpenParts(tx, booking.id, now);
    await endAttempts(tx, booking.id, { state: 'cancelled', now });
    await recordEvent(tx, booking, { actor, reason: 'split_ended', now });
    return { ok: true };
  });
}

/** Divides an amount into equal parts, the first ones a đồng larger where it does not divide evenly. */
export function equalParts(amountVnd: number, count: number): number[] {
  const [least, rest] = [Math.floor(amountVnd / count), amountVnd % count];
  return Array.from({ length: count }, (_, at) => least + (at < rest ? 1 : 0));
}

async function refuseSplit(
  tx: Tx,
  booking: LockedBooking | null,
  parts: readonly NewPart[],
  now: Date,
): Promise<Extract<SplitPaymentResult, { ok: false }> | null> {
  if (!booking) return { ok: false, reason: 'unknown_booking' };
  const { state, hold } = booking;
  if (state === 'expired') return { ok: false, reason: 'expired' };
  const isHeld = isAwaitingPayment(state);
  if (!isHeld && state !== 'confirmed') return { ok: false, reason: 'not_payable' };
  if (isHeld && (hold?.state !== 'active' || now >= hold.expiresAt)) return { ok: false, reason: 'expired' };
  if (isGiftOrder(booking.quote)) return { ok: false, reason: 'not_for_gifts' };
  if (booking.awaitsApproval) return { ok: false, reason: 'awaits_approval' };
  const known = await listParts(tx, booking.id);
  const fewest = known.some((part) => part.state === 'paid') ? 1 : 2;
  if (parts.length < fewest) return { ok: false, reason: 'too_few' };
  if (parts.length > mostParts || known.length + parts.length > 900) return { ok: false, reason: 'too_many' };
  if (parts.some(({ amountVnd }) => !Number.isSafeInteger(amountVnd) || amountVnd < leastPartVnd))
    return { ok: false, reason: 'too_small' };
  // A change that waits for its difference asks a different amount of the holder.
  if (!isHeld && (await findOpenChange(tx, booking.id))) return { ok: false, reason: 'change_open' };
  const dueVnd = (isHeld ? booking.dueNowVnd : booking.totalVnd) - (await getPaidAmount(tx, booking.id));
  if (dueVnd <= 0) return { ok: false, reason: 'not_payable' };
  const sum = parts.reduce((total, { amountVnd }) => total + amountVnd, 0);
  return sum === dueVnd ? null : { ok: false, reason: 'sum_differs', dueVnd };
}

/** Messages to users on why the amount due could not be divided. */
export const splitRefusals: Record<Extract<SplitPaymentResult, { ok: false }>['reason'], string> = {
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  expired: 'Thời gian giữ chỗ đã hết. Vui lòng đặt lại.',
  not_payable: 'Đặt chỗ này không chờ thanh toán, nên không chia tiền được.',
  not_for_gifts: 'Phiếu quà tặng trả một lần, không chia được.',
  awaits_approval: 'Quản lý công ty chưa duyệt đặt chỗ này. Duyệt xong bạn chia được ngay.',
  change_open: 'Đặt chỗ đang chờ trả phần chênh lệch. Trả xong hoặc hết hạn thì mới chia được.',
  too_few: 'Vui lòng chia cho ít nhất hai người.',
  too_many: `Chia được nhiều nhất ${mostParts} phần.`,
  too_small: 'Mỗi phần từ 10.000 ₫ và là số đồng nguyên.',
  sum_differs: 'Các phần cộng lại chưa bằng số tiền phải trả.',
};
