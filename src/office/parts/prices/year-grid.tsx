import type { ReactNode, Ref } from 'react';

interface YearGridProps<Day> {
  ref?: Ref<HTMLTableElement>;
  caption: string;
  days: readonly Day[];
  /** Renders a day's cell (`td`); `at` is its index among all days. */
  cell: (day: Day, at: number) => ReactNode;
}

/** The days of a year, one row per month; whole months, in order. */
export function YearGrid<Day extends { day: string }>({ ref, caption, days, cell }: YearGridProps<Day>) {
  const months = Map.groupBy([...days.entries()], ([, { day }]) => day.slice(0, 7));
  return (
    <div className="relative overflow-x-auto p-2.5">
      <table
        ref={ref}
        className="w-full min-w-[696px] table-fixed border-separate border-spacing-0.5 text-center"
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-ink-faint">
          <tr>
            <th scope="col" className="w-10">
              <span className="sr-only">Tháng</span>
            </th>
            {Array.from({ length: 31 }, (_, at) => (
              <th key={`ngay-${at + 1}`} scope="col" className="font-normal">
                {at + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].map(([month, ofMonth]) => (
            <tr key={month}>
              <th scope="row" className="text-left text-sm font-normal text-ink-soft">
                Th {Number(month.slice(5))}
              </th>
              {ofMonth.map(([at, one]) => cell(one, at))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
