import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { assignUnmatched, recordOfficePayment } from '#modules/booking/payment/bank-transfers.ts';
import { listInvoices } from '#modules/booking/payment/list-invoices.ts';
import { type Difference, reconcileStatement } from '#modules/payments/reconciliation/reconcile-statement.ts';
import type { BookedLine, StatementLine } from '#modules/payments/reconciliation/reconciliations.ts';
import { listUnmatchedMoney } from '#modules/payments/webhook-events/webhook-events.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import {
  amountFlag,
  codeFlag,
  dayFlag,
  type OfficeCommand,
  officeCommand,
  replyOf,
} from './office-command.ts';

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

export const paymentCommands: OfficeCommand[] = [
  officeCommand({
    name: 'office-payment',
    description: 'book money that was taken at the counter',
    flags: z.object({
      code: codeFlag,
      amount: amountFlag.describe('in đồng'),
      receipt: z.string().min(1).describe('number of the receipt; a number counts once'),
    }),
    run: async ({ db, queue, clock }, { code, amount, receipt }, actor) => {
      const payment = { code, amountVnd: amount, receiptNo: receipt, actor };
      return replyOf(await recordOfficePayment(db, queue, payment, clock.now()), ({ outcome }) => [
        `${code}: ${outcome}`,
      ]);
    },
  }),
  officeCommand({
    name: 'list-money',
    description: 'list money that came in without a booking, for assign-money',
    flags: z.object({}),
    run: async ({ db }) => {
      const messages = await listUnmatchedMoney(db);
      if (messages.length === 0) return { lines: ['All money has its booking'] };
      return {
        lines: messages.map(
          ({ id, provider, amountVnd, content, occurredAt, isOtherAccount }) =>
            `${id}  ${formatDateTime(occurredAt.toISOString())}  ${provider}  ${formatVnd(amountVnd)}  ${content.replaceAll('\n', ' / ')}${isOtherAccount ? '  (for an account that is not in bankAccounts)' : ''}`,
        ),
      };
    },
  }),
  officeCommand({
    name: 'assign-money',
    description: 'give a bank transfer that named no booking to the booking that it is for',
    flags: z.object({
      message: z.coerce.number().int().positive().describe('number of the message, see list-money'),
      code: codeFlag,
    }),
    run: async ({ db, queue, clock }, { message, code }, actor) =>
      replyOf(
        await assignUnmatched(db, queue, { inboxId: message, code, actor }, clock.now()),
        ({ outcome }) => [`${code}: ${outcome}`],
      ),
  }),
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
    verb: 'invoices.export',
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
