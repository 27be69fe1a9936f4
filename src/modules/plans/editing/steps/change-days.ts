import type { Tx } from '#platform/db/connect.ts';
import type { PlanChange } from '../../schema.ts';
import { placeIn } from './place-in.ts';
import type { StepResult } from './step-result.ts';

type Step<Op extends PlanChange['op']> = Extract<PlanChange, { op: Op }>;

/** Adds, names, moves or removes a day. The caller holds the plan's lock. */
export function changeDays(
  tx: Tx,
  planId: number,
  change: Step<'add-day' | 'rename-day' | 'move-day' | 'remove-day'>,
): Promise<StepResult> {
  if (change.op === 'add-day') return addDay(tx, planId, change);
  if (change.op === 'rename-day') return renameDay(tx, planId, change);
  return change.op === 'move-day' ? moveDay(tx, planId, change) : removeDay(tx, planId, change);
}

/** Adds an empty day; an existing id means that the request was repeated. */
async function addDay(tx: Tx, planId: number, { id, title, before }: Step<'add-day'>): Promise<StepResult> {
  const position = await placeIn(tx, { table: 'plan_days', planId }, { id, before });
  const added = await tx
    .insertInto('plan_days')
    .values({ id, plan_id: planId, title, position })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return { ok: true, what: added.numInsertedOrUpdatedRows ? 'add-day' : null, about: title };
}

/** @returns 'changed' where somebody renamed it since */
async function renameDay(
  tx: Tx,
  planId: number,
  { id, title, version }: Step<'rename-day'>,
): Promise<StepResult> {
  const day = await findDay(tx, planId, id);
  if (!day) return { ok: false, reason: 'unknown_day' };
  if (day.title === title) return { ok: true, what: null, about: title };
  if (day.version > version) return { ok: false, reason: 'changed' };
  await tx
    .updateTable('plan_days')
    .set({ title, version: day.version + 1 })
    .where('id', '=', id)
    .execute();
  return { ok: true, what: 'rename-day', about: title };
}

async function moveDay(tx: Tx, planId: number, { id, before }: Step<'move-day'>): Promise<StepResult> {
  const day = await findDay(tx, planId, id);
  if (!day) return { ok: false, reason: 'unknown_day' };
  const position = await placeIn(tx, { table: 'plan_days', planId }, { id, before });
  await tx.updateTable('plan_days').set({ position }).where('id', '=', id).execute();
  return { ok: true, what: 'move-day', about: day.title };
}

/** Removes a day. Its items, also those added meanwhile, move to the day before, or from the first day to the next. */
async function removeDay(tx: Tx, planId: number, { id }: Step<'remove-day'>): Promise<StepResult> {
  const days = await tx
    .selectFrom('plan_days')
    .select(['id', 'title'])
    .where('plan_id', '=', planId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const index = days.findIndex((day) => day.id === id);
  // Removing a day that is removed already counts as done.
  if (index < 0) return { ok: true, what: null, about: '' };
  const neighbour = days[index - 1] ?? days[index + 1];
  if (!neighbour) return { ok: false, reason: 'last_day' };
  const items = await tx
    .selectFrom('plan_items')
    .select('id')
    .where('day_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const item of items) {
    const position = await placeIn(
      tx,
      { table: 'plan_items', dayId: neighbour.id },
      { id: item.id, before: null },
    );
    await tx
      .updateTable('plan_items')
      .set({ day_id: neighbour.id, position })
      .where('id', '=', item.id)
      .execute();
  }
  await tx.deleteFrom('plan_days').where('id', '=', id).execute();
  return { ok: true, what: 'remove-day', about: days[index]?.title ?? '' };
}

function findDay(tx: Tx, planId: number, id: string) {
  return tx
    .selectFrom('plan_days')
    .select(['id', 'title', 'version'])
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .executeTakeFirst();
}
