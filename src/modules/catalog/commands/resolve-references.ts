import type { Tx } from '#platform/db/connect.ts';
import type { ProductInput } from '../schema.ts';

export interface References {
  supplierId: number;
  provinceIds: number[];
  placeIds: number[];
  /** Ids in the order in which the product names its terms. */
  termIds: number[];
  /** Room facilities, by slug. */
  unitTermIds: Map<string, number>;
  policyIds: Map<string, number>;
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
  const terms = await tx.selectFrom('terms').select(['id', 'taxonomy', 'slug']).execute();
  const policies = await tx.selectFrom('cancellation_policies').select(['id', 'slug']).execute();

  const termId = new Map(terms.map((term) => [`${term.taxonomy}/${term.slug}`, term.id]));
  const named = Object.entries(input.terms).flatMap(([taxonomy, slugs]) =>
    slugs.map((slug) => `${taxonomy}/${slug}`),
  );
  const facilities = new Set(input.units.flatMap((unit) => unit.facilities));
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
    keywords: keywordsOf(places, provinces),
  };
}

type Named = { title: string; name_alias: string[] };

/** A province answers to the names of all its resorts, so its aliases only speak for products without a place. */
function keywordsOf(places: Named[], provinces: Named[]): string {
  const names = [
    ...places.flatMap((place) => [place.title, ...place.name_alias]),
    ...provinces.map((row) => row.title),
  ];
  if (places.length === 0) names.push(...provinces.flatMap((row) => row.name_alias));
  return names.join(' | ');
}

function inOrder(input: ProductInput, what: string, slugs: string[], ids: Map<string, number>): number[] {
  return [...new Set(slugs)].map((slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`${input.slug}: unknown ${what} ${slug}`);
    return id;
  });
}
