import type { Grouping } from './report-kind.ts';

/** What a report is asked for: rows of what, over which days (ISO, in Vietnam, both included), narrowed by what. */
export interface ReportAsk {
  by: Grouping;
  fromOn: string;
  untilOn: string;
  kind?: string | undefined;
  /** A slug. */
  province?: string | undefined;
  channel?: string | undefined;
}

/** What a row of a report stands for and its numbers. */
export interface ReportRow {
  /** A day '2026-11-21', a month '2026-11', or a name of it in the database. */
  key: string;
  title: string;
  values: Readonly<Record<string, number>>;
}
