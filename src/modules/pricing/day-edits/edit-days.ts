import { sql } from 'kysely';
import { changeDays } from '#modules/inventory/days/change-days.ts';
import { may as mayPlaces } from '#modules/inventory/policy.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { may } from '#modules/pricing/policy.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Database, type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { changeRates, type RateField } from './steps/change-rates.ts';
import { keepUndo } from './steps/keep-undo.ts';
import type { ChangedRate, RateChange } from './steps/rate-change.ts';
import { tellDays } from './steps/tell-days.ts';

export { listCalendarUnits } from './steps/list-calendar-units.ts';

/** What can be changed of a day on sale; all but places, price and nights are 1 or 0. */
export type DayField = 'allotment' | 'closed' | RateField;

export type DayEdit = RateChange;

export type EditDaysResult =
  | { ok: true; count: number }
  | { ok: false; reason: 'not_allowed' | 'past_day' | 'unknown_unit' | 'too_many' | 'wrong_value' }
  | {
      ok: false;
      reason: 'changed_meanwhile' | 'below_taken' | 'stopped' | 'not_open';
      /** In order of unit and day. `value` is what it is now, or how many are taken. */
      days: { unitId: number; day: string; value: number | null }[];
    };

interface Edit {
  field: DayField;
  days: readonly DayEdit[];
  reason: string;
  actor: Actor;
  /** Whoever keeps by themselves what takes it back leaves the last edit of the calendar as it is. */
  isUndoKept?: boolean;
}

/** So many days of units are changed at once. */
const mostCells = 20_000;

/**
 * Changes one thing of many days of units: all of them or, where one cannot be, none. Each day says what was seen of it, so
 * that nobody writes over what a colleague has just written. Cards and pages of the products follow with it; what takes it
 * back is kept for `undoEdit`. Days that are so already count as done.
 */
export async function editDays(db: Executor, edit: Edit, now: Date): Promise<EditDaysResult> {
  const wrong = whyNot(edit, now);
  if (wrong) return { ok: false, reason: wrong };
  return inTransaction(db, (tx) => apply(tx, edit, now));
}

function whyNot({ field, days, actor }: Edit, now: Date) {
  if (!mayEdit(actor, field)) return 'not_allowed';
  if (days.length > mostCells) return 'too_many';
  if (days.some(({ to }) => !fitsDay(field, to))) return 'wrong_value';
  return days.some(({ day }) => day < dayInVietnam(now)) ? 'past_day' : null;
}

export type PreviewResult =
  | { ok: true; changed: readonly ChangedRate[] }
  | Exclude<EditDaysResult, { ok: true }>;

/** What `editDays` would change, or why it would not: all of it is done and taken back again. */
export async function previewEdit(db: Database, edit: Edit, now: Date): Promise<PreviewResult> {
  const wrong = whyNot(edit, now);
  if (wrong) return { ok: false, reason: wrong };
  const tx = await db.startTransaction().execute();
  try {
    const productOf = await lockProducts(tx, edit.days);
    return productOf ? await change(tx, edit, productOf.of) : { ok: false, reason: 'unknown_unit' };
  } finally {
    await tx.rollback().execute();
  }
}

export type UndoEditResult = EditDaysResult | { ok: false; reason: 'nothing_to_undo' };

/** Takes back the last change that somebody made, once; refused where a colleague has changed one of its days since. */
export async function undoEdit(db: Database, actor: Actor, now: Date): Promise<UndoEditResult> {
  return db.transaction().execute(async (tx): Promise<UndoEditResult> => {
    const last = await tx
      .selectFrom('day_edits')
      .select(['field', 'cells'])
      .where('made_by', '=', actorText(actor))
      .executeTakeFirst();
    if (!last) return { ok: false, reason: 'nothing_to_undo' };
    const field = last.field as DayField;
    if (!mayEdit(actor, field)) return { ok: false, reason: 'not_allowed' };
    const today = dayInVietnam(now);
    const days = (last.cells as unknown as DayEdit[]).filter(({ day }) => day >= today);
    const result = await apply(tx, { field, days, reason: 'Hoàn tác', actor }, now);
    if (result.ok) await tx.deleteFrom('day_edits').where('made_by', '=', actorText(actor)).execute();
    return result;
  });
}

