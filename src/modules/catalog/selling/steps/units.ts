import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { slugInput } from '../../schema.ts';

const line = (max: number) => z.string().trim().max(max, `Dài quá ${max} ký tự.`);
const count = (least: number, most: number) => {
  const message = `Nhập số nguyên từ ${least.toLocaleString('vi-VN')} đến ${most.toLocaleString('vi-VN')}.`;
  return z.int(message).min(least, message).max(most, message);
};
const price = 'Giá tròn nghìn đồng, ví dụ 1.250.000.';

/** Fields of the office's unit form. Prices of days are whole thousands, so the base price has to be one, too. */
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

/** A unit to insert. */
export interface NewUnit {
  productId: number;
  unit: UnitEdit;
  code: string;
}

/**
 * Inserts units after the existing ones of their products, in this order; their codes must be free (`freeCode`). One
 * statement per table. @returns their ids
 */
export async function insertUnits(tx: Tx, units: readonly NewUnit[]): Promise<number[]> {
  if (units.length === 0) return [];
  const rows = units.map(({ productId, unit, code }, at) => ({ productId, code, at, ...rowOf(unit) }));
  const { rows: written } = await sql<{ id: number; key: string }>`${planOnce}
    INSERT INTO units (product_id, code, position, title, summary, quantity, max_adults, max_children, max_occupancy, base_vnd, details)
    SELECT n."productId", n.code, (SELECT coalesce(max(u.position), -1) FROM units u WHERE u.product_id = n."productId")
        + row_number() OVER (PARTITION BY n."productId" ORDER BY n.at),
      n.title, n.summary, n.quantity, n.max_adults, n.max_children, n.max_occupancy, n.base_vnd, n.details
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n ("productId" int, code text, at int, ${columns}) ORDER BY n.at
    RETURNING id, product_id || ' ' || code AS key`.execute(tx);
  const ids = new Map(written.map(({ id, key }) => [key, id]));
  const given = units.map(({ productId, code }) => ids.get(`${productId} ${code}`) as number);
  await writeFacilities(
    tx,
    units.map(({ unit }, at) => ({ id: given[at] as number, slugs: unit.facilities })),
  );
  return given;
}

/** Updates units. Pictures, components and fleets stay. One statement per table. @returns the new versions by id */
export async function updateUnits(
  tx: Tx,
  units: readonly { id: number; unit: UnitEdit }[],
): Promise<Map<number, number>> {
  if (units.length === 0) return new Map();
  const rows = units.map(({ id, unit }) => ({ id, ...rowOf(unit) }));
  const { rows: written } = await sql<{ id: number; version: number }>`${planOnce}
    UPDATE units u SET title = n.title, summary = n.summary, quantity = n.quantity, max_adults = n.max_adults,
      max_children = n.max_children, max_occupancy = n.max_occupancy, base_vnd = n.base_vnd, details = n.details,
      version = u.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id int, ${columns}) WHERE u.id = n.id
    RETURNING u.id, u.version`.execute(tx);
  await writeFacilities(
    tx,
    units.map(({ id, unit }) => ({ id, slugs: unit.facilities })),
  );
  return new Map(written.map(({ id, version }) => [id, version]));
}

/** Puts units on sale or takes them off. */
export async function setUnitsStatus(tx: Tx, ids: readonly number[], status: boolean): Promise<void> {
  await tx
    .updateTable('units')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Deletes the units and plans of a product that was never on sale, after their days. */
export async function removeSaleOf(tx: Tx, productId: number): Promise<void> {
  await tx.deleteFrom('units').where('product_id', '=', productId).execute();
  await tx.deleteFrom('rate_plans').where('product_id', '=', productId).execute();
}

/** A component: places of another product's unit that a unit takes. */
export interface UnitComponent {
  unitId: number;
  fromDay: number;
  days: number;
  per: 'room' | 'person';
  quantity: number;
}

/** Replaces all components of each unit. One statement per table. @returns the new versions by id */
export async function replaceUnitComponents(
  tx: Tx,
  units: readonly { id: number; components: readonly UnitComponent[] }[],
): Promise<Map<number, number>> {
  if (units.length === 0) return new Map();
  const ids = units.map(({ id }) => id);
  await tx.deleteFrom('unit_components').where('unit_id', 'in', ids).execute();
  const rows = units.flatMap(({ id, components }) => components.map((part) => ({ id, ...part })));
  await sql`${planOnce}
    INSERT INTO unit_components (unit_id, component_unit_id, from_day, days, per, quantity)
    SELECT n.id, n."unitId", n."fromDay", n.days, n.per, n.quantity
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n (id int, "unitId" int, "fromDay" int, days int, per text, quantity int)`.execute(tx);
  const written = await tx
    .updateTable('units')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .returning(['id', 'version'])
    .execute();
  return new Map(written.map(({ id, version }) => [id, version]));
}

const columns = sql.raw(
  'title text, summary text, quantity int, max_adults int, max_children int, max_occupancy int, base_vnd bigint, details jsonb',
);

function rowOf({ maxAdults, maxChildren, maxOccupancy, baseVnd, details, ...unit }: UnitEdit) {
  const { title, summary, quantity } = unit;
  return {
    ...{ title, summary, quantity, details },
    max_adults: maxAdults,
    max_children: maxChildren,
    max_occupancy: maxOccupancy,
    base_vnd: baseVnd,
  };
}

/** 'phong-suite', or 'phong-suite-2' where that is taken. */
export function freeCode(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number++;
  return `${wanted}-${number}`;
}

async function writeFacilities(
  tx: Tx,
  units: readonly { id: number; slugs: readonly string[] }[],
): Promise<void> {
  await tx
    .deleteFrom('unit_terms')
    .where(
      'unit_id',
      'in',
      units.map(({ id }) => id),
    )
    .execute();
  const rows = units.flatMap(({ id, slugs }) =>
    [...new Set(slugs)].map((slug, position) => ({ id, slug, position })),
  );
  if (rows.length === 0) return;
  await sql`${planOnce}
    INSERT INTO unit_terms (unit_id, term_id, position)
    SELECT n.id, t.id, n.position FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id int, slug text, position int)
    JOIN terms t ON t.taxonomy = 'facility' AND t.slug = n.slug`.execute(tx);
}
