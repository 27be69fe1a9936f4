import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type DraftContent, productContent } from './product-content.ts';

const slugsOf = (links: string, table: string, column: string) =>
  sql<
    string[]
  >`array(SELECT y.slug FROM ${sql.table(links)} x JOIN ${sql.table(table)} y ON y.id = x.${sql.ref(column)}
    WHERE x.product_id = p.id ORDER BY x.position)`;

/** The live content of a product, in the shape in which it is edited. @throws when the product does not exist */
export async function readLiveContent(db: Executor, productId: number): Promise<DraftContent> {
  const found = (await readLiveContents(db, [productId])).get(productId);
  if (!found) throw new Error(`There is no product ${productId}`);
  return found;
}

/** The live contents of many products in one statement, by id. */
export async function readLiveContents(
  db: Executor,
  productIds: readonly number[],
): Promise<Map<number, DraftContent>> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('suppliers as s', 's.id', 'p.supplier_id')
    .where('p.id', 'in', productIds)
    .select([
      'p.id',
      'p.title',
      'p.name_alias as nameAlias',
      'p.summary',
      'p.content',
      'p.highlights',
      'p.inclusions',
      'p.exclusions',
      'p.notes',
      'p.special',
      'p.popularity',
      's.slug as supplier',
      sql<DraftContent['location']>`jsonb_build_object('lat', p.lat, 'lng', p.lng, 'address', p.address)`.as(
        'location',
      ),
      sql<DraftContent['faqs']>`p.faqs`.as('faqs'),
      sql<Record<string, unknown>>`p.details`.as('details'),
      sql<NonNullable<DraftContent['meta']>>`p.meta`.as('meta'),
      slugsOf('product_provinces', 'provinces', 'province_id').as('provinces'),
      slugsOf('product_places', 'places', 'place_id').as('places'),
      termsSql.as('terms'),
      imagesSql.as('images'),
      itinerarySql.as('itinerary'),
    ])
    .execute();
  return new Map(
    rows.map(({ id, ...row }) => [
      id,
      // An empty text in the database is a missing value in the form.
      Object.fromEntries(
        Object.entries(row).filter(([name, value]) => value !== '' || !(name in productContent.shape)),
      ) as DraftContent,
    ]),
  );
}

const termsSql = sql<Record<string, string[]>>`coalesce((
  SELECT jsonb_object_agg(taxonomy, slugs) FROM (
    SELECT t.taxonomy, jsonb_agg(t.slug ORDER BY x.position) AS slugs FROM product_terms x
    JOIN terms t ON t.id = x.term_id WHERE x.product_id = p.id GROUP BY t.taxonomy) found), '{}')`;

const imagesSql = sql<NonNullable<DraftContent['images']>>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('mediaId', media_id, 'alt', alt, 'category', category, 'caption', caption)
    ORDER BY position) FROM product_images WHERE product_id = p.id), '[]')`;

const itinerarySql = sql<NonNullable<DraftContent['itinerary']>>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('day', day, 'title', title, 'meals', to_jsonb(meals), 'items', items,
    'overnight', overnight) ORDER BY day) FROM itinerary_days WHERE product_id = p.id), '[]')`;
