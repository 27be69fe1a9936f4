import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { ProductInput, UnitInput } from '../schema.ts';
import { ratePlanRow } from './rate-plan-row.ts';
import type { References } from './resolve-references.ts';
import { saveFleetUses } from './save-fleet.ts';

/** Writes units and rate plans under their codes; those no longer named are switched off, never deleted. */
export async function saveUnits(tx: Tx, productId: number, input: ProductInput, references: References) {
  await tx.updateTable('units').set({ status: false }).where('product_id', '=', productId).execute();
  await tx.updateTable('rate_plans').set({ status: false }).where('product_id', '=', productId).execute();
  for (const [position, unit] of input.units.entries())
    await saveUnit(tx, productId, unit, position, references);
  for (const [position, plan] of input.ratePlans.entries()) {
    const policyId = references.policyIds.get(plan.cancellationPolicy);
    if (policyId === undefined) throw new Error(`${input.slug}: unknown policy ${plan.cancellationPolicy}`);
    const row = {
      product_id: productId,
      code: plan.code,
      ...ratePlanRow(plan, policyId),
      position,
      status: true,
    };
    await tx
      .insertInto('rate_plans')
      .values(row)
      .onConflict((conflict) => conflict.columns(['product_id', 'code']).doUpdateSet(row))
      .execute();
  }
}

async function saveUnit(
  tx: Tx,
  productId: number,
  unit: UnitInput,
  position: number,
  references: References,
) {
  const row = {
    product_id: productId,
    code: unit.code,
    title: unit.title,
    summary: unit.summary,
    quantity: unit.quantity,
    max_adults: unit.maxAdults,
    max_children: unit.maxChildren,
    max_occupancy: unit.maxOccupancy,
    base_vnd: unit.baseVnd,
    details: json(unit.details),
    position,
    status: true,
  };
  const { id } = await tx
    .insertInto('units')
    .values(row)
    .onConflict((conflict) => conflict.columns(['product_id', 'code']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('unit_terms').where('unit_id', '=', id).execute();
  await tx.deleteFrom('unit_images').where('unit_id', '=', id).execute();
  const terms = [...new Set(unit.facilities)].map((slug, index) => ({
    unit_id: id,
    term_id: references.unitTermIds.get(slug) as number,
    position: index,
  }));
  if (terms.length) await tx.insertInto('unit_terms').values(terms).execute();
  await tx.deleteFrom('unit_components').where('unit_id', '=', id).execute();
  const components = unit.components.map((part) => ({
    unit_id: id,
    component_unit_id: references.componentIds.get(part.unit) as number,
    from_day: part.fromDay,
    days: part.days,
    per: part.per,
    quantity: part.quantity,
  }));
  if (components.length) await tx.insertInto('unit_components').values(components).execute();
  await saveFleetUses(tx, id, unit.fleets);
  const images = unit.images.map((image, index) => ({
    unit_id: id,
    media_id: image.mediaId,
    position: index,
    alt: image.alt,
  }));
  if (images.length) await tx.insertInto('unit_images').values(images).execute();
}
