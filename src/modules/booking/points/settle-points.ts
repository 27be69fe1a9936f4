import { lastDay } from '#modules/booking/active-items.ts';
import { lastPrepaidDay, listPrepaidPurchases } from '#modules/booking/last-prepaid-day.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { getStayedAmount } from '#modules/payments/ledger/ledger.ts';
import { alignPoints } from '#modules/points/commands/align-points.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';

/** Points returned from a booking that was once confirmed stay valid for at least this many days, as credit does. */
const graceDays = 30;

/**
 * Brings the points of a booking in line with its current state: which of the points it was booked with it still uses, and what
 * its guest has earned with the money that stayed paid; a purchase without a date earns with the trips on which its codes were
 * used. It depends on the state alone, so it may run twice, late, and after anything that happened meanwhile. Lock order:
 * booking → points.
 */
export async function settlePoints(db: Executor, bookingId: string, now: Date): Promise<void> {
  for (const id of [bookingId, ...(await listPrepaidPurchases(db, bookingId))]) await settleOne(db, id, now);
}

async function settleOne(db: Executor, bookingId: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('bookings')
    .select('account_id as accountId')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  const mayHavePoints = row && (row.accountId !== null || (await hasEntries(db, bookingId)));
  if (!mayHavePoints) return;
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    if (!booking) return;
    const { accountId, confirmedAt } = await tx
      .selectFrom('bookings')
      .select(['account_id as accountId', 'confirmed_at as confirmedAt'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const stayedVnd = Math.max(0, Math.min(await getStayedAmount(tx, bookingId), booking.totalVnd));
    const endedOn = await endOf(tx, booking);
    const standing = {
      bookingId,
      used: pointsUsed({ ...booking, stayedVnd }),
      graceDays: confirmedAt === null ? 0 : graceDays,
      earning: accountId !== null && endedOn !== null ? { userId: accountId, stayedVnd, endedOn } : null,
    };
    const { points: programme } = await getSettings(tx);
    await alignPoints(tx, standing, { programme, now });
  });
}

/** The last day of a finished trip, including one of a code bought without a date; null before. */
async function endOf(tx: Tx, { id, state, quote }: LockedBooking): Promise<string | null> {
  const dated = lastDay(quote);
  if (state === 'completed') return dated;
  return state === 'confirmed' && dated === null ? lastPrepaidDay(tx, id) : null;
}

/**
 * How many of its points a booking still uses: all for an item that takes place, for a cancelled one the share of its price that was
 * retained, none for one that never took place. A booking cancelled as a whole keeps the same share of points as of money.
 */
export function pointsUsed({
  state,
  quote,
  totalVnd,
  stayedVnd,
}: {
  state: BookingState;
  quote: Pick<Quote, 'items'>;
  totalVnd: number;
  stayedVnd: number;
}): number {
  if (state === 'expired' || state === 'declined') return 0;
  const used = quote.items.reduce((sum, item) => sum + pointsOfItem(item), 0);
  const isOver = state === 'cancelled' || state === 'refunding';
  return isOver ? shareOf(used, stayedVnd, totalVnd) : used;
}

function pointsOfItem({ points = 0, ended, keptVnd = 0, amount }: QuotedItem): number {
  if (ended === undefined) return points;
  return ended === 'cancelled' ? shareOf(points, keptVnd, amount) : 0;
}

function shareOf(points: number, part: number, whole: number): number {
  return whole > 0 ? Math.floor((points * Math.min(part, whole)) / whole) : 0;
}

async function hasEntries(db: Executor, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('point_entries')
    .select('id')
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
