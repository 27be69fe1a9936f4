import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';

/** What one of several pays of what is due on a booking. */
export interface PaymentPart {
  id: string;
  bookingId: string;
  /** In its booking: 'P3' in the words of a transfer. */
  number: number;
  name: string;
  amountVnd: number;
  state: 'open' | 'paid' | 'ended';
  /** The part of which this is what was paid too little. */
  restOf: string | null;
  method: string | null;
  createdAt: Date;
  paidAt: Date | null;
  keptUntil: Date;
}

/** The parts of a booking, as they were made. */
export function listParts(db: Executor, bookingId: string): Promise<PaymentPart[]> {
  return selectParts(db).where('booking_id', '=', bookingId).orderBy('number').execute() as Promise<
    PaymentPart[]
  >;
}

export async function findPart(db: Executor, id: string): Promise<PaymentPart | null> {
  return ((await selectParts(db).where('id', '=', id).executeTakeFirst()) as PaymentPart | undefined) ?? null;
}

/** Lets nobody pay the parts of a locked booking any more that are not paid yet; money for them goes back. Safe to repeat. */
export async function endOpenParts(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payment_parts')
    .set({ state: 'ended', ended_at: now })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute();
}

/** Whether some of a booking's money was paid by others than its holder, to whom alone it goes back. */
export async function hasPaidParts(db: Executor, bookingId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM payment_parts WHERE booking_id = ${bookingId} AND state = 'paid') AS has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

function selectParts(db: Executor) {
  return db
    .selectFrom('payment_parts')
    .select([
      'id',
      'booking_id as bookingId',
      'number',
      'name',
      'amount_vnd as amountVnd',
      'state',
      'rest_of as restOf',
      'method',
      'created_at as createdAt',
      'paid_at as paidAt',
      'kept_until as keptUntil',
    ]);
}
