import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { listInvoices } from '#modules/booking/payment/list-invoices.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { officeCommand } from './office-command.ts';

const columns = [
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
const day = z.iso.date('not a day like 2026-11-20');

export const invoicesCommand = officeCommand({
  name: 'invoices',
  does: 'write what is to be invoiced into a CSV file for the accountant',
  flags: z.object({
    from: day.describe('first day of confirmation'),
    to: day.describe('last day of confirmation'),
    out: z.string().min(1).describe('file to write'),
  }),
  async run({ db }, { from, to, out }) {
    if (to < from) return { lines: ['Refused: --to lies before --from'], isRefused: true };
    const rows = await listInvoices(db, { from, to });
    const cells = rows.map((row) => [
      ...[row.code, row.day, row.buyer, row.taxCode, row.address, row.email],
      ...[row.beforeTaxVnd, row.percent, row.taxVnd, row.totalVnd],
    ]);
    await writeFile(out, writeCsv([columns, ...cells]));
    const totalVnd = rows.reduce((sum, row) => sum + row.totalVnd, 0);
    return { lines: [`${out}: ${rows.length} rows, ${formatVnd(totalVnd)}`] };
  },
});
