import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';

export interface UnitName {
  productTitle: string;
  unitTitle: string;
  /** Of the product's page. */
  url: string;
}

/** What units are called, also where they are not on sale any more; by id. */
export async function findUnitNames(db: Executor, ids: number[]): Promise<Map<number, UnitName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .where('u.id', 'in', ids)
    .select(['u.id', 'u.title as unitTitle', 'p.title as productTitle', 'p.kind', 'p.slug'])
    .execute();
  return new Map(
    rows.map(({ id, kind, slug, ...names }) => [
      id,
      { ...names, url: linkTo(getKind(kind as KindName).category, slug) },
    ]),
  );
}
