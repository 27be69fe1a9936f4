import { formatFullMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import type { Refund } from './load-refunds.ts';
import { refundStanding, refundStandings } from './refund-standing.ts';

/** Columns of the open refunds, used for exports; the page renders them as a queue. */
export const refundList: ListDeclaration<Refund> = {
  title: 'Hoàn tiền',
  searchHint: 'Mã đặt chỗ, tên, số điện thoại',
  keyOf: ({ id }) => id,
  exportTo: { to: '/hoan-tien/xuat', verb: 'refund.export' },
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'qua-han', title: 'Quá hạn hứa' },
  ],
  filters: [
    {
      name: 'cho',
      title: 'Đang',
      options: Object.entries(refundStandings).map(([value, title]) => ({ value, title })),
    },
  ],
  columns: (
    [
      ['Đặt chỗ', ({ bookingCode }) => bookingCode],
      ['Khách', ({ guest }) => guest],
      ['Vì', ({ causeLabel }) => causeLabel],
      ['Số tiền, ₫', ({ amountVnd }) => amountVnd],
      ['Trả về', ({ accountLabel }) => accountLabel ?? ''],
      ['Đang', (refund) => refundStandings[refundStanding(refund)]],
      ['Đề nghị', ({ requestedBy }) => requestedBy],
      ['Lúc', ({ requestedAt }) => formatFullMoment(requestedAt)],
      ['Hứa trước', ({ dueAt }) => formatFullMoment(dueAt)],
    ] satisfies [string, (refund: Refund) => string | number][]
  ).map(([title, text]) => ({ title, text, phone: 'left', cell: text })),
};
