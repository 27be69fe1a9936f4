import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#platform/time/days.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { Grouping } from '../rules/report-kind.ts';
import { coarsestOf, type Dimension, finest, firstOfMonth, type RollUp } from '../rules/roll-ups.ts';

/** The measure columns of every roll-up. */
const measureNames = [
  'sold_items',
  'cancelled_items',
  'sold_vnd',
  'changed_vnd',
  'cancelled_vnd',
  'cost_vnd',
  'costed_vnd',
] as const;
const measures = sql.raw(measureNames.join(', '));

/** The measures of one line of `sale_lines`, in the order of `measureNames`. */
const lineMeasures = sql.raw(`
  CASE WHEN cause = 'sold' THEN items ELSE 0 END AS sold_items,
  CASE WHEN cause = 'cancelled' THEN -items ELSE 0 END AS cancelled_items,
  CASE WHEN cause = 'sold' THEN amount_vnd ELSE 0 END AS sold_vnd,
  CASE WHEN cause = 'changed' THEN amount_vnd ELSE 0 END AS changed_vnd,
  CASE WHEN cause = 'cancelled' THEN amount_vnd ELSE 0 END AS cancelled_vnd,
  coalesce(cost_vnd, 0) AS cost_vnd, costed_vnd`);

const columnsOf = (dimensions: readonly Dimension[]) => sql.raw(['day', ...dimensions].join(', '));

const columnsOfLines = (dimensions: readonly Dimension[]) =>
  sql.raw(
    ['day', ...dimensions].join(', ').replace('month_on', `date_trunc('month', from_on)::date AS month_on`),
  );

/** Every column of a roll-up, in the order of `sumForRollUp`. */
export function rollUpColumns({ dimensions }: RollUp): RawBuilder<unknown> {
  return sql`${columnsOf(dimensions)}, ${measures}`;
}

/**
 * The rows of a roll-up for days after `afterOn` up to `untilOn`, which must be whole months if its grain is the month.
 * Summed from the lines, or from the finest roll-up.
 */
export function sumForRollUp(
  { grain, dimensions }: RollUp,
  { afterOn, untilOn, from }: { afterOn: string; untilOn: string; from: 'lines' | 'days' },
): RawBuilder<unknown> {
  const facts =
    from === 'lines'
      ? sql`SELECT ${columnsOfLines(finest.dimensions)}, ${lineMeasures} FROM sale_lines`
      : sql`SELECT * FROM sale_days`;
  const day = sql.raw(grain === 'month' ? `date_trunc('month', day)::date` : 'day');
  const sums = sql.raw(measureNames.map((name) => `sum(${name}) AS ${name}`).join(', '));
  const by = sql.raw(dimensions.join(', '));
  return sql`
    SELECT ${day} AS day, ${by}, ${sums} FROM (
      ${facts} WHERE day > ${afterOn}::date AND day <= ${untilOn}::date
    ) fact GROUP BY 1, ${by}`;
}

/** Arguments of `sale_facts`: the days, filters, and the dimensions that its rows must distinguish. */
export interface FactsAsk extends Omit<ReportAsk, 'by'> {
  dimensions: readonly Dimension[];
  byDay: boolean;
}

const summedOn = sql`(SELECT until_on FROM sale_days_summed)`;

/**
 * What was sold, changed and cancelled in a range of days, from the coarsest roll-ups that suffice: whole months by
 * month, the days before and after them by day, and days that are not summed from their lines. All at the same moment,
 * so no line is missed or counted twice. For a whole month `day` is its first day.
 */
export function saleFacts({ fromOn, untilOn, dimensions, byDay, ...narrow }: FactsAsk): RawBuilder<unknown> {
  const needed = [...dimensions, ...narrowingDimensions(narrow)];
  const [coarsest, ofDays] = [coarsestOf(needed, byDay), coarsestOf(needed, true)];
  const columns = columnsOf(dimensions);
  const part = (table: string, from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
    SELECT ${columns}, ${measures} FROM ${sql.table(table)} WHERE day >= ${from} AND day <= ${until}${narrowed(narrow)}
    UNION ALL`;
  const until = sql`least(${untilOn}::date, ${summedOn})`;
  const [firstOn, monthsOn] = [nextMonthOn(fromOn), sql`(date_trunc('month', ${until} + 1)::date - 1)`];
  const summed =
    coarsest.grain === 'day'
      ? part(ofDays.table, sql`${fromOn}::date`, until)
      : sql`
        ${part(coarsest.table, sql`${firstOn}::date`, monthsOn)}
        ${part(ofDays.table, sql`${fromOn}::date`, sql`least(${until}, ${addDays(firstOn, -1)}::date)`)}
        ${part(ofDays.table, sql`greatest(${firstOn}::date, ${monthsOn} + 1)`, until)}`;
  return sql`(${summed}
    SELECT ${columnsOfLines(dimensions)}, ${lineMeasures} FROM sale_lines
    WHERE day >= ${fromOn}::date AND day <= ${untilOn}::date AND day > ${summedOn}${narrowed(narrow)}
  )`;
}

/** The first month that begins on this day or later; the 32nd day after a first is in the next month. */
function nextMonthOn(day: string): string {
  return firstOfMonth(addDays(firstOfMonth(addDays(day, -1)), 32));
}

type Narrowing = Pick<ReportAsk, 'kind' | 'province' | 'channel'>;

function narrowingDimensions({ kind, province, channel }: Narrowing): Dimension[] {
  return [
    ...(kind ? (['kind'] as const) : []),
    ...(province ? (['province_id'] as const) : []),
    ...(channel ? (['channel'] as const) : []),
  ];
}

/** Filters on columns `kind`, `province_id` and `channel`, each preceded by AND. */
function narrowed({ kind, province, channel }: Narrowing) {
  const ofKind = kind ? sql` AND kind = ${kind}` : sql``;
  const ofChannel = channel ? sql` AND channel = ${channel}` : sql``;
  const inProvince = province
    ? sql` AND province_id = (SELECT id FROM provinces WHERE slug = ${province})`
    : sql``;
  return sql`${ofKind}${inProvince}${ofChannel}`;
}

const dimensionOf: Partial<Record<Grouping, Dimension>> = {
  'thang-di': 'month_on',
  loai: 'kind',
  'san-pham': 'product_id',
  'diem-den': 'province_id',
  kenh: 'channel',
  ncc: 'supplier_id',
};

/** The column of facts by which rows are grouped. */
export const groupColumn = (by: Grouping) => dimensionOf[by] ?? 'day';

/** The same as text, with days shortened to months where needed. */
export function groupKey(by: Grouping): RawBuilder<string> {
  const column = groupColumn(by);
  const isMonth = by === 'thang' || by === 'thang-di';
  return sql<string>`${sql.raw(isMonth ? `to_char(${column}, 'YYYY-MM')` : `${column}::text`)}`;
}

/** The dimensions needed to group facts this way. */
export function factsBy(by: Grouping): Pick<FactsAsk, 'dimensions' | 'byDay'> {
  const dimension = dimensionOf[by];
  return { dimensions: dimension ? [dimension] : [], byDay: by === 'ngay' };
}
