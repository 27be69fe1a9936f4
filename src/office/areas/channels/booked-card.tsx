import { Link } from 'react-router';
import type { PartnerBooking } from '#modules/channels/partners/partner-bookings.ts';
import { bookingStateWords } from '../../parts/bookings/booking-badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';

/** Bookings of a partner by the API, newest first, each with a link to its page. */
export function BookedCard({
  bookings,
  hasMore,
  page,
}: {
  bookings: PartnerBooking[];
  hasMore: boolean;
  page: number;
}) {
  return (
    <Card title="Đặt chỗ của đối tác">
      {bookings.length === 0 ? (
        <p className="px-3.5 py-3 text-ink-faint">
          {page > 1 ? 'Không còn đặt chỗ nào trước đó.' : 'Đối tác chưa đặt gì bằng khóa thật.'}
        </p>
      ) : (
        <ul>
          {bookings.map((booking) => (
            <BookingRow key={booking.code} booking={booking} />
          ))}
        </ul>
      )}
      {(page > 1 || hasMore) && (
        <nav aria-label="Trang đặt chỗ" className="flex gap-2 border-t border-line px-3.5 py-2.5">
          {page > 1 && <ButtonLink to={`?trang=${page - 1}`}>Mới hơn</ButtonLink>}
          {hasMore && <ButtonLink to={`?trang=${page + 1}`}>Cũ hơn</ButtonLink>}
        </nav>
      )}
    </Card>
  );
}

function BookingRow({ booking }: { booking: PartnerBooking }) {
  const { code, state, titles, firstOn, totalVnd, madeAt, keyTitle } = booking;
  const [first = '', ...others] = titles;
  const standing = bookingStateWords.find(({ value }) => value === state)?.title ?? state;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={`/dat-cho/${code}`}
        className="flex min-h-11 flex-wrap items-center gap-x-3 px-3.5 py-1.5 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 basis-52">
          <b>{code}</b> {first}
          {others.length > 0 && ` +${others.length}`}
          <span className="block text-sm text-ink-faint">
            {formatMoment(madeAt)} · khóa {keyTitle}
            {firstOn && ` · đi ${formatDay(firstOn)}`}
          </span>
        </span>
        <span className="text-sm text-ink-soft">{standing}</span>
        <b className="tabular-nums">{totalVnd.toLocaleString('vi-VN')} ₫</b>
      </Link>
    </li>
  );
}
