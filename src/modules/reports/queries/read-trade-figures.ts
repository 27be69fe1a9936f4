import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** One current number about bookings or money; ages in seconds, 0 if there is none. */
export interface TradeFigure {
  name: TradeFigureName;
  /** What the number refers to if there are several: a state, an outcome. Empty if there is only one. */
  label: string;
  value: number;
}

export type TradeFigureName =
  | 'bookings_open'
  | 'bookings_last_day'
  | 'holds_active'
  | 'places_oversold'
  | 'payments_open'
  | 'oldest_open_payment_seconds'
  | 'payment_messages_last_day'
  | 'oldest_unread_payment_message_seconds'
  | 'oldest_unmatched_money_seconds'
  | 'refunds_open'
  | 'oldest_refund_seconds'
  | 'refunds_late'
  | 'supplier_asks_late';

/**
 * Counts open objects and those of the last day, in one statement that only uses indexes: it takes as long with ten
 * million bookings as with ten. Overselling is checked where guests hold inventory; all days are verified each night.
 */
export async function readTradeFigures(db: Executor, now: Date): Promise<TradeFigure[]> {
  const { rows } = await sql<TradeFigure>`
    SELECT 'bookings_open' AS name, state AS label, count(*)::float8 AS value FROM bookings
      WHERE state IN ('on_request', 'held', 'pending_payment', 'paid_unallocated', 'refunding', 'disrupted') GROUP BY state
    UNION ALL
    SELECT 'bookings_last_day', state, count(*) FROM bookings WHERE changed_at > ${now}::timestamptz - interval '1 day' GROUP BY state
    UNION ALL
    SELECT 'holds_active', '', count(*) FROM holds WHERE state = 'active'
    UNION ALL
    SELECT 'places_oversold', '', count(DISTINCT (i.unit_id, i.day)) FROM holds h JOIN hold_lines l ON l.hold_id = h.id
      JOIN inventory i ON i.unit_id = l.unit_id AND i.day = l.day
      WHERE h.state = 'active' AND i.held + i.sold > i.allotment
    UNION ALL
    SELECT 'payments_open', state, count(*) FROM payment_attempts WHERE state IN ('redirected', 'pending') GROUP BY state
    UNION ALL
    SELECT 'oldest_open_payment_seconds', '', ${age('created_at', now)} FROM payment_attempts WHERE state IN ('redirected', 'pending')
    UNION ALL
    SELECT 'payment_messages_last_day', outcome, count(*) FROM payment_inbox
      WHERE received_at > ${now}::timestamptz - interval '1 day' GROUP BY outcome
    UNION ALL
    SELECT 'oldest_unread_payment_message_seconds', '', ${age('received_at', now)} FROM payment_inbox WHERE outcome = 'received'
    UNION ALL
    SELECT 'oldest_unmatched_money_seconds', '', ${age('received_at', now)} FROM payment_inbox WHERE outcome = 'unmatched'
    UNION ALL
    SELECT 'refunds_open', state, count(*) FROM refunds WHERE state NOT IN ('succeeded', 'rejected') GROUP BY state
    UNION ALL
    SELECT 'oldest_refund_seconds', '', ${age('created_at', now)} FROM refunds WHERE state NOT IN ('succeeded', 'rejected')
    UNION ALL
    SELECT 'refunds_late', '', count(*) FROM refunds
      WHERE state NOT IN ('succeeded', 'rejected') AND promised_on < (${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
    UNION ALL
    SELECT 'supplier_asks_late', '', count(*) FROM supplier_asks WHERE state = 'open' AND due_at < ${now}::timestamptz`.execute(
    db,
  );
  return rows;
}

const age = (column: 'created_at' | 'received_at', now: Date) =>
  sql`greatest(0, coalesce(extract(epoch FROM ${now}::timestamptz - min(${sql.ref(column)})), 0))::float8`;
