import { addDays, isoWeekday } from '#platform/time/days.ts';
import type { ReportAsk } from './report-ask.ts';
import type { Grouping } from './report-kind.ts';
import { daysOfPeriod, type ReportPeriod } from './report-period.ts';

/** How often a report is mailed. */
export const reportRhythms = {
  day: 'Mỗi sáng',
  week: 'Sáng thứ Hai',
  month: 'Sáng ngày 1 hằng tháng',
} as const;

export type ReportRhythm = keyof typeof reportRhythms;

/** A mailed report: the settings of its page, with a moving period. */
export interface MailedReport {
  slug: string;
  by: Grouping;
  period: ReportPeriod;
  kind?: string | undefined;
  /** A slug. */
  province?: string | undefined;
  channel?: string | undefined;
}

/** The last day, up to today, on which a report of this rhythm is due. */
export function dueOn(every: ReportRhythm, today: string): string {
  if (every === 'week') return addDays(today, 1 - isoWeekday(today));
  return every === 'month' ? `${today.slice(0, 8)}01` : today;
}

/**
 * The report of this morning's mail. Its days end with yesterday, because today has hardly begun; the last month and the
 * coming days are calculated from today.
 */
export function askOfMail({ period, slug: _slug, ...ask }: MailedReport, today: string): ReportAsk {
  const isOfToday = period === 'thang-truoc' || period === '30-ngay-toi';
  return { ...ask, ...daysOfPeriod(period, isOfToday ? today : addDays(today, -1)) };
}

/** The query string of a report's page, '?xem=…'. */
export function reportSearch({ slug, by, period, kind, province, channel }: MailedReport): string {
  const query = new URLSearchParams({ xem: slug, theo: by, ky: period });
  for (const [name, value] of Object.entries({ loai: kind, 'diem-den': province, kenh: channel }))
    if (value) query.set(name, value);
  return `?${query}`;
}
