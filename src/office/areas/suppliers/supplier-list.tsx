import { Mail, MailX } from 'lucide-react';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

/** A supplier in the list; days are ISO. */
export interface ListedSupplier {
  slug: string;
  brand: string;
  kinds: string[];
  email: string;
  phone: string;
  licenceUntil: string | null;
  products: number;
  status: boolean;
}

export const supplierList: ListDeclaration<ListedSupplier> = {
  title: 'Nhà cung cấp',
  searchHint: 'Tên, email, số điện thoại…',
  keyOf: ({ slug }) => slug,
  hrefOf: ({ slug }) => `/nha-cung-cap/${slug}`,
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'thieu-thu', title: 'Thiếu email' },
    { slug: 'giay-phep', title: 'Giấy phép sắp hết' },
  ],
  filters: [
    {
      name: 'loai',
      title: 'Loại',
      options: Object.entries(kindProfiles).map(([value, { labels }]) => ({ value, title: labels.one })),
    },
  ],
  exportTo: { to: '/nha-cung-cap/xuat', verb: 'supplier.export' },
  columns: [
    {
      title: 'Tên',
      text: ({ brand }) => brand,
      phone: 'left',
      takesRest: true,
      cell: (row) => <Brand {...row} />,
    },
    {
      title: 'Loại',
      slug: 'loai',
      text: ({ kinds }) => kinds.map(kindTitle).join(', '),
      phone: 'left',
      cell: ({ kinds }) => kinds.map(kindTitle).join(', '),
    },
    {
      title: 'Nhận đặt chỗ qua',
      slug: 'email',
      text: ({ email }) => email,
      phone: 'left',
      cell: ({ email }) =>
        email ? (
          <span className="inline-flex items-center gap-1.5">
            <Mail size={14} aria-hidden className="flex-none text-ink-faint" />
            {email}
          </span>
        ) : (
          <Badge tone="warn" icon={MailX}>
            Chưa có email
          </Badge>
        ),
    },
    {
      title: 'Điện thoại',
      slug: 'dien-thoai',
      text: ({ phone }) => formatPhone(phone),
      phone: 'right',
      cell: ({ phone }) => (phone ? formatPhone(phone) : '–'),
    },
    {
      title: 'Giấy phép đến',
      slug: 'giay-phep',
      text: ({ licenceUntil }) => licenceUntil ?? '',
      phone: 'none',
      cell: ({ licenceUntil }) => (licenceUntil ? formatDayMonthYear(licenceUntil) : '–'),
    },
    {
      title: 'Sản phẩm',
      slug: 'san-pham',
      text: ({ products }) => products,
      align: 'right',
      phone: 'none',
      cell: ({ products }) => products,
    },
  ],
};

function kindTitle(kind: string): string {
  return kind in kindProfiles ? kindProfiles[kind as keyof typeof kindProfiles].labels.one : kind;
}

function Brand({ brand, status }: ListedSupplier) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <b>{brand}</b>
      {!status && <Badge tone="mute">Ngừng hợp tác</Badge>}
    </span>
  );
}
