import { releaseHold } from '#modules/inventory/holds/holds.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { parseStoredQuote } from './stored-quote.ts';

/** A change of days or guests that waits for its difference to be paid. */
export interface OpenChange {
  id: string;
  /** The quote of the whole booking after the change. */
  quote: Quote;
  /** Positions of the items that change. */
  positions: number[];
  /** What must be paid on the booking for the change to take effect. */
  dueNowVnd: number;
  /** Holds the additional inventory. */
  hold: { id: string; state: string; expiresAt: Date; lapsesAt: Date };
}

/** The pending change of a booking; null without one. */
export async function findOpenChange(db: Executor, bookingId: string): Promise<OpenChange | null> {
  const row = await db
    .selectFrom('booking_changes as c')
    .innerJoin('holds as h', 'h.id', 'c.hold_id')
    .select(['c.id', 'c.quote', 'c.positions', 'c.due_now_vnd as dueNowVnd', 'h.id as holdId'])
    .select(['h.state', 'h.expires_at as expiresAt', 'h.lapses_at as lapsesAt'])
    .where('c.booking_id', '=', bookingId)
    .where('c.state', '=', 'open')
    .executeTakeFirst();
  if (!row) return null;
  const { holdId, state, expiresAt, lapsesAt, quote, ...change } = row;
  const hold = { id: holdId, state, expiresAt, lapsesAt };
  return { ...change, quote: parseStoredQuote(quote), hold };
}

/** Until when a change can be paid; null once its inventory is no longer held. */
export function payableUntil({ hold }: Pick<OpenChange, 'hold'>, now: Date): Date | null {
  return hold.state === 'active' && now < hold.expiresAt ? hold.expiresAt : null;
}

/** Ends the pending change of a locked booking, with its payment attempts; its inventory is released. */
export async function closeChange(
  tx: Tx,
  { bookingId, change }: { bookingId: string; change: OpenChange },
  { to, now }: { to: 'done' | 'expired' | 'replaced' | 'ended'; now: Date },
): Promise<void> {
  await releaseHold(tx, change.hold.id, to === 'expired' ? 'expired' : 'released', `change_${to}`);
  await tx
    .updateTable('booking_changes')
    .set({ state: to, ended_at: now })
    .where('id', '=', change.id)
    .execute();
  await endAttempts(tx, bookingId, { state: 'cancelled', now });
}
