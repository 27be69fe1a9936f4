import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import type { ProductInput } from '../schema.ts';
import { isTypeTaxonomy, keywordsOf } from '../vocabulary/keywords.ts';

/** The parts of a product's content that are stored in other tables, by ids. */
export interface ContentReferences {
  supplierId: number;
  provinceIds: number[];
  placeIds: number[];
  /** Ids in the order in which the product lists its terms. */
  termIds: number[];
  /** Search words of the product besides its title. */
  keywords: string;
}

export interface References extends ContentReferences {
  /** Room facilities, by slug. */
  unitTermIds: Map<string, number>;
  policyIds: Map<string, number>;
  /** Ids of the units that its units have as components, by `kind/product-slug/unit-code`. */
  componentIds: Map<string, number>;
}

type Names = Pick<ProductInput, 'supplier' | 'provinces' | 'places' | 'terms'> &
  Partial<Pick<ProductInput, 'units'>>;

interface Lying {
  id: number;
  slug: string;
  title: string;
  name_alias: string[];
  lat: number | null;
  lng: number | null;
}

/** Rows that products refer to, by slug; unknown slugs are missing. */
interface KnownNames {
  suppliers: Map<string, number>;
  provinces: Map<string, Lying>;
  places: Map<string, Lying>;
  /** By `taxonomy/slug`. */
  terms: Map<string, { id: number; taxonomy: string; slug: string; title: string }>;
}

/** Loads everything that these products refer to, in as many statements as for one product. */
export async function loadNames(tx: Tx, inputs: readonly Names[]): Promise<KnownNames> {
  const allOf = (slugsOf: (input: Names) => readonly string[]) => [...new Set(inputs.flatMap(slugsOf))];
  const bySlug = <Row extends { slug: string }>(rows: Row[]) => new Map(rows.map((row) => [row.slug, row]));
  const { rows: suppliers } = await sql<{ id: number; slug: string }>`${planOnce}
    SELECT id, slug FROM suppliers WHERE slug = ANY (${allOf(({ supplier }) => [supplier])}::text[])`.execute(
    tx,
  );
  const lying = async (table: 'provinces' | 'places', slugs: string[]) => {
    if (slugs.length === 0) return new Map<string, Lying>();
    const { rows } = await sql<Lying>`${planOnce}
      SELECT id, slug, title, name_alias, lat, lng FROM ${sql.table(table)} WHERE slug = ANY (${slugs}::text[])`.execute(
      tx,
    );
    return bySlug(rows);
  };
  const words = allOf(({ terms, units = [] }) => [
    ...Object.values(terms).flat(),
    ...units.flatMap(({ facilities }) => facilities),
  ]);
  const terms = await sql<{ id: number; taxonomy: string; slug: string; title: string }>`${planOnce}
    SELECT id, taxonomy, slug, title FROM terms WHERE slug = ANY (${words}::text[]) ORDER BY id`.execute(tx);
  return {
    suppliers: new Map(suppliers.map(({ id, slug }) => [slug, id])),
    provinces: await lying(
      'provinces',
      allOf(({ provinces }) => provinces),
    ),
    places: await lying(
      'places',
      allOf(({ places }) => places),
    ),
    terms: new Map(terms.rows.map((term) => [`${term.taxonomy}/${term.slug}`, term])),
  };
}

/** Resolves the slugs that a product refers to into ids, and collects its search words. @throws when a slug is unknown */
export function linksOf(
  input: Names & Pick<ProductInput, 'kind' | 'slug'>,
  names: KnownNames,
): ContentReferences {
  const supplierId = names.suppliers.get(input.supplier);
  if (supplierId === undefined) throw new Error(`${input.slug}: unknown supplier ${input.supplier}`);
  const named = Object.entries(input.terms).flatMap(([taxonomy, slugs]) =>
    slugs.map((slug) => `${taxonomy}/${slug}`),
  );
  const provinces = inOrder(input, 'province', input.provinces, names.provinces);
  const places = inOrder(input, 'place', input.places, names.places);
  const terms = inOrder(input, 'term', named, names.terms);
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    supplierId,
    ...{ provinceIds: idsOf(provinces), placeIds: idsOf(places), termIds: idsOf(terms) },
    keywords: keywordsOf({
      kind: input.kind,
      types: terms.filter(({ taxonomy }) => isTypeTaxonomy(taxonomy)).map(({ title }) => title),
      ...{ places, provinces },
    }),
  };
}

/** The same for a product with its units. @throws when a slug is unknown */
export async function resolveReferences(tx: Tx, input: ProductInput): Promise<References> {
  const names = await loadNames(tx, [input]);
  const facilities = [...new Set(input.units.flatMap((unit) => unit.facilities))];
  const policies = input.ratePlans.length
    ? await tx.selectFrom('cancellation_policies').select(['id', 'slug']).execute()
    : [];
  return {
    ...linksOf(input, names),
    unitTermIds: new Map(
      facilities.flatMap((slug) =>
        inOrder(input, 'facility', [`facility/${slug}`], names.terms).map(({ id }) => [slug, id] as const),
      ),
    ),
    policyIds: new Map(policies.map((row) => [row.slug, row.id])),
    componentIds: await resolveComponents(tx, input),
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

function inOrder<Row>(
  { slug: product }: { slug: string },
  what: string,
  slugs: readonly string[],
  known: ReadonlyMap<string, Row>,
): Row[] {
  return [...new Set(slugs)].map((slug) => {
    const row = known.get(slug);
    if (row === undefined) throw new Error(`${product}: unknown ${what} ${slug}`);
    return row;
  });
}
