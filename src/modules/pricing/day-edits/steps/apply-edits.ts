import { sql } from 'kysely';
import { changeDays } from '#modules/inventory/days/change-days.ts';
import { may as mayPlaces } from '#modules/inventory/policy.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { may } from '#modules/pricing/policy.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { changeRates, type RateField } from './change-rates.ts';
import { describeEditedDays } from './describe-edited-days.ts';
import { keepUndo } from './keep-undo.ts';
import type { ChangedRate, RateChange } from './rate-change.ts';

/** The fields of a day on sale that can be changed; noArrival, noDeparture and closed are 1 or 0. */
export type DayField = 'allotment' | 'closed' | RateField;

export type DayEdit = RateChange;

export type EditDaysResult =
  | { ok: true; count: number }
  | { ok: false; reason: 'not_allowed' | 'past_day' | 'unknown_unit' | 'too_many' | 'wrong_value' }
  | {
      ok: false;
      reason: 'changed_meanwhile' | 'below_taken' | 'stopped' | 'not_open';
      /** In order of unit and day. `value` is the current value, or how many are taken. */
      days: { unitId: number; day: string; value: number | null }[];
    };

/** Changes of one field. */
export interface EditPart {
  field: DayField;
  days: readonly DayEdit[];
}

export interface Edits {
  /** Each field once. */
  parts: readonly EditPart[];
  reason: string;
  actor: Actor;
  isUndoKept?: boolean | undefined;
}

/** Maximum number of cells (days of units) per edit. */
const maxCells = 20_000;

/** Checks edits without the database; null when they are valid. */
export function whyNotEdit({ parts, actor }: Edits, now: Date) {
  if (!parts.every(({ field }) => mayEdit(actor, field))) return 'not_allowed';
  if (parts.reduce((sum, { days }) => sum + days.length, 0) > maxCells) return 'too_many';
  if (parts.some(({ field, days }) => days.some(({ to }) => !fitsDay(field, to)))) return 'wrong_value';
  const today = dayInVietnam(now);
  return parts.some(({ days }) => days.some(({ day }) => day < today)) ? 'past_day' : null;
}

/** Applies all edits or, where one is refused, none: the caller's transaction then changes nothing. */
export async function applyEdits(tx: Tx, edits: Edits, now: Date): Promise<EditDaysResult> {
  const { parts, reason, actor, isUndoKept } = edits;
  const count = parts.reduce((sum, { days }) => sum + days.length, 0);
  const done = await changeAll(tx, parts);
  if (!done.ok) return done;
  const { units, changes } = done;
  if (changes.length === 0) return { ok: true, count };
  const of = new Map(units.map(({ id, productId }) => [id, productId]));
  const concerned = new Set(
    changes.flatMap(({ changed }) => changed.map(({ unitId }) => of.get(unitId) as number)),
  );
  await refreshDisplayPrices(tx, [...concerned], dayInVietnam(now));
  if (!isUndoKept) await keepUndo(tx, actor, changes, now);
  for (const productId of concerned) {
    const own = units.filter((unit) => unit.productId === productId);
    const object = { type: 'product', id: String(productId) };
    for (const { field, changed } of changes) {
      const sides = describeEditedDays(field, changed, own);
      if (Object.keys(sides.after).length === 0) continue;
      const verb = isPlaces(field) ? 'places.edit' : 'price.edit';
      await writeHistory(tx, { actor, verb, object, ...sides, reason, now });
    }
  }
  await announceChange(tx, ['catalogue', ...[...concerned].map((id) => `product:${id}`)]);
  await announceLive(tx, { tags: ['days'] });
  return { ok: true, count };
}

export type TriedEdits =
  | { ok: true; changes: FieldChanges[]; units: readonly EditedUnit[] }
  | Exclude<EditDaysResult, { ok: true }>;

/** What `applyEdits` would change, or why it would be refused: executed and rolled back. */
export async function tryEdits(db: Database, edits: Edits, now: Date): Promise<TriedEdits> {
  const wrong = whyNotEdit(edits, now);
  if (wrong) return { ok: false, reason: wrong };
  const tx = await db.startTransaction().execute();
  try {
    return await changeAll(tx, edits.parts);
  } finally {
    await tx.rollback().execute();
  }
}

interface FieldChanges {
  field: DayField;
  changed: readonly ChangedRate[];
}

/** Leaves out fields without changes. Where one field is refused, the others are rolled back. */
async function changeAll(tx: Tx, parts: readonly EditPart[]): Promise<TriedEdits> {
  const units = await lockProducts(
    tx,
    parts.flatMap(({ days }) => days.map(({ unitId }) => unitId)),
  );
  if (!units) return { ok: false, reason: 'unknown_unit' };
  const productOf = new Map(units.map(({ id, productId }) => [id, productId]));
  const changes: FieldChanges[] = [];
  await sql`savepoint edits`.execute(tx);
  for (const { field, days } of parts) {
    const result = await change(tx, { field, days }, productOf);
    if (!result.ok) {
      await sql`ROLLBACK to savepoint edits`.execute(tx);
      return result;
    }
    if (result.changed.length > 0) changes.push({ field, changed: result.changed });
  }
  await sql`release savepoint edits`.execute(tx);
  return { ok: true, changes, units };
}

async function change(tx: Tx, { field, days }: EditPart, productOf: ReadonlyMap<number, number>) {
  if (!isPlaces(field)) return changeRates(tx, field, days, productOf);
  const places = days.map((day) => ({ ...day, to: day.to ?? 0 }));
  const result = await changeDays(tx, field, places);
  if (!result.ok) return result;
  return {
    ok: true as const,
    changed: result.changed.map((one) => ({ ...one, was: one.seen ?? 0, isNow: one.to })),
  };
}

interface EditedUnit {
  id: number;
  title: string;
  code: string;
  productId: number;
}

/** Locks the products in the common order of product ids; bookings do not wait for it. Null where a unit is not on sale. */
async function lockProducts(tx: Tx, unitIds: readonly number[]): Promise<EditedUnit[] | null> {
  const wanted = [...new Set(unitIds)];
  const { rows } = await sql<EditedUnit>`
    SELECT u.id, u.title, u.code, p.id AS "productId"
    FROM products p JOIN units u ON u.product_id = p.id
    WHERE u.id = ANY (${wanted}::int[]) AND u.status
    ORDER BY p.id, u.position, u.id
    FOR NO KEY UPDATE OF p`.execute(tx);
  return rows.length === wanted.length ? rows : null;
}

export function mayEdit(actor: Actor, field: DayField): boolean {
  return isPlaces(field) ? mayPlaces(actor, 'places.edit') : may(actor, 'price.edit');
}

const isPlaces = (field: DayField): field is 'allotment' | 'closed' =>
  field === 'allotment' || field === 'closed';

/** Minimum and maximum of each field of a day; 0 for maximum nights and release days means none. */
export const dayBounds: Readonly<Record<DayField, [least: number, most: number]>> = {
  allotment: [0, 10_000],
  closed: [0, 1],
  price: [0, 10_000_000_000],
  minStay: [1, 30],
  maxStay: [0, 30],
  releaseDays: [0, 90],
  noArrival: [0, 1],
  noDeparture: [0, 1],
};

/** Whether a value is valid for a field of a day. Prices are whole thousands. */
export function fitsDay(field: DayField, to: number | null): boolean {
  if (to === null) return field === 'price';
  const [least, most] = dayBounds[field];
  return Number.isInteger(to) && to >= least && to <= most && (field !== 'price' || to % 1000 === 0);
}
