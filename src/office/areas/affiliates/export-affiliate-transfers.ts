import { data, type LoaderFunctionArgs } from 'react-router';
import { openAffiliateAccount } from '#modules/affiliates/queries/find-affiliate.ts';
import { listAffiliates } from '#modules/affiliates/queries/list-affiliates.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { lastMonth } from '../../parts/months.ts';
import { sheetFile } from '../../parts/sheet-file.ts';

const head = [
  ...['STT', 'Người nhận', 'Số tài khoản', 'Ngân hàng', 'Số tiền (₫)', 'Nội dung', 'Hạn trả'],
  ...['Mã số thuế', 'Loại'],
];

/** One transfer for each affiliate who is owed money, for the bank's batch form; the account is empty where none is known yet. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'affiliate.pay');
  const { db, clock, secrets } = appOf(context);
  const file = /^lenh-chuyen\.(csv|xlsx)$/.exec(params.file ?? '')?.[1];
  if (!file) throw data(null, { status: 404 });
  const now = clock.now();
  const today = dayInVietnam(now);
  const all = await listAffiliates(db, { lastOn: lastDayOfMonth(lastMonth(today)), today });
  const rows: (string | number)[][] = [];
  for (const { id, name, code, owedVnd, dueOn, isCompany } of all.filter((one) => one.owedVnd > 0)) {
    const account = await openAffiliateAccount(db, secrets.data, id);
    rows.push([
      ...[rows.length + 1, account?.holder || name, account?.accountNo ?? ''],
      ...[account ? (banks[account.bankBin] ?? account.bankBin) : '', owedVnd, `HOA HONG CTV ${code}`],
      ...[dueOn ? formatDate(dueOn) : '', account?.taxCode ?? '', isCompany ? 'Tổ chức' : 'Cá nhân'],
    ]);
  }
  const object = { type: 'affiliates', id: today };
  const after = { count: rows.length };
  await writeHistory(db, { actor: actorOf(context), verb: 'affiliate.export', object, after, now });
  return sheetFile({ file, title: 'Lệnh chuyển hoa hồng', name: `hoa-hong-${today}`, rows: [head, ...rows] });
}
