import type { Payable } from '#modules/sales/queries/payables.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

const dongs = (amountVnd: number) => (amountVnd === 0 ? '–' : amountVnd.toLocaleString('vi-VN'));

export const payableList: ListDeclaration<Payable> = {
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
      phone: 'left',
      align: 'right',
      cell: ({ openVnd, openLines }) => (openLines > 0 ? `${dongs(openVnd)} · ${openLines} dòng` : '–'),
    },
    {
      title: 'Tài khoản',
      phone: 'none',
      isWide: true,
      cell: ({ accountNumber, bankName }) =>
        accountNumber ? `${accountNumber} · ${bankName}` : <Badge tone="warn">Chưa có</Badge>,
    },
  ],
};

function Due({ dueOn, now }: { dueOn: string; now: string }) {
  const isLate = dueOn < now.slice(0, 10);
  return isLate ? <Badge tone="bad">Quá hạn {formatDay(dueOn)}</Badge> : formatDay(dueOn);
}
