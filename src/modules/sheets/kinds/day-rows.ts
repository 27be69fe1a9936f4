import { type DayField, editDays } from '#modules/pricing/day-edits/edit-days.ts';
import { inTransaction } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { refusalWords } from './each-row.ts';
import { listDaysNow } from './list-days-now.ts';
import type { RowDone, Writing } from './sheet.ts';

/** The action of a row on a day of a unit. */
export interface DayPlan {
  unitId: number;
  day: string;
  /** `seen` is the former value; `to` null means the price by the rules. */
  edits: { field: DayField; seen: number | null; to: number | null }[];
}

type DayRefusals = Readonly<Record<string, string>>;

/** Writes days in one batch, field by field; a day with any refused field is left unchanged, and the others are written. */
export async function applyDayRows(writing: Writing, plans: readonly DayPlan[]): Promise<RowDone[]> {
  const refused = new Map<string, DayRefusals>();
  const keyOf = ({ unitId, day }: { unitId: number; day: string }) => `${unitId} ${day}`;
  const today = dayInVietnam(writing.now);
  for (const plan of plans) if (plan.day < today) refused.set(keyOf(plan), { day: refusalWords('past_day') });
  const before = await listDaysNow(writing.tx, plans);
  for (;;) {
    const open = plans.filter((plan) => !refused.has(keyOf(plan)));
    const wrong = await tryDays(writing, open);
    if (wrong.size === 0) break;
    for (const [key, errors] of wrong) refused.set(key, errors);
  }
  const after = await listDaysNow(writing.tx, plans);
  return plans.map((plan): RowDone => {
    const errors = refused.get(keyOf(plan));
    if (errors) return { ok: false, errors };
    const [was, is] = [before.get(keyOf(plan)), after.get(keyOf(plan))];
    const edits = plan.edits.map(({ field }) => ({
      field,
      seen: is?.[field] ?? null,
      // A day that never had an allotment is left with 0.
      to: field === 'price' ? (was?.setPrice ?? null) : (was?.[field] ?? 0),
    }));
    return { ok: true, undo: { unitId: plan.unitId, day: plan.day, edits } };
  });
}

/** Restores days that are still as the import left them. */
export async function undoDayRows(writing: Writing, undos: readonly DayPlan[]): Promise<RowDone[]> {
  return (await applyDayRows(writing, undos)).map((done) => (done.ok ? { ok: true } : done));
}

class Refused extends Error {
  readonly days: Map<string, DayRefusals>;

  constructor(days: Map<string, DayRefusals>) {
    super('days were refused');
    this.days = days;
  }
}

/** Writes all of them, or none and returns those that are refused. */
async function tryDays(
  { tx, actor, now }: Writing,
  plans: readonly DayPlan[],
): Promise<Map<string, DayRefusals>> {
  const fields = [...new Set(plans.flatMap(({ edits }) => edits.map(({ field }) => field)))];
  try {
    await inTransaction(tx, async (step) => {
      for (const field of fields) {
        const days = plans.flatMap(({ unitId, day, edits }) =>
          edits.filter((edit) => edit.field === field).map(({ seen, to }) => ({ unitId, day, seen, to })),
        );
        const edit = { field, days, reason: actor.because ?? '', actor, isUndoKept: true };
        const result = await editDays(step, edit, now);
        if (result.ok) continue;
        const concerned = 'days' in result ? result.days : await offSale(step, days);
        throw new Refused(
          new Map(
            concerned.map(({ unitId, day }) => [
              `${unitId} ${day}`,
              { [field]: refusalWords(result.reason) },
            ]),
          ),
        );
      }
    });
    return new Map();
  } catch (fault) {
    if (fault instanceof Refused) return fault.days;
    throw fault;
  }
}

/** The days of units that are no longer on sale; if all are refused for another reason, all of them. */
async function offSale(tx: Writing['tx'], days: readonly { unitId: number; day: string }[]) {
  const on = await tx
    .selectFrom('units')
    .select('id')
    .where('status', '=', true)
    .where('id', 'in', [...new Set(days.map(({ unitId }) => unitId))])
    .execute();
  const ids = new Set(on.map(({ id }) => id));
  const off = days.filter(({ unitId }) => !ids.has(unitId));
  return off.length > 0 ? off : days;
}
