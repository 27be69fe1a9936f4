import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';

const width = 260;
const height = 112;
const left = 30;
const floor = 92;
const top = 8;

/** Cumulative sales of the day so far as a line, last week's whole day as a dashed one. Its table follows below. */
export function SalesChart({
  sales: { today, lastWeek, todayVnd },
  now,
}: {
  sales: { today: number[]; lastWeek: number[]; todayVnd: number };
  now: Date;
}) {
  const before = runningSums(lastWeek);
  const so = runningSums(today);
  const most = niceCeiling(Math.max(before.at(-1) ?? 0, todayVnd, 1_000_000));
  const x = (hour: number) => left + (hour / 24) * (width - left - 6);
  const y = (amountVnd: number) => floor - (amountVnd / most) * (floor - top);
  const hour = ((now.getTime() + 7 * 3_600_000) % 86_400_000) / 3_600_000;
  const passed = so.slice(0, Math.floor(hour) + 1).map((sum, at): [number, number] => [x(at), y(sum)]);
  const line = [...passed, [x(hour), y(todayVnd)]].map((point) => point.join(',')).join(' ');
  const dashed = before.map((sum, at) => `${x(at)},${y(sum)}`).join(' ');
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-full text-chart"
        role="img"
        aria-label={`Bán cộng dồn: hôm nay ${formatVndShort(todayVnd)}, cả ngày này tuần trước ${formatVndShort(before.at(-1) ?? 0)}`}
      >
        {[0, most / 2, most].map((amount) => (
          <g key={amount}>
            <line x1={left} x2={width} y1={y(amount)} y2={y(amount)} className="stroke-line" />
            <text x={left - 5} y={y(amount) + 4} textAnchor="end" className="fill-ink-faint text-[11px]">
              {formatNumber(amount / 1_000_000, { maxDecimals: 1 })}
            </text>
          </g>
        ))}
        {[0, 6, 12, 18].map((at) => (
          <text key={at} x={x(at)} y={height - 4} textAnchor="middle" className="fill-ink-faint text-[11px]">
            {at}h
          </text>
        ))}
        <polyline
          points={dashed}
          fill="none"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          className="stroke-chart-past"
        />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
        <line x1={x(hour)} x2={x(hour)} y1={top - 4} y2={floor} className="stroke-lantern" />
        <circle
          cx={x(hour)}
          cy={y(todayVnd)}
          r={4}
          fill="currentColor"
          className="stroke-surface"
          strokeWidth={2}
        />
      </svg>
      <figcaption className="flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="w-3.5 border-t-2 border-chart" /> hôm nay
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="w-3.5 border-t-2 border-dashed border-chart-past" /> tuần trước
        </span>
        <span>triệu ₫ cộng dồn</span>
      </figcaption>
    </figure>
  );
}

/** Cumulative sales at the start of each hour, and at the end of the day: 25 sums. */
function runningSums(hours: readonly number[]): number[] {
  const sums = [0];
  for (const amountVnd of hours) sums.push((sums.at(-1) ?? 0) + amountVnd);
  return sums;
}

/** Rounds up to 1, 2, 4, 8 or 10 times a power of ten, so that half of it is a round number too. */
function niceCeiling(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return ([1, 2, 4, 8, 10].find((step) => step * power >= amount) ?? 10) * power;
}
