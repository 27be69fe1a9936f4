import { expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import {
  findComponentUnits,
  findSoldProduct,
  listEditedPlans,
  listEditedUnits,
  listProductProvinces,
  unitFields,
  unitShape,
  unitValues,
} from '#modules/catalog/selling/units.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { planShape, planValues } from './plan-fields.ts';

const database = setUpTestDatabase({ demo: true });

test('every detail of a unit of any kind has a label', () => {
  for (const kind of kindNames)
    for (const { name, label } of unitFields(kind, []).details)
      expect(`details.${label}`, `${kind} ${name}`).not.toBe(name);
});

test('opening and saving a unit or plan changes nothing, for all of the demo', async () => {
  const { db } = database;
  const products = await db.selectFrom('products').select('id').where('code', '!=', 'BAO-GIA').execute();
  const facilities = await listTerms(db, 'facility');
  let units = 0;
  for (const { id } of products) {
    const product = await findSoldProduct(db, id);
    if (!product) throw new Error(String(id));
    const fields = unitFields(product.kind, facilities);
    for (const unit of await listEditedUnits(db, id)) {
      const read = unitShape(product.kind, fields, unit).safeParse(unitValues(fields, unit));
      expect(read.error?.issues, `${product.title}, ${unit.title}`).toBeUndefined();
      expect(read.data).toMatchObject({ title: unit.title, baseVnd: unit.baseVnd, details: unit.details });
      expect(read.data?.facilities, `${product.title}, ${unit.title}`).toEqual(unit.facilities);
      units++;
    }
    for (const plan of await listEditedPlans(db, id))
      expect(planShape.parse(planValues(plan)), plan.title).toMatchObject({ title: plan.title });
  }
  expect(units).toBeGreaterThan(300);
});

test("components of the demo's combos are in the same place", async () => {
  const { db } = database;
  const combos = await db.selectFrom('products').select('id').where('kind', '=', 'combo').execute();
  const of = await listProductProvinces(
    db,
    combos.map(({ id }) => id),
  );
  for (const { id } of combos) {
    const provinces = of.get(id) ?? [];
    for (const unit of await listEditedUnits(db, id)) {
      const along = await findComponentUnits(
        db,
        unit.components.map((part) => part.unitId),
      );
      for (const part of along.values())
        expect(
          part.provinces.some((one) => provinces.includes(one.id)),
          part.productTitle,
        ).toBe(true);
    }
  }
});
