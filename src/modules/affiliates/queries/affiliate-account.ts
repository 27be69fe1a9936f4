import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findAffiliate, openAffiliateAccount } from './find-affiliate.ts';

/** What somebody's links have brought. Amounts are đồng. */
export interface AffiliateSums {
  /** Of the last 30 days. */
  clicks: number;
  bookings: number;
  /** What bookings come to whose trips are ahead. */
  expectedVnd: number;
  /** Earned and on no statement yet. */
  earnedVnd: number;
  /** On statements and not paid. */
  owedVnd: number;
  /** Paid, with what was withheld. */
  paidVnd: number;
}

/** @param today ISO day in Vietnam */
export async function getAffiliateSums(db: Executor, id: number, today: string): Promise<AffiliateSums> {
  const { rows } = await sql<AffiliateSums>`
    SELECT (SELECT coalesce(sum(clicks), 0) FROM affiliate_clicks WHERE affiliate_id = ${id} AND day > ${today}::date - 30)::int
        AS clicks,
      (SELECT count(*) FROM affiliate_bookings WHERE affiliate_id = ${id} AND state IN ('booked', 'earned')
        AND booked_at > (${today}::date - 30)::timestamptz)::int AS bookings,
      (SELECT coalesce(sum(expected_vnd), 0) FROM affiliate_bookings WHERE affiliate_id = ${id} AND state = 'booked')::bigint
        AS "expectedVnd",
      (lines - closed)::bigint AS "earnedVnd", (closed - paid)::bigint AS "owedVnd", paid::bigint AS "paidVnd"
    FROM (SELECT (SELECT coalesce(sum(amount_vnd), 0) FROM affiliate_lines WHERE affiliate_id = ${id}) AS lines,
      (SELECT coalesce(sum(amount_vnd), 0) FROM affiliate_statements WHERE affiliate_id = ${id}) AS closed,
      (SELECT coalesce(sum(amount_vnd + withheld_vnd), 0) FROM affiliate_payments WHERE affiliate_id = ${id}) AS paid) sums`.execute(
    db,
  );
  return rows[0] as AffiliateSums;
}

/** A booking that came by a link, without anything of who booked. */
export interface AffiliateBooking {
  number: number;
  bookingId: string;
  bookedAt: Date;
  kinds: KindName[];
  state: 'waiting' | 'booked' | 'earned' | 'void';
  endsOn: string | null;
  expectedVnd: number;
  isOwn: boolean;
}

/** The last bookings that came by somebody's links, the newest first. */
export async function listAffiliateBookings(
  db: Executor,
  affiliateId: number,
  limit = 100,
): Promise<AffiliateBooking[]> {
  return db
    .selectFrom('affiliate_bookings')
    .select([
      'number',
      'booking_id as bookingId',
      'booked_at as bookedAt',
      'kinds',
      'state',
      'ends_on as endsOn',
      'expected_vnd as expectedVnd',
      'is_own as isOwn',
    ])
    .where('affiliate_id', '=', affiliateId)
    .orderBy('number', 'desc')
    .limit(limit)
    .$narrowType<{ kinds: KindName[]; state: AffiliateBooking['state'] }>()
    .execute();
}

export interface AffiliateStatement {
  id: number;
  month: string;
  amountVnd: number;
  dueOn: string;
  closedName: string;
  closedAt: Date;
}

export interface AffiliatePayment {
  id: number;
  amountVnd: number;
  withheldVnd: number;
  paidOn: string;
  evidence: string;
  actorName: string;
}

