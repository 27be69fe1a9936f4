import type { FirmRow } from '#modules/sales/queries/list-firm-rows.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

export const firmList: ListDeclaration<FirmRow> = {
  title: 'Công ty của khách',
  searchHint: 'Tên, mã số thuế, email một người…',
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'cho-duyet', title: 'Có đơn chờ duyệt' },
    { slug: 'co-han-muc', title: 'Có hạn mức' },
    { slug: 'chua-dat', title: 'Chưa đặt' },
  ],
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/khach/cong-ty/${id}`,
  columns: [
    {
      title: 'Công ty',
      phone: 'left',
      cell: ({ name, taxCode, waiting }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <b>{name}</b> <span className="text-ink-soft">{taxCode}</span>
          {waiting > 0 && <Badge tone="warn">{waiting} chờ duyệt</Badge>}
        </span>
      ),
    },
    {
      title: 'Người',
      phone: 'left',
      align: 'right',
      cell: ({ people, managers }) => `${people} người, ${managers} quản lý`,
    },
    {
      title: 'Hạn mức duyệt',
      phone: 'none',
      align: 'right',
      cell: ({ approvalOverVnd }) => (approvalOverVnd === null ? '–' : formatVnd(approvalOverVnd)),
    },
    {
      title: 'Đặt chỗ',
      phone: 'left',
      align: 'right',
      cell: ({ bookings }) => `${bookings} đặt chỗ`,
    },
    {
      title: 'Đặt gần nhất',
      phone: 'none',
      isWide: true,
      cell: ({ lastBookedAt }) => (lastBookedAt ? formatDayMonthYear(lastBookedAt) : '–'),
    },
    {
      title: 'Đã trả, 12 tháng',
      phone: 'right',
      align: 'right',
      cell: ({ stayedVnd }) => formatVnd(stayedVnd),
    },
  ],
};
