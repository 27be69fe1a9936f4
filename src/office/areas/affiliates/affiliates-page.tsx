import { Plus } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  type AffiliateRow,
  isAffiliateNamed,
  listAffiliates,
} from '#modules/affiliates/queries/list-affiliates.ts';
import { dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { formatMonth, lastMonth } from '../../parts/months.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { TransferDownloads } from '../../parts/statements/transfer-downloads.tsx';
import { affiliateList } from './affiliate-list.tsx';

const views: Readonly<Record<string, (row: AffiliateRow) => boolean>> = {
  'dang-lam': ({ isActive }) => isActive,
  'con-no': ({ owedVnd }) => owedVnd > 0,
  'chua-chot': ({ openLines }) => openLines > 0,
  'tam-dung': ({ isActive }) => !isActive,
  'tat-ca': () => true,
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'affiliate.read');
  const { readDb, clock } = appOf(context);
  const today = dayInVietnam(clock.now());
  const month = lastMonth(today);
  const all = await listAffiliates(readDb, { lastOn: lastDayOfMonth(month), today });
  const { view, text } = readListAddress(new URL(request.url).search, affiliateList);
  // A search covers affiliates of every status.
  const isShown = text
    ? (row: AffiliateRow) => isAffiliateNamed(row, text)
    : (views[view] ?? views['dang-lam']);
  const counts = Object.fromEntries(
    ['con-no', 'chua-chot'].map((slug) => [slug, all.filter((row) => views[slug]?.(row)).length]),
  );
  return {
    rows: all.filter((row) => isShown?.(row)),
    isNew: all.length === 0,
    counts,
    month,
    owedVnd: all.reduce((sum, one) => sum + Math.max(0, one.owedVnd), 0),
    now: `${today}T00:00:00`,
  };
}

export const meta = () => [{ title: 'Tiếp thị liên kết' }];

export default function AffiliatesPage() {
  const { rows, isNew, counts, month, owedVnd, now } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead
        title="Tiếp thị liên kết"
        about={`hoa hồng đến hết ${formatMonth(month)} · còn nợ ${formatVnd(owedVnd)}`}
      >
        {may('affiliate.pay') && (counts['con-no'] ?? 0) > 0 && (
          <TransferDownloads path="/tiep-thi" who="cộng tác viên" />
        )}
        {may('affiliate.edit') && (
          <ButtonLink to="/tiep-thi/moi" look="primary">
            <Plus size={16} aria-hidden /> Thêm cộng tác viên
          </ButtonLink>
        )}
      </PageHead>
      <List
        list={affiliateList}
        rows={rows}
        now={now}
        counts={counts}
        next={null}
        previous={null}
        empty={
          <Empty title={isNew ? 'Chưa có cộng tác viên nào' : 'Không có cộng tác viên nào như vậy'}>
            <p>Người xin hợp tác qua trang Tiếp thị liên kết nằm ở Yêu cầu, loại Hợp tác.</p>
            <ButtonLink to={isNew ? '/yeu-cau' : '?xem=tat-ca'} className="mt-3">
              {isNew ? 'Mở Yêu cầu' : 'Xem tất cả'}
            </ButtonLink>
          </Empty>
        }
      />
    </PageBody>
  );
}
