import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { Avatar } from '../../parts/avatar.tsx';
import {
  BookingBadge,
  type BookingStanding,
  bookingStateWords,
} from '../../parts/bookings/booking-badge.tsx';
import { formatAgo } from '../../parts/format-ago.ts';
import { formatDay, formatFullMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { bookingBulk } from './booking-bulk.ts';
import { BookingLabels } from './booking-labels.tsx';
import { SupplierAnswers } from './supplier-answers.tsx';

/** A booking in the list; instants are ISO. */
export interface ListedBooking extends BookingStanding {
  code: string;
  fullName: string;
  phone: string;
  titles: string[];
  adults: number;
  children: number;
  totalVnd: number;
  outstandingVnd: number;
  /** Whether the guest was reminded to pay today. */
  isReminded: boolean;
  changedAt: string;
  labels: string[];
  owner: { id: string; name: string } | null;
  /** The booking's address, including the list that it was opened from. */
  href?: string;
  /** ISO day in Vietnam on which the list was read. */
  today: string;
}

export const bookingList: ListDeclaration<ListedBooking> = {
  title: 'Đặt chỗ',
  searchHint: 'Mã, số điện thoại, tên, email…',
  keyOf: ({ code }) => code,
  bulk: bookingBulk,
  exportTo: { to: '/dat-cho/xuat', verb: 'booking.export' },
  hrefOf: ({ code, href }) => href ?? `/dat-cho/${code}`,
  views: [
    { slug: 'dang-mo', title: 'Đang mở' },
    { slug: 'can-lam', title: 'Cần làm' },
    { slug: 'cho-ncc', title: 'Chờ NCC' },
    { slug: 'den-hom-nay', title: 'Đến hôm nay' },
    { slug: 'con-no-tien', title: 'Còn nợ tiền' },
    { slug: 'tien-den-muon', title: 'Tiền đến muộn' },
    { slug: 'het-han', title: 'Hết hạn' },
    { slug: 'cua-toi', title: 'Của tôi' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  filters: [
    { name: 'trang-thai', title: 'Trạng thái', options: bookingStateWords },
    {
      name: 'loai',
      title: 'Loại',
      options: kindNames.map((value) => ({ value, title: kindProfiles[value].labels.one })),
    },
    { name: 'tu', title: 'Đi từ ngày' },
    { name: 'den', title: 'Đi đến ngày' },
    { name: 'cua', title: 'Sản phẩm, nhà cung cấp', isText: true },
    { name: 'nhan', title: 'Nhãn', isText: true },
  ],
  columns: [
    { title: 'Mã', text: ({ code }) => code, phone: 'left', cell: ({ code }) => code },
    {
      title: 'Khách',
      slug: 'khach',
      text: ({ fullName }) => fullName,
      phone: 'left',
      cell: ({ fullName, labels }) => (
        <span className="flex min-w-0 items-center gap-1.5">
          <b className="min-w-12 truncate">{fullName}</b> <BookingLabels labels={labels} />
        </span>
      ),
    },
    {
      title: 'Điện thoại',
      slug: 'dien-thoai',
      text: ({ phone }) => formatPhone(phone),
      phone: 'none',
      isWide: true,
      cell: ({ phone }) => formatPhone(phone),
    },
    {
      title: 'Dịch vụ · khách',
      slug: 'san-pham',
      text: ({ titles, adults, children }) => `${titles.join('; ')} · ${adults}+${children}`,
      phone: 'left',
      takesRest: true,
      cell: ({ titles, adults, children }) => <BookedProducts {...{ titles, adults, children }} />,
    },
    {
      title: 'Ngày đi',
      slug: 'ngay-di',
      text: ({ firstOn }) => firstOn ?? '',
      phone: 'left',
      cell: ({ firstOn }) => (firstOn ? formatDay(firstOn) : 'chưa chọn'),
    },
    {
      title: 'Trạng thái',
      slug: 'trang-thai',
      text: ({ state }) => bookingStateWords.find(({ value }) => value === state)?.title ?? state,
      phone: 'right',
      cell: (row) => <BookingBadge booking={row} today={row.today} />,
    },
    {
      title: 'NCC nhận',
      slug: 'ncc',
      text: ({ suppliers }) => `${suppliers.confirmed}/${suppliers.of}`,
      phone: 'none',
      isWide: true,
      cell: ({ suppliers }) => <SupplierAnswers {...suppliers} />,
    },
    {
      title: 'Tổng, ₫',
      slug: 'tong',
      text: ({ totalVnd }) => totalVnd,
      align: 'right',
      phone: 'right',
      cell: ({ totalVnd }) => <b>{formatNumber(totalVnd)}</b>,
    },
    {
      title: 'Còn thu, ₫',
      slug: 'con-thu',
      text: ({ outstandingVnd }) => outstandingVnd,
      align: 'right',
      phone: 'right',
      cell: ({ outstandingVnd }) => <OwedAmount amountVnd={outstandingVnd} />,
    },
    {
      title: 'Giữ',
      slug: 'giu',
      text: ({ owner }) => owner?.name ?? '',
      phone: 'none',
      isWidest: true,
      cell: ({ owner }) => owner && <Avatar {...owner} />,
    },
    {
      title: 'Đổi lúc',
      slug: 'doi-luc',
      text: ({ changedAt }) => formatFullMoment(changedAt),
      align: 'right',
      phone: 'none',
      isWide: true,
      cell: ({ changedAt }, now) => <span className="text-ink-soft">{formatAgo(changedAt, now)}</span>,
    },
  ],
};

/** The first product, the number of others, and the party. */
function BookedProducts({
  titles,
  adults,
  children,
}: {
  titles: readonly string[];
  adults: number;
  children: number;
}) {
  const [first = '', ...others] = titles;
  const party = children > 0 ? `${adults}+${children}` : String(adults);
  return (
    <span className="flex min-w-0">
      <span className="min-w-0 truncate">{first}</span>
      <span className="flex-none text-ink-soft">
        &nbsp;{others.length > 0 && `+${others.length} `}· {party}
      </span>
    </span>
  );
}

function OwedAmount({ amountVnd }: { amountVnd: number }) {
  if (amountVnd === 0) return <span className="max-md:hidden">–</span>;
  return (
    <b className="text-warn">
      <span className="md:hidden">còn thu </span>
      {formatNumber(amountVnd)}
    </b>
  );
}
