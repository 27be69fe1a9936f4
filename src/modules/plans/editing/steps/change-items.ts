import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { ItemFields, PlanChange } from '../../schema.ts';
import { nameItem, unitIsOf } from './name-item.ts';
import { placeIn } from './place-in.ts';
import type { StepResult } from './step-result.ts';

type Step<Op extends PlanChange['op']> = Extract<PlanChange, { op: Op }>;

/** Adds, edits, moves or removes an item. The caller holds the plan's lock. */
export function changeItems(
  tx: Tx,
  planId: number,
  change: Step<'add-item' | 'edit-item' | 'move-item' | 'remove-item'>,
): Promise<StepResult> {
  if (change.op === 'add-item') return addItem(tx, planId, change);
  if (change.op === 'edit-item') return editItem(tx, planId, change);
  return change.op === 'move-item' ? moveItem(tx, planId, change) : removeItem(tx, planId, change);
}

/** Adds an item to a day; if that day was removed meanwhile, to the last one, so that it is not lost. */
async function addItem(
  tx: Tx,
  planId: number,
  { id, dayId, before, item }: Step<'add-item'>,
): Promise<StepResult> {
  const known = await tx.selectFrom('plan_items').select('plan_id').where('id', '=', id).executeTakeFirst();
  if (known)
    return known.plan_id === planId
      ? { ok: true, what: null, about: '' }
      : { ok: false, reason: 'unknown_item' };
  const named = await nameItem(tx, item);
  if (!named.ok) return named;
  const day = await findDayOr(tx, planId, dayId);
  const position = await placeIn(tx, { table: 'plan_items', dayId: day }, { id, before });
  await tx
    .insertInto('plan_items')
    .values({
      id,
      plan_id: planId,
      day_id: day,
      position,
      kind: item.kind,
      title: named.title,
      note: item.note,
      hour: item.hour,
      product_id: item.productId,
      unit_id: item.unitId,
      choice: json(item.choice),
      place_id: item.placeId,
    })
    .execute();
  return { ok: true, what: 'add-item', about: named.title };
}

/** Edits fields of an item. If somebody changed one of them since `version`, nothing is changed. */
async function editItem(
  tx: Tx,
  planId: number,
  { id, version, fields }: Step<'edit-item'>,
): Promise<StepResult> {
  const item = await findItem(tx, planId, id);
  if (!item) return { ok: false, reason: 'unknown_item' };
  const now: Record<string, unknown> = {
    title: item.title,
    note: item.note,
    hour: item.hour,
    unitId: item.unitId,
    choice: item.choice,
  };
  const given = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !isSame(value, now[name]),
  );
  if (given.length === 0) return { ok: true, what: null, about: item.title };
  const changed = { ...(item.changed as Record<string, number>) };
  if (given.some(([name]) => (changed[name] ?? 0) > version)) return { ok: false, reason: 'changed' };
  const { title, note, hour, unitId, choice } = { ...now, ...Object.fromEntries(given) } as ItemValues;
  if (unitId !== item.unitId && unitId !== null && !(await unitIsOf(tx, unitId, item.productId)))
    return { ok: false, reason: 'unknown_unit' };
  // Places and products keep their title from the catalogue.
  const kept = item.kind === 'product' || item.kind === 'place' ? item.title : title;
  for (const [name] of given) changed[name] = item.version + 1;
  await tx
    .updateTable('plan_items')
    .set({
      title: kept,
      note,
      hour,
      unit_id: unitId,
      choice: json(choice),
      changed: json(changed),
      version: item.version + 1,
    })
    .where('id', '=', id)
    .execute();
  return { ok: true, what: 'edit-item', about: kept };
}

async function moveItem(
  tx: Tx,
  planId: number,
  { id, dayId, before }: Step<'move-item'>,
): Promise<StepResult> {
  const item = await findItem(tx, planId, id);
  if (!item) return { ok: false, reason: 'unknown_item' };
  const day = await findDayOr(tx, planId, dayId);
  const position = await placeIn(tx, { table: 'plan_items', dayId: day }, { id, before });
  await tx.updateTable('plan_items').set({ day_id: day, position }).where('id', '=', id).execute();
  return { ok: true, what: 'move-item', about: item.title };
}

/** Removes an item, unless somebody edited it since it was seen. */
async function removeItem(tx: Tx, planId: number, { id, version }: Step<'remove-item'>): Promise<StepResult> {
  const item = await findItem(tx, planId, id);
  if (!item) return { ok: true, what: null, about: '' };
  if (item.version > version) return { ok: false, reason: 'changed' };
  await tx.deleteFrom('plan_items').where('id', '=', id).execute();
  return { ok: true, what: 'remove-item', about: item.title };
}

type ItemValues = { [Name in keyof ItemFields]-?: Exclude<ItemFields[Name], undefined> };

function findItem(tx: Tx, planId: number, id: string) {
  return tx
    .selectFrom('plan_items')
    .select([
      'id',
      'kind',
      'title',
      'note',
      'hour',
      'product_id as productId',
      'unit_id as unitId',
      'choice',
      'changed',
      'version',
    ])
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function findDayOr(tx: Tx, planId: number, dayId: string): Promise<string> {
  const days = await tx
    .selectFrom('plan_days')
    .select('id')
    .where('plan_id', '=', planId)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const day = days.find(({ id }) => id === dayId) ?? days[0];
  if (!day) throw new Error(`Plan ${planId} has no day`);
  return day.id;
}

/** Compares independently of key order, since the database reorders the keys of stored JSON. */
function isSame(a: unknown, b: unknown): boolean {
  return sorted(a) === sorted(b);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
