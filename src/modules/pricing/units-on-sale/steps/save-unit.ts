import { getKind } from '#modules/catalog/kinds/registry.ts';
import { may } from '#modules/catalog/policy.ts';
import {
  type EditedUnit,
  freeCode,
  insertUnits,
  listUnitsOf,
  type UnitEdit,
  updateUnits,
} from '#modules/catalog/selling/units.ts';
import type { RefusedDay } from '#modules/inventory/days/change-days.ts';
import { type ResizeDaysResult, resizeDays } from '#modules/inventory/days/resize-days.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { describeUnit } from './describe-unit.ts';
import { type LockedSale, lockSales } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SaveUnitResult =
  | {
      ok: true;
      unitId: number;
      version: number;
      /** Open days that take the new allotment, and those that keep one of their own. */
      moved: number;
      kept: number;
    }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_product' | 'unknown_unit' | 'title_taken' | 'changed_meanwhile';
    }
  | {
      ok: false;
      /** On these days more is held and sold than the new allotment. */
      reason: 'below_taken';
      days: RefusedDay[];
    };

export interface UnitSave {
  productId: number;
  /** Null adds one. */
  unitId: number | null;
  /** The version that the editor saw. */
  version: number;
  fields: UnitEdit;
  /** For a new unit: the company's own code. */
  code?: string | undefined;
}

/**
 * Adds or edits a unit of a product. A new one is opened and priced at once; a changed quantity changes the allotment of open
 * days, and is refused with the days on which more is held and sold. Cards, combos and cached pages are updated in the same
 * transaction. Invalid details for the kind throw a ZodError, because the form has already validated them.
 */
export async function saveUnit(
  db: Executor,
  { actor, ...save }: UnitSave & { actor: Actor },
  now: Date,
): Promise<SaveUnitResult> {
  return inTransaction(db, async (tx) => {
    const [result] = await saveUnits(tx, { saves: [save], actor, follow: publishSale }, now);
    return result as SaveUnitResult;
  });
}

/**
 * The same for many units of any products, in their order and with one statement per table; `follow` is called once per
 * product. A refused one is not written and does not affect the others.
 */
export async function saveUnits(
  tx: Tx,
  { saves, actor, follow }: { saves: readonly UnitSave[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SaveUnitResult[]> {
  if (!may(actor, 'unit.edit')) return saves.map(() => ({ ok: false, reason: 'not_allowed' }));
  const productIds = [...new Set(saves.map(({ productId }) => productId))];
  const sales = await lockSales(tx, productIds);
  const standing = await listUnitsOf(tx, productIds);
  const steps: Step[] = [];
  for (const save of saves) {
    const sale = sales.get(save.productId);
    if (!sale) {
      steps.push({ ok: false, reason: 'unknown_product' });
      continue;
    }
    const units = standing.get(sale.id) ?? [];
    standing.set(sale.id, units);
    steps.push(await planStep(tx, { save, sale, units }, dayInVietnam(now)));
  }
  return writeSteps(tx, { steps, actor, follow }, now);
}

/** A unit to be written, or why it is refused. */
type Step =
  | Extract<SaveUnitResult, { ok: false }>
  | {
      ok: true;
      sale: LockedSale;
      fields: UnitEdit;
      /** Of a new one. */
      code: string;
      before: EditedUnit | null;
      days: Extract<ResizeDaysResult, { ok: true }>;
    };
type Writing = Extract<Step, { ok: true }>;

/** Validates a unit against the future state of its product's other units, and resizes its days; afterwards `units` includes it. */
async function planStep(
  tx: Tx,
  { save, sale, units }: { save: UnitSave; sale: LockedSale; units: EditedUnit[] },
  today: string,
): Promise<Step> {
  const { fields } = save;
  getKind(sale.kind).unitDetails.parse(fields.details);
  const isTaken = ({ id, title, status }: EditedUnit) =>
    status && id !== save.unitId && title.toLowerCase() === fields.title.toLowerCase();
  if (units.some(isTaken)) return { ok: false, reason: 'title_taken' };
  if (save.unitId === null) {
    const wanted = save.code ?? (slugify(fields.title) || 'hang');
    const code = freeCode(wanted, new Set(units.map((unit) => unit.code)));
    units.push({ ...fields, id: 0, code, status: true, version: 1, components: [] });
    return { ok: true, sale, fields, code, before: null, days: { ok: true, moved: 0, kept: 0 } };
  }
  const at = units.findIndex(({ id }) => id === save.unitId);
  const before = units[at];
  if (!before) return { ok: false, reason: 'unknown_unit' };
  if (before.version !== save.version) return { ok: false, reason: 'changed_meanwhile' };
  const days = await moveDays(tx, { before, to: fields.quantity, from: today });
  if (!days.ok) return { ok: false, reason: 'below_taken', days: days.days };
  units[at] = { ...before, ...fields, version: before.version + 1 };
  return { ok: true, sale, fields, code: before.code, before, days };
}

async function moveDays(
  tx: Tx,
  { before, to, from }: { before: EditedUnit; to: number; from: string },
): Promise<ResizeDaysResult> {
  if (to === before.quantity) return { ok: true, moved: 0, kept: 0 };
  return resizeDays(tx, { unitId: before.id, from, was: before.quantity, to });
}

async function writeSteps(
  tx: Tx,
  { steps, actor, follow }: { steps: readonly Step[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SaveUnitResult[]> {
  const written = steps.filter((step): step is Writing => step.ok);
  const added = written.filter(({ before }) => !before);
  const ids = await insertUnits(
    tx,
    added.map(({ sale, fields, code }) => ({ productId: sale.id, unit: fields, code })),
  );
  const idOf = (step: Writing) => step.before?.id ?? (ids[added.indexOf(step)] as number);
  await updateUnits(
    tx,
    written.flatMap(({ before, fields }) => (before ? [{ id: before.id, unit: fields }] : [])),
  );
  for (const sale of new Set(written.map((step) => step.sale))) await follow(tx, sale, now);
  await writeHistoryLines(
    tx,
    written.map((step): HistoryLine => {
      const object = { type: 'unit', id: String(idOf(step)) };
      const { before, fields, sale } = step;
      if (!before)
        return {
          actor,
          verb: 'unit.add',
          object,
          after: { product: sale.title, ...describeUnit(fields) },
          now,
        };
      return {
        actor,
        verb: 'unit.edit',
        object,
        before: describeUnit(before),
        after: describeUnit(fields),
        now,
      };
    }),
  );
  return steps.map((step): SaveUnitResult => {
    if (!step.ok) return step;
    const { moved, kept } = step.days;
    return { ok: true, unitId: idOf(step), version: step.before ? step.before.version + 1 : 1, moved, kept };
  });
}
