import { data, type LoaderFunctionArgs } from 'react-router';
import { listPayables, listStatementLines, listStatements } from '#modules/sales/queries/payables.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { lastDayOfMonth } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { formatMonth } from '../../parts/months.ts';
import { readStatementAddress, statementFile } from '../../parts/statements/statement-file.ts';
import { causeTitles } from './cause-titles.ts';

/** Relative widths of a statement's columns. */
const shares = [4, 9, 22, 18, 9, 9, 16, 10];

/** A closed statement as a spreadsheet or for printing: what the supplier gets, without guests' names. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'sale.margin');
  const { db, clock } = appOf(context);
  const { slug = '' } = params;
  const { month, file } = readStatementAddress(params);
  const [payable] = await listPayables(db, lastDayOfMonth(month), slug);
  const { statements } = await listStatements(db, payable?.supplierId ?? 0);
  const statement = statements.find((one) => one.month === month);
  if (!payable || !statement) throw data(null, { status: 404 });
  const lines = await listStatementLines(db, { statementId: statement.id });
  const head = ['STT', 'Đặt chỗ', 'Dịch vụ', 'Hạng', 'Từ ngày', 'Đến ngày', 'Vì sao', 'Giá vốn (₫)'];
  const rows = [
    head,
    ...lines.map(({ bookingCode, productTitle, unitTitle, fromOn, toOn, cause, reason, costVnd }, at) => [
      ...[at + 1, bookingCode, productTitle, unitTitle, formatDate(fromOn), formatDate(toOn)],
      ...[reason ? `${causeTitles[cause]}: ${reason}` : causeTitles[cause], costVnd],
    ]),
    ['', '', 'Cộng', '', '', '', '', statement.amountVnd],
  ];
  const now = clock.now();
  const object = { type: 'payable', id: slug };
  const after = { month, lines: lines.length };
  await writeHistory(db, { actor: actorOf(context), verb: 'payable.export', object, after, now });
  const title = `Bảng kê ${formatMonth(month)}: ${payable.brand}`;
  const name = `bang-ke-${slug}-${month}`;
  return statementFile({ statement, file, title, name, rows, shares, amountsFrom: 7 });
}
