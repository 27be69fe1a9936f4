import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listInvoices, sumInvoices } from '#modules/books/queries/list-invoices.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { List } from '../../parts/list/list.tsx';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { formatMonth, lastMonth } from '../../parts/months.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { invoiceList } from './invoice-list.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { readInvoiceAddress } from './read-invoice-address.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'invoices.export');
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const today = dayInVietnam(now);
  const { address, filter } = readInvoiceAddress(new URL(request.url).search, today);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const [page, sums] = await Promise.all([listInvoices(readDb, filter, place), sumInvoices(readDb, filter)]);
  const { from, to } = filter;
  return { ...page, sums, from, to, month: lastMonth(today), now: now.toISOString() };
}

export const meta = () => [{ title: 'Hóa đơn' }];

/** What the company has to invoice, for the accountant: by default of this month. */
export default function InvoicesPage() {
  const { rows, next, previous, sums, from, to, month, now } = useLoaderData<typeof loader>();
  const about = [
    to < from ? 'ngày cuối trước ngày đầu' : formatRange(from, to),
    `${formatNumber(sums.bookings)} đặt chỗ`,
    `trước thuế ${formatVnd(sums.beforeTaxVnd)}`,
    `thuế ${formatVnd(sums.taxVnd)}`,
    `tổng ${formatVnd(sums.totalVnd)}`,
  ];
  return (
    <PageBody>
      <PageHead title="Hóa đơn" about={about.join(' · ')}>
        <ButtonLink to={`?tu=${month}-01&den=${lastDayOfMonth(month)}`}>
          Tháng trước, {formatMonth(month)}
        </ButtonLink>
      </PageHead>
      <MoneyTabs shown="/so-tien/hoa-don" />
      <List
        list={invoiceList}
        rows={rows}
        now={now}
        counts={{ 'cho-so': sums.waiting }}
        next={next}
        previous={previous}
        isLoose
        empty={
          <NoRows list={invoiceList} noun="dòng" title="Tháng này chưa có gì để xuất hóa đơn">
            Có dòng ở đây khi một đặt chỗ được xác nhận và tiền của khách đã về.
          </NoRows>
        }
      />
    </PageBody>
  );
}
