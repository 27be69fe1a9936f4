import type { OfficeVoucher } from '#modules/vouchers/queries/list-vouchers.ts';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { VoucherBadge } from './voucher-badge.tsx';

export const voucherList: ListDeclaration<OfficeVoucher> = {
  title: 'Phiếu và lượt quét',
  searchHint: 'Mã phiếu hoặc mã đặt chỗ, DV26A7K9Q…',
  keyOf: ({ code }) => code,
  hrefOf: ({ code }) => `/phieu/${code}`,
  views: [
    { slug: 'hom-nay', title: 'Dùng hôm nay' },
    { slug: 'can-xem', title: 'Cần xem lại' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  filters: [
    { name: 'cua', title: 'Sản phẩm, nhà cung cấp', isText: true },
    { name: 'tu', title: 'Dùng từ ngày' },
    { name: 'den', title: 'Dùng đến ngày' },
  ],
  exportTo: { to: '/phieu/xuat', verb: 'booking.export' },
  columns: [
    { title: 'Mã phiếu', text: ({ code }) => code, phone: 'left', cell: ({ code }) => <b>{code}</b> },
    {
      title: 'Dịch vụ',
      slug: 'dich-vu',
      text: ({ title }) => title,
      phone: 'left',
      takesRest: true,
      cell: ({ title }) => title,
    },
    {
      title: 'Nhà cung cấp',
      slug: 'ncc',
      text: ({ supplier }) => supplier,
      phone: 'none',
      isWide: true,
      cell: ({ supplier }) => supplier,
    },
    {
      title: 'Dùng ngày',
      slug: 'ngay',
      text: ({ validFrom, validUntil }) =>
        validFrom === validUntil ? validFrom : `${validFrom} – ${validUntil}`,
      phone: 'left',
      cell: ({ validFrom, validUntil }) =>
        validFrom === validUntil ? formatDay(validFrom) : `${formatDay(validFrom)}–${formatDay(validUntil)}`,
    },
    {
      title: 'Trạng thái',
      slug: 'trang-thai',
      text: ({ stateLabel }) => stateLabel,
      phone: 'right',
      cell: (voucher) => <VoucherBadge voucher={voucher} />,
    },
    {
      title: 'Quét',
      slug: 'quet',
      text: ({ admits, admitted }) => `${admitted}/${admits}`,
      phone: 'right',
      cell: ({ usedAt, scannedBy, admits, admitted }) =>
        usedAt ? `${scannedBy}, ${formatMoment(usedAt)}${admits > 1 ? ` · ${admitted}/${admits}` : ''}` : '–',
    },
    {
      title: 'Khách',
      slug: 'khach',
      text: ({ pax }) => pax,
      align: 'right',
      phone: 'none',
      cell: ({ pax }) => pax,
    },
  ],
};
