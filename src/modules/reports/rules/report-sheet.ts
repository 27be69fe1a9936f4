import type { ReportRow } from './report-ask.ts';
import { type Grouping, groupingTitles, type ReportKind } from './report-kind.ts';

const units = { vnd: ' (₫)', count: '', percent: ' (%)' };

/** A report as rows of a file, with its head first and its totals last. */
export function reportSheet(
  { columns }: ReportKind,
  by: Grouping,
  { rows, total }: { rows: readonly ReportRow[]; total: Readonly<Record<string, number>> },
): (string | number)[][] {
  const cells = (values: Readonly<Record<string, number>>) => columns.map(({ name }) => values[name] ?? 0);
  return [
    [groupingTitles[by], ...columns.map(({ title, unit }) => `${title}${units[unit]}`)],
    ...rows.map(({ title, values }) => [title, ...cells(values)]),
    ['Cộng', ...cells(total)],
  ];
}
