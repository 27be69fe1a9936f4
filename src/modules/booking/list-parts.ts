import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';

/** What one of several payers pays of the amount due on a booking. */
export interface PaymentPart {
  id: string;
  bookingId: string;
  /** Number within its booking: 'P3' in the transfer content. */
  number: number;
  name: string;
  amountVnd: number;
  state: 'open' | 'paid' | 'ended';
  /** The part whose underpaid remainder this is. */
  restOf: string | null;
  method: string | null;
  createdAt: Date;
  paidAt: Date | null;
  keptUntil: Date;
}

/** The parts of a booking, in order of creation. */
export function listParts(db: Executor, bookingId: string): Promise<PaymentPart[]> {
  return selectParts(db).where('booking_id', '=', bookingId).orderBy('number').execute() as Promise<
    PaymentPart[]
  >;
}

export async function findPart(db: Executor, id: string): Promise<PaymentPart | null> {
  return ((await selectParts(db).where('id', '=', id).executeTakeFirst()) as PaymentPart | undefined) ?? null;
}

/** Ends the unpaid parts of a locked booking; money that still comes for them is refunded. Idempotent. */
export async function endOpenParts(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payment_parts')
    .set({ state: 'ended', ended_at: now })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Reopens a paid part under its link, once its money turned out to be somebody else's; merged with what is still open of it, where a
 * rest was requested. @returns whether the booking's open parts then add up to the amount due; if not, the caller ends them, and the
 * holder pays
 */
export async function reopenPart(
  tx: Tx,
  part: PaymentPart,
  { dueVnd, now }: { dueVnd: number; now: Date },
): Promise<boolean> {
  const { id, bookingId, name, keptUntil } = part;
  const end = tx.updateTable('payment_parts').set({ state: 'ended', ended_at: now });
  await end.set({ method: null, paid_at: null }).where('id', '=', id).execute();
  const parts = await listParts(tx, bookingId);
  const last = chainOf(part, parts).at(-1) as PaymentPart;
  const restVnd = last.state === 'open' ? last.amountVnd : 0;
  const amountVnd = part.amountVnd + restVnd;
  const openVnd = parts.reduce((sum, one) => (one.state === 'open' ? sum + one.amountVnd : sum), 0);
  if (openVnd + part.amountVnd !== dueVnd) return false;
  if (restVnd > 0) await end.where('id', '=', last.id).execute();
  const number = (parts.at(-1)?.number ?? 0) + 1;
  await tx
    .insertInto('payment_parts')
    .values({
      ...{ id: randomUUID(), booking_id: bookingId, number, name, amount_vnd: amountVnd },
      ...{ rest_of: last.id, kept_until: keptUntil, created_at: now },
    })
    .execute();
  return true;
}

/** The parts asked for under one link, each for the rest of the one before; the link shows the last. */
export function chainOf(first: PaymentPart, all: readonly PaymentPart[]): PaymentPart[] {
  const chain = [first];
  for (;;) {
    const next = all.find(({ restOf }) => restOf === chain.at(-1)?.id);
    if (!next) return chain;
    chain.push(next);
  }
}

/** Whether payers other than the holder paid some of a booking's money; it is refunded to them alone. */
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
