import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';

/** Channels whose statement can be compared. */
export type Channel = 'bank' | 'vnpay' | 'momo' | 'zalopay';

/** One line of an external statement. Outgoing money is negative, as in our lines. */
export interface StatementLine {
  txnId: string;
  at: Date;
  amountVnd: number;
  content: string;
}

/** One movement of money in our ledger. */
export interface BookedLine {
  /** Ids that the other side may use: its own id of the transaction, our reference. */
  names: string[];
  /** Texts that its memo may contain; they identify it only where the amount is the same. */
  hints: string[];
  at: Date;
  amountVnd: number;
  /** False for entries near the day: they may be on the statement, but are not expected there. */
  isOfDay: boolean;
}

export interface NewReconciliation {
  /** The day in Vietnam that was compared. */
  day: string;
  channel: Channel | 'internal';
  source: string;
  matched: number;
  differences: number;
  /** The content of the record, as JSON. */
  report: unknown;
  madeBy: string;
  now: Date;
}

/** Stores the result of a comparison. @returns its id; null when that day's nightly report already exists */
export async function saveReconciliation(
  tx: Tx,
  { source, report, madeBy, now, ...found }: NewReconciliation,
): Promise<number | null> {
  const row = await tx
    .insertInto('reconciliations')
    .values({ ...found, source, report: json(report), made_by: madeBy, made_at: now })
    .onConflict((conflict) => conflict.column('day').where('channel', '=', 'internal').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NightlyReport {
  day: string;
  /** One line for each difference, in words. */
  lines: string[];
}

/** The nightly report of an id. @throws when there is none */
export async function getNightlyReport(db: Executor, id: number): Promise<NightlyReport> {
  const row = await db
    .selectFrom('reconciliations')
    .select(['day', 'report'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { day: row.day, lines: (row.report as unknown as { lines: string[] }).lines };
}

/** How many differences the last nightly report found; null before the first one. */
export async function countLastDifferences(db: Executor): Promise<number | null> {
  return (await findLastNightly(db))?.differences ?? null;
}

/** The last day that was reconciled, and its number of differences; null before the first one. */
export async function findLastNightly(db: Executor): Promise<{ day: string; differences: number } | null> {
  const row = await db
    .selectFrom('reconciliations')
    .select(['day', 'differences'])
    .where('channel', '=', 'internal')
    .orderBy('day', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Rows per broken invariant of money and inventory in the last nightly report; invariants that held are absent. */
export async function listLastViolations(db: Executor): Promise<{ rule: string; count: number }[]> {
  const { rows } = await sql<{ rule: string; count: number }>`
    SELECT i.rule, i.count FROM jsonb_to_recordset((
      SELECT report -> 'imbalances' FROM reconciliations WHERE channel = 'internal' ORDER BY day DESC LIMIT 1
    )) AS i (rule text, count int)`.execute(db);
  return rows;
}

/** The money of a sender on a day by three records of ours. */
export interface MoneyOfDay {
  provider: string;
  messages: number;
  inboxVnd: number;
  ledgerVnd: number;
  /** The total of the paid attempts; null for senders without attempts. */
  attemptsVnd: number | null;
  /** The unmatched part of it, which has no attempt. */
  unmatchedVnd: number;
}

/** The day's money by sender, from the messages received on the day, in Vietnam. */
export async function sumMoneyOfDay(db: Executor, day: string): Promise<MoneyOfDay[]> {
  const { rows } = await sql<MoneyOfDay>`
    SELECT m.provider, count(*)::int AS messages, sum(m.amount_vnd)::bigint AS "inboxVnd",
      coalesce(sum(l.posted), 0)::bigint AS "ledgerVnd",
      CASE WHEN m.provider IN ('vnpay', 'momo', 'zalopay') THEN
        coalesce(sum(a.amount_vnd) FILTER (WHERE m.outcome <> 'unmatched'), 0)::bigint END AS "attemptsVnd",
      coalesce(sum(m.amount_vnd) FILTER (WHERE m.outcome = 'unmatched'), 0)::bigint AS "unmatchedVnd"
    FROM payment_inbox m
    LEFT JOIN LATERAL (
      SELECT sum(amount_vnd) AS posted FROM ledger_entries WHERE inbox_id = m.id AND account NOT IN ('guest', 'unmatched')
    ) l ON true
    LEFT JOIN payment_attempts a ON a.method = m.provider AND a.reference = m.content AND a.state = 'succeeded'
    WHERE m.amount_vnd IS NOT NULL AND m.outcome NOT IN ('other_account', 'split')
      AND m.received_at >= ${instantInVietnam(day)} AND m.received_at < ${instantInVietnam(addDays(day, 1))}
    GROUP BY m.provider ORDER BY m.provider`.execute(db);
  return rows;
}

/** The differences in a day's money, one line each, in words for the accountant. */
export function dayDifferences(days: readonly MoneyOfDay[], format: (amountVnd: number) => string): string[] {
  return days.flatMap(({ provider, inboxVnd, ledgerVnd, attemptsVnd, unmatchedVnd }) => {
    const found: string[] = [];
    if (inboxVnd !== ledgerVnd) {
      found.push(`${provider}: nhận được tin báo ${format(inboxVnd)}, sổ cái ghi ${format(ledgerVnd)}`);
    }
    const assignedVnd = inboxVnd - unmatchedVnd;
    if (attemptsVnd !== null && attemptsVnd !== assignedVnd) {
      found.push(
        `${provider}: đã ghép ${format(assignedVnd)}, các lần thanh toán ghi ${format(attemptsVnd)}`,
      );
    }
    if (unmatchedVnd > 0) found.push(`${provider}: ${format(unmatchedVnd)} chưa biết của đặt chỗ nào`);
    return found;
  });
}
