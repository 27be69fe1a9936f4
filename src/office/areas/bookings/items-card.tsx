import { CheckCheck, MessageCircleQuestionMark, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { DueClock } from '../../parts/due-clock.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { PriceLines } from '../../parts/prices/price-lines.tsx';
import { bookingAddress } from './booking-address.ts';
import type { BookingPageData } from './load-booking.ts';

type Item = BookingPageData['items'][number];

/** The purchased items line by line, and the supplier's answer. */
export function ItemsCard({ booking }: { booking: BookingPageData }) {
  return (
    <Card title="Hạng mục" aside={<Aside booking={booking} />}>
      <ul>
        {booking.items.map((item) => (
          <li
            key={item.position}
            className="grid grid-cols-[minmax(0,1fr)_110px_260px] items-center gap-3 border-b border-line px-3.5 py-2 max-md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <b>{item.title}</b>
              <p className="text-sm text-ink-soft">{whatOf(item)}</p>
              <PriceLines lines={item.lines} />
              {booking.arrivals
                .filter(({ position }) => position === item.position)
                .map((arrival) => (
                  <p key={arrival.id}>
                    <Badge tone={arrival.kind === 'late' && !arrival.acknowledgedAt ? 'warn' : 'mute'}>
                      {arrivalWords(arrival)}
                    </Badge>
                  </p>
                ))}
            </div>
            <b className="text-right">{item.amountVnd.toLocaleString('vi-VN')}</b>
            <Confirmation item={item} booking={booking} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 rounded-b-card bg-sunken px-3.5 py-2 font-semibold">
        <span>Cộng, ₫</span> <span>{booking.money.totalVnd.toLocaleString('vi-VN')}</span>
      </p>
    </Card>
  );
}

function Aside({ booking: { code, state } }: { booking: BookingPageData }) {
  const { search } = useLocation();
  const mayAdd = useMay()('booking.edit') && state === 'confirmed';
  if (!mayAdd) return <span className="text-ink-faint">mỗi dòng một nhà cung cấp</span>;
  return (
    <ButtonLink size="sm" to={bookingAddress(code, search, { viec: 'them-dich-vu' })} preventScrollReset>
      <Plus size={14} aria-hidden /> Thêm dịch vụ
    </ButtonLink>
  );
}

/** States in which nobody confirms an item any more. */
const overWords: Partial<Record<string, string>> = {
  declined: 'nhà cung cấp không nhận',
  expired: 'hết giờ giữ chỗ, chưa trả tiền',
};

const endedWords = { refunded: 'Đã trả tiền', credited: 'Đã thành tín dụng', cancelled: 'Đã hủy' };

function whatOf({ unitTitle, quantity, fromOn, toOn, adults, children }: Item): string {
  const days = fromOn === toOn ? formatDay(fromOn) : `${formatDay(fromOn)} – ${formatDay(toOn)}`;
  const party = children > 0 ? `${adults} người lớn, ${children} trẻ em` : `${adults} người`;
  return `${quantity} × ${unitTitle} · ${days} · ${party}`;
}

function arrivalWords({
  kind,
  arrivesAt,
  keptVnd,
  acknowledgedAt,
}: BookingPageData['arrivals'][number]): string {
  if (kind === 'no_show') return `Không đến, giữ lại ${(keptVnd ?? 0).toLocaleString('vi-VN')} ₫`;
  return `Đến muộn, ${formatMoment(arrivesAt ?? '')} · ${acknowledgedAt ? 'NCC đã biết' : 'NCC chưa bấm đã biết'}`;
}

function Confirmation({
  item: { confirmation, ended },
  booking: { code, now, standing, state },
}: {
  item: Item;
  booking: BookingPageData;
}) {
  const may = useMay();
  if (ended) return <Badge tone="mute">{endedWords[ended]}</Badge>;
  const askLink = standing.isAwaitingSupplier && may('supplier.remind') && (
    <Link
      to={`/cho-nha-cung-cap?tim=${code}`}
      className="inline-flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11"
    >
      Gọi, nhắc nhà cung cấp
    </Link>
  );
  const over = overWords[state];
  if (!confirmation && over) return <span className="text-ink-faint max-md:col-span-2">{over}</span>;
  if (!confirmation)
    return (
      <span className="text-ink-faint max-md:col-span-2">
        chưa xác nhận {askLink && <span className="block">{askLink}</span>}
      </span>
    );
  const isAwaited = confirmation.state === 'awaited';
  return (
    <div className="max-md:col-span-2">
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={isAwaited ? 'info' : 'good'} icon={isAwaited ? MessageCircleQuestionMark : CheckCheck}>
          {isAwaited ? 'Chờ NCC' : 'Đã nhận'}
        </Badge>
        {confirmation.by && <DueClock dueAt={confirmation.by} now={now} />}
      </span>
      <p className="text-sm text-ink-soft">{confirmation.words}</p>
      {isAwaited && askLink}
    </div>
  );
}
