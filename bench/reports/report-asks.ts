import type { ReportAsk } from '#modules/reports/rules/report-ask.ts';
import type { ReportKind } from '#modules/reports/rules/report-kind.ts';
import { addDays } from '#platform/time/days.ts';

const narrowings = {
  loai: { kind: 'hotel' },
  'diem-den': { province: 'lam-dong' },
  kenh: { channel: 'web' },
} as const;

/** All variants of a report: each grouping, over short and long periods, unfiltered and filtered. */
export function reportAsks({ groupings, filters, isAhead }: ReportKind, today: string): ReportAsk[] {
  const spans: [string, string][] = [
    [addDays(today, -29), today],
    [`${today.slice(0, 4)}-01-01`, today],
    [addDays(today, -730), today],
    ...(isAhead ? [[today, addDays(today, 29)] as [string, string]] : []),
  ];
  const each = filters.map((filter) => narrowings[filter]);
  const narrowed = [{}, ...each, Object.assign({}, ...each)];
  return groupings.flatMap((by) =>
    spans.flatMap(([fromOn, untilOn]) => narrowed.map((narrow) => ({ by, fromOn, untilOn, ...narrow }))),
  );
}
