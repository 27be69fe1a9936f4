import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { listInvoices } from '#modules/books/queries/list-invoices.ts';
import { type Difference, reconcileStatement } from '#modules/payments/reconciliation/reconcile-statement.ts';
import type { BookedLine, StatementLine } from '#modules/payments/reconciliation/reconciliations.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { dayFlag, type OfficeCommand, officeCommand } from './office-command.ts';

const invoiceColumns = [
  'Số đặt chỗ',
  'Ngày',
  'Tên công ty',
  'Mã số thuế',
  'Địa chỉ',
  'Email',
  'Tiền trước thuế',
  'Thuế suất (%)',
  'Tiền thuế',
  'Tổng',
];

/** Commands for the nightly reconciliation, and exports for the accountant. */
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
  officeCommand({
    name: 'invoices',
    description: 'write what is to be invoiced into a CSV file for the accountant',
    flags: z.object({
      from: dayFlag.describe('first day of confirmation'),
      to: dayFlag.describe('last day of confirmation'),
      out: z.string().min(1).describe('file to write'),
    }),
    async run({ db, clock }, { from, to, out }, actor) {
      if (to < from) return { lines: ['Refused: --to lies before --from'], isRefused: true };
      const rows = await listInvoices(db, { from, to });
      const cells = rows.map((row) => [
        ...[row.code, row.day, row.buyer, row.taxCode, row.address, row.email],
        ...[row.beforeTaxVnd, row.percent, row.taxVnd, row.totalVnd],
      ]);
      const object = { type: 'invoices', id: `${from} – ${to}` };
      const after = { count: rows.length };
      await writeHistory(db, { actor, verb: 'invoices.export', object, after, now: clock.now() });
      await writeFile(out, writeCsv([invoiceColumns, ...cells]));
      const totalVnd = rows.reduce((sum, row) => sum + row.totalVnd, 0);
      return { lines: [`${out}: ${rows.length} rows, ${formatVnd(totalVnd)}`] };
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
