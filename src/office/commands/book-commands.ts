import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { type Difference, reconcileStatement } from '#modules/payments/reconciliation/reconcile-statement.ts';
import type { BookedLine, StatementLine } from '#modules/payments/reconciliation/reconciliations.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { dayFlag, type OfficeCommand, officeCommand } from './office-command.ts';

/** The nightly reconciliation. */
export const bookCommands: OfficeCommand[] = [
  officeCommand({
    name: 'reconcile',
    description: "lay a bank's or provider's statement of a day beside the ledger",
    flags: z.object({
      day: dayFlag.describe('day in Vietnam'),
      channel: z.enum(['bank', 'vnpay', 'momo', 'zalopay']).describe('whose statement it is'),
      statement: z.string().describe('CSV file: transaction id,time,amount,content'),
    }),
    async run({ db, clock }, { day, channel, statement }, actor) {
      const text = await readFile(statement, 'utf8').catch(() => null);
      if (text === null) return { lines: [`Refused: ${statement} cannot be read`], isRefused: true };
      const file = { statement: text, source: basename(statement) };
      const result = await reconcileStatement(db, { day, channel, ...file, actor }, clock.now());
      if (!result.ok) return { lines: [`Refused: ${result.reason}`], isRefused: true };
      const { comparison, left } = result;
      return {
        lines: [
          `${day} ${channel}: ${comparison.matched} matched, ${comparison.differences.length} differ`,
          ...comparison.differences.map(describeDifference),
          ...(left > 0 ? [`${left} lines of other days were left out`] : []),
        ],
      };
    },
  }),
];

const ofStatement = ({ txnId, at, amountVnd, content }: StatementLine) =>
  `${txnId} ${formatDateTime(at.toISOString())} ${formatVnd(amountVnd)} ${content}`.trimEnd();
const ofBooks = ({ names, at, amountVnd }: BookedLine) =>
  `${names.filter(Boolean).join(' / ')} ${formatDateTime(at.toISOString())} ${formatVnd(amountVnd)}`;

function describeDifference(difference: Difference): string {
  switch (difference.kind) {
    case 'missing_here':
      return `  not in our books: ${ofStatement(difference.statement)}`;
    case 'missing_there':
      return `  not on the statement: ${ofBooks(difference.booked)}`;
    case 'amount_differs':
      return `  another amount: ${ofStatement(difference.statement)}, in our books ${formatVnd(difference.booked.amountVnd)}`;
  }
}
