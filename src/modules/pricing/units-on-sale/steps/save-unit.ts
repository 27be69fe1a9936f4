import { getKind } from '#modules/catalog/kinds/registry.ts';
import { may } from '#modules/catalog/policy.ts';
import {
  type EditedUnit,
  insertUnit,
  listEditedUnits,
  type UnitEdit,
  updateUnit,
} from '#modules/catalog/selling/units.ts';
import type { RefusedDay } from '#modules/inventory/days/change-days.ts';
import { type ResizeDaysResult, resizeDays } from '#modules/inventory/days/resize-days.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type LockedSale, lockSale } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SaveUnitResult =
  | {
      ok: true;
      unitId: number;
      version: number;
      /** Open days that follow the new number, and those that keep one of their own. */
      moved: number;
      kept: number;
    }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_product' | 'unknown_unit' | 'title_taken' | 'changed_meanwhile';
    }
  | {
      ok: false;
      /** More are held and sold on these days than there would be. */
      reason: 'below_taken';
      days: RefusedDay[];
    };

export interface UnitSave {
  productId: number;
  /** Null adds one. */
  unitId: number | null;
  /** As it was seen. */
  version: number;
  fields: UnitEdit;
  /** Of a new one, as the company calls it already. */
  code?: string | undefined;
  actor: Actor;
}

/**
 * Adds a unit to a product or changes one. A new one is open and has its prices at once; another number of places moves the
 * open days with it, and is refused with the days on which more are held and sold. Cards, combos and kept pages follow in the
 * same transaction, or as `follow` has it. What is wrong with its details for the kind is thrown (ZodError): the form has asked
 * the kind before.
 */
export async function saveUnit(
  db: Executor,
  save: UnitSave,
  now: Date,
  follow: FollowSale = publishSale,
): Promise<SaveUnitResult> {
  if (!may(save.actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SaveUnitResult> => {
    const sale = await lockSale(tx, save.productId);
    if (!sale) return { ok: false, reason: 'unknown_product' };
    getKind(sale.kind).unitDetails.parse(save.fields.details);
    const units = await listEditedUnits(tx, sale.id);
    const isTaken = ({ id, title, status }: EditedUnit) =>
      status && id !== save.unitId && title.toLowerCase() === save.fields.title.toLowerCase();
    if (units.some(isTaken)) return { ok: false, reason: 'title_taken' };
    if (save.unitId === null) return add(tx, sale, { ...save, follow }, now);
    const before = units.find(({ id }) => id === save.unitId);
    if (!before) return { ok: false, reason: 'unknown_unit' };
    return change(tx, sale, { ...save, before, follow }, now);
  });
}

async function add(
  tx: Tx,
  sale: LockedSale,
  { fields, code, actor, follow }: UnitSave & { follow: FollowSale },
  now: Date,
): Promise<SaveUnitResult> {
  const unitId = await insertUnit(tx, sale.id, fields, code);
  await follow(tx, sale, now);
  const object = { type: 'unit', id: String(unitId) };
  const after = { product: sale.title, ...tell(fields) };
  await writeHistory(tx, { actor, verb: 'unit.add', object, after, now });
  return { ok: true, unitId, version: 1, moved: 0, kept: 0 };
}

async function change(
  tx: Tx,
  sale: LockedSale,
  { version, fields, actor, before, follow }: UnitSave & { before: EditedUnit; follow: FollowSale },
  now: Date,
): Promise<SaveUnitResult> {
  if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
  const unitId = before.id;
  const none: ResizeDaysResult = { ok: true, moved: 0, kept: 0 };
  const days =
    fields.quantity === before.quantity
      ? none
      : await resizeDays(tx, {
          unitId,
          from: dayInVietnam(now),
          was: before.quantity,
          to: fields.quantity,
        });
  if (!days.ok) return { ok: false, reason: 'below_taken', days: days.days };
  const next = await updateUnit(tx, unitId, fields);
  await follow(tx, sale, now);
  const object = { type: 'unit', id: String(unitId) };
  await writeHistory(tx, {
    ...{ actor, verb: 'unit.edit', object, now },
    before: tell(before),
    after: tell(fields),
  });
  return { ok: true, unitId, version: next, moved: days.moved, kept: days.kept };
}

/** As the history keeps it: details one by one, so that only what differs is told. */
function tell({ title, summary, quantity, maxAdults, maxChildren, maxOccupancy, ...unit }: UnitEdit) {
  const { baseVnd, facilities, details } = unit;
  return {
    ...{ title, summary, quantity, maxAdults, maxChildren, maxOccupancy, baseVnd },
    facilities: facilities.join(', '),
    ...tellDetails(details),
  };
}

/** Groups by what is in them, 'route.from'; lists in a line, what is counted with its number before. */
function tellDetails(details: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([key, value]): [string, unknown][] => {
      if (Array.isArray(value)) return [[path + key, value.map(tellEntry).join(', ')]];
      if (typeof value !== 'object' || value === null) return [[path + key, value]];
      return Object.entries(tellDetails(value, `${path}${key}.`));
    }),
  );
}

const tellEntry = (entry: string | { type: string; count: number }) =>
  typeof entry === 'string' ? entry : `${entry.count} x ${entry.type}`;
