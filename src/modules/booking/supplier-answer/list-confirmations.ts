import type { BookingState } from '#modules/booking/state.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { confirmItem, type ItemConfirmation } from './confirm-item.ts';

interface Paid {
  id: string;
  state: BookingState;
  quote: Quote;
  confirmedAt: Date | null;
  events: readonly { at: string; reason: string }[];
}

/**
 * Whether and by what each item of a paid booking is confirmed, in the order of the items; nothing before it is paid, nor
 * of what does not take place. An item on another day is asked for anew.
 */
export async function listConfirmations(
  db: Executor,
  { id, state, quote, confirmedAt, events }: Paid,
  now: Date,
): Promise<ItemConfirmation[]> {
  if (!confirmedAt || !['confirmed', 'completed', 'disrupted'].includes(state)) return [];
  const answers = await db
    .selectFrom('vouchers')
    .select(['position', 'supplier_reference as reference', 'supplier_confirmed_at as confirmedAt'])
    .where('booking_id', '=', id)
    .where('state', '<>', 'voided')
    .execute();
  const moved = events.findLast(({ reason }) => reason === 'rebooked');
  const paidAt = moved ? new Date(moved.at) : confirmedAt;
  return quote.items.flatMap((item, position) => {
    if (item.ended) return [];
    const answer = answers.find((row) => row.position === position);
    return [confirmItem(item, { position, paidAt, ...(answer && { answer }), now })];
  });
}
