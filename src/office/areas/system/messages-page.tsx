import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listProviderMessages, type ProviderMessage } from '#modules/books/queries/list-provider-messages.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useLive } from '../../app/live.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Empty } from '../../parts/empty.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { SystemTabs } from './system-tabs.tsx';

type Listed = Omit<ProviderMessage, 'receivedAt' | 'handledAt'> & {
  receivedAt: Date | string;
  handledAt: Date | string | null;
};

const messageList: ListDeclaration<Listed> = {
  title: 'Tin thanh toán',
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'chua-xu-ly', title: 'Chưa xử lý' },
  ],
  filters: [
    {
      name: 'noi',
      title: 'Nơi gửi',
      options: [
        { value: 'bank', title: 'Ngân hàng' },
        { value: 'vnpay', title: 'VNPay' },
        { value: 'momo', title: 'MoMo' },
        { value: 'zalopay', title: 'ZaloPay' },
        { value: 'office', title: 'Quầy' },
      ],
    },
  ],
  keyOf: ({ id }) => String(id),
  columns: [
    { title: 'Đến lúc', phone: 'left', cell: ({ receivedAt }) => formatMoment(receivedAt) },
    { title: 'Nơi gửi', phone: 'left', cell: ({ provider }) => <b>{provider}</b> },
    {
      title: 'Mã của nơi gửi',
      phone: 'left',
      cell: ({ providerTxnId }) => <span className="block max-w-72 truncate">{providerTxnId}</span>,
    },
    {
      title: 'Số tiền',
      align: 'right',
      phone: 'right',
      cell: ({ amountVnd }) => (amountVnd === null ? 'không phải tiền' : formatVnd(amountVnd)),
    },
    { title: 'Kết quả', phone: 'right', cell: ({ outcome }) => outcome },
    {
      title: 'Xử lý lúc',
      phone: 'none',
      isWide: true,
      cell: ({ handledAt }) => (handledAt ? formatMoment(handledAt) : 'chưa'),
    },
    {
      title: 'Nội dung',
      phone: 'right',
      cell: ({ id }) => (
        <Link to={`/he-thong/mo/tin/${id}`} className="font-semibold text-sea">
          Mở tin {id}
        </Link>
      ),
    },
    {
      title: 'Sổ tiền',
      phone: 'none',
      cell: ({ id, amountVnd }) =>
        amountVnd !== null && (
          <Link to={`/so-tien?xem=tat-ca&tin=${id}`} className="font-semibold text-sea">
            Xem tin {id}
          </Link>
        ),
    },
  ],
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'system.run');
  const { db, clock } = appOf(context);
  const { view, filters, after, before } = readListAddress(new URL(request.url).search, messageList);
  const filter = { provider: filters.noi, isOpen: view === 'chua-xu-ly' };
  const place = { after: readCursor(after), before: readCursor(before) };
  return { ...(await listProviderMessages(db, filter, place)), now: clock.now().toISOString() };
}

export const meta = () => [{ title: 'Tin thanh toán' }];

export default function MessagesPage() {
  const { rows, now, next, previous } = useLoaderData<typeof loader>();
  useLive(['money']);
  return (
    <PageBody>
      <PageHead title="Tin thanh toán" about="tin của ngân hàng và cổng thanh toán, như đã đến" />
      <SystemTabs shown="/he-thong/tin" />
      <List
        list={messageList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={<Empty title="Không có tin nào như vậy">Tin mới tự hiện ở đây.</Empty>}
      />
    </PageBody>
  );
}
