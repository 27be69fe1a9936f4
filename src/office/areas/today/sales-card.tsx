import { TrendingDown, TrendingUp } from 'lucide-react';
import { weekdayOf } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import type { Today } from './load-today.ts';
import { SalesChart } from './sales-chart.tsx';

type Sales = NonNullable<Today['sales']>;

const weekdays = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'];

/** Sales of today up to this hour, compared with the same weekday of last week. */
export function SalesCard({ sales, now, today }: { sales: Sales; now: Date; today: string }) {
  const change = changeOf(sales.todayVnd, sales.lastWeekVnd);
  const most = Math.max(1, ...sales.kinds.map(({ todayVnd }) => todayVnd));
  return (
    <Card title="Bán hôm nay">
      <div className="px-3.5 pt-2 pb-2.5">
        <p className="flex flex-wrap items-center gap-x-2">
          <b className="text-xl tracking-tight">{formatVnd(sales.todayVnd)}</b>
          {change !== null && (
            <Badge tone={change < 0 ? 'bad' : 'good'} icon={change < 0 ? TrendingDown : TrendingUp}>
              {signed(change)}
            </Badge>
          )}
          <span className="text-sm text-ink-faint">
            so với {weekdays[weekdayOf(today) - 1]} tuần trước cùng giờ ({formatVnd(sales.lastWeekVnd)})
          </span>
        </p>
        <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)_172px] gap-3.5 max-sm:grid-cols-1">
          <SalesChart sales={sales} now={now} />
          <ul>
            {sales.kinds.slice(0, 5).map(({ title, todayVnd, lastWeekVnd }) => (
              <li key={title} className="text-sm">
                <p className="grid grid-cols-[1fr_auto_44px] gap-1.5 leading-[17px]">
                  <span className="truncate">{title}</span>
                  <b className="tabular-nums">{formatNumber(Math.round(todayVnd / 1000))}</b>
                  <Change percent={changeOf(todayVnd, lastWeekVnd)} />
                </p>
                <span className="mb-1 block h-1 rounded-full bg-mute-soft">
                  <span
                    className="block h-1 rounded-full bg-chart"
                    style={{ width: `${Math.round((todayVnd / most) * 100)}%` }}
                  />
                </span>
              </li>
            ))}
            <li className="text-right text-sm text-ink-faint">nghìn ₫ · {sales.bookings} đơn</li>
          </ul>
        </div>
        <SalesTable sales={sales} />
      </div>
    </Card>
  );
}

/** The chart's numbers as a table, for screen readers. */
function SalesTable({ sales }: { sales: Sales }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold text-sea">Xem bảng</summary>
      <table className="mt-1 w-full tabular-nums">
        <thead>
          <tr className="text-ink-faint">
            <th scope="col" className="text-left">
              Giờ
            </th>
            <th scope="col" className="text-right">
              Hôm nay, ₫
            </th>
            <th scope="col" className="text-right">
              Tuần trước, ₫
            </th>
          </tr>
        </thead>
        <tbody>
          {sales.today.map((amountVnd, hour) => (
            <tr key={hour} className="border-t border-line">
              <th scope="row" className="text-left">
                {hour}h
              </th>
              <td className="text-right">{formatNumber(amountVnd)}</td>
              <td className="text-right">{formatNumber(sales.lastWeek[hour] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Change({ percent }: { percent: number | null }) {
  return (
    <span
      className={classNames(
        'text-right tabular-nums',
        percent !== null && percent < 0 ? 'text-bad' : 'text-good',
      )}
    >
      {percent === null ? '' : signed(percent)}
    </span>
  );
}

/** Change in whole percent; null where there is nothing to compare with. */
function changeOf(today: number, before: number): number | null {
  return before > 0 ? Math.round((today / before - 1) * 100) : null;
}

const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
