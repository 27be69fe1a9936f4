import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type PlaceKind, type ProvinceType, placeKinds, type Region } from '../codes.ts';
import type { Tier } from './vocabulary-shapes.ts';

/** A vocabulary entry in the office's list. */
export interface VocabularyEntry {
  key: string;
  title: string;
  about: string;
  /** Number of products that use it. */
  uses: number;
  isHidden: boolean;
}

const maxListed = 5_000;

const isFound = (text: string, words: ReturnType<typeof sql>) =>
  sql`(${text} = '' OR search_key(${words}) LIKE '%' || search_key(${text}) || '%')`;

/** Places by name, hidden ones last. `text` is part of a name, with or without diacritics. */
export async function listPlaceEntries(db: Executor, text: string): Promise<VocabularyEntry[]> {
  const { rows } = await sql<VocabularyEntry & { kind: PlaceKind }>`
    SELECT l.slug AS key, l.title, l.kind_code AS kind, v.title AS about, NOT l.status AS "isHidden",
      (SELECT count(*)::int FROM product_places x WHERE x.place_id = l.id) AS uses
    FROM places l JOIN provinces v ON v.id = l.province_id
    WHERE ${isFound(text, sql`l.title || ' ' || array_to_string(l.name_alias, ' ') || ' ' || v.title`)}
    ORDER BY NOT l.status, l.title COLLATE "vi-x-icu", l.id LIMIT ${maxListed}`.execute(db);
  return rows.map(({ kind, ...entry }) => ({ ...entry, about: `${placeKinds[kind]}, ${entry.about}` }));
}

export async function listProvinceEntries(db: Executor, text: string): Promise<VocabularyEntry[]> {
  const { rows } = await sql<VocabularyEntry>`
    SELECT v.slug AS key, v.title, array_to_string(v.merged_from, ', ') AS about, NOT v.status AS "isHidden",
      (SELECT count(*)::int FROM product_provinces x WHERE x.province_id = v.id) AS uses
    FROM provinces v
    WHERE ${isFound(text, sql`v.title || ' ' || array_to_string(v.name_alias, ' ')`)}
    ORDER BY v.title COLLATE "vi-x-icu"`.execute(db);
  return rows;
}

/** Terms of all vocabularies, or of one, in their order. `about` is the taxonomy. */
export async function listTermEntries(db: Executor, text: string, taxonomy = ''): Promise<VocabularyEntry[]> {
  const { rows } = await sql<VocabularyEntry>`
    SELECT t.id::text AS key, t.title, t.taxonomy AS about, NOT t.status AS "isHidden",
      (SELECT count(*)::int FROM product_terms x WHERE x.term_id = t.id) AS uses
    FROM terms t
    WHERE (${taxonomy} = '' OR t.taxonomy = ${taxonomy}) AND ${isFound(text, sql`t.title`)}
    ORDER BY NOT t.status, t.taxonomy, t.position, t.id LIMIT ${maxListed}`.execute(db);
  return rows;
}

export async function listPolicyEntries(db: Executor, text: string): Promise<VocabularyEntry[]> {
  const { rows } = await sql<VocabularyEntry & { tiers: Tier[] }>`
    SELECT c.slug AS key, c.title, c.tiers, NOT c.status AS "isHidden",
      (SELECT count(DISTINCT r.product_id)::int FROM rate_plans r WHERE r.cancellation_policy_id = c.id AND r.status) AS uses
    FROM cancellation_policies c WHERE ${isFound(text, sql`c.title`)}
    ORDER BY NOT c.status, c.title COLLATE "vi-x-icu"`.execute(db);
  return rows.map(({ tiers, ...row }) => ({
    ...row,
    about: tiers
      .map(({ daysBefore, refundPercent }) =>
        daysBefore > 0 ? `trước ${daysBefore} ngày hoàn ${refundPercent}%` : `sau đó ${refundPercent}%`,
      )
      .join(' · '),
  }));
}

/** A place as its form shows it, with its version; null when there is none. */
export async function findPlaceEntry(db: Executor, slug: string) {
  const row = await db
    .selectFrom('places as l')
    .innerJoin('provinces as v', 'v.id', 'l.province_id')
    .where('l.slug', '=', slug)
    .select([
      'l.version',
      'l.title',
      sql<PlaceKind>`l.kind_code`.as('kind'),
      'v.slug as province',
      'l.name_alias as nameAlias',
      'l.summary',
      'l.content',
      'l.lat',
      'l.lng',
      'l.media_id as mediaId',
      'l.special',
      'l.popularity',
      sql<boolean>`NOT l.status`.as('hidden'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function findProvinceEntry(db: Executor, slug: string) {
  const row = await db
    .selectFrom('provinces')
    .where('slug', '=', slug)
    .select([
      'version',
      'title',
      sql<ProvinceType>`type`.as('type'),
      sql<Region>`region`.as('region'),
      'sub_region as subRegion',
      'merged_from as mergedFrom',
      'best_months as bestMonths',
      'name_alias as nameAlias',
      'summary',
      'content',
      sql<number | null>`lat`.as('lat'),
      sql<number | null>`lng`.as('lng'),
      'media_id as mediaId',
      'special',
      'popularity',
      sql<boolean>`NOT status`.as('hidden'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function findTermEntry(db: Executor, id: number) {
  const row = await db
    .selectFrom('terms')
    .where('id', '=', id)
    .select([
      'version',
      'taxonomy',
      'title',
      'icon',
      'group_title as group',
      'scope',
      'filterable',
      'position',
      sql<boolean>`NOT status`.as('hidden'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function findPolicyEntry(db: Executor, slug: string) {
  const row = await db
    .selectFrom('cancellation_policies')
    .where('slug', '=', slug)
    .select([
      'version',
      'title',
      'note',
      sql<Tier[]>`tiers`.as('tiers'),
      sql<Tier[]>`coalesce(holiday_tiers, '[]')`.as('holidayTiers'),
      sql<boolean>`NOT status`.as('hidden'),
    ])
    .executeTakeFirst();
  return row ?? null;
}
