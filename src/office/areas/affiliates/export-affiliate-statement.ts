import { data, type LoaderFunctionArgs } from 'react-router';
import {
  type CommissionLine,
  listAffiliateStatements,
  listCommissionLines,
} from '#modules/affiliates/queries/affiliate-statements.ts';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { formatMonth } from '../../parts/months.ts';
import { readStatementAddress, statementFile } from '../../parts/statements/statement-file.ts';

const head = ['STT', 'Mã', 'Ngày', 'Dịch vụ', 'Vì sao', 'Tính trên (₫)', 'Hoa hồng (₫)'];
/** Relative widths of the columns on the page. */
const shares = [5, 12, 13, 27, 15, 14, 14];

/** A closed statement as a spreadsheet or for printing: what the affiliate gets, without guests' names or booking codes. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'affiliate.read');
  const { db, clock } = appOf(context);
  const code = (params.code ?? '').toUpperCase();
  const { month, file } = readStatementAddress(params);
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
  return statementFile({ statement, file, title, name, rows, shares, amountsFrom: 5 });
}

function rowOf(
  { number, day, kinds, kind, baseVnd, amountVnd }: CommissionLine,
  at: number,
): (string | number)[] {
  const what = kinds.map((one) => kindProfiles[one].labels.one).join(', ');
  const why = kind === 'earned' ? 'Đi xong' : 'Tiền hoàn cho khách';
  return [at + 1, `LK${number}`, formatDate(day), what, why, baseVnd, amountVnd];
}
