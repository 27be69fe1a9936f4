import { type RawBuilder, sql } from 'kysely';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { Grouping } from '../rules/report-kinds.ts';

/** The columns of `sale_days` that count something. */
const measureNames = [
  'sold_items',
  'cancelled_items',
  'sold_vnd',
  'changed_vnd',
  'cancelled_vnd',
  'cost_vnd',
  'costed_vnd',
] as const;

const dimensions = sql.raw(`day, kind, product_id, province_id, channel`);

/** What one line of `sale_lines` counts as, in the order of `measureNames`. */
const lineMeasures = sql.raw(`
  CASE WHEN cause = 'sold' THEN items ELSE 0 END AS sold_items,
  CASE WHEN cause = 'cancelled' THEN -items ELSE 0 END AS cancelled_items,
  CASE WHEN cause = 'sold' THEN amount_vnd ELSE 0 END AS sold_vnd,
  CASE WHEN cause = 'changed' THEN amount_vnd ELSE 0 END AS changed_vnd,
  CASE WHEN cause = 'cancelled' THEN amount_vnd ELSE 0 END AS cancelled_vnd,
  coalesce(cost_vnd, 0) AS cost_vnd, costed_vnd`);

/** Every column of `sale_days`, as the insert that sums names them. */
export const saleDayColumns = sql.raw(
  `day, kind, product_id, province_id, channel, month_on, ${measureNames.join(', ')}`,
);

/** Lines of days after `afterOn` up to `untilOn`, summed as rows of `sale_days`. */
export function sumLinesByDay(afterOn: string, untilOn: string): RawBuilder<unknown> {
  const sums = sql.raw(measureNames.map((name) => `sum(${name}) AS ${name}`).join(', '));
  return sql`
    SELECT ${dimensions}, month_on, ${sums} FROM (
      SELECT ${dimensions}, date_trunc('month', from_on)::date AS month_on, ${lineMeasures}
      FROM sale_lines WHERE day > ${afterOn}::date AND day <= ${untilOn}::date
    ) line GROUP BY ${dimensions}, month_on`;
}

/**
 * What was sold, changed and cancelled on some days: the sums of those that are summed, and the lines of the others, which are
 * read as they are. Both are of one moment, so no line is missed or counted twice.
 */
export function saleFacts({ fromOn, untilOn, ...narrow }: Omit<ReportAsk, 'by'>): RawBuilder<unknown> {
  const within = sql`day BETWEEN ${fromOn}::date AND ${untilOn}::date${narrowed(narrow)}`;
  const measures = sql.raw(measureNames.join(', '));
  return sql`(
    SELECT ${dimensions}, month_on, ${measures} FROM sale_days
    WHERE ${within} AND day <= (SELECT until_on FROM sale_days_summed)
    UNION ALL
    SELECT ${dimensions}, date_trunc('month', from_on)::date, ${lineMeasures} FROM sale_lines
    WHERE ${within} AND day > (SELECT until_on FROM sale_days_summed)
  )`;
}

/** Conditions on columns `kind`, `province_id` and `channel`, each begun by AND. */
function narrowed({ kind, province, channel }: Pick<ReportAsk, 'kind' | 'province' | 'channel'>) {
  const ofKind = kind ? sql` AND kind = ${kind}` : sql``;
  const ofChannel = channel ? sql` AND channel = ${channel}` : sql``;
  const inProvince = province
    ? sql` AND province_id = (SELECT id FROM provinces WHERE slug = ${province})`
    : sql``;
  return sql`${ofKind}${inProvince}${ofChannel}`;
}

/** What rows are told apart by, as a text. */
export function groupKey(by: Grouping): RawBuilder<string> {
  return sql<string>`${sql.raw(keys[by] ?? `''`)}`;
}

const keys: Partial<Record<Grouping, string>> = {
  ngay: 'day::text',
  thang: `to_char(day, 'YYYY-MM')`,
  'thang-di': `to_char(month_on, 'YYYY-MM')`,
  loai: 'kind',
  'san-pham': 'product_id::text',
  'diem-den': 'province_id::text',
  kenh: 'channel',
};
