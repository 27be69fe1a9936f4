import type { AffiliateRow } from '#modules/affiliates/queries/list-affiliates.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Badge } from '../../parts/badge.tsx';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { owedColumns } from '../../parts/statements/owed-columns.tsx';

export const affiliateList: ListDeclaration<AffiliateRow> = {
  title: 'Tiếp thị liên kết',
  searchHint: 'Tên, mã, email, kênh…',
  views: [
    { slug: 'dang-lam', title: 'Đang làm' },
    { slug: 'con-no', title: 'Còn nợ' },
    { slug: 'chua-chot', title: 'Chưa chốt' },
    { slug: 'tam-dung', title: 'Tạm dừng' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  keyOf: ({ code }) => code,
  nameOf: ({ name }) => name,
  hrefOf: ({ code }) => `/tiep-thi/${code}`,
  columns: [
    {
      title: 'Cộng tác viên',
      phone: 'left',
      cell: ({ name, code, isActive }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <b>{name}</b> <span className="text-ink-soft">{code}</span>
          {!isActive && <Badge tone="mute">Tạm dừng</Badge>}
        </span>
      ),
    },
    {
      title: 'Bấm, 30 ngày',
      phone: 'none',
      align: 'right',
      cell: ({ clicks }) => formatNumber(clicks),
    },
    {
      title: 'Đặt, 30 ngày',
      phone: 'left',
      align: 'right',
      cell: ({ bookings }) => `${formatNumber(bookings)} đặt chỗ`,
    },
    ...owedColumns<AffiliateRow>('none'),
    {
      title: 'Tài khoản',
      phone: 'none',
      isWide: true,
      cell: ({ bankBin, lastDigits }) =>
        bankBin ? `${banks[bankBin] ?? bankBin} ****${lastDigits}` : <Badge tone="warn">Chưa có</Badge>,
    },
  ],
};
