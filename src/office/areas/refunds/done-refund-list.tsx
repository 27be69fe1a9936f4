import type { DoneRefund, DoneRefundFilter } from '#modules/booking/board/list-bookings.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import type { ListAddress, ListDeclaration } from '../../parts/list/types.ts';

/** Instants are dates on the server and ISO texts in the browser. */
type Shown = Omit<DoneRefund, 'requestedAt' | 'endedAt'> & {
  requestedAt: Date | string;
  endedAt: Date | string;
};

const channelNames: Readonly<Record<string, string>> = {
  vnpay: 'VNPay',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  credit: 'Tín dụng',
  bank_transfer: 'Chuyển tay',
};

const iso = (at: Date | string) => new Date(at).toISOString();
const causeOf = ({ causeLabel }: Shown) => causeLabel;
const outcomeOf = ({ isPaid }: Shown) => (isPaid ? 'Đã trả' : 'Từ chối');
const waysOf = ({ channels }: Shown) =>
  channels.map((channel) => channelNames[channel] ?? channel).join(', ');

/** Refunds that are over. */
export const doneRefundList: ListDeclaration<Shown> = {
  title: 'Hoàn tiền đã xong',
  searchHint: 'Mã đặt chỗ, tên, số điện thoại',
  keyOf: ({ id }) => id,
  nameOf: ({ bookingCode }) => bookingCode,
  hrefOf: ({ bookingCode }) => `/dat-cho/${bookingCode}`,
  exportTo: { to: '/hoan-tien/xuat-da-xong', verb: 'refund.export' },
  views: [
    { slug: 'da-tra', title: 'Đã trả' },
    { slug: 'tu-choi', title: 'Từ chối' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  filters: [
    { name: 'tu', title: 'Xong từ ngày' },
    { name: 'den', title: 'Xong đến ngày' },
  ],
  columns: [
    {
      title: 'Đặt chỗ',
      text: ({ bookingCode }) => bookingCode,
      phone: 'left',
      cell: ({ bookingCode }) => bookingCode,
    },
    {
      title: 'Khách',
      text: ({ guest }) => guest,
      phone: 'left',
      takesRest: true,
      cell: ({ guest }) => <span className="block truncate">{guest}</span>,
    },
    { title: 'Vì', slug: 'vi', text: causeOf, phone: 'left', cell: causeOf },
    {
      title: 'Số tiền',
      text: ({ amountVnd }) => amountVnd,
      align: 'right',
      phone: 'right',
      cell: ({ amountVnd }) => <b>{formatVnd(amountVnd)}</b>,
    },
    { title: 'Trả qua', slug: 'qua', text: waysOf, phone: 'none', cell: (row) => waysOf(row) || '–' },
    {
      title: 'Chứng từ',
      slug: 'chung-tu',
      text: ({ evidence }) => evidence,
      phone: 'none',
      isWide: true,
      cell: ({ evidence }) => <span className="block max-w-40 truncate">{evidence || '–'}</span>,
    },
    {
      title: 'Đề nghị',
      slug: 'de-nghi',
      text: ({ requestedAt }) => iso(requestedAt),
      phone: 'none',
      isWide: true,
      cell: ({ requestedAt }) => formatDayMonthYear(requestedAt),
    },
    {
      title: 'Hứa trước',
      slug: 'hua',
      text: ({ promisedOn }) => promisedOn,
      phone: 'none',
      isWide: true,
      cell: ({ promisedOn }) => formatDayMonthYear(promisedOn),
    },
    {
      title: 'Xong',
      text: ({ endedAt }) => iso(endedAt),
      phone: 'right',
      cell: ({ endedAt }) => <span className="text-ink-soft">{formatDayMonthYear(endedAt)}</span>,
    },
    {
      title: 'Kết quả',
      text: outcomeOf,
      phone: 'right',
      cell: (row) => <Badge tone={row.isPaid ? 'good' : 'mute'}>{outcomeOf(row)}</Badge>,
    },
  ],
};

const viewOf: Readonly<Record<string, DoneRefundFilter['view']>> = { 'tu-choi': 'rejected', 'tat-ca': 'all' };

/** The filter for an address of the list. */
export function doneRefundFilter({ view, text, filters }: ListAddress): DoneRefundFilter {
  return { view: viewOf[view] ?? 'paid', text, fromOn: filters.tu, untilOn: filters.den };
}
