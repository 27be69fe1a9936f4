import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { slugInput } from '../../schema.ts';

const line = (max: number) => z.string().trim().max(max, `Dài quá ${max} ký tự.`);
const count = (least: number, most: number) => {
  const message = `Nhập số nguyên từ ${least.toLocaleString('vi-VN')} đến ${most.toLocaleString('vi-VN')}.`;
  return z.int(message).min(least, message).max(most, message);
};
const price = 'Giá tròn nghìn đồng, ví dụ 1.250.000.';

/** What the office's form of a unit says. Prices of days are whole thousands, and so is what they start from. */
export const unitEditInput = z
  .object({
    title: line(120).min(1, 'Vui lòng nhập tên.'),
    summary: line(400),
    quantity: count(0, 10_000),
    maxAdults: count(1, 500),
    maxChildren: count(0, 500),
    maxOccupancy: count(1, 500),
    baseVnd: z.int(price).min(0, price).max(10_000_000_000, price).multipleOf(1000, price),
    facilities: z.array(slugInput),
    details: z.record(z.string(), z.unknown()),
  })
  .refine(({ maxAdults, maxOccupancy }) => maxOccupancy >= maxAdults, {
    path: ['maxOccupancy'],
    message: 'Tổng số khách không ít hơn số người lớn.',
  });

export type UnitEdit = z.output<typeof unitEditInput>;

/** Writes a new unit behind the others of its product, with a code of its own or out of its name. */
export async function insertUnit(
  tx: Tx,
  productId: number,
  unit: UnitEdit,
  code = slugify(unit.title) || 'hang',
): Promise<number> {
  const { id } = await tx
    .insertInto('units')
    .values((eb) => ({
      product_id: productId,
      code: freeCode(productId, code),
      position: eb
        .selectFrom('units')
        .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
        .where('product_id', '=', productId),
      ...rowOf(unit),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeFacilities(tx, id, unit.facilities);
  return id;
}

/** Writes what was changed of a unit. Pictures, components and fleets stay. @returns its new version */
export async function updateUnit(tx: Tx, id: number, unit: UnitEdit): Promise<number> {
  const { version } = await tx
    .updateTable('units')
    .set((eb) => ({ ...rowOf(unit), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await writeFacilities(tx, id, unit.facilities);
  return version;
}

/** Puts a unit on sale or takes it off. */
export async function setUnitStatus(tx: Tx, id: number, status: boolean): Promise<void> {
  await tx
    .updateTable('units')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Places of another product's unit that a unit takes along. */
export interface UnitComponent {
  unitId: number;
  fromDay: number;
  days: number;
  per: 'room' | 'person';
  quantity: number;
}

/** Puts these in place of all that a unit takes along. @returns its new version */
export async function replaceUnitComponents(
  tx: Tx,
  id: number,
  components: readonly UnitComponent[],
): Promise<number> {
  await tx.deleteFrom('unit_components').where('unit_id', '=', id).execute();
  const rows = components.map(({ unitId, fromDay, ...part }) => ({
    ...part,
    unit_id: id,
    component_unit_id: unitId,
    from_day: fromDay,
  }));
  if (rows.length > 0) await tx.insertInto('unit_components').values(rows).execute();
  const { version } = await tx
    .updateTable('units')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

function rowOf({ maxAdults, maxChildren, maxOccupancy, baseVnd, details, ...unit }: UnitEdit) {
  const { title, summary, quantity } = unit;
  return {
    ...{ title, summary, quantity },
    max_adults: maxAdults,
    max_children: maxChildren,
    max_occupancy: maxOccupancy,
    base_vnd: baseVnd,
    details: json(details),
  };
}

/** 'phong-suite', or 'phong-suite-2' where that is taken. */
function freeCode(productId: number, wanted: string) {
  return sql<string>`(
    SELECT code FROM (SELECT ${wanted}::text || CASE n WHEN 1 THEN '' ELSE '-' || n END AS code, n
      FROM generate_series(1, 1000) n) codes
    WHERE NOT EXISTS (SELECT FROM units u WHERE u.product_id = ${productId} AND u.code = codes.code)
    ORDER BY n LIMIT 1)`;
}

async function writeFacilities(tx: Tx, id: number, slugs: readonly string[]): Promise<void> {
  await tx.deleteFrom('unit_terms').where('unit_id', '=', id).execute();
  await sql`${planOnce}
    INSERT INTO unit_terms (unit_id, term_id, position)
    SELECT ${id}::int, t.id, wanted.position - 1
    FROM unnest(${[...new Set(slugs)]}::text[]) WITH ORDINALITY AS wanted (slug, position)
    JOIN terms t ON t.taxonomy = 'facility' AND t.slug = wanted.slug`.execute(tx);
}
