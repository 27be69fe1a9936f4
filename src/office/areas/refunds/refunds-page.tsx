import { FileSpreadsheet } from 'lucide-react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { z } from 'zod';
import { listOpenBookingRefunds } from '#modules/booking/cancellation/booking-refunds.ts';
import { banksByName } from '#modules/payments/refunds/banks.ts';
import type { App } from '#platform/app.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { ButtonLink, buttonClass } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress, writeListAddress } from '../../parts/list/list-address.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { DayBars } from './day-bars.tsx';
import { loadRefunds } from './load-refunds.ts';
import { refundList } from './refund-list.ts';
import { RefundPanel } from './refund-panel.tsx';
import { RefundQueue } from './refund-queue.tsx';
import { refundRights } from './refund-rights.ts';
import { runRefundAction } from './run-refund-action.ts';

const actions: Readonly<Record<string, string>> = {
  approve: 'duyệt hoàn',
  transfer: 'ghi là đã chuyển',
  account: 'đổi tài khoản nhận của khoản hoàn',
};

/** What a refund's form does, with its amount and booking, as it is confirmed. */
async function describeRefundChange({ db }: Pick<App, 'db'>, form: FormData): Promise<string> {
  const action = ownValue(actions, String(form.get('do'))) ?? 'đổi khoản hoàn';
  const id = z.uuid().safeParse(form.get('refund'));
  const [refund] = id.success ? await listOpenBookingRefunds(db, null, [id.data]) : [];
  return refund
    ? `${action} ${formatVnd(refund.amountVnd)} cho ${refund.bookingCode}`
    : `${action} tiền cho khách`;
}

/** Actions that release money, or set the account it is paid to. */
const movesMoney = new Set(['approve', 'transfer', 'account']);

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, ...refundRights);
  const { search, searchParams: query } = new URL(request.url);
  const address = readListAddress(search, refundList);
  const chosen = { address, chosenId: query.get('ma'), opensAccount: query.get('mo') === 'tai-khoan' };
  const bankNames = banksByName.map(([bin, name]) => ({ bin, name }));
  return { ...(await loadRefunds(appOf(context), actorOf(context), chosen)), bankNames };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  if (movesMoney.has(String(form.get('do'))))
    await requireFresh(context, request, form, () => describeRefundChange(appOf(context), form));
  return runRefundAction(appOf(context), actorOf(context), form);
}

export const meta = () => [{ title: 'Hoàn tiền' }];

export default function RefundsPage() {
  const { refunds, next, previous, figures, chosen, now, bankNames } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['refunds']);
  const address = readListAddress(useLocation().search, refundList);
  const base = writeListAddress(address, refundList, { after: address.after, before: address.before });
  return (
    <PageBody>
      <PageHead
        title="Hoàn tiền"
        about={`${figures.count.toLocaleString('vi-VN')} khoản · ${formatVnd(figures.totalVnd)}`}
      >
        <ButtonLink to="/hoan-tien/da-xong">Đã xong</ButtonLink>
        {figures.transfers > 0 && may('refund.pay') && (
          <a href="/quan-tri/hoan-tien/tep/lenh-hoan.xlsx" download className={buttonClass('plain')}>
            <FileSpreadsheet size={16} aria-hidden /> Tệp ngân hàng, {figures.transfers} khoản
          </a>
        )}
      </PageHead>
      <ReplyNotice reply={reply} />
      <Figures />
      <List
        list={refundList}
        rows={refunds}
        now={now}
        next={next}
        previous={previous}
        empty={
          figures.count === 0 ? (
            <Empty title="Mọi khoản đã trả xong">Khoản hoàn mới tự hiện ở đây.</Empty>
          ) : (
            <Empty title="Không có khoản nào như vậy">Thử bỏ bớt bộ lọc.</Empty>
          )
        }
      >
        {(shown, steady) => (
          <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-3 max-lg:grid-cols-1">
            <div className={classNames('min-w-0', chosen && 'max-lg:order-last')}>
              <RefundQueue refunds={shown} {...steady} chosenId={chosen?.id ?? null} base={base} now={now} />
            </div>
            {chosen && (
              <RefundPanel key={chosen.id} refund={chosen} reply={reply} bankNames={bankNames} now={now} />
            )}
          </div>
        )}
      </List>
    </PageBody>
  );
}

function Figures() {
  const {
    median,
    bars,
    figures: { late, waiting, accountless },
  } = useLoaderData<typeof loader>();
  const days = median.days?.toLocaleString('vi-VN', { maximumFractionDigits: 1 });
  const shown: [title: string, value: string, note: string, look: string][] = [
    [
      'Trung vị tháng này',
      days ? `${days} ngày` : 'chưa có',
      `${median.count} khoản đã tới nơi`,
      'text-good',
    ],
    ['Quá hạn hứa', late.toLocaleString('vi-VN'), 'đã qua ngày hứa với khách', late ? 'text-bad' : ''],
    ['Chờ người duyệt', waiting.toLocaleString('vi-VN'), 'hai người khác nhau', waiting ? 'text-warn' : ''],
    [
      'Thiếu tài khoản',
      accountless.toLocaleString('vi-VN'),
      'khách chưa cho biết',
      accountless ? 'text-warn' : '',
    ],
  ];
  return (
    <dl className="grid grid-cols-[repeat(4,minmax(0,1fr))_minmax(220px,1.4fr)] rounded-card border border-line bg-surface max-lg:grid-cols-4 max-sm:grid-cols-2">
      {shown.map(([title, value, note, look]) => (
        <div key={title} className="border-line px-3.5 py-2 not-first:border-l max-sm:odd:border-l-0">
          <dt className="text-sm text-ink-soft">{title}</dt>
          <dd className={classNames('text-lg font-semibold', look)}>{value}</dd>
          <dd className="text-sm text-ink-faint">{note}</dd>
        </div>
      ))}
      <DayBars bars={bars} />
    </dl>
  );
}
