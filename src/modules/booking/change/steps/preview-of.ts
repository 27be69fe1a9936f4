import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';

type Side = Pick<QuotedItem, 'from' | 'to' | 'quantity' | 'adults' | 'childAges' | 'amount' | 'lines'>;

/** Preview of a change; amounts are đồng. */
export interface ChangePreview {
  items: {
    position: number;
    title: string;
    unitTitle: string;
    /** Title of the former product, where the item is another product now; '' of an added one. */
    titleBefore: string;
    /** Null for an item that is added. */
    before: Side | null;
    after: Side;
  }[];
  beforeVnd: number;
  totalVnd: number;
  /** What the guest has to pay for it to take effect; 0 where it can at once. */
  dueVnd: number;
  /** What is refunded to the guest. */
  backVnd: number;
  /** The remaining balance, and its due day. */
  balanceVnd: number;
  balanceDueOn: string | null;
  /** The fee of a cancellation from now on, also where the new conditions alone would retain less. */
  lockedVnd: number;
  /** Until when the new inventory is held for payment of the difference; ISO. */
  payBy: string;
}

/** What has to be paid first. For added items it is their own, also where more than was due so far is paid already. */
export function dueOf({
  other,
  added,
  paidVnd,
}: {
  other: Quote;
  added: readonly QuotedItem[];
  paidVnd: number;
}): number {
  const ownVnd = added.reduce((sum, { dueNow }) => sum + dueNow, 0);
  return Math.max(0, other.dueNow - paidVnd, Math.min(ownVnd, other.total - paidVnd));
}

/** What a change of a booking to another quote means for its guest. */
export function previewOf(
  booking: LockedBooking,
  {
    other,
    positions,
    paidVnd,
    dueVnd,
    payBy,
    now,
  }: { other: Quote; positions: number[]; paidVnd: number; dueVnd: number; payBy: Date; now: Date },
): ChangePreview {
  const balanceVnd = Math.max(0, other.total - paidVnd - dueVnd);
  const givesBack = other.cancellation.find((tier) => now <= new Date(tier.until))?.refundAmount ?? 0;
  return {
    items: positions.map((position) => {
      const before = booking.quote.items[position];
      const after = other.items[position] as QuotedItem;
      const { productTitle: title, unitTitle } = after;
      const titleBefore = before?.productTitle ?? '';
      return {
        position,
        title,
        unitTitle,
        titleBefore,
        before: before ? sideOf(before) : null,
        after: sideOf(after),
      };
    }),
    beforeVnd: booking.totalVnd,
    totalVnd: other.total,
    dueVnd,
    backVnd: Math.max(0, paidVnd - other.total),
    balanceVnd,
    balanceDueOn: balanceVnd > 0 ? other.balanceDueOn : null,
    lockedVnd: other.total - givesBack,
    payBy: payBy.toISOString(),
  };
}

function sideOf({ from, to, quantity, adults, childAges, amount, lines }: QuotedItem): Side {
  return { from, to, quantity, adults, childAges, amount, lines };
}
