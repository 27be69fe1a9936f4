import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';

/** An affiliate in a list, with what they are owed. Amounts are đồng. */
export interface AffiliateRow {
  id: number;
  code: string;
  name: string;
  email: string;
  channel: string;
  isCompany: boolean;
  isActive: boolean;
  bankBin: string | null;
  lastDigits: string;
  /** In the last 30 days. */
  clicks: number;
  bookings: number;
  /** Earned until the given day, and on no statement. */
  openVnd: number;
  openLines: number;
  /** Total of statements, less payments. */
  owedVnd: number;
  /** Due day of the oldest unpaid statement; null where nothing is owed. */
  dueOn: string | null;
}

/** All affiliates, earliest due first. @param lastOn the end of the last month @param today ISO */
export async function listAffiliates(
  db: Executor,
  { lastOn, today }: { lastOn: string; today: string },
  code?: string,
): Promise<AffiliateRow[]> {
  const { rows } = await sql<AffiliateRow>`
    WITH open AS (
      SELECT affiliate_id, sum(amount_vnd)::bigint AS vnd, count(*)::int AS lines FROM affiliate_lines l
      WHERE day <= ${lastOn}::date AND NOT EXISTS (SELECT FROM affiliate_statement_lines s WHERE s.line_id = l.id)
      GROUP BY affiliate_id
    ), paid AS (
      SELECT affiliate_id, sum(amount_vnd + withheld_vnd) AS vnd FROM affiliate_payments GROUP BY affiliate_id
    ), running AS (
      SELECT affiliate_id, due_on, sum(amount_vnd) OVER (PARTITION BY affiliate_id ORDER BY month_on) AS upto
      FROM affiliate_statements
    ), closed AS (
      SELECT t.affiliate_id, sum(t.amount_vnd)::bigint AS vnd,
        (SELECT min(r.due_on) FROM running r LEFT JOIN paid p USING (affiliate_id)
         WHERE r.affiliate_id = t.affiliate_id AND r.upto > coalesce(p.vnd, 0)) AS due_on
      FROM affiliate_statements t GROUP BY t.affiliate_id
    )
    SELECT a.id, a.code, a.name, a.email, a.channel, a.is_company AS "isCompany",
      a.is_active AS "isActive", a.bank_bin AS "bankBin",
      a.last_digits AS "lastDigits",
      (SELECT coalesce(sum(clicks), 0) FROM affiliate_clicks c
       WHERE c.affiliate_id = a.id AND c.day > ${today}::date - 30)::int AS clicks,
      (SELECT count(*) FROM affiliate_bookings b WHERE b.affiliate_id = a.id AND b.state IN ('booked', 'earned')
        AND b.booked_at > (${today}::date - 30)::timestamptz)::int AS bookings,
      coalesce(o.vnd, 0)::bigint AS "openVnd", coalesce(o.lines, 0)::int AS "openLines",
      (coalesce(c.vnd, 0) - coalesce(p.vnd, 0))::bigint AS "owedVnd",
      CASE WHEN coalesce(c.vnd, 0) > coalesce(p.vnd, 0) THEN c.due_on::text END AS "dueOn"
    FROM affiliates a LEFT JOIN open o ON o.affiliate_id = a.id LEFT JOIN closed c ON c.affiliate_id = a.id
      LEFT JOIN paid p ON p.affiliate_id = a.id
    WHERE ${code === undefined ? sql`true` : sql`a.code = ${code}`}
    ORDER BY "dueOn" NULLS LAST, a.name, a.id`.execute(db);
  return rows;
}

/** Whether a text is any part of an affiliate's name, code, mail or channel, with or without diacritics. */
export function isAffiliateNamed(
  { name, code, email, channel }: { name: string; code: string; email: string; channel: string },
  text: string,
): boolean {
  const wanted = fold(text);
  return [name, code, email, channel].some((one) => fold(one).includes(wanted));
}

/** An affiliate as a search result in the office. */
export interface FoundAffiliate {
  code: string;
  name: string;
  channel: string;
  isActive: boolean;
}

/**
 * Affiliates by any part of code, name, mail or channel, with or without diacritics; at most `limit`, by name. Reads all of
 * them: there are hundreds, not thousands.
 */
export async function searchAffiliates(db: Executor, text: string, limit: number): Promise<FoundAffiliate[]> {
  const all = await db
    .selectFrom('affiliates')
    .select(['code', 'name', 'email', 'channel', 'is_active as isActive'])
    .orderBy('name')
    .execute();
  return all
    .filter((one) => isAffiliateNamed(one, text))
    .slice(0, limit)
    .map(({ code, name, channel, isActive }) => ({ code, name, channel, isActive }));
}
