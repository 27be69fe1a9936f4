import type { LoaderFunctionArgs } from 'react-router';
import { listLedgerToExport } from '#modules/books/queries/list-ledger.ts';
import { accountTitles, causeTitle } from '#modules/books/rules/accounts.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { formatClock } from '../../parts/format-moment.ts';
import { readLedgerAddress } from './read-ledger-address.ts';

const columns = ['Dòng', 'Bút toán', 'Ngày', 'Giờ', 'Tài khoản', 'Việc', 'Đặt chỗ', 'Tin', 'Nợ', 'Có'];
const maxLines = 100_000;

/** The ledger lines that the page shows (of this month where no day is given), as CSV for the accountant's program. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'books.reconcile');
  const { db, clock } = appOf(context);
  const today = dayInVietnam(clock.now());
  const { filter: fromAddress } = readLedgerAddress(new URL(request.url).search);
  const filter = {
    ...fromAddress,
    fromOn: fromAddress.fromOn ?? `${(fromAddress.untilOn ?? today).slice(0, 8)}01`,
  };
  const rows = await listLedgerToExport(db, filter, maxLines + 1);
  if (rows.length > maxLines)
    return new Response(`Quá ${maxLines.toLocaleString('vi-VN')} dòng, bạn chọn ít ngày hơn.`, {
      status: 422,
    });
  const untilOn = filter.untilOn ?? today;
  const object = { type: 'ledger', id: `${filter.fromOn} – ${untilOn}` };
  const after = { count: rows.length };
  await writeHistory(db, { actor: actorOf(context), verb: 'books.export', object, after, now: clock.now() });
  const cells = rows.map(({ id, entryId, at, account, cause, bookingCode, inboxId, amountVnd }) => [
    ...[
      id,
      entryId.slice(0, 8),
      dayInVietnam(at),
      formatClock(at),
      accountTitles[account],
      causeTitle(cause),
    ],
    ...[bookingCode ?? '', inboxId ?? '', Math.max(amountVnd, 0), Math.max(-amountVnd, 0)],
  ]);
  return new Response(writeCsv([columns, ...cells]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="so-cai-${filter.fromOn}-${untilOn}.csv"`,
    },
  });
}
