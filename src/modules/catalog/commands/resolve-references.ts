import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import type { ProductInput } from '../schema.ts';
import { isTypeTaxonomy, keywordsOf } from '../vocabulary/keywords.ts';

export interface References {
  supplierId: number;
  provinceIds: number[];
  placeIds: number[];
  /** Ids in the order in which the product names its terms. */
  termIds: number[];
  /** Room facilities, by slug. */
  unitTermIds: Map<string, number>;
  policyIds: Map<string, number>;
  /** Ids of the units that its units take along, by `kind/product-slug/unit-code`. */
  componentIds: Map<string, number>;
  keywords: string;
}

/** Turns the slugs that a product names into ids, and gathers the names by which its places are searched. */
export async function resolveReferences(tx: Tx, input: ProductInput): Promise<References> {
  const supplier = await tx
    .selectFrom('suppliers')
    .select('id')
    .where('slug', '=', input.supplier)
    .executeTakeFirst();
  if (!supplier) throw new Error(`${input.slug}: unknown supplier ${input.supplier}`);
  const provinces = await tx
    .selectFrom('provinces')
    .select(['id', 'slug', 'title', 'name_alias'])
    .where('slug', 'in', input.provinces)
    .execute();
  const places = input.places.length
    ? await tx
        .selectFrom('places')
        .select(['id', 'slug', 'title', 'name_alias'])
        .where('slug', 'in', input.places)
        .execute()
    : [];
  const facilities = new Set(input.units.flatMap((unit) => unit.facilities));
  const slugs = [...Object.values(input.terms).flat(), ...facilities];
  const terms = slugs.length
    ? await tx
        .selectFrom('terms')
        .select(['id', 'taxonomy', 'slug', 'title'])
        .where('slug', 'in', slugs)
        .orderBy('id')
        .execute()
    : [];
  const policies = input.ratePlans.length
    ? await tx.selectFrom('cancellation_policies').select(['id', 'slug']).execute()
    : [];

  const termId = new Map(terms.map((term) => [`${term.taxonomy}/${term.slug}`, term.id]));
  const named = Object.entries(input.terms).flatMap(([taxonomy, slugs]) =>
    slugs.map((slug) => `${taxonomy}/${slug}`),
  );
  const sortedBy = new Set(named.filter((name) => isTypeTaxonomy(name.split('/')[0] ?? '')));
  return {
    supplierId: supplier.id,
    provinceIds: inOrder(
      input,
      'province',
      input.provinces,
      new Map(provinces.map((row) => [row.slug, row.id])),
    ),
    placeIds: inOrder(input, 'place', input.places, new Map(places.map((row) => [row.slug, row.id]))),
    termIds: inOrder(input, 'term', named, termId),
    unitTermIds: new Map(
      [...facilities].map((slug) => [
        slug,
        inOrder(input, 'facility', [`facility/${slug}`], termId)[0] as number,
      ]),
    ),
    policyIds: new Map(policies.map((row) => [row.slug, row.id])),
    componentIds: await resolveComponents(tx, input),
    keywords: keywordsOf({
      kind: input.kind,
      types: terms.filter((term) => sortedBy.has(`${term.taxonomy}/${term.slug}`)).map((term) => term.title),
      places,
      provinces,
    }),
  };
}

async function resolveComponents(tx: Tx, input: ProductInput): Promise<Map<string, number>> {
  const wanted = [...new Set(input.units.flatMap((unit) => unit.components.map((part) => part.unit)))];
  if (wanted.length === 0) return new Map();
  const path = sql<string>`p.kind || '/' || p.slug || '/' || u.code`;
  const rows = await tx
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .where(path, 'in', wanted)
    .select(['u.id', path.as('path')])
    .execute();
  const ids = new Map(rows.map((row) => [row.path, row.id]));
  inOrder(input, 'unit', wanted, ids);
  return ids;
}

function inOrder(input: ProductInput, what: string, slugs: string[], ids: Map<string, number>): number[] {
  return [...new Set(slugs)].map((slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`${input.slug}: unknown ${what} ${slug}`);
    return id;
  });
}
