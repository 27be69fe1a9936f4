import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

/** A picture in the library. */
export interface LibraryPicture {
  id: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
  focus: string | null;
  tags: string[];
  uses: number;
}

/** Types of a picture's uses; 'unit' is a room or a seat of a product. */
export const pictureUseTypes = [
  'product',
  'unit',
  'article',
  'page',
  'province',
  'place',
  'plan',
  'setting',
] as const;
export type PictureUseType = (typeof pictureUseTypes)[number];

export interface LibraryFilter {
  /** A part of its name, description or tags, with or without diacritics. */
  text: string;
  /** 'undescribed': without a description yet; 'unused': without any use. */
  only?: 'unused' | 'undescribed' | 'described' | undefined;
  /** Where it stands. */
  useType?: string | undefined;
  /** Its group among a product's pictures, such as 'Phòng'. */
  category?: string | undefined;
}

const perPage = 60;

/** Whether picture `m` is used nowhere. Products have most pictures by far: theirs are looked up, all other uses are read once. */
const isUnused = sql`(NOT EXISTS (SELECT FROM media_uses x WHERE x.media_id = m.id AND x.type = 'product')
  AND m.id NOT IN (SELECT media_id FROM media_uses WHERE media_id IS NOT NULL AND type <> 'product'))`;

/** Pictures matching a filter, newest first. */
export async function listLibrary(
  db: Executor,
  { text, only, useType, category }: LibraryFilter,
  cursor: KeysetPlace,
  limit = perPage,
): Promise<KeysetPage<LibraryPicture>> {
  const place = readPlace(cursor, 'instant', 'text');
  const [time, id] = place.at ?? [];
  const isBack = place.before !== null;
  const order = isBack ? sql`ASC` : sql`DESC`;
  const stands = (which: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT FROM media_uses x WHERE x.media_id = m.id AND ${which})`;
  const { rows } = await sql<LibraryPicture & { time: string }>`
    SELECT m.id, m.path AS url, m.alt, m.width, m.height, m.haze, m.focus, m.tags, 0 AS uses,
      m.created_at::text AS time
    FROM media_files m
    WHERE (${text} = '' OR search_key(m.id || ' ' || m.alt || ' ' || array_to_string(m.tags, ' ')) LIKE '%' || search_key(${text}) || '%')
      ${only === 'undescribed' ? sql`AND m.alt = ''` : sql``}
      ${only === 'described' ? sql`AND m.alt <> ''` : sql``}
      ${only === 'unused' ? sql`AND ${isUnused}` : sql``}
      ${useType ? sql`AND ${stands(sql`x.type = ${useType}`)}` : sql``}
      ${category ? sql`AND ${stands(sql`x.category = ${category}`)}` : sql``}
      ${time === undefined ? sql`` : sql`AND (m.created_at, m.id) ${isBack ? sql`>` : sql`<`} (${time}::timestamptz, ${id ?? ''})`}
    ORDER BY m.created_at ${order}, m.id ${order}
    LIMIT ${limit + 1}`.execute(db);
  const page = toKeysetPage(rows, limit, place, (row) => [row.time, row.id]);
  const counts = await countUses(
    db,
    page.rows.map((row) => row.id),
  );
  return {
    ...page,
    rows: page.rows.map(({ time: _, ...row }) => ({ ...row, uses: counts.get(row.id) ?? 0 })),
  };
}

async function countUses(db: Executor, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; uses: number }>`SELECT media_id AS id, count(*)::int AS uses
    FROM media_uses WHERE media_id = ANY (${ids}) GROUP BY media_id`.execute(db);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** The number of pictures without a description, and without any use. */
export async function countLibrary(db: Executor): Promise<{ undescribed: number; unused: number }> {
  const { rows } = await sql<{ undescribed: number; unused: number }>`
    SELECT count(*) FILTER (WHERE alt = '')::int AS undescribed,
      count(*) FILTER (WHERE ${isUnused})::int AS unused
    FROM media_files m`.execute(db);
  return rows[0] ?? { undescribed: 0, unused: 0 };
}

/** The groups of products' pictures, by name. */
export async function listPictureCategories(db: Executor): Promise<string[]> {
  const { rows } = await sql<{
    category: string;
  }>`SELECT category FROM picture_categories ORDER BY category`.execute(db);
  return rows.map(({ category }) => category);
}
