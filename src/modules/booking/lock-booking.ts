import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { BookingState } from './state.ts';

export interface LockedBooking {
  id: string;
  code: string;
  state: BookingState;
  quote: Quote;
  totalVnd: number;
  dueNowVnd: number;
  phone: string;
  /** Its firm still has to approve it before it can be paid. */
  awaitsApproval: boolean;
  /** Null if nothing was ever held, as for a booking on request. */
  hold: LockedHold | null;
}

/** As read just after the lock. Only `convertHold` and `extendHold` know for sure whether a hold is still active. */
export interface LockedHold {
  id: string;
  state: string;
  expiresAt: Date;
  lapsesAt: Date;
}

/** The hold of a booking that awaits payment or is confirmed. @throws when there is none */
export function holdOf(booking: LockedBooking): LockedHold {
  if (!booking.hold) throw new Error(`Booking ${booking.code} has no hold`);
  return booking.hold;
}

/**
 * Locks a booking before any of its other rows. With `skipLocked` null also means that it is locked by someone else. The
 * hold is read in a separate statement, because a row that changed while we waited would be joined to its old hold. Its key never
 * changes, so rows that refer to it are not kept waiting: whoever redeems a prepaid code has locked that before its foreign key is
 * checked, while whoever voids or extends it has locked the booking first.
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
      'phone',
      'hold_id as holdId',
      'approval',
      'firm_id as firmId',
    ])
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: string }).id))
    .$if('code' in by, (query) => query.where('code', '=', (by as { code: string }).code))
    .forNoKeyUpdate()
    .$if(skipLocked, (query) => query.skipLocked())
    .executeTakeFirst();
  if (!row) return null;
  const { holdId, approval, firmId, ...booking } = row;
  return {
    ...booking,
    awaitsApproval: isAwaitingApproval({ approval, firmId }),
    state: row.state as BookingState,
    quote: parseStoredQuote(row.quote),
    hold: holdId ? await readHold(tx, holdId) : null,
  };
}

/** Once the firm is gone nobody is left to approve anything, and there is nothing to approve it for. */
function isAwaitingApproval({
  approval,
  firmId,
}: {
  approval: string | null;
  firmId: string | null;
}): boolean {
  return approval === 'waiting' && firmId !== null;
}

function readHold(tx: Tx, id: string): Promise<LockedHold> {
  return tx
    .selectFrom('holds')
    .select(['id', 'state', 'expires_at as expiresAt', 'lapses_at as lapsesAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
