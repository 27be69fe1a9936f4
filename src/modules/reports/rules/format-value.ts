import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { ReportUnit } from './report-kind.ts';

/** A number of a report as its cell shows it; the unit is in the table head. */
export function formatValue(value: number, unit: ReportUnit): string {
  if (unit === 'percent') return `${formatNumber(value, { maxDecimals: value < 1 ? 3 : 1 })} %`;
  return value === 0 ? '–' : formatNumber(value, { maxDecimals: 0 });
}

/** In short form, for an axis. */
export function formatShort(value: number, unit: ReportUnit): string {
  return unit === 'vnd' ? formatVndShort(Math.round(value)) : formatValue(value, unit);
}