/** The statements of an affiliate and what was paid to them, the newest first. */
export async function listAffiliateStatements(
  db: Executor,
  affiliateId: number,
): Promise<{ statements: AffiliateStatement[]; payments: AffiliatePayment[] }> {
  const { rows: statements } = await sql<AffiliateStatement>`
    SELECT id, to_char(month_on, 'YYYY-MM') AS month, amount_vnd AS "amountVnd", due_on::text AS "dueOn",
      closed_name AS "closedName", closed_at AS "closedAt"
    FROM affiliate_statements WHERE affiliate_id = ${affiliateId} ORDER BY month_on DESC`.execute(db);
  const { rows: payments } = await sql<AffiliatePayment>`
    SELECT id, amount_vnd AS "amountVnd", withheld_vnd AS "withheldVnd", paid_on::text AS "paidOn", evidence,
      actor_name AS "actorName"
    FROM affiliate_payments WHERE affiliate_id = ${affiliateId} ORDER BY paid_on DESC, id DESC`.execute(db);
  return { statements, payments };
}

/** A closed statement, and whose it is. */
export async function findAffiliateStatement(
  db: Executor,
  id: number,
): Promise<(Pick<AffiliateStatement, 'month' | 'amountVnd' | 'dueOn'> & { affiliateId: number }) | null> {
  const { rows } = await sql<{ affiliateId: number; month: string; amountVnd: number; dueOn: string }>`
    SELECT affiliate_id AS "affiliateId", to_char(month_on, 'YYYY-MM') AS month, amount_vnd AS "amountVnd",
      due_on::text AS "dueOn"
    FROM affiliate_statements WHERE id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A transfer, and to whom it went. */
export async function findAffiliatePayment(
  db: Executor,
  id: number,
): Promise<
  (Pick<AffiliatePayment, 'amountVnd' | 'withheldVnd' | 'paidOn'> & { affiliateId: number }) | null
> {
  const row = await db
    .selectFrom('affiliate_payments')
    .select([
      'affiliate_id as affiliateId',
      'amount_vnd as amountVnd',
      'withheld_vnd as withheldVnd',
      'paid_on as paidOn',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export interface CommissionLine {
  id: number;
  /** What the affiliate knows the booking by. */
  number: number;
  bookingId: string;
  kinds: KindName[];
  kind: 'earned' | 'taken_back';
  /** When it came about, as a day. */
  day: string;
  baseVnd: number;
  amountVnd: number;
}

/** The lines of a closed statement, or those of until a day that the next would have. */
export async function listCommissionLines(
  db: Executor,
  of: { statementId: number } | { affiliateId: number; lastOn: string },
): Promise<CommissionLine[]> {
  const which =
    'statementId' in of
      ? sql`l.id IN (SELECT line_id FROM affiliate_statement_lines WHERE statement_id = ${of.statementId})`
      : sql`l.affiliate_id = ${of.affiliateId} AND l.day <= ${of.lastOn}::date
          AND NOT EXISTS (SELECT FROM affiliate_statement_lines s WHERE s.line_id = l.id)`;
  const { rows } = await sql<CommissionLine>`
    SELECT l.id, b.number, l.booking_id AS "bookingId", b.kinds, l.kind, l.day::text AS day, l.base_vnd AS "baseVnd",
      l.amount_vnd AS "amountVnd"
    FROM affiliate_lines l JOIN affiliate_bookings b USING (booking_id)
    WHERE ${which} ORDER BY l.day, l.id`.execute(db);
  return rows;
}

/** All that is held of somebody as an affiliate, for a copy of their data; null for who is none. @param email in lower case */
export async function exportAffiliate({ db, secrets }: Pick<App, 'db' | 'secrets'>, email: string) {
  const affiliate = await findAffiliate(db, { email });
  if (!affiliate) return null;
  const { id, version: _, ...about } = affiliate;
  const account = await openAffiliateAccount(db, secrets.data, id);
  const { statements, payments } = await listAffiliateStatements(db, id);
  const bookings = await listAffiliateBookings(db, id, 100_000);
  return {
    ...about,
    account,
    bookings: bookings.map(({ bookingId: __, ...booking }) => booking),
    statements: statements.map(({ closedName: __, ...statement }) => statement),
    payments: payments.map(({ actorName: __, ...payment }) => payment),
  };
}
