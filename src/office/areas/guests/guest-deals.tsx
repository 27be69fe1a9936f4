import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Card } from '../../parts/card.tsx';
import { formatDayMonthYear, formatMoment } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import type { loadGuest } from './load-guest.ts';

export type ShownGuest = Awaited<ReturnType<typeof loadGuest>>;

/** A guest's bookings and enquiries, and their remaining credit. */
export function GuestDeals({ guest: { bookings, requests, others, messages } }: { guest: ShownGuest }) {
  const credits = bookings.flatMap((booking) => booking.credits);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {others.length > 0 && (
        <Notice tone="info">
          Cùng điện thoại hoặc email nhưng có thể là người khác:{' '}
          {others.map(({ code }) => (
            <Link key={code} to={`/khach/${code}`} className="mr-2 text-sea underline">
              {code}
            </Link>
          ))}
        </Notice>
      )}
      <Card title={`Đặt chỗ · ${bookings.length}`}>
        <Rows empty="Chưa đặt chỗ nào.">
          {bookings.map(({ code, titles, stateLabel, total, createdAt, consents }) => (
            <Row
              key={code}
              to={`/dat-cho/${code}`}
              code={code}
              words={titles.join(', ')}
              about={[
                formatMoment(createdAt),
                consents.length > 0 && `đồng ý ${consents.join(', ')}`,
                messages.includes(code) && 'có tin nhắn',
              ]}
              aside={formatVnd(total)}
              state={stateLabel}
            />
          ))}
        </Rows>
      </Card>
      <Card title={`Yêu cầu · ${requests.length}`}>
        <Rows empty="Chưa gửi yêu cầu nào.">
          {requests.map(({ code, kindLabel, stateLabel, createdAt }) => (
            <Row
              key={code}
              to={`/yeu-cau/${code}`}
              code={code}
              words={kindLabel}
              about={[formatMoment(createdAt)]}
              aside=""
              state={stateLabel}
            />
          ))}
        </Rows>
      </Card>
      <Card title={`Tín dụng · ${credits.length}`}>
        <Rows empty="Không có tín dụng nào.">
          {credits.map(({ code, rest, amount, validUntil }) => (
            <li key={code} className="flex gap-2 border-b border-line px-3.5 py-2 last:border-0">
              <span className="min-w-0 flex-1">{code}</span>
              <span className="text-right">
                còn {formatVnd(rest)} / {formatVnd(amount)}
                <br />
                <span className="text-sm text-ink-faint">đến {formatDayMonthYear(validUntil)}</span>
              </span>
            </li>
          ))}
        </Rows>
      </Card>
    </div>
  );
}

/** The rows of a card, or a text for none. */
export function Rows({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="px-3.5 py-3 text-ink-faint">{empty}</p>;
  return <ul className="max-h-120 overflow-y-auto">{children}</ul>;
}

function Row({
  to,
  code,
  words,
  about,
  aside,
  state,
}: {
  to: string;
  code: string;
  words: string;
  about: readonly (string | false)[];
  aside: string;
  state: string;
}) {
  return (
    <li className="flex gap-2 border-b border-line px-3.5 py-2 last:border-0">
      <span className="min-w-0 flex-1">
        <Link to={to} className="font-semibold text-sea hover:underline">
          {code}
        </Link>{' '}
        {words}
        <br />
        <span className="text-sm text-ink-faint">{about.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="flex-none text-right tabular-nums">
        {state}
        <br />
        {aside}
      </span>
    </li>
  );
}
