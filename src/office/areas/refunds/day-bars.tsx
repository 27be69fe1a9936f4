import { formatDay } from '../../parts/format-moment.ts';

interface Bar {
  /** ISO. */
  day: string;
  /** Median of the refunds that arrived that day; null where none did. */
  days: number | null;
  count: number;
}

/** Minimum height of the axis in days, so that one slow refund is visible and a quick one does not fill the chart. */
const minTop = 3;

/** How long refunds took, for each of the last days on which some arrived; also as a table for screen readers. */
export function DayBars({ bars }: { bars: readonly Bar[] }) {
  const top = Math.max(minTop, ...bars.map(({ days }) => days ?? 0));
  return (
    <div className="relative border-line px-3.5 py-2 max-lg:col-span-full max-lg:border-t lg:border-l">
      <dt className="text-sm text-ink-soft">Số ngày để trả, {bars.length} ngày qua</dt>
      <dd>
        <div aria-hidden className="mt-1.5 flex h-10 items-end gap-1 border-b border-line">
          {bars.map(({ day, days, count }) => (
            <span
              key={day}
              title={
                days === null
                  ? `${formatDay(day)}: không khoản nào`
                  : `${formatDay(day)}: ${inDays(days)}, ${count} khoản`
              }
              style={{ height: days === null ? 0 : `${Math.max(6, (days / top) * 100)}%` }}
              className="flex-1 rounded-t-[2px] bg-chart"
            />
          ))}
        </div>
        <details className="text-sm text-ink-faint">
          <summary className="absolute top-1.5 right-3.5 flex min-h-6 list-none items-center font-semibold text-sea underline max-sm:top-0 max-sm:min-h-11">
            Bảng
          </summary>
          <table className="w-full tabular-nums">
            <thead className="text-left">
              <tr>
                <th scope="col">Ngày</th>
                <th scope="col" className="text-right">
                  Trung vị
                </th>
                <th scope="col" className="text-right">
                  Khoản
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ day, days, count }) => (
                <tr key={day}>
                  <th scope="row" className="text-left font-normal">
                    {formatDay(day)}
                  </th>
                  <td className="text-right">{days === null ? '–' : inDays(days)}</td>
                  <td className="text-right">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </dd>
    </div>
  );
}

const inDays = (days: number) => `${days.toLocaleString('vi-VN', { maximumFractionDigits: 1 })} ngày`;
