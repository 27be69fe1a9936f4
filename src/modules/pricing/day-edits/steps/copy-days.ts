import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, daysBetween, isoWeekday, nightsOf } from '#platform/time/days.ts';
import {
  applyEdits,
  type DayField,
  type EditDaysResult,
  type EditPart,
  tryEdits,
  whyNotEdit,
} from './apply-edits.ts';

/** A copy of the first days of a period, its first week or its first day, onto the days after them. */
export interface DaysCopy {
  unitIds: readonly number[];
  /** Length of the pattern that repeats, in days: 7 keeps weekdays. */
  step: 1 | 7;
  /** The first day of the pattern; may be in the past. */
  from: string;
  /** The last day that is written to. */
  until: string;
  /** ISO weekdays that are copied; none means all. */
  weekdays: readonly number[];
  fields: readonly DayField[];
  reason: string;
  actor: Actor;
}

/** What a copy would change at present. */
export interface CopyPlan {
  parts: EditPart[];
  /** Target days that were never opened or have no price, or whose source day has none. */
  missing: number;
  /** Hash that differs when anything that it would write or overwrite differs. */
  mark: string;
}

/** The changes that make every day equal its source day, one of the first days; days that already match are left out. */
export async function planCopy(
  db: Executor,
  { unitIds, step, from, until, weekdays, fields }: DaysCopy,
  now: Date,
): Promise<CopyPlan> {
  const standing = await listDayValues(db, unitIds, from, until);
  const today = dayInVietnam(now);
  const targets = nightsOf(addDays(from, step), addDays(until, 1)).filter(
    (day) => day >= today && (weekdays.length === 0 || weekdays.includes(isoWeekday(day))),
  );
  const missing = new Set<string>();
  const parts = order
    .filter((field) => fields.includes(field))
    .map((field) => ({
      field,
      days: unitIds.flatMap((unitId) =>
        targets.flatMap((day) => {
          const model = addDays(from, daysBetween(from, day) % step);
          const [to, seen] = [model, day].map((one) => standing.get(`${unitId} ${one}`)?.[field] ?? null);
          if (to == null || seen == null) missing.add(`${unitId} ${day}`);
          return to == null || seen == null || to === seen ? [] : [{ unitId, day, seen, to }];
        }),
      ),
    }))
    .filter(({ days }) => days.length > 0);
  const mark = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return { parts, missing: missing.size, mark };
}

export type PreviewCopyResult = ({ ok: true } & CopyPlan) | Exclude<EditDaysResult, { ok: true }>;

/** What `copyDays` would write, or why it would be refused: executed and rolled back. */
export async function previewCopy(db: Database, copy: DaysCopy, now: Date): Promise<PreviewCopyResult> {
  const plan = await planCopy(db, copy, now);
  const tried = await tryEdits(db, { ...copy, parts: plan.parts }, now);
  return tried.ok ? { ok: true, ...plan } : tried;
}

export type CopyDaysResult = EditDaysResult | { ok: false; reason: 'other_plan' };

/**
 * Copies the first days onto the others, all or nothing, and stores undo data for `undoEdit`. Refused where it would no
 * longer write what was shown (`mark` of the preview), such as when a colleague has changed one of the days.
 */
export async function copyDays(
  db: Database,
  copy: DaysCopy & { mark: string },
  now: Date,
): Promise<CopyDaysResult> {
  const { parts, mark } = await planCopy(db, copy, now);
  if (mark !== copy.mark) return { ok: false, reason: 'other_plan' };
  const edits = { parts, reason: copy.reason, actor: copy.actor };
  const wrong = whyNotEdit(edits, now);
  if (wrong) return { ok: false, reason: wrong };
  return db.transaction().execute((tx) => applyEdits(tx, edits, now));
}

/** Places before prices: the order in which they are locked. */
const order: readonly DayField[] = [
  'allotment',
  'closed',
  'price',
  'minStay',
  'maxStay',
  'releaseDays',
  'noArrival',
  'noDeparture',
];

type DayValues = Record<DayField, number | null>;

/** Current values of each field, by 'unit day', both ends inclusive; null where a day was not opened or has no price. */
async function listDayValues(
  db: Executor,
  unitIds: readonly number[],
  from: string,
  until: string,
): Promise<Map<string, DayValues>> {
  const { rows } = await sql<DayValues & { key: string }>`
    SELECT unit_id || ' ' || day AS key, i.allotment, i.closed::int AS closed, r.price_vnd AS price,
      r.min_stay AS "minStay", r.max_stay AS "maxStay", r.release_days AS "releaseDays",
      r.closed_to_arrival::int AS "noArrival", r.closed_to_departure::int AS "noDeparture"
    FROM (SELECT unit_id, day, allotment, closed FROM inventory
        WHERE unit_id = ANY (${unitIds}::int[]) AND day BETWEEN ${from}::date AND ${until}::date) i
      FULL JOIN (SELECT * FROM daily_rates
        WHERE unit_id = ANY (${unitIds}::int[]) AND day BETWEEN ${from}::date AND ${until}::date) r
        USING (unit_id, day)`.execute(db);
  return new Map(rows.map(({ key, ...values }) => [key, values]));
}
