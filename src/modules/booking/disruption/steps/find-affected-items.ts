import { activePositions } from '#modules/booking/active-items.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { awaitsChoice } from '#modules/booking/state.ts';
import { getPaidAmount, getRefundableAmount } from '#modules/payments/ledger/ledger.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { choiceAmount } from './choice-amount.ts';
import { listOpenItems } from './list-open-items.ts';

/** The subject of a choice. */
export interface AffectedItems {
  booking: LockedBooking;
  /** Positions of the items that cannot take place; all of them where money came without inventory. */
  positions: number[];
  /** What the guest has paid for them. */
  amountVnd: number;
  actor: Actor;
  now: Date;
}

/** What a locked booking's guest has to choose about; null when nothing. */
export async function findAffectedItems(
  tx: Tx,
  booking: LockedBooking,
  { actor, now }: { actor: Actor; now: Date },
): Promise<AffectedItems | null> {
  if (!awaitsChoice(booking.state)) return null;
  const open = await listOpenItems(tx, booking.id);
  const positions =
    booking.state === 'disrupted'
      ? [...new Set(open.map(({ position }) => position))]
      : activePositions(booking.quote);
  // Money refunded as goodwill cannot be refunded a second time.
  const paidVnd = Math.min(await getPaidAmount(tx, booking.id), await getRefundableAmount(tx, booking.id));
  return {
    booking,
    positions,
    amountVnd: choiceAmount({ quote: booking.quote, paidVnd }, positions),
    actor,
    now,
  };
}
