import { data, type LoaderFunctionArgs } from 'react-router';
import { listPayables } from '#modules/sales/queries/payables.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { lastMonth } from '../../parts/months.ts';
import { sheetFile } from '../../parts/sheet-file.ts';

const head = ['STT', 'Người nhận', 'Số tài khoản', 'Ngân hàng', 'Số tiền (₫)', 'Nội dung', 'Hạn trả'];

/** One transfer for each supplier who is owed money, for the bank's batch form; the account is empty where none is known yet. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'payable.pay');
  const { db, clock } = appOf(context);
  const file = /^lenh-chuyen\.(csv|xlsx)$/.exec(params.file ?? '')?.[1];
  if (!file) throw data(null, { status: 404 });
  const now = clock.now();
  const today = dayInVietnam(now);
  const owed = (await listPayables(db, lastDayOfMonth(lastMonth(today)))).filter(
    ({ owedVnd }) => owedVnd > 0,
  );
  const rows = owed.map(({ brand, accountHolder, accountNumber, bankName, owedVnd, slug, dueOn }, at) => [
    ...[at + 1, accountHolder || brand, accountNumber, bankName, owedVnd],
    ...[`TT NCC ${slug.replaceAll('-', ' ').toUpperCase()}`.slice(0, 50), dueOn ? formatDate(dueOn) : ''],
  ]);
  const object = { type: 'payables', id: today };
  await writeHistory(db, {
    actor: actorOf(context),
    verb: 'payable.export',
    object,
    after: { count: rows.length },
    now,
  });
  return sheetFile({ file, title: 'Lệnh chuyển tiền', name: `lenh-chuyen-${today}`, rows: [head, ...rows] });
}
