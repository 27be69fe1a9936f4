import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What staff can close in one step: one unit, all of a product, or all products of a bay or a place, by its slug. */
export type ClosedScope = { unitId: number } | { productId: number } | { bay: string } | { place: string };

export interface ScopedUnits {
  /** Title for guests and staff: 'Vịnh Lan Hạ'. */
  title: string;
  productIds: number[];
  /** `leadDays`: a start up to this many days before a closed day would still last into it. */
  units: { unitId: number; leadDays: number }[];
}

/** The units of a scope; null when it does not exist or nothing of it is sold. */
export async function findClosedScope(db: Executor, scope: ClosedScope): Promise<ScopedUnits | null> {
  const rows = await db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .select(['u.id as unitId', 'u.title as unitTitle', 'p.id as productId', 'p.title', 'p.kind', 'p.details'])
    .$if('unitId' in scope, (query) => query.where('u.id', '=', (scope as { unitId: number }).unitId))
    .$if('productId' in scope, (query) =>
      query.where('p.id', '=', (scope as { productId: number }).productId),
    )
    .$if('bay' in scope, (query) =>
      query.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_terms as pt')
          .innerJoin('terms as t', 't.id', 'pt.term_id')
          .select('pt.product_id')
          .where('t.taxonomy', '=', 'bay')
          .where('t.slug', '=', (scope as { bay: string }).bay),
      ),
    )
    .$if('place' in scope, (query) =>
      query.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_places as pp')
          .innerJoin('places as l', 'l.id', 'pp.place_id')
          .select('pp.product_id')
          .where('l.slug', '=', (scope as { place: string }).place),
      ),
    )
    .orderBy('u.id')
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    title:
      (await titleOf(db, scope)) ?? ('unitId' in scope ? `${first.title}, ${first.unitTitle}` : first.title),
    productIds: [...new Set(rows.map((row) => row.productId))],
    units: rows.map(({ unitId, kind, details }) => ({
      unitId,
      leadDays: leadDays(kind as KindName, details as Record<string, unknown>),
    })),
  };
}

async function titleOf(db: Executor, scope: ClosedScope): Promise<string | null> {
  if ('bay' in scope) {
    const query = db.selectFrom('terms').select('title').where('taxonomy', '=', 'bay');
    return (await query.where('slug', '=', scope.bay).executeTakeFirst())?.title ?? null;
  }
  if (!('place' in scope)) return null;
  const query = db.selectFrom('places').select('title').where('slug', '=', scope.place);
  return (await query.executeTakeFirst())?.title ?? null;
}

/** A trip of three days that takes inventory on two nights begins one day earlier than the inventory rows suggest. */
function leadDays(name: KindName, details: Record<string, unknown>): number {
  const kind = getKind(name);
  const days = kind.tripDays?.(details) ?? 1;
  return Math.max(0, days - (kind.spanDays?.(details) ?? 1));
}
