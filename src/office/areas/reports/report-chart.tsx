import { formatShort } from '#modules/reports/rules/format-value.ts';
import type { ReportRow } from '#modules/reports/rules/report-ask.ts';
import type { ReportColumn } from '#modules/reports/rules/report-kind.ts';

/** Maximum number of bars. */
const maxBars = 12;
/** Maximum number of labels on the axis of days or months. */
const maxNames = 7;

interface Drawn {
  rows: readonly ReportRow[];
  column: ReportColumn;
}

/** Chart of a report's main column; all its numbers are in the table below. */
export function ReportChart({ rows, column, isTime }: Drawn & { isTime: boolean }) {
  const most = rows.reduce((best, row) => (numberOf(row, column) > numberOf(best, column) ? row : best));
  const label = `${column.title}: cao nhất ${formatShort(numberOf(most, column), column.unit)}, ${most.title}`;
  return (
    <figure role="img" aria-label={label} className="border-b border-line px-3.5 py-3">
      {isTime ? (
        <Columns rows={rows} column={column} />
      ) : (
        <Bars rows={rows.slice(0, maxBars)} column={column} />
      )}
    </figure>
  );
}

/** One column per day or month, up or down from zero. */
function Columns({ rows, column }: Drawn) {
  const values = rows.map((row) => numberOf(row, column));
  const ticks = ticksOf(values);
  const [top = 0, floor = 0] = [ticks[0], ticks.at(-1)];
  const share = (value: number) => (100 * value) / (top - floor);
  const step = Math.max(1, Math.ceil(rows.length / maxNames));
  return (
    <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-tiny text-ink-faint">
      <div className="flex h-44 flex-col justify-between text-right whitespace-nowrap">
        {ticks.map((value) => (
          <span key={value} className="-my-2">
            {formatShort(value, column.unit)}
          </span>
        ))}
      </div>
      <div className="relative h-44">
        <div className="absolute inset-0 flex flex-col justify-between">
          {ticks.map((value) => (
            <span key={value} className={`h-px ${value === 0 ? 'bg-(--line-strong)' : 'bg-line'}`} />
          ))}
        </div>
        <div className="absolute inset-0 flex gap-px">
          {rows.map((row) => {
            const value = numberOf(row, column);
            return (
              <span
                key={row.key}
                className="relative flex min-w-0 flex-1 justify-center"
                title={`${row.title}: ${formatShort(value, column.unit)}`}
              >
                <span
                  className={`absolute w-full max-w-16 ${value < 0 ? 'bg-bad' : 'bg-chart'}`}
                  style={{
                    bottom: `${Math.max(0, share(Math.min(value, 0) - floor))}%`,
                    height: `${share(Math.abs(value))}%`,
                  }}
                />
              </span>
            );
          })}
        </div>
      </div>
      <div className="relative col-start-2 h-6">
        {rows.map(({ key, title }, at) =>
          at % step === 0 ? (
            <span
              key={key}
              className="absolute top-1.5 -translate-x-1/2 whitespace-nowrap"
              style={{ left: `${(100 * (at + 0.5)) / rows.length}%` }}
            >
              {title.length > 7 ? title.slice(0, 5) : title}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** One bar per leading row. */
function Bars({ rows, column }: Drawn) {
  const most = Math.max(1, ...rows.map((row) => Math.abs(numberOf(row, column))));
  return (
    <ul aria-hidden className="flex flex-col gap-1.5">
      {rows.map((row) => {
        const value = numberOf(row, column);
        return (
          <li
            key={row.key}
            className="grid grid-cols-[minmax(0,200px)_minmax(0,1fr)_88px] items-center gap-3 text-sm max-sm:grid-cols-[minmax(0,110px)_minmax(0,1fr)_76px]"
          >
            <span className="truncate text-ink-soft">{row.title}</span>
            <span className="h-3 rounded-badge bg-mute-soft">
              <span
                className={`block h-3 rounded-badge ${value < 0 ? 'bg-bad' : 'bg-chart'}`}
                style={{ width: `${(100 * Math.abs(value)) / most}%` }}
              />
            </span>
            <span className="text-right font-semibold whitespace-nowrap tabular-nums">
              {formatShort(value, column.unit)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function numberOf({ values }: ReportRow, { name }: ReportColumn): number {
  return values[name] ?? 0;
}

/**
 * Evenly spaced ticks, highest first, including zero. Negative values too small to be visible beside the highest get no space of
 * their own.
 */
function ticksOf(values: readonly number[]): number[] {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  const step = ceilingOf(Math.max(most, -least)) / 2;
  const above = Math.ceil(most / step) || Number(least === 0);
  const below = -least < most / 50 ? 0 : Math.ceil(-least / step);
  return Array.from({ length: above + below + 1 }, (_, at) => (above - at) * step);
}

/** Rounds up to 1, 2, 4, 6, 8 or 10 times a power of ten, so that half of it is a round number too. */
function ceilingOf(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}
