import type { Quote } from '#modules/pricing/rules/quote-types.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { BookingState } from '../rules/booking-state.ts';

export interface LockedBooking {
  id: string;
  code: string;
  state: BookingState;
  quote: Quote;
  totalVnd: number;
  dueNowVnd: number;
  holdId: string;
  /** As read just after the lock. Only `convertHold` and `extendHold` say for sure whether a hold is still active. */
  holdState: string;
  holdExpiresAt: Date;
  holdLapsesAt: Date;
}

/**
 * Locks a booking before anything else of it. With `skipLocked` null also stands for one that somebody else is working on.
 * The hold is read in a statement of its own, because a row that changed while we waited would be joined to its old hold.
 */
export async function lockBooking(
  tx: Tx,
  by: { id: string } | { code: string },
  { skipLocked = false } = {},
): Promise<LockedBooking | null> {
  const row = await tx
    .selectFrom('bookings')
    .select([
      'id',
      'code',
      'state',
      'quote',
      'total_vnd as totalVnd',
      'due_now_vnd as dueNowVnd',
      'hold_id as holdId',
    ])
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: string }).id))
    .$if('code' in by, (query) => query.where('code', '=', (by as { code: string }).code))
    .forUpdate()
    .$if(skipLocked, (query) => query.skipLocked())
    .executeTakeFirst();
  if (!row) return null;
  const hold = await tx
    .selectFrom('holds')
    .select(['state as holdState', 'expires_at as holdExpiresAt', 'lapses_at as holdLapsesAt'])
    .where('id', '=', row.holdId)
    .executeTakeFirstOrThrow();
  return { ...row, ...hold, state: row.state as BookingState, quote: row.quote as unknown as Quote };
}
