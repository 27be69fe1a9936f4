import { Link } from 'react-router';
import { formatValue } from '#modules/reports/rules/format-value.ts';
import type { ReportRow } from '#modules/reports/rules/report-ask.ts';
import type { ReportColumn } from '#modules/reports/rules/report-kind.ts';
import { ScrollBox } from '../../parts/scroll-box.tsx';

const heads = { vnd: ', ₫', count: '', percent: '' };

/** A report's numbers, with the sum first; rows link to their breakdown. */
export function ReportTable({
  title,
  of,
  columns,
  rows,
  total,
  drillTo,
}: {
  title: string;
  /** What the rows stand for. */
  of: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  total: Readonly<Record<string, number>>;
  /** Link to a row's breakdown; null where there is none. */
  drillTo: (row: ReportRow) => string | null;
}) {
  const line = (values: Readonly<Record<string, number>>) =>
    columns.map(({ name, unit }) => (
      <td key={name} className="px-3.5 whitespace-nowrap">
        {formatValue(values[name] ?? 0, unit)}
      </td>
    ));
  return (
    <ScrollBox label={title} className="relative">
      <table className="w-full text-right tabular-nums">
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line bg-sunken">
            <th scope="col" className="sticky left-0 bg-sunken px-3.5 py-1.5 text-left">
              {of}
            </th>
            {columns.map(({ name, title: head, unit }) => (
              <th key={name} scope="col" className="px-3.5 py-1.5 whitespace-nowrap">
                {head}
                {heads[unit]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line-strong font-semibold">
            <th scope="row" className="sticky left-0 bg-surface px-3.5 py-2 text-left">
              Cộng
            </th>
            {line(total)}
          </tr>
          {rows.map((row) => {
            const to = drillTo(row);
            return (
              <tr key={row.key} className="group border-b border-line last:border-0 hover:bg-hover">
                <th
                  scope="row"
                  className="sticky left-0 min-w-36 bg-surface px-3.5 py-1.5 text-left font-normal group-hover:bg-hover max-sm:min-w-40 max-sm:py-0"
                >
                  {to ? (
                    <Link
                      to={to}
                      className="inline-flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11"
                    >
                      {row.title}
                    </Link>
                  ) : (
                    row.title
                  )}
                </th>
                {line(row.values)}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
