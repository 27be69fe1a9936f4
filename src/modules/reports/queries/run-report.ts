import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { ReportAsk, ReportRow } from '../rules/report-ask.ts';
import { isTime, type ReportKind } from '../rules/report-kind.ts';
import type { ReportSlug } from '../rules/report-kinds.ts';
import { nameRows } from './name-rows.ts';
import { sumAffiliates } from './sum-affiliates.ts';
import { sumOccupancy } from './sum-occupancy.ts';
import { sumPayables } from './sum-payables.ts';
import { sumPromotions } from './sum-promotions.ts';
import { sumRefunds } from './sum-refunds.ts';
import { type KeyedValues, sumPickUp, sumSales } from './sum-sales.ts';
import { sumSources } from './sum-sources.ts';
import { sumConversion, sumSearches, sumVisits } from './sum-visits.ts';

export interface Report {
  /** Days and months in order, without gaps; everything else in descending order. */
  rows: ReportRow[];
  /** Totals of all rows, including those beyond `limit`. */
  total: Readonly<Record<string, number>>;
  /** Total number of rows. */
  count: number;
}

const sums: Record<ReportSlug, (db: Executor, ask: ReportAsk) => Promise<KeyedValues[]>> = {
  'doanh-thu': sumSales,
  'dat-them': sumPickUp,
  'lap-day': sumOccupancy,
  huy: sumSales,
  'hoan-tien': sumRefunds,
  'khuyen-mai': sumPromotions,
  'phai-tra': sumPayables,
  'chuyen-doi': sumConversion,
  'luot-xem': sumVisits,
  'luot-tim': sumSearches,
  'nguon-khach': sumSources,
  'tiep-thi': sumAffiliates,
};

/** Runs a report. @param limit maximum number of rows; days and months are all returned */
export async function runReport(
  db: Executor,
  kind: ReportKind,
  ask: ReportAsk,
  limit = 200,
): Promise<Report> {
  const found = await sums[kind.slug as ReportSlug](db, ask);
  const all = isTime(ask.by) ? inOrder(ask, found) : mostFirst(kind, found);
  const shown = isTime(ask.by) ? all : all.slice(0, limit);
  const named = await nameRows(db, ask.by, shown);
  return {
    rows: named.map((row) => ({ ...row, values: withShares(kind, row.values) })),
    total: withShares(kind, sumOf(all)),
    count: all.length,
  };
}

/** Fills gaps between days with zeros. */
function inOrder({ by, fromOn, untilOn }: ReportAsk, rows: readonly KeyedValues[]): KeyedValues[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  const empty = Object.fromEntries(Object.keys(rows[0]?.values ?? {}).map((name) => [name, 0]));
  if (by === 'ngay' && rows.length > 0)
    for (let day = fromOn; day <= untilOn; day = addDays(day, 1))
      if (!known.has(day)) known.set(day, { key: day, values: empty });
  return [...known.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

function mostFirst(kind: ReportKind, rows: readonly KeyedValues[]): KeyedValues[] {
  const most = ({ values }: KeyedValues) => withShares(kind, values)[kind.drawn] ?? 0;
  return rows.toSorted((one, other) => most(other) - most(one) || (one.key < other.key ? -1 : 1));
}

function sumOf(rows: readonly KeyedValues[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { values } of rows)
    for (const [name, value] of Object.entries(values)) total[name] = (total[name] ?? 0) + value;
  return total;
}

/** Adds percentages; 0 if the whole is 0. */
function withShares(
  { columns }: ReportKind,
  values: Readonly<Record<string, number>>,
): Record<string, number> {
  const shares = columns.flatMap(({ name, of }) => {
    if (!of) return [];
    const [part, whole] = [values[of[0]] ?? 0, values[of[1]] ?? 0];
    return [[name, whole > 0 ? rounded((part / whole) * 100) : 0]];
  });
  return { ...values, ...Object.fromEntries(shares) };
}

/** One decimal; below one percent as many as show that it is not nothing. */
const rounded = (percent: number) =>
  Number(Math.abs(percent) < 1 ? percent.toPrecision(1) : percent.toFixed(1));
