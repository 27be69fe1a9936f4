import { Link } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { classNames } from '#ui/class-names.ts';
import { Card } from '../../parts/card.tsx';
import { formatPercent } from '../../parts/format-percent.ts';
import { type TryOut, tryOutAddress } from './read-try-out.ts';
import type { YearDay } from './year-cell.tsx';

const [width, height] = [365, 100];

/** The margin of each day of the year as columns, with the company's minimum across them; the year's table has the numbers. */
export function MarginChart({ tried, days }: { tried: TryOut; days: readonly YearDay[] }) {
  const known = days.flatMap(({ day, margin }, at) => (margin ? [{ at, day, percent: margin.percent }] : []));
  if (known.length < 2) return null;
  const { floorPercent } = tried;
  const percents = known.map(({ percent }) => percent);
  const [top, bottom] = [Math.max(...percents, floorPercent) * 1.1, Math.min(...percents, 0)];
  const y = (percent: number) => height - (height * (percent - bottom)) / (top - bottom || 1);
  const x = (at: number) => (width * at) / days.length;
  const columnWidth = (0.8 * width) / days.length;
  const mean = percents.reduce((sum, one) => sum + one, 0) / percents.length;
  const column = (isBelow: boolean) =>
    known
      .filter(({ percent }) => percent < floorPercent === isBelow)
      .map(({ at, percent }) => `M${x(at + 0.5).toFixed(1)} ${y(0).toFixed(1)}V${y(percent).toFixed(1)}`)
      .join('');
  const about = `thấp nhất ${formatPercent(Math.min(...percents))}, trung bình ${formatPercent(mean)}`;
  return (
    <Card
      title="Lãi theo ngày"
      aside={
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {about}
          {tried.shown !== 'lai' && (
            <Link
              to={tryOutAddress(tried, { shown: 'lai' })}
              preventScrollReset
              className="text-sea underline"
            >
              Xem bảng
            </Link>
          )}
        </span>
      }
    >
      <figure
        role="img"
        aria-label={`Lãi gộp theo ngày từ ${formatDate(known[0]?.day ?? '')}: ${about}; sàn ${floorPercent}%`}
        className="px-3.5 py-3 text-tiny text-ink-faint"
      >
        <div className="relative">
          <svg
            aria-hidden
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="block h-36 w-full"
          >
            <path d={column(false)} className="stroke-chart" strokeWidth={columnWidth} />
            <path d={column(true)} className="stroke-bad" strokeWidth={columnWidth} />
            <path
              d={`M0 ${y(floorPercent)}H${width}`}
              className="stroke-bad"
              strokeDasharray="4 3"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            className="absolute left-0 -translate-y-full rounded-badge bg-surface px-1 text-bad"
            style={{ top: `${y(floorPercent)}%` }}
          >
            sàn {floorPercent}%
          </span>
        </div>
        <Months days={days} />
      </figure>
    </Card>
  );
}

function Months({ days }: { days: readonly YearDay[] }) {
  const months = days.flatMap(({ day }, at) => (day.endsWith('-01') ? [{ at, day }] : []));
  return (
    <p className="relative h-5">
      {months.map(({ at, day }) => (
        <span
          key={day}
          className={classNames(
            'absolute top-1 whitespace-nowrap',
            // More would touch each other on a phone.
            months.length > 6 && 'max-sm:even:hidden',
          )}
          style={{ left: `${(100 * at) / days.length}%` }}
        >
          Th {Number(day.slice(5, 7))}
        </span>
      ))}
    </p>
  );
}
