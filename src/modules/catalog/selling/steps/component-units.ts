import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import type { KindName } from '../../kinds/kind-names.ts';

/** A unit that is or could be a component of a combo. */
export interface ComponentUnit {
  unitId: number;
  unitCode: string;
  unitTitle: string;
  productId: number;
  productCode: string;
  productTitle: string;
  kind: KindName;
  details: Record<string, unknown>;
  /** Whether it and its product are on sale. */
  isOnSale: boolean;
  provinces: { id: number; title: string }[];
}

const columns = sql`
  u.id AS "unitId", u.code AS "unitCode", u.title AS "unitTitle", p.id AS "productId", p.code AS "productCode", p.title AS "productTitle", p.kind, p.details,
  (u.status AND p.status AND p.step = 1) AS "isOnSale",
  coalesce((SELECT json_agg(json_build_object('id', v.id, 'title', v.title) ORDER BY x.position)
    FROM product_provinces x JOIN provinces v ON v.id = x.province_id WHERE x.product_id = p.id), '[]') AS provinces`;

/** Units by their ids, on sale or not. */
export async function findComponentUnits(
  db: Executor,
  unitIds: readonly number[],
): Promise<Map<number, ComponentUnit>> {
  const { rows } = await sql<ComponentUnit>`
    SELECT ${columns} FROM units u JOIN products p ON p.id = u.product_id
    WHERE u.id = ANY (${unitIds}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.unitId, row]));
}

/** Units on sale in the provinces of a product, but not of the product itself, by parts of their names. */
export async function searchComponentUnits(
  db: Executor,
  { productId, text, kinds }: { productId: number; text: string; kinds: readonly KindName[] },
  limit = 30,
): Promise<ComponentUnit[]> {
  const words = fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await sql<ComponentUnit>`
    SELECT ${columns} FROM units u JOIN products p ON p.id = u.product_id
    WHERE u.status AND p.status AND p.step = 1 AND p.id <> ${productId} AND p.kind = ANY (${kinds}::text[])
      AND EXISTS (SELECT FROM product_provinces x JOIN product_provinces y ON y.province_id = x.province_id
        WHERE x.product_id = p.id AND y.product_id = ${productId})
      AND search_letters(p.title || ' ' || u.title) LIKE ALL (${words}::text[])
    ORDER BY p.title COLLATE "vi-x-icu", p.id, u.position, u.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** The provinces of products, by product. */
export async function listProductProvinces(
  db: Executor,
  productIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('product_provinces')
    .select(['product_id as productId', 'province_id as id'])
    .where('product_id', 'in', [...productIds])
    .execute();
  const of = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(productIds.map((id) => [id, (of.get(id) ?? []).map((row) => row.id)]));
}
