import { sql } from 'kysely';
import { type EventOutcome, findBookingCodes } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { byEvidence, type CandidateRow, mostCandidates, type PaymentCandidate } from './steps/by-evidence.ts';

export { assignUnmatched, type MatchEntry, previewMatch, splitUnmatched } from './assign-unmatched.ts';
export type { PaymentCandidate } from './steps/by-evidence.ts';
export { countPaymentCandidates } from './steps/count-payment-candidates.ts';
export {
  previewUndoMatch,
  type UndoMatchResult,
  type UndoneMatch,
  type UndoObstacle,
  undoMatch,
} from './undo-match.ts';

/** A message of a bank or provider about money received, and its outcome. */
export interface MoneyMessage {
  id: number;
  provider: string;
  providerTxnId: string;
  amountVnd: number;
  content: string;
  occurredAt: Date;
  outcome: EventOutcome | 'received';
  bookingCode: string | null;
}

/** Unmatched messages; those that came to a booking otherwise than it was due, of the last 30 days; those of today; or all. */
export type MoneyView = 'unmatched' | 'differing' | 'today' | 'all';

export interface MoneyFilter {
  view: MoneyView;
  /** ISO day in Vietnam. */
  today: string;
  provider?: string | undefined;
  /** Days (ISO, in Vietnam, inclusive) between which the money came. */
  fromOn?: string | undefined;
  untilOn?: string | undefined;
  /** A part of the message's text, or a booking's code. */
  text?: string | undefined;
}

