import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listDoneRefunds } from '#modules/booking/board/list-bookings.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { doneRefundFilter, doneRefundList } from './done-refund-list.tsx';
import { refundRights } from './refund-rights.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, ...refundRights);
  const { readDb, clock } = appOf(context);
  const address = readListAddress(new URL(request.url).search, doneRefundList);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const page = await listDoneRefunds(readDb, doneRefundFilter(address), place);
  return { ...page, now: clock.now().toISOString() };
}

export const meta = () => [{ title: 'Hoàn tiền đã xong' }];

/** What was paid back or rejected, for whoever asks later. */
export default function DoneRefundsPage() {
  const { rows, next, previous, now } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Hoàn tiền đã xong" about="đã trả cho khách hoặc đã từ chối, mới xong trước">
        <ButtonLink to="/hoan-tien">Khoản đang chờ</ButtonLink>
      </PageHead>
      <List
        list={doneRefundList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        isLoose
        empty={
          <NoRows list={doneRefundList} noun="khoản hoàn" title="Chưa trả khoản nào" all="?xem=tat-ca">
            Khoản hoàn tới nơi thì chuyển sang đây.
          </NoRows>
        }
      />
    </PageBody>
  );
}
