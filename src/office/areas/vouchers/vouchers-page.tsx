import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listOfficeVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { useLive } from '../../app/live.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { voucherFilter } from './voucher-filter.ts';
import { voucherList } from './voucher-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const address = readListAddress(new URL(request.url).search, voucherList);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const filter = voucherFilter(address, dayInVietnam(now));
  return { ...(await listOfficeVouchers(readDb, filter, place)), now: now.toISOString() };
}

export const meta = () => [{ title: 'Phiếu và lượt quét' }];

export default function VouchersPage() {
  const { rows, next, previous, now } = useLoaderData<typeof loader>();
  useLive(['vouchers']);
  return (
    <PageBody>
      <PageHead title="Phiếu và lượt quét" />
      <List
        list={voucherList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={
          <NoRows list={voucherList} noun="phiếu" title="Hôm nay không có phiếu nào" all="?xem=tat-ca">
            <p>Khách trả tiền xong thì có phiếu; nơi cung cấp quét phiếu là lượt quét hiện ở đây.</p>
            <ButtonLink to="?xem=tat-ca" className="mt-3">
              Xem tất cả
            </ButtonLink>
          </NoRows>
        }
      />
    </PageBody>
  );
}
