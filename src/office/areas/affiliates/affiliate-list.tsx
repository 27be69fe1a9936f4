import type { AffiliateRow } from '#modules/affiliates/queries/list-affiliates.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

const dongs = (amountVnd: number) => (amountVnd === 0 ? '–' : amountVnd.toLocaleString('vi-VN'));

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
    {
      title: 'Còn nợ, ₫',
      phone: 'right',
      align: 'right',
      cell: ({ owedVnd }) => <b>{dongs(owedVnd)}</b>,
    },
    {
      title: 'Hạn trả',
      phone: 'right',
      align: 'right',
      cell: ({ dueOn }, now) => (dueOn ? <Due dueOn={dueOn} now={now} /> : '–'),
    },
    {
      title: 'Chưa chốt, ₫',
      phone: 'none',
      align: 'right',
      cell: ({ openVnd, openLines }) => (openLines > 0 ? `${dongs(openVnd)} · ${openLines} dòng` : '–'),
    },
    {
      title: 'Tài khoản',
      phone: 'none',
      isWide: true,
      cell: ({ bankBin, lastDigits }) =>
        bankBin ? `${banks[bankBin] ?? bankBin} ****${lastDigits}` : <Badge tone="warn">Chưa có</Badge>,
    },
  ],
};

function Due({ dueOn, now }: { dueOn: string; now: string }) {
  const isLate = dueOn < now.slice(0, 10);
  return isLate ? <Badge tone="bad">Quá hạn {formatDay(dueOn)}</Badge> : formatDay(dueOn);
}
