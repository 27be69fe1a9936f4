import { Link } from 'react-router';
import type { AffiliateBooking } from '#modules/affiliates/queries/list-affiliate-bookings.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';

const looks = {
  waiting: { tone: 'mute', title: 'Chưa trả tiền' },
  booked: { tone: 'info', title: 'Chờ đi xong' },
  earned: { tone: 'good', title: 'Đã tính' },
  void: { tone: 'mute', title: 'Không tính' },
} as const;

/** The bookings made through an affiliate's links, newest first. */
export function AffiliateBookings({
  bookings,
}: {
  bookings: readonly (AffiliateBooking & { code: string })[];
}) {
  return (
    <Card title="Đặt chỗ từ liên kết">
      {bookings.length === 0 ? (
        <p className="px-3.5 py-3 text-ink-soft">Chưa có đặt chỗ nào.</p>
      ) : (
        <ul className="max-h-120 overflow-y-auto">
          {bookings.map(({ number, code, bookedAt, kinds, state, isOwn, endsOn, expectedVnd }) => (
            <li
              key={number}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="flex flex-wrap items-center gap-2">
                  <Link
                    to={`/dat-cho/${code}`}
                    className="inline-flex min-h-6 items-center font-semibold text-sea hover:underline"
                  >
                    {code}
                  </Link>
                  <Badge tone={looks[state].tone}>{isOwn ? 'Tự đặt, không tính' : looks[state].title}</Badge>
                </p>
                <p className="text-sm text-ink-soft">
                  LK{number} · {kinds.map((kind) => kindProfiles[kind].labels.one).join(', ')} · đặt{' '}
                  {formatMoment(bookedAt)}
                  {endsOn && ` · ngày cuối ${formatDay(endsOn)}`}
                </p>
              </div>
              <b className="tabular-nums">{expectedVnd.toLocaleString('vi-VN')} ₫</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
