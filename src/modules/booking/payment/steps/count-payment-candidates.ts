import { sql } from 'kysely';
import { findBookingCodes } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type EvidenceRow, mostCandidates, speaksFor, type Transfer } from './by-evidence.ts';

/** Bookings looked through for all messages together: the list says how many fit, its panel which. */
const maxRead = 2000;

/**
 * How many bookings each message may be for, as `findPaymentCandidates` lists them, for a list's page of messages: one statement for all.
 * Money without a code whose amount nobody owes is looked for among the bookings of three days.
 */
export async function countPaymentCandidates(
  db: Executor,
  messages: readonly (Omit<Transfer, 'codes'> & { id: number })[],
): Promise<Map<number, number>> {
  const transfers = messages.map((message) => ({
    ...message,
    codes: findBookingCodes(...message.content.split('\n')),
  }));
  if (transfers.length === 0) return new Map();
  const times = transfers.map(({ occurredAt }) => occurredAt.getTime());
  const amounts = transfers.map(({ amountVnd }) => amountVnd);
  const { rows } = await sql<EvidenceRow & { state: string }>`
    SELECT b.code, b.full_name AS "fullName", b.created_at AS "createdAt", b.state,
      greatest(b.total_vnd, c.due_now_vnd) AS "totalVnd", b.due_now_vnd AS "dueNowVnd",
      (SELECT coalesce(-sum(amount_vnd), 0)::bigint FROM ledger_entries
        WHERE booking_id = b.id AND account = 'guest') AS "paidVnd"
    FROM bookings b
      LEFT JOIN booking_changes c ON c.booking_id = b.id AND c.state = 'open'
    WHERE b.code = ANY(${transfers.flatMap(({ codes }) => codes)}) OR (
      b.created_at BETWEEN ${new Date(Math.min(...times) - farBack)} AND ${new Date(Math.max(...times))}
      AND b.state IN ('held', 'pending_payment', 'expired', 'paid_unallocated', 'confirmed', 'on_request')
      AND (b.due_now_vnd = ANY(${amounts}::bigint[]) OR b.total_vnd = ANY(${amounts}::bigint[])
        OR b.total_vnd - b.due_now_vnd = ANY(${amounts}::bigint[])
        OR EXISTS (SELECT FROM unnest(${times.map((at) => new Date(at))}::timestamptz[]) AS m (at)
          WHERE b.created_at BETWEEN m.at - INTERVAL '3 days' AND m.at)))
    ORDER BY b.created_at DESC LIMIT ${maxRead}`.execute(db);
  return new Map(
    transfers.map((transfer) => [
      transfer.id,
      Math.min(
        mostCandidates,
        rows.filter((row) => isNear(row, transfer) && speaksFor(row, transfer)).length,
      ),
    ]),
  );
}

const day = 86_400_000;
const farBack = 60 * day;
const openStates = new Set([
  'held',
  'pending_payment',
  'expired',
  'paid_unallocated',
  'confirmed',
  'on_request',
]);

/** The conditions of `findPaymentCandidates` for one message. */
function isNear(
  { code, createdAt, state, dueNowVnd, totalVnd }: EvidenceRow & { state: string },
  { codes, amountVnd, occurredAt }: { codes: readonly string[]; amountVnd: number; occurredAt: Date },
): boolean {
  if (codes.includes(code)) return true;
  const ageMs = occurredAt.getTime() - createdAt.getTime();
  const isSum = [dueNowVnd, totalVnd, totalVnd - dueNowVnd].includes(amountVnd);
  return openStates.has(state) && ageMs >= 0 && ageMs <= farBack && (isSum || ageMs < 3 * day);
}
