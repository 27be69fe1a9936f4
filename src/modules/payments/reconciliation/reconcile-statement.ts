import { may } from '#modules/payments/policy.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type BookedLine, type Channel, type StatementLine, saveReconciliation } from './reconciliations.ts';
import { listBookedMoney } from './steps/list-booked-money.ts';
import { readStatement } from './steps/read-statement.ts';

export type ReconcileStatementResult =
  | { ok: true; comparison: Comparison /** Lines of other days, which were skipped. */; left: number }
  | { ok: false; reason: string };

/** Compares a bank's or provider's statement of a day with the ledger and stores the result. Changes nothing else. */
export async function reconcileStatement(
  db: Database,
  {
    day,
    channel,
    statement,
    source,
    actor,
  }: { day: string; channel: Channel; statement: string; source: string; actor: Actor },
  now: Date,
): Promise<ReconcileStatementResult> {
  if (!may(actor, 'books.reconcile')) return { ok: false, reason: 'not_allowed' };
  const read = readStatement(statement);
  if (!read.ok) return { ok: false, reason: `Dòng ${read.line}: ${read.reason}` };
  const ofDay = read.lines.filter((line) => dayInVietnam(line.at) === day);
  const comparison = compareStatement(ofDay, await listBookedMoney(db, channel, day));
  const figures = { source, matched: comparison.matched, differences: comparison.differences.length };
  await db.transaction().execute(async (tx) => {
    const report = comparison.differences;
    await saveReconciliation(tx, { day, channel, ...figures, report, madeBy: actorText(actor), now });
    const object = { type: 'reconciliation', id: `${channel} ${day}` };
    await writeHistory(tx, { actor, verb: 'books.reconcile', object, after: figures, now });
  });
  return { ok: true, comparison, left: read.lines.length - ofDay.length };
}

export type Difference =
  | { kind: 'missing_here'; statement: StatementLine }
  | { kind: 'missing_there'; booked: BookedLine }
  | { kind: 'amount_differs'; statement: StatementLine; booked: BookedLine };

export interface Comparison {
  matched: number;
  differences: Difference[];
}

/**
 * Compares a day's statement with our ledger, line by line: first by transaction ids, then, for lines whose id differs,
 * by memo and amount. A line matches once; the second of two equal ones has no partner.
 */
export function compareStatement(
  statement: readonly StatementLine[],
  books: readonly BookedLine[],
): Comparison {
  const left = new Set(books);
  const partners = new Map<StatementLine, BookedLine>();
  const pair = (isPartner: (line: StatementLine, booked: BookedLine) => boolean) => {
    for (const line of statement) {
      if (partners.has(line)) continue;
      const booked = [...left].find((one) => isPartner(line, one));
      if (!booked) continue;
      partners.set(line, booked);
      left.delete(booked);
    }
  };
  const isSame = (line: StatementLine, booked: BookedLine) => line.amountVnd === booked.amountVnd;
  pair((line, booked) => isSame(line, booked) && isNamed(line, booked));
  pair((line, booked) => isSame(line, booked) && isMeant(line, booked));
  pair((line, booked) => Math.sign(line.amountVnd) === Math.sign(booked.amountVnd) && isNamed(line, booked));
  const differences = statement.flatMap((line): Difference[] => {
    const booked = partners.get(line);
    if (!booked) return [{ kind: 'missing_here', statement: line }];
    return isSame(line, booked) ? [] : [{ kind: 'amount_differs', statement: line, booked }];
  });
  const missing = [...left].filter((booked) => booked.isOfDay);
  return {
    matched: [...partners].filter(([line, booked]) => isSame(line, booked)).length,
    differences: [...differences, ...missing.map((booked) => ({ kind: 'missing_there' as const, booked }))],
  };
}

function isNamed({ txnId }: StatementLine, { names }: BookedLine): boolean {
  const name = bare(txnId);
  return name !== '' && names.some((one) => bare(one) === name);
}

function isMeant({ content }: StatementLine, { hints }: BookedLine): boolean {
  const memo = bare(content);
  return hints.some((hint) => bare(hint) !== '' && memo.includes(bare(hint)));
}

/** Ids without the characters that banks insert or omit. */
function bare(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
