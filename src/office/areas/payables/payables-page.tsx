import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPayables, type Payable } from '#modules/sales/queries/payables.ts';
import { dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { formatMonth, lastMonth } from '../../parts/months.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { owedColumns } from '../../parts/statements/owed-columns.tsx';
import { TransferDownloads } from '../../parts/statements/transfer-downloads.tsx';

const payableList: ListDeclaration<Payable> = {
  title: 'Công nợ nhà cung cấp',
  searchHint: 'Tên nhà cung cấp…',
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'con-no', title: 'Còn nợ' },
    { slug: 'chua-chot', title: 'Chưa chốt' },
  ],
  keyOf: ({ slug }) => slug,
  nameOf: ({ brand }) => brand,
  hrefOf: ({ slug }) => `/cong-no/${slug}`,
  columns: [
    { title: 'Nhà cung cấp', phone: 'left', cell: ({ brand }) => brand },
    ...owedColumns<Payable>('left'),
    {
      title: 'Tài khoản',
      phone: 'none',
      isWide: true,
      cell: ({ accountNumber, bankName }) =>
        accountNumber ? `${accountNumber} · ${bankName}` : <Badge tone="warn">Chưa có</Badge>,
    },
  ],
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'sale.margin');
  const { readDb, clock } = appOf(context);
  const today = dayInVietnam(clock.now());
  const month = lastMonth(today);
  const all = await listPayables(readDb, lastDayOfMonth(month));
  const { view, text } = readListAddress(new URL(request.url).search, payableList);
  const named = all.filter(({ brand }) => fold(brand).includes(fold(text)));
  const shown = named.filter(
    ({ owedVnd, openLines }) =>
      view === 'tat-ca' || (view === 'con-no' && owedVnd > 0) || (view === 'chua-chot' && openLines > 0),
  );
  const counts = {
    'con-no': all.filter(({ owedVnd }) => owedVnd > 0).length,
    'chua-chot': all.filter(({ openLines }) => openLines > 0).length,
  };
  const owedVnd = all.reduce((sum, one) => sum + Math.max(0, one.owedVnd), 0);
  return { rows: shown, isNew: all.length === 0, counts, month, owedVnd, now: `${today}T00:00:00` };
}

export const meta = () => [{ title: 'Công nợ nhà cung cấp' }];

export default function PayablesPage() {
  const { rows, isNew, counts, month, owedVnd, now } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead
        title="Công nợ nhà cung cấp"
        about={`đến hết ${formatMonth(month)} · còn nợ ${formatVnd(owedVnd)}`}
      >
        {may('payable.pay') && counts['con-no'] > 0 && (
          <TransferDownloads path="/cong-no" who="nhà cung cấp" />
        )}
      </PageHead>
      <List
        list={payableList}
        rows={rows}
        now={now}
        counts={counts}
        next={null}
        previous={null}
        empty={
          <Empty title={isNew ? 'Chưa có công nợ nào' : 'Không có nhà cung cấp nào như vậy'}>
            <p>Công nợ có từ giá vốn: đặt giá vốn hoặc hoa hồng trong trang của từng nhà cung cấp.</p>
            <ButtonLink to="/nha-cung-cap" className="mt-3">
              Nhà cung cấp
            </ButtonLink>
          </Empty>
        }
      />
    </PageBody>
  );
}
