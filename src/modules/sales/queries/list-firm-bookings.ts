import { sql } from 'kysely';
import { type BookingState, stateLabels, stateNow } from '#modules/booking/state.ts';
import { notUndone } from '#modules/payments/ledger/ledger.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A booking as the firm sees it that it was made for: what, when, who and how much; nothing of who travels. */
export interface FirmBooking {
  code: string;
  /** '2026-11', in Vietnam: when it was booked. */
  month: string;
  bookedOn: string;
  /** Null once their account is gone. */
  bookedBy: string | null;
  /** Whether who asks booked it, and may open it. */
  isOwn: boolean;
  titles: string[];
  /** First and last day. */
  from: string;
  to: string;
  stateLabel: string;
  /** A manager has to approve it before it can be paid, until then at the latest (ISO); null where nothing waits. */
  awaitsApproval: boolean;
  answerUntil: string | null;
  totalVnd: number;
  /** What was paid and stayed, in đồng. */
  stayedVnd: number;
}

/** What a month's bookings of a firm come to, in đồng. */
export interface FirmMonth {
  month: string;
  bookings: number;
  stayedVnd: number;
}

/** The bookings of a firm, the newest first. @param asked.onlyOwn those of who asks alone, as of who does not manage it */
export async function listFirmBookings(
  db: Executor,
  {
    firmId,
    userId,
    onlyOwn,
    month = null,
    onlyWaiting = false,
  }: FirmAsked & { month?: string | null /** Those that wait for a yes. */; onlyWaiting?: boolean },
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

/** What each month's bookings come to, the newest first; those that were never paid count as bookings of nothing. */
export async function sumFirmMonths(
  db: Executor,
  { firmId, userId, onlyOwn }: FirmAsked,
): Promise<FirmMonth[]> {
  const { rows } = await sql<FirmMonth>`
    SELECT ${monthOf} AS month, count(*)::int AS bookings, coalesce(sum(${stayed}), 0)::bigint AS "stayedVnd"
    FROM bookings booking
    WHERE booking.firm_id = ${firmId} AND (${!onlyOwn} OR booking.account_id = ${userId})
    GROUP BY 1 ORDER BY 1 DESC`.execute(db);
  return rows;
}

interface FirmAsked {
  firmId: string;
  /** Who asks; null for staff. */
  userId: string | null;
  onlyOwn: boolean;
}

const isWaiting = sql<boolean>`(booking.approval IS NOT DISTINCT FROM 'waiting' AND (booking.state = 'on_request'
  OR booking.state IN ('held', 'pending_payment') AND hold.state = 'active'))`;

const monthOf = sql<string>`to_char(booking.created_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM')`;
const dayOf = sql<string>`to_char(booking.created_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`;

/** What was paid for a booking and stayed, in đồng, as `getStayedAmount` of payments tells it. @param alias of the booking in the statement */
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

/** The managers of the firm that a booking is for, by name; none where it is for none. */
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
