import { CheckCheck, CloudLightning, Handshake } from 'lucide-react';
import { Link } from 'react-router';
import type { DayItem } from '#modules/tasks/queries/get-day.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatClock } from '../../parts/format-moment.ts';
import { Segments } from '../../parts/segments.tsx';
import { dayParts } from './day-parts.ts';
import type { Today } from './load-today.ts';

/** Today's arrivals, departures and starting trips. */
export function DayCard({ board: { part }, day }: { board: Today; day: NonNullable<Today['day']> }) {
  const { arrivals, leaving, starting } = day.counts;
  const allHref = `/trong-ngay?ngay=${dayParts[part].slug}`;
  return (
    <Card
      title={<span id="trong-ngay">{dayParts[part].title}</span>}
      aside={
        day.counts[part].items > 0 && (
          <Link to={allHref} className="text-sm font-semibold text-sea hover:underline">
            In danh sách
          </Link>
        )
      }
    >
      <div className="border-b border-line px-2.5 py-1.5">
        <Segments
          label="Trong ngày"
          items={[
            { to: '/', title: 'Đến', count: arrivals.items, isChosen: part === 'arrivals' },
            { to: '/?ngay=di', title: 'Đi', count: leaving.items, isChosen: part === 'leaving' },
            {
              to: '/?ngay=khoi-hanh',
              title: 'Khởi hành',
              count: starting.items,
              isChosen: part === 'starting',
            },
          ]}
        />
      </div>
      {day.items.length === 0 ? (
        <Empty title="Hôm nay không có ai" />
      ) : (
        <ul>
          {day.items.map((item) => (
            <DayRow key={`${item.code}-${item.position}`} item={item} isLeaving={part === 'leaving'} />
          ))}
        </ul>
      )}
      {day.items.length < day.counts[part].items && (
        <footer className="border-t border-line px-3.5 py-2 text-sm text-ink-faint">
          {day.items.length} của {day.counts[part].items},{' '}
          <Link to={allHref} className="font-semibold text-sea hover:underline">
            xem cả danh sách
          </Link>
        </footer>
      )}
    </Card>
  );
}

export function DayRow({ item, isLeaving }: { item: DayItem; isLeaving: boolean }) {
  return (
    <li className="grid min-h-9 grid-cols-[44px_minmax(0,1.1fr)_minmax(0,1fr)_144px_116px] items-center gap-2.5 border-b border-line px-3.5 py-1 last:border-0 max-sm:grid-cols-[44px_minmax(0,1fr)_auto] max-sm:gap-y-0.5">
      <b className="tabular-nums">{isLeaving ? '–' : formatClock(item.startsAt)}</b>
      <Link
        to={`/dat-cho/${item.code}`}
        title={item.code}
        className="truncate hover:underline max-sm:whitespace-normal print:whitespace-normal"
      >
        <b className="font-semibold">{item.fullName}</b>{' '}
        <span className="text-ink-faint">· {item.guests} khách</span>
      </Link>
      <span className="truncate text-ink-soft max-sm:col-start-2 max-sm:row-start-2 max-sm:whitespace-normal print:whitespace-normal">
        {item.title}
      </span>
      <span className="justify-self-start max-sm:col-start-3 max-sm:row-start-1 max-sm:justify-self-end">
        <SupplierState state={item.state} />
      </span>
      <span className="text-right max-sm:col-start-3 max-sm:row-start-2">
        {item.balanceVnd > 0 ? (
          <b className="font-semibold text-warn tabular-nums">còn thu {formatNumber(item.balanceVnd)}</b>
        ) : (
          <span className="text-ink-faint">đủ tiền</span>
        )}
      </span>
    </li>
  );
}

function SupplierState({ state }: { state: DayItem['state'] }) {
  if (state === 'disrupted')
    return (
      <Badge tone="bad" icon={CloudLightning}>
        Gián đoạn
      </Badge>
    );
  return state === 'awaited' ? (
    <Badge tone="bad" icon={Handshake}>
      <span title="Nhà cung cấp chưa nhận">NCC chưa nhận</span>
    </Badge>
  ) : (
    <Badge tone="good" icon={CheckCheck}>
      <span title="Nhà cung cấp đã nhận">NCC đã nhận</span>
    </Badge>
  );
}
