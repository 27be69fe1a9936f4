import { CalendarClock, ScrollText } from 'lucide-react';
import type { FieldOption } from '#modules/catalog/editing/content-field.ts';
import type {
  ListedProduct,
  OfficeProductFilter,
} from '#modules/catalog/editing/list-products-for-office.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatDayMonthYear, formatMoment } from '../../parts/format-moment.ts';
import type { ListAddress, ListDeclaration } from '../../parts/list/types.ts';
import { productStates } from './product-states.ts';

/** A product as sent to the page. */
type Listed = Omit<ListedProduct, 'updatedAt' | 'publishAt'> & {
  updatedAt: Date | string;
  publishAt: Date | string | null;
};

export const productBulk = [
  { name: 'dang', title: 'Đưa lên trang', verb: 'catalogue.publish' },
  { name: 'go', title: 'Gỡ khỏi trang', verb: 'catalogue.withdraw' },
] as const;

const stateOfView: Readonly<Record<string, OfficeProductFilter['state']>> = {
  'dang-ban': 'published',
  nhap: 'draft',
  'chua-dang': 'new',
  hen: 'scheduled',
  'da-go': 'withdrawn',
  'het-giay-phep': 'licence',
};

/** List declaration of products, which can be filtered by place and supplier. */
export function productList({
  provinces,
  suppliers,
}: {
  provinces: FieldOption[];
  suppliers: FieldOption[];
}): ListDeclaration<Listed> {
  return {
    title: 'Sản phẩm',
    noun: 'sản phẩm',
    searchHint: 'Tên, mã, điểm đến…',
    keyOf: ({ id }) => String(id),
    nameOf: ({ title }) => title,
    hrefOf: ({ id }) => `/san-pham/${id}`,
    bulk: productBulk,
    views: [
      { slug: 'tat-ca', title: 'Tất cả' },
      { slug: 'dang-ban', title: 'Đang bán' },
      { slug: 'nhap', title: 'Có bản nháp' },
      { slug: 'chua-dang', title: 'Chưa đăng' },
      { slug: 'hen', title: 'Hẹn giờ' },
      { slug: 'da-go', title: 'Đã gỡ' },
      { slug: 'het-giay-phep', title: 'Nhà cung cấp hết giấy phép' },
    ],
    filters: [
      {
        name: 'loai',
        title: 'Loại',
        options: Object.entries(kindProfiles).map(([value, { labels }]) => ({ value, title: labels.one })),
      },
      { name: 'tinh', title: 'Tỉnh, thành', options: provinces },
      { name: 'nha-cung-cap', title: 'Nhà cung cấp', options: suppliers },
    ],
    columns: [
      {
        title: 'Tên',
        phone: 'left',
        takesRest: true,
        cell: ({ title }) => (
          <b className="block truncate max-md:line-clamp-2 max-md:whitespace-normal">{title}</b>
        ),
      },
      { title: 'Mã', slug: 'ma', phone: 'none', cell: ({ code }) => code },
      { title: 'Loại', slug: 'loai', phone: 'left', cell: ({ kind }) => kindProfiles[kind].labels.one },
      { title: 'Ở đâu', slug: 'noi', phone: 'left', cell: ({ place }) => place || '–' },
      {
        title: 'Nhà cung cấp',
        slug: 'nha-cung-cap',
        phone: 'none',
        isWide: true,
        cell: ({ supplier }) => supplier,
      },
      { title: 'Trạng thái', slug: 'trang-thai', phone: 'right', cell: (row) => <StateBadges {...row} /> },
      { title: 'Hạng', slug: 'hang', align: 'right', phone: 'none', cell: ({ units }) => units || '–' },
      {
        title: 'Giá từ',
        slug: 'gia',
        align: 'right',
        phone: 'right',
        cell: ({ priceVnd }) => (priceVnd > 0 ? formatVnd(priceVnd) : 'chưa có'),
      },
      {
        title: 'Sửa lúc',
        slug: 'sua',
        align: 'right',
        phone: 'none',
        isWide: true,
        cell: ({ updatedAt }) => formatDayMonthYear(updatedAt),
      },
    ],
  };
}

function StateBadges({ state, hasDraft, publishAt, licenceEndedOn }: Listed) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={productStates[state].tone}>{productStates[state].title}</Badge>
      {licenceEndedOn && state === 'published' && (
        <Badge tone="bad" icon={ScrollText}>
          Hết giấy phép
        </Badge>
      )}
      {hasDraft && state !== 'new' && <Badge tone="info">Có bản nháp</Badge>}
      {publishAt && (
        <Badge tone="wait" icon={CalendarClock}>
          {formatMoment(publishAt)}
        </Badge>
      )}
    </span>
  );
}

/** The filter for an address of the list. */
export function productFilter({ view, text, filters }: ListAddress): OfficeProductFilter {
  return {
    text,
    state: stateOfView[view],
    kind: filters.loai,
    province: filters.tinh,
    supplier: filters['nha-cung-cap'],
  };
}
