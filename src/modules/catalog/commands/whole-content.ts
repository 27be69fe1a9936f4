import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { getKind } from '../kinds/registry.ts';
import type { ProductInput } from '../schema.ts';
import { addProductLinks, removeProductLinks } from './add-product-links.ts';
import type { ContentReferences } from './resolve-references.ts';
import { saveFleets } from './save-fleet.ts';

/** Content of a product as a whole: everything but its units, plans and price rules. */
export interface WholeContent {
  input: Omit<ProductInput, 'units' | 'ratePlans' | 'priceRules'>;
  /** In the shape of its kind's details. */
  details: unknown;
  references: ContentReferences;
}

/** Columns of a product's own row, in the order of `columns`. */
function rowOf({ input, details, references }: WholeContent) {
  return {
    kind: input.kind,
    slug: input.slug,
    code: input.code,
    title: input.title,
    name_alias: input.nameAlias,
    summary: input.summary,
    content: input.content,
    highlights: input.highlights,
    inclusions: input.inclusions,
    exclusions: input.exclusions,
    notes: input.notes,
    faqs: input.faqs,
    lat: input.location.lat,
    lng: input.location.lng,
    address: input.location.address,
    supplier_id: references.supplierId,
    details,
    special: input.special,
    popularity: input.popularity,
    meta: input.meta,
    search_keywords: references.keywords,
  };
}

const columns: Record<keyof ReturnType<typeof rowOf>, string> = {
  ...{ kind: 'text', slug: 'text', code: 'text', title: 'text', name_alias: 'text[]', summary: 'text' },
  ...{ content: 'text', highlights: 'text[]', inclusions: 'text[]', exclusions: 'text[]', notes: 'text[]' },
  ...{ faqs: 'jsonb', lat: 'float8', lng: 'float8', address: 'text', supplier_id: 'int', details: 'jsonb' },
  ...{ special: 'boolean', popularity: 'int', meta: 'jsonb', search_keywords: 'text' },
};
const names = sql.raw(Object.keys(columns).join(', '));
const values = sql.raw(
  Object.keys(columns)
    .map((name) => `n.${name}`)
    .join(', '),
);
const shape = sql.raw(
  Object.entries({ id: 'int', ...columns })
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
const given = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (${shape})`;

/**
 * Inserts new products of a kind as published, in one statement per table, so that the triggers' derived data (search,
 * lists) is calculated once. Addresses that are taken are skipped.
 * @returns their ids by slug
 */
export async function insertContents(
  tx: Tx,
  contents: readonly WholeContent[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    INSERT INTO products (${names}) SELECT ${values} FROM ${given(contents.map(rowOf))}
    ON CONFLICT (kind, slug) DO NOTHING RETURNING id, slug`.execute(tx);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const written = contents.flatMap((content) => {
    const id = ids.get(content.input.slug);
    return id === undefined ? [] : [{ id, content }];
  });
  await addProductLinks(tx, written.map(linksOf));
  await saveFleets(tx, written.flatMap(fleetOf));
  return ids;
}

/** Replaces the whole contents of products and publishes them; their units and plans stay. */
export async function updateContents(
  tx: Tx,
  contents: readonly { id: number; content: WholeContent }[],
  now: Date,
): Promise<void> {
  if (contents.length === 0) return;
  const rows = contents.map(({ id, content }) => ({ ...rowOf(content), id }));
  await sql`
    UPDATE products p SET (${names}) = ROW (${values}), step = 1, status = true, updated_at = ${now}, version = version + 1
    FROM ${given(rows)} WHERE p.id = n.id`.execute(tx);
  await removeProductLinks(
    tx,
    contents.map(({ id }) => id),
  );
  await addProductLinks(tx, contents.map(linksOf));
  await saveFleets(tx, contents.flatMap(fleetOf));
}

/** Inserts or updates a product by its kind and slug. */
export async function upsertContent(tx: Tx, content: WholeContent): Promise<number> {
  const { kind, slug } = content.input;
  const found = await tx
    .selectFrom('products')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!found) return (await insertContents(tx, [content])).get(slug) as number;
  await updateContents(tx, [{ id: found.id, content }], new Date());
  return found.id;
}

function linksOf({ id, content: { input, references } }: { id: number; content: WholeContent }) {
  return { id, ...references, images: input.images, itinerary: input.itinerary };
}

function fleetOf({ id, content: { input, details } }: { id: number; content: WholeContent }) {
  const codes = getKind(input.kind).fleet?.(details as never);
  return codes ? [{ productId: id, codes }] : [];
}
