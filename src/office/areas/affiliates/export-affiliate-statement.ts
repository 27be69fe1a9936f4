import { data, type LoaderFunctionArgs } from 'react-router';
import {
  type CommissionLine,
  listAffiliateStatements,
  listCommissionLines,
} from '#modules/affiliates/queries/affiliate-statements.ts';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { tablePdf } from '#platform/pdf/table-pdf.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { formatMonth } from '../../parts/months.ts';
import { sheetFile } from '../../parts/sheet-file.ts';

const head = ['STT', 'Mã', 'Ngày', 'Dịch vụ', 'Vì sao', 'Tính trên (₫)', 'Hoa hồng (₫)'];
/** Shares of the page's width that the columns take. */
const shares = [5, 12, 13, 27, 15, 14, 14];

/** A closed statement as a sheet or to print: what its affiliate gets, without a guest's name or a booking's code. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'affiliate.read');
  const { db, clock } = appOf(context);
  const { month = '', file: asked = '' } = params;
  const code = (params.code ?? '').toUpperCase();
  const file = /^bang-ke\.(csv|xlsx|pdf)$/.exec(asked)?.[1];
  if (!file || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  const affiliate = await findAffiliate(db, { code });
  const { statements } = await listAffiliateStatements(db, affiliate?.id ?? 0);
  const statement = statements.find((one) => one.month === month);
  if (!affiliate || !statement) throw data(null, { status: 404 });
  const lines = await listCommissionLines(db, { statementId: statement.id });
  const rows = [head, ...lines.map(rowOf), ['', '', '', 'Cộng', '', '', statement.amountVnd]];
  const now = clock.now();
  const object = { type: 'affiliate', id: code };
  const after = { month, lines: lines.length };
  await writeHistory(db, { actor: actorOf(context), verb: 'affiliate.export', object, after, now });
  const title = `Bảng kê hoa hồng ${formatMonth(month)}: ${affiliate.name}`;
  const name = `hoa-hong-${code}-${month}`;
  if (file !== 'pdf') return sheetFile({ file, title, name, rows });
  const about = [
    `${lines.length} dòng, ${formatVnd(statement.amountVnd)}, hạn trả ${formatDate(statement.dueOn)}`,
  ];
  const printed = rows.map((row) =>
    row.map((cell, at) => (at > 4 && typeof cell === 'number' ? cell.toLocaleString('vi-VN') : cell)),
  );
  return new Response(new Uint8Array(await tablePdf({ title, about, shares, rows: printed })), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}

function rowOf(
  { number, day, kinds, kind, baseVnd, amountVnd }: CommissionLine,
  at: number,
): (string | number)[] {
  const what = kinds.map((one) => kindProfiles[one].labels.one).join(', ');
  const why = kind === 'earned' ? 'Đi xong' : 'Tiền hoàn cho khách';
  return [at + 1, `LK${number}`, formatDate(day), what, why, baseVnd, amountVnd];
}
