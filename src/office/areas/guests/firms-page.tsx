import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type FirmFilter, listFirmRows } from '#modules/sales/queries/list-firm-rows.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { firmList } from './firm-list.tsx';

const viewOf: Readonly<Record<string, FirmFilter['view']>> = {
  'tat-ca': 'all',
  'cho-duyet': 'waiting',
  'co-han-muc': 'limited',
  'chua-dat': 'unused',
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'guest.read');
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const { view, text, after, before } = readListAddress(new URL(request.url).search, firmList);
  // A search covers firms of every state.
  const filter = { view: text ? ('all' as const) : (viewOf[view] ?? 'all'), text, now };
  const place = { after: readCursor(after), before: readCursor(before) };
  const page = await listFirmRows(readDb, filter, place);
  return { ...page, now: now.toISOString() };
}

export const meta = () => [{ title: 'Công ty của khách' }];

/** The firms that guests book for. */
export default function FirmsPage() {
  const { rows, next, previous, now } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead
        title="Công ty của khách"
        about="ai thuộc công ty nào, đặt gì, trên bao nhiêu thì quản lý duyệt"
      >
        <ButtonLink to="/khach">Tìm khách</ButtonLink>
      </PageHead>
      <List
        list={firmList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={
          <Empty title="Không có công ty nào như vậy">
            <p>Khách tự mở tài khoản công ty ở trang Tài khoản của họ.</p>
            <ButtonLink to="?xem=tat-ca" className="mt-3">
              Xem tất cả
            </ButtonLink>
          </Empty>
        }
      />
    </PageBody>
  );
}
