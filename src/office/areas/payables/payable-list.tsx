import type { Payable } from '#modules/sales/queries/payables.ts';
import { Badge } from '../../parts/badge.tsx';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { owedColumns } from '../../parts/statements/owed-columns.tsx';

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
