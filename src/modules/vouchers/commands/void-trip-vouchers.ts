import { lockBooking } from '#modules/booking/lock-booking.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import type { Database } from '#platform/db/connect.ts';
import type { VoucherState } from '../rules/voucher-state.ts';
import { recordVoucherEvent } from './record-voucher-event.ts';

/**
 * Voids the vouchers of a booking that is cancelled, or has to be paid again because its payment belonged to somebody
 * else; a used one stays used. Idempotent, and does nothing to a valid booking.
 * @returns the codes that were voided now
 */
export async function voidTripVouchers(db: Database, bookingId: string, now: Date): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    if (!booking) return [];
    const isUnpaid = isAwaitingPayment(booking.state);
    if (!isUnpaid && booking.state !== 'cancelled' && booking.state !== 'refunding') return [];
    const open = await tx
      .selectFrom('vouchers')
      .select(['code', 'state'])
      .where('booking_id', '=', bookingId)
      .where('state', 'not in', ['used', 'voided'])
      .orderBy('code')
      .forUpdate()
      .execute();
    for (const { code, state } of open) {
      await tx
        .updateTable('vouchers')
        .set({ state: 'voided', voided_at: now })
        .where('code', '=', code)
        .execute();
      const from = state as VoucherState;
      await recordVoucherEvent(tx, {
        code,
        from,
        to: 'voided',
        actor: 'system',
        reason: isUnpaid ? 'match_undone' : 'booking_cancelled',
        at: now,
      });
    }
    return open.map(({ code }) => code);
  });
}