/** How many days the last change of somebody was about; 0 when there is nothing to take back. */
export async function countLastEdit(db: Database, actor: Actor): Promise<number> {
  const row = await db
    .selectFrom('day_edits')
    .select(sql<number>`jsonb_array_length(cells)`.as('count'))
    .where('made_by', '=', actorText(actor))
    .executeTakeFirst();
  return row?.count ?? 0;
}

function mayEdit(actor: Actor, field: DayField): boolean {
  return isPlaces(field) ? mayPlaces(actor, 'places.edit') : may(actor, 'price.edit');
}

const isPlaces = (field: DayField): field is 'allotment' | 'closed' =>
  field === 'allotment' || field === 'closed';

const bounds: Record<DayField, [least: number, most: number]> = {
  allotment: [0, 10_000],
  closed: [0, 1],
  price: [0, 10_000_000_000],
  minStay: [1, 30],
  noArrival: [0, 1],
  noDeparture: [0, 1],
};

/** Whether a day may have this of a field. Prices are whole thousands. */
export function fitsDay(field: DayField, to: number | null): boolean {
  if (to === null) return field === 'price';
  const [least, most] = bounds[field];
  return Number.isInteger(to) && to >= least && to <= most && (field !== 'price' || to % 1000 === 0);
}

async function apply(tx: Tx, edit: Edit, now: Date): Promise<EditDaysResult> {
  const locked = await lockProducts(tx, edit.days);
  if (!locked) return { ok: false, reason: 'unknown_unit' };
  const { units, of: productOf } = locked;
  const result = await change(tx, edit, productOf);
  if (!result.ok || result.changed.length === 0)
    return result.ok ? { ok: true, count: edit.days.length } : result;
  const { changed } = result;
  const concerned = new Set(changed.map(({ unitId }) => productOf.get(unitId) as number));
  await refreshDisplayPrices(tx, [...concerned], dayInVietnam(now));
  if (!edit.isUndoKept) await keepUndo(tx, edit, changed, now);
  const verb = isPlaces(edit.field) ? 'places.edit' : 'price.edit';
  for (const productId of concerned) {
    const own = units.filter((unit) => unit.productId === productId);
    const object = { type: 'product', id: String(productId) };
    const { reason, actor, field } = edit;
    await writeHistory(tx, { actor, verb, object, ...tellDays(field, changed, own), reason, now });
  }
  await announceChange(tx, ['catalogue', ...[...concerned].map((id) => `product:${id}`)]);
  await announceLive(tx, { tags: ['days'] });
  return { ok: true, count: edit.days.length };
}

async function change(tx: Tx, { field, days }: Edit, productOf: ReadonlyMap<number, number>) {
  if (!isPlaces(field)) return changeRates(tx, field, days, productOf);
  const places = days.map((day) => ({ ...day, to: day.to ?? 0 }));
  const result = await changeDays(tx, field, places);
  if (!result.ok) return result;
  return {
    ok: true as const,
    changed: result.changed.map((one) => ({ ...one, was: one.seen ?? 0, isNow: one.to })),
  };
}

/** In order of product, as everybody locks them; those who book do not wait for it. Null where a unit is not on sale. */
async function lockProducts(tx: Tx, days: readonly DayEdit[]) {
  const { rows } = await sql<{ id: number; title: string; code: string; productId: number }>`
    SELECT u.id, u.title, u.code, p.id AS "productId"
    FROM products p JOIN units u ON u.product_id = p.id
    WHERE u.id = ANY (${[...new Set(days.map(({ unitId }) => unitId))]}::int[]) AND u.status
    ORDER BY p.id, u.position, u.id
    FOR NO KEY UPDATE OF p`.execute(tx);
  const of = new Map(rows.map(({ id, productId }) => [id, productId]));
  return days.every(({ unitId }) => of.has(unitId)) ? { units: rows, of } : null;
}
