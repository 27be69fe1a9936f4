import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listSuppliersForOffice } from '#modules/catalog/queries/suppliers.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { supplierFilter } from './supplier-filter.ts';
import { supplierList } from './supplier-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'supplier.read', 'supplier.edit');
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const address = readListAddress(new URL(request.url).search, supplierList);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const filter = supplierFilter(address, dayInVietnam(now));
  return { ...(await listSuppliersForOffice(readDb, filter, place)), now: now.toISOString() };
}

export const meta = () => [{ title: 'Nhà cung cấp' }];

export default function SuppliersPage() {
  const { rows, next, previous, now } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Nhà cung cấp">
        {may('supplier.edit') && (
          <ButtonLink to="/nha-cung-cap/moi" look="primary">
            Thêm nhà cung cấp
          </ButtonLink>
        )}
      </PageHead>
      <List
        list={supplierList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={
          <NoRows list={supplierList} noun="nhà cung cấp">
            <p>Sản phẩm nào cũng của một nhà cung cấp; công ty tự làm thì ghi chính công ty.</p>
            <ButtonLink to="/nha-cung-cap/moi" className="mt-3">
              Thêm nhà cung cấp đầu tiên
            </ButtonLink>
          </NoRows>
        }
      />
    </PageBody>
  );
}
