import { sql } from 'kysely';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { type Database, type Executor, inTransaction } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import {
  applyEdits,
  type DayEdit,
  type DayField,
  dayBounds,
  type EditDaysResult,
  fitsDay,
  mayEdit,
  tryEdits,
  whyNotEdit,
} from './steps/apply-edits.ts';
import type { ChangedRate } from './steps/rate-change.ts';

export { copyDays, previewCopy } from './steps/copy-days.ts';
export { findGuestView } from './steps/find-guest-view.ts';
export { listCalendarUnits } from './steps/list-calendar-units.ts';
export { type DayEdit, type DayField, dayBounds, type EditDaysResult, fitsDay };

interface Edit {
  field: DayField;
  days: readonly DayEdit[];
  reason: string;
  actor: Actor;
  /** The caller stores the undo data itself; the calendar's last edit stays untouched. */
  isUndoKept?: boolean;
}

/**
 * Changes one field of many days of units: all of them or, where one is refused, none. Each day carries the value that was
 * seen, so that a colleague's change is not overwritten. Cards and pages of the products are updated; undo data is stored
 * for `undoEdit`. Days that already have the value count as done.
 */
export async function editDays(
  db: Executor,
  { field, days, ...edit }: Edit,
  now: Date,
): Promise<EditDaysResult> {
  const edits = { ...edit, parts: [{ field, days }] };
  const wrong = whyNotEdit(edits, now);
  if (wrong) return { ok: false, reason: wrong };
  return inTransaction(db, (tx) => applyEdits(tx, edits, now));
}

export type PreviewResult =
  | { ok: true; changed: readonly ChangedRate[] }
  | Exclude<EditDaysResult, { ok: true }>;

/** What `editDays` would change, or why it would be refused: executed and rolled back. */
export async function previewEdit(
  db: Database,
  { field, days, ...edit }: Edit,
  now: Date,
): Promise<PreviewResult> {
  const tried = await tryEdits(db, { ...edit, parts: [{ field, days }] }, now);
  return tried.ok ? { ok: true, changed: tried.changes[0]?.changed ?? [] } : tried;
}

export type UndoEditResult = EditDaysResult | { ok: false; reason: 'nothing_to_undo' };

/** Undoes the last edit of an actor, once; refused where a colleague has changed one of its days since. */
export async function undoEdit(db: Database, actor: Actor, now: Date): Promise<UndoEditResult> {
  return db.transaction().execute(async (tx): Promise<UndoEditResult> => {
    const last = await tx
      .selectFrom('day_edits')
      .select(['field', 'cells'])
      .where('made_by', '=', actorText(actor))
      .executeTakeFirst();
    if (!last) return { ok: false, reason: 'nothing_to_undo' };
    const today = dayInVietnam(now);
    const cells = (last.cells as unknown as (DayEdit & { field?: DayField })[]).filter(
      ({ day }) => day >= today,
    );
    const byField = Map.groupBy(cells, ({ field }) => field ?? (last.field as DayField));
    const parts = [...byField].map(([field, days]) => ({ field, days }));
    if (!parts.every(({ field }) => mayEdit(actor, field))) return { ok: false, reason: 'not_allowed' };
    const result = await applyEdits(tx, { parts, reason: 'Hoàn tác', actor }, now);
    if (result.ok) await tx.deleteFrom('day_edits').where('made_by', '=', actorText(actor)).execute();
    return result;
  });
}

/** Number of days in an actor's last edit; 0 when there is nothing to undo. */
export async function countLastEdit(db: Database, actor: Actor): Promise<number> {
  const row = await db
    .selectFrom('day_edits')
    .select(sql<number>`jsonb_array_length(cells)`.as('count'))
    .where('made_by', '=', actorText(actor))
    .executeTakeFirst();
  return row?.count ?? 0;
}
