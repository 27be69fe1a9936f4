import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';

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

/** An affiliate's statements and payments, newest first. */
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

/** A closed statement, with its affiliate. */
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

/** A transfer, with its recipient. */
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
  /** The number by which the affiliate knows the booking. */
  number: number;
  bookingId: string;
  kinds: KindName[];
  kind: 'earned' | 'taken_back';
  /** The day on which the line was written. */
  day: string;
  baseVnd: number;
  amountVnd: number;
}

/** The lines of a closed statement, or those until a day that the next one would have. */
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
