import { data, type LoaderFunctionArgs } from 'react-router';
import { listRefundQueue } from '#modules/booking/board/list-bookings.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { sheetFile } from '../../parts/sheet-file.ts';

const head = ['STT', 'Người nhận', 'Số tài khoản', 'Ngân hàng', 'Số tiền (₫)', 'Nội dung', 'Hứa với khách'];

/** Maximum transfers per file: no bank accepts more. */
const max = 500;

/**
 * Approved refunds to be transferred by hand to a known account, for the bank's batch form, earliest promised day first. An account
 * just changed is left out during its waiting time. Reading the accounts is recorded in the history.
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'refund.pay');
  const { db, clock, secrets } = appOf(context);
  const file = /^lenh-hoan\.(csv|xlsx)$/.exec(params.file ?? '')?.[1];
  if (!file) throw data(null, { status: 404 });
  const now = clock.now();
  const queue = await listRefundQueue(
    db,
    { standing: 'transfer' },
    {},
    { limit: max, secrets: secrets.data },
  );
  const payable = queue.rows.flatMap((refund) => {
    const { account, transferFrom, payouts } = refund;
    if (!account || (transferFrom && transferFrom > now)) return [];
    const byHand = payouts.filter(({ state }) => state === 'manual_transfer');
    return [{ ...refund, account, sumVnd: byHand.reduce((sum, { amountVnd }) => sum + amountVnd, 0) }];
  });
  const rows = payable.map(
    ({ account: { bankBin, accountNo, holder }, bookingCode, sumVnd, promisedOn }, at) => [
      ...[at + 1, holder, accountNo, banks[bankBin] ?? bankBin, sumVnd],
      ...[`Hoan tien ${bookingCode}`, formatDate(promisedOn)],
    ],
  );
  const after = {
    accounts: rows.length,
    amountVnd: payable.reduce((sum, { sumVnd }) => sum + sumVnd, 0),
    bookings: payable.map(({ bookingCode }) => bookingCode),
  };
  const day = dayInVietnam(now);
  const object = { type: 'refunds', id: day };
  await writeHistory(db, { actor: actorOf(context), verb: 'refund.batch', object, after, now });
  return sheetFile({ file, title: 'Lệnh hoàn tiền', name: `lenh-hoan-${day}`, rows: [head, ...rows] });
}