/** A page of messages about money, newest first. */
export async function listMoneyMessages(
  db: Executor,
  { view, today, provider, fromOn, untilOn, text = '' }: MoneyFilter,
  cursor: KeysetPlace,
  limit = 40,
): Promise<KeysetPage<MoneyMessage>> {
  const place = readPlace(cursor, 'bigint');
  const [edge] = place.at ?? [];
  const rows = await messages(db)
    .$if(view === 'unmatched', (query) => query.where('m.outcome', 'in', ['unmatched', 'other_account']))
    .$if(view === 'differing', (query) => query.where(isDiffering('m', today)))
    .$if(view === 'today', (query) => query.where('m.received_at', '>=', instantInVietnam(today)))
    .$if(Boolean(provider), (query) => query.where('m.provider', '=', provider ?? ''))
    .$if(Boolean(fromOn), (query) => query.where('m.occurred_at', '>=', instantInVietnam(fromOn ?? '')))
    .$if(Boolean(untilOn), (query) =>
      query.where('m.occurred_at', '<', instantInVietnam(addDays(untilOn ?? '', 1))),
    )
    .$if(text !== '', (query) =>
      query.where((row) =>
        row.or([
          row('b.code', '=', text.toUpperCase()),
          row('m.content', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`),
        ]),
      ),
    )
    .$if(edge !== undefined, (query) => query.where('m.id', place.before ? '>' : '<', edge ?? 0))
    .orderBy('m.id', place.before ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(rows, limit, place, ({ id }) => [id]);
}

/** Days for which a difference is shown apart. */
const differingDays = 30;

/** As in the index `payment_inbox_differing`. */
const isDiffering = (table: string, today: string) => sql<boolean>`(
  ${sql.ref(`${table}.outcome`)} IN ('partial', 'overpaid', 'unallocated', 'duplicate_payment')
  AND ${sql.ref(`${table}.received_at`)} >= ${instantInVietnam(addDays(today, -differingDays))})`;

function messages(db: Executor) {
  return db
    .selectFrom('payment_inbox as m')
    .leftJoin('bookings as b', 'b.id', 'm.booking_id')
    .select([
      'm.id',
      'm.provider',
      'm.provider_txn_id as providerTxnId',
      'm.amount_vnd as amountVnd',
      'm.content',
      'm.occurred_at as occurredAt',
      'm.outcome',
      'b.code as bookingCode',
    ])
    .$narrowType<{ amountVnd: number; outcome: MoneyMessage['outcome'] }>()
    .where('m.amount_vnd', 'is not', null);
}

export async function findMoneyMessage(db: Executor, id: number): Promise<MoneyMessage | null> {
  return (await messages(db).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

export interface MoneySummary {
  todayVnd: number;
  today: number;
  /** How many of today's were matched with their booking automatically. */
  matched: number;
  unmatchedVnd: number;
  unmatched: number;
  /** Those of the view 'differing'. */
  differing: number;
  /** Receipt of the oldest unmatched one. */
  unmatchedSince: Date | null;
}

export async function sumMoneyMessages(db: Executor, today: string): Promise<MoneySummary> {
  const { rows } = await sql<MoneySummary>`
    SELECT coalesce(sum(amount_vnd) FILTER (WHERE is_today), 0)::bigint AS "todayVnd",
      (count(*) FILTER (WHERE is_today))::int AS today,
      (count(*) FILTER (WHERE is_today AND booking_id IS NOT NULL AND NOT was_open))::int AS matched,
      coalesce(sum(amount_vnd) FILTER (WHERE is_open), 0)::bigint AS "unmatchedVnd",
      (count(*) FILTER (WHERE is_open))::int AS unmatched,
      (SELECT count(*)::int FROM payment_inbox m WHERE amount_vnd IS NOT NULL AND ${isDiffering('m', today)}) AS differing,
      min(occurred_at) FILTER (WHERE is_open) AS "unmatchedSince"
    FROM (
      SELECT amount_vnd, booking_id, occurred_at, received_at >= ${instantInVietnam(today)} AS is_today,
        outcome IN ('unmatched', 'other_account') AS is_open,
        EXISTS (SELECT FROM ledger_entries l WHERE l.inbox_id = m.id AND l.account = 'unmatched') AS was_open
      FROM payment_inbox m WHERE amount_vnd IS NOT NULL AND outcome <> 'split'
        AND (received_at >= ${instantInVietnam(today)} OR outcome IN ('unmatched', 'other_account'))
    ) summed`.execute(db);
  return rows[0] as MoneySummary;
}

/** How many days ago a booking may have been made to be a candidate for money that arrives now. */
const lookBackDays = 60;

/**
 * Bookings that a transfer may be for, strongest evidence first: its content names them, the amount is what they still
 * owe, its content contains the guest's name, or they were made shortly before.
 */
export async function findPaymentCandidates(
  db: Executor,
  { amountVnd, content, occurredAt }: Pick<MoneyMessage, 'amountVnd' | 'content' | 'occurredAt'>,
  limit = mostCandidates,
): Promise<PaymentCandidate[]> {
  const codes = findBookingCodes(...content.split('\n'));
  const rows = await candidateRows(
    db,
    sql`b.code = ANY(${codes}) OR (
    b.created_at BETWEEN ${daysBefore(occurredAt, lookBackDays)} AND ${occurredAt}
    AND b.state IN ('held', 'pending_payment', 'expired', 'paid_unallocated', 'confirmed', 'on_request')
    AND (b.due_now_vnd = ${amountVnd} OR b.total_vnd = ${amountVnd} OR b.total_vnd - b.due_now_vnd = ${amountVnd}
      OR b.created_at > ${daysBefore(occurredAt, 3)}))`,
  );
  return byEvidence(rows, { amountVnd, content, occurredAt, codes }).slice(0, limit);
}

/** The booking of a code as a candidate, for callers that found it another way. */
export async function findPaymentCandidate(
  db: Executor,
  code: string,
  { amountVnd, content, occurredAt }: Pick<MoneyMessage, 'amountVnd' | 'content' | 'occurredAt'>,
): Promise<PaymentCandidate | null> {
  const codes = findBookingCodes(...content.split('\n'));
  const rows = await candidateRows(db, sql`b.code = ${code}`);
  return byEvidence(rows, { amountVnd, content, occurredAt, codes }, true)[0] ?? null;
}

async function candidateRows(db: Executor, condition: ReturnType<typeof sql>): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    SELECT b.code, b.full_name AS "fullName", b.quote -> 'items' -> 0 ->> 'productTitle' AS title, b.state,
      h.state AS "holdState", h.expires_at AS "heldUntil", b.created_at AS "createdAt", greatest(b.total_vnd, c.due_now_vnd) AS "totalVnd",
      b.due_now_vnd AS "dueNowVnd", b.approval IS NOT DISTINCT FROM 'waiting' AND b.firm_id IS NOT NULL AS "awaitsApproval",
      (SELECT coalesce(-sum(amount_vnd), 0)::bigint FROM ledger_entries
        WHERE booking_id = b.id AND account = 'guest') AS "paidVnd"
    FROM bookings b LEFT JOIN holds h ON h.id = b.hold_id
      LEFT JOIN booking_changes c ON c.booking_id = b.id AND c.state = 'open'
    WHERE ${condition}
    ORDER BY b.created_at DESC LIMIT 500`.execute(db);
  return rows;
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 86_400_000);
}
