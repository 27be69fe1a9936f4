import { sql } from 'kysely';
import { type BookingState, stateLabels, stateNow } from '#modules/booking/state.ts';
import { notUndone } from '#modules/payments/ledger/ledger.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A booking made for a firm, as the firm sees it: what, when, who booked it and its price; nothing about who travels. */
export interface FirmBooking {
  code: string;
  /** The month of the booking, '2026-11', in Vietnam. */
  month: string;
  bookedOn: string;
  /** Null once the booker's account is deleted. */
  bookedBy: string | null;
  /** Whether the asking person booked it, and may open it. */
  isOwn: boolean;
  titles: string[];
  /** First and last day. */
  from: string;
  to: string;
  stateLabel: string;
  /** A manager has to approve it before it can be paid, until `answerUntil` (ISO) at the latest; that is null if no approval is pending. */
  awaitsApproval: boolean;
  answerUntil: string | null;
  totalVnd: number;
  /** Net amount paid, after refunds, in đồng. */
  stayedVnd: number;
}

/** Total of a firm's bookings in a month, in đồng. */
export interface FirmMonth {
  month: string;
  bookings: number;
  stayedVnd: number;
}

/** The bookings of a firm, newest first. @param asked.onlyOwn only those of the asking person, for members who are not managers */
export async function listFirmBookings(
  db: Executor,
  {
    firmId,
    userId,
    onlyOwn,
    month = null,
    onlyWaiting = false,
  }: FirmBookingsFilter & {
    month?: string | null /** Only those that wait for approval. */;
    onlyWaiting?: boolean;
  },
  limit = 5_000,
): Promise<FirmBooking[]> {
  const { rows } = await sql<
    Omit<FirmBooking, 'stateLabel' | 'awaitsApproval'> & {
      state: BookingState;
      holdState: string | null;
      approval: string | null;
    }
  >`
    SELECT booking.code, ${monthOf} AS month, ${dayOf} AS "bookedOn", users.name AS "bookedBy",
      coalesce(booking.account_id = ${userId}, false) AS "isOwn", booking.state, booking.approval, hold.state AS "holdState", booking.total_vnd AS "totalVnd",
      items.titles, items.from_on AS "from", items.to_on AS "to", ${stayed} AS "stayedVnd",
      to_char(CASE WHEN ${isWaiting} THEN coalesce(hold.expires_at, booking.answer_by) END AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "answerUntil"
    FROM bookings booking
    LEFT JOIN holds hold ON hold.id = booking.hold_id
    LEFT JOIN users ON users.id = booking.account_id
    CROSS JOIN LATERAL (SELECT array_agg(product_title ORDER BY position) AS titles, min(from_on) AS from_on, max(to_on) AS to_on
      FROM booking_items WHERE booking_id = booking.id) items
    WHERE booking.firm_id = ${firmId} AND (${!onlyOwn} OR booking.account_id = ${userId})
      AND (NOT ${onlyWaiting} OR ${isWaiting})
      AND (${month}::text IS NULL OR ${monthOf} = ${month})
    ORDER BY booking.created_at DESC, booking.code LIMIT ${limit}`.execute(db);
  return rows.map(({ state, holdState, approval, ...row }) => {
    const stands = stateNow({ state, holdState });
    const awaitsApproval = approval === 'waiting' && row.answerUntil !== null;
    return { ...row, awaitsApproval, stateLabel: awaitsApproval ? 'Chờ công ty duyệt' : stateLabels[stands] };
  });
}

/** Totals of a firm's bookings by month, newest first; bookings never paid count with an amount of 0. */
export async function sumFirmMonths(
  db: Executor,
  { firmId, userId, onlyOwn }: FirmBookingsFilter,
): Promise<FirmMonth[]> {
  const { rows } = await sql<FirmMonth>`
    SELECT ${monthOf} AS month, count(*)::int AS bookings, coalesce(sum(${stayed}), 0)::bigint AS "stayedVnd"
    FROM bookings booking
    WHERE booking.firm_id = ${firmId} AND (${!onlyOwn} OR booking.account_id = ${userId})
    GROUP BY 1 ORDER BY 1 DESC`.execute(db);
  return rows;
}

interface FirmBookingsFilter {
  firmId: string;
  /** The asking person; null for staff. */
  userId: string | null;
  onlyOwn: boolean;
}

const isWaiting = sql<boolean>`(booking.approval IS NOT DISTINCT FROM 'waiting' AND (booking.state = 'on_request'
  OR booking.state IN ('held', 'pending_payment') AND hold.state = 'active'))`;

const monthOf = sql<string>`to_char(booking.created_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM')`;
const dayOf = sql<string>`to_char(booking.created_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`;

/** Net amount paid for a booking, in đồng, as `getStayedAmount` of payments calculates it. @param alias of the booking in the statement */
export const stayedOf = (
  alias: string,
) => sql<number>`greatest(0, (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries
    WHERE booking_id = ${sql.ref(`${alias}.id`)} AND cause <> 'gift_taken_back'
      AND (cause IN ('credited', 'gift_issued') AND account = 'credit'
        OR amount_vnd > 0 AND account IN ('bank', 'cash', 'gateway', 'unmatched', 'credit')
          AND ${notUndone('ledger_entries')}))
  - (SELECT coalesce(sum(amount_vnd), 0) FROM refunds
    WHERE booking_id = ${sql.ref(`${alias}.id`)} AND state NOT IN ('requested', 'rejected')))::bigint`;

const stayed = stayedOf('booking');

/** The managers of the firm that a booking is for, by name; empty if it is for none. */
export function listManagersOf(db: Executor, bookingId: string): Promise<{ userId: string; name: string }[]> {
  return db
    .selectFrom('bookings')
    .innerJoin('firm_members as member', 'member.firm_id', 'bookings.firm_id')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.id as userId', 'users.name'])
    .where('bookings.id', '=', bookingId)
    .where('member.role', '=', 'manager')
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}
