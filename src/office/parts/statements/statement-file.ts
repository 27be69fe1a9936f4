import { data } from 'react-router';
import { tablePdf } from '#platform/pdf/table-pdf.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { sheetFile } from '../sheet-file.ts';

/** The month and file type in an address. @throws 404 for invalid ones */
export function readStatementAddress({ month = '', file: fileName = '' }: { month?: string; file?: string }) {
  const file = /^bang-ke\.(csv|xlsx|pdf)$/.exec(fileName)?.[1];
  if (!file || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  return { month, file };
}

/**
 * A closed statement as a spreadsheet or for printing. @param rows with the header first and the sum last
 * @param shares relative column widths on the page @param amountsFrom index of the first column of amounts
 */
export async function statementFile({
  statement: { amountVnd, dueOn },
  file,
  title,
  name,
  rows,
  shares,
  amountsFrom,
}: {
  statement: { amountVnd: number; dueOn: string };
  file: string;
  title: string;
  name: string;
  rows: readonly (readonly (string | number)[])[];
  shares: readonly number[];
  amountsFrom: number;
}): Promise<Response> {
  if (file !== 'pdf') return sheetFile({ file, title, name, rows });
  const about = [`${rows.length - 2} dòng, ${formatVnd(amountVnd)}, hạn trả ${formatDate(dueOn)}`];
  const printed = rows.map((row) =>
    row.map((cell, at) =>
      at >= amountsFrom && typeof cell === 'number' ? cell.toLocaleString('vi-VN') : cell,
    ),
  );
  return new Response(new Uint8Array(await tablePdf({ title, about, shares, rows: printed })), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
