import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';
import type { FieldOption } from './content-field.ts';
import type { Names, NamesOf } from './field-text.ts';

/** Names and options of a product's form. */
export interface ProductVocabulary {
  suppliers: FieldOption[];
  terms: { taxonomy: string; slug: string; title: string; group: string }[];
  names: NamesOf;
  /** The product has an itinerary although its kind usually has none. */
  hasProgramme: boolean;
}

/**
 * Loads it for one kind. `productId` also keeps the options that this product already has, even where they are no longer
 * offered; 'every' keeps those of any product of the kind.
 */
export async function loadProductVocabulary(
  db: Executor,
  kindName: KindName,
  productId: number | 'every' = 0,
): Promise<ProductVocabulary> {
  const isConcerned = isOf(kindName, productId);
  const { filters } = getKind(kindName);
  const filtered = filters.flatMap((filter) => (filter.type === 'term' ? [filter.taxonomy] : []));
  const suppliers = await db
    .selectFrom('suppliers')
    .where((eb) =>
      eb.or([
        eb('status', '=', true),
        eb('id', 'in', eb.selectFrom('products as p').where(isConcerned).select('p.supplier_id')),
      ]),
    )
    .select(['slug as value', 'brand as title'])
    .orderBy(sql`brand COLLATE "vi-x-icu"`)
    .execute();
  const terms = await listTermsOf(db, kindName, filtered, isConcerned);
  const provinces = await db.selectFrom('provinces').select(['slug', 'title']).execute();
  const places = await db.selectFrom('places').select(['slug', 'title']).execute();
  const programme = await db
    .selectFrom('itinerary_days as d')
    .innerJoin('products as p', 'p.id', 'd.product_id')
    .where(isConcerned)
    .select('d.day')
    .limit(1)
    .execute();
  const names = { provinces: toNames(provinces, 'tỉnh, thành'), places: toNames(places, 'điểm đến') };
  return { suppliers, terms, names, hasProgramme: programme.length > 0 };
}

/** Condition for the products `p` whose current options are kept. */
function isOf(kind: KindName, productId: number | 'every'): RawBuilder<boolean> {
  return productId === 'every' ? sql<boolean>`p.kind = ${kind}` : sql<boolean>`p.id = ${productId}`;
}

/** Terms in scope of a kind; of a vocabulary by which its lists filter and which has none in scope, all. */
async function listTermsOf(
  db: Executor,
  kindName: KindName,
  filtered: string[],
  isConcerned: RawBuilder<boolean>,
) {
  const rows = await db
    .selectFrom('terms as t')
    .select([
      't.taxonomy',
      't.slug',
      't.title',
      't.group_title as group',
      sql<boolean>`t.status AND ${kindName} = ANY (t.scope)`.as('isInScope'),
      sql<boolean>`EXISTS (SELECT FROM product_terms x JOIN products p ON p.id = x.product_id
        WHERE x.term_id = t.id AND ${isConcerned})`.as('isUsed'),
    ])
    .orderBy('t.taxonomy')
    .orderBy('t.position')
    .orderBy('t.id')
    .execute();
  const scoped = new Set(rows.filter(({ isInScope }) => isInScope).map(({ taxonomy }) => taxonomy));
  return rows.filter(
    ({ taxonomy, isInScope, isUsed }) =>
      isInScope || isUsed || (filtered.includes(taxonomy) && !scoped.has(taxonomy)),
  );
}

/** Entries of the same title are distinguished by their slug. */
function toNames(rows: readonly { slug: string; title: string }[], what: string): Names {
  const same = Map.groupBy(rows, ({ title }) => title.toLowerCase());
  const called = rows.map(({ slug, title }): [slug: string, title: string] => [
    slug,
    (same.get(title.toLowerCase())?.length ?? 0) > 1 ? `${title} (${slug})` : title,
  ]);
  return {
    titleOf: new Map(called),
    slugOf: new Map(called.map(([slug, title]) => [title.toLowerCase(), slug])),
    what,
  };
}
