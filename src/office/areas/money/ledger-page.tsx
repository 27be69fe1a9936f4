import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listLedger, sumLedger } from '#modules/books/queries/list-ledger.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useLive } from '../../app/live.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ledgerList } from './ledger-list.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { readLedgerAddress } from './read-ledger-address.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'books.reconcile');
  const { readDb, clock } = appOf(context);
  const { address, filter } = readLedgerAddress(new URL(request.url).search);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const isFiltered = Object.values(filter).some(Boolean);
  const [page, sum] = await Promise.all([
    listLedger(readDb, filter, place),
    isFiltered ? sumLedger(readDb, filter) : null,
  ]);
  return { ...page, sum, now: clock.now().toISOString() };
}

export const meta = () => [{ title: 'Sổ cái' }];

export default function LedgerPage() {
  const { rows, next, previous, sum, now } = useLoaderData<typeof loader>();
  useLive(['money']);
  const about = sum && `${sum.count} dòng · vào ${formatVnd(sum.inVnd)} · ra ${formatVnd(-sum.outVnd)}`;
  return (
    <PageBody>
      <PageHead title="Sổ cái" about={about} />
      <MoneyTabs shown="/so-tien/so-cai" />
      <List
        list={ledgerList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={<Empty title="Không có bút toán nào như vậy">Thử bỏ bớt bộ lọc.</Empty>}
      />
    </PageBody>
  );
}
