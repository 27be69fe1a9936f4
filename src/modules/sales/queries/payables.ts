import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** A payable to a supplier, in đồng. */
export interface Payable {
  supplierId: number;
  slug: string;
  brand: string;
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  /** For services that ended by the last day of the last completed month, and are on no statement. */
  openVnd: number;
  openLines: number;
  /** Total of statements, less payments. */
  owedVnd: number;
  /** Due day of the oldest unpaid statement; null if nothing is owed. */
  dueOn: string | null;
}

/** Suppliers with a statement to close or to pay, by due day. @param lastOn the end of the last month */
export async function listPayables(db: Executor, lastOn: string, slug?: string): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    WITH open AS (
      SELECT supplier_id, sum(cost_vnd)::bigint AS vnd, count(*)::int AS lines FROM sale_lines l
      WHERE cost_vnd <> 0 AND to_on <= ${lastOn}::date
        AND NOT EXISTS (SELECT FROM supplier_statement_lines s WHERE s.sale_line_id = l.id)
      GROUP BY supplier_id
    ), paid AS (
      SELECT supplier_id, sum(amount_vnd) AS vnd FROM supplier_payments GROUP BY supplier_id
    ), running AS (
      SELECT supplier_id, due_on, sum(amount_vnd) OVER (PARTITION BY supplier_id ORDER BY month_on) AS upto
      FROM supplier_statements
    ), closed AS (
      SELECT t.supplier_id, sum(t.amount_vnd)::bigint AS vnd,
        (SELECT min(r.due_on) FROM running r LEFT JOIN paid p USING (supplier_id)
         WHERE r.supplier_id = t.supplier_id AND r.upto > coalesce(p.vnd, 0)) AS due_on
      FROM supplier_statements t GROUP BY t.supplier_id
    )
    SELECT s.id AS "supplierId", s.slug, s.brand, s.bank_name AS "bankName", s.account_number AS "accountNumber",
      s.account_holder AS "accountHolder", coalesce(o.vnd, 0)::bigint AS "openVnd", coalesce(o.lines, 0)::int AS "openLines",
      (coalesce(c.vnd, 0) - coalesce(p.vnd, 0))::bigint AS "owedVnd",
      CASE WHEN coalesce(c.vnd, 0) > coalesce(p.vnd, 0) THEN c.due_on::text END AS "dueOn"
    FROM suppliers s LEFT JOIN open o ON o.supplier_id = s.id LEFT JOIN closed c ON c.supplier_id = s.id
      LEFT JOIN paid p ON p.supplier_id = s.id
    WHERE ${slug === undefined ? sql`o.lines > 0 OR c.vnd IS NOT NULL` : sql`s.slug = ${slug}`}
    ORDER BY "dueOn" NULLS LAST, s.brand`.execute(db);
  return rows;
}

export interface Statement {
  id: number;
  month: string;
  amountVnd: number;
  dueOn: string;
  closedName: string;
  closedAt: Date;
}

export interface SupplierPayment {
  id: number;
  amountVnd: number;
  paidOn: string;
  evidence: string;
  actorName: string;
}

/** The statements of a supplier and payments to them, newest first. */
export async function listStatements(
  db: Executor,
  supplierId: number,
): Promise<{ statements: Statement[]; payments: SupplierPayment[] }> {
  const { rows } = await sql<Statement>`
    SELECT id, to_char(month_on, 'YYYY-MM') AS month, amount_vnd AS "amountVnd", due_on::text AS "dueOn",
      closed_name AS "closedName", closed_at AS "closedAt"
    FROM supplier_statements WHERE supplier_id = ${supplierId} ORDER BY month_on DESC`.execute(db);
  const payments = await db
    .selectFrom('supplier_payments')
    .select(['id', 'amount_vnd as amountVnd', 'paid_on as paidOn', 'evidence', 'actor_name as actorName'])
    .where('supplier_id', '=', supplierId)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { statements: rows, payments };
}

export interface StatementLine {
  bookingCode: string;
  productTitle: string;
  unitTitle: string;
  fromOn: string;
  toOn: string;
  cause: 'sold' | 'changed' | 'cancelled' | 'cost';
  reason: string;
  /** The day on which it arose. */
  day: string;
  costVnd: number;
}

/** The lines of a closed statement, or for a supplier and a day those of the next one. By booking. */
export async function listStatementLines(
  db: Executor,
  of: { statementId: number } | { supplierId: number; lastOn: string },
): Promise<StatementLine[]> {
  const which =
    'statementId' in of
      ? sql`l.id IN (SELECT sale_line_id FROM supplier_statement_lines WHERE statement_id = ${of.statementId})`
      : sql`l.supplier_id = ${of.supplierId} AND l.cost_vnd <> 0 AND l.to_on <= ${of.lastOn}::date
          AND NOT EXISTS (SELECT FROM supplier_statement_lines s WHERE s.sale_line_id = l.id)`;
  const { rows } = await sql<StatementLine>`
    SELECT b.code AS "bookingCode", p.title AS "productTitle", u.title AS "unitTitle", l.from_on::text AS "fromOn",
      l.to_on::text AS "toOn", l.cause, l.reason, l.day::text AS day, l.cost_vnd AS "costVnd"
    FROM sale_lines l JOIN bookings b ON b.id = l.booking_id JOIN products p ON p.id = l.product_id
      JOIN units u ON u.id = l.unit_id
    WHERE ${which} ORDER BY l.from_on, b.code, l.id`.execute(db);
  return rows;
}
