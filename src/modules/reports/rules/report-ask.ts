import type { Grouping } from './report-kind.ts';

/** A report request: grouping, days (ISO, in Vietnam, both included) and filters. */
export interface ReportAsk {
  by: Grouping;
  fromOn: string;
  untilOn: string;
  kind?: string | undefined;
  /** A slug. */
  province?: string | undefined;
  channel?: string | undefined;
}

/** The subject of a report's row and its numbers. */
export interface ReportRow {
  /** A day '2026-11-21', a month '2026-11', or a key of the database. */
  key: string;
  title: string;
  values: Readonly<Record<string, number>>;
}
