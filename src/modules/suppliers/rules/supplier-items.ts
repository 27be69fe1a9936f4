import { isAwaitingPayment } from '#modules/booking/state.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';

/** 'asked': waits for acceptance before the guest pays, 'awaited': for confirmation afterwards; 'open': nothing to prepare for yet. */
export type SupplierStanding = 'asked' | 'awaited' | 'declined' | 'confirmed' | 'ended' | 'open';

export interface SupplierItem {
  position: number;
  standing: SupplierStanding;
  item: BookingView['quote']['items'][number];
}

/**
 * State of a supplier's items of a booking from their point of view. If they were notified of a guest who now has to pay
 * again, they have no guest for the time being.
 */
export function supplierItems(
  booking: Pick<BookingView, 'state' | 'quote' | 'confirmations'>,
  positions: readonly number[],
  { wasNotified }: { wasNotified: boolean },
): SupplierItem[] {
  return positions.flatMap((position) => {
    const item = booking.quote.items[position];
    const standing = standingOf(booking, position);
    const isTakenBack = standing === 'open' && wasNotified && isAwaitingPayment(booking.state);
    return item ? [{ position, item, standing: isTakenBack ? 'ended' : standing }] : [];
  });
}

function standingOf(
  { state, quote, confirmations }: Pick<BookingView, 'state' | 'quote' | 'confirmations'>,
  position: number,
): SupplierStanding {
  const item = quote.items[position];
  if (item?.ended || ['cancelled', 'refunding', 'declined', 'expired'].includes(state)) return 'ended';
  if (state === 'on_request') return item?.confirmation === 'request' ? 'asked' : 'open';
  const own = confirmations.find((one) => one.position === position);
  if (!own) return 'open';
  if (own.state === 'confirmed') return 'confirmed';
  return own.by === null ? 'declined' : 'awaited';
}
