import { isAwaitingPayment } from '#modules/booking/state.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';

/** 'asked' waits for a yes before the guest pays, 'awaited' for one afterwards; 'open' is nothing to prepare for yet. */
export type SupplierStanding = 'asked' | 'awaited' | 'declined' | 'confirmed' | 'ended' | 'open';

export interface SupplierItem {
  position: number;
  standing: SupplierStanding;
  item: BookingView['quote']['items'][number];
}

/**
 * How the items of a booking that are a supplier's stand, from where they look at it. Who was told of a guest who has to pay again first
 * has none for the time being.
 */
export function supplierItems(
  booking: Pick<BookingView, 'state' | 'quote' | 'confirmations'>,
  positions: readonly number[],
  { wasTold }: { wasTold: boolean },
): SupplierItem[] {
  return positions.flatMap((position) => {
    const item = booking.quote.items[position];
    const standing = standingOf(booking, position);
    const isTakenBack = standing === 'open' && wasTold && isAwaitingPayment(booking.state);
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
