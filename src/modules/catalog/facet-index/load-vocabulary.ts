import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** The words by which lists are filtered. */
export interface Vocabulary {
  provinces: { id: number; slug: string; title: string }[];
  places: { id: number; slug: string }[];
  terms: { id: number; taxonomy: string; slug: string; title: string; filterable: boolean }[];
}

export async function loadVocabulary(db: Executor): Promise<Vocabulary> {
  const { rows } = await sql<Vocabulary>`
    SELECT (SELECT coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'title', title)), '[]') FROM provinces)
        AS provinces,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'slug', slug)), '[]') FROM places) AS places,
      (SELECT coalesce(json_agg(json_build_object(
        'id', id, 'taxonomy', taxonomy, 'slug', slug, 'title', title, 'filterable', filterable)), '[]') FROM terms)
        AS terms`.execute(db);
  return rows[0] as Vocabulary;
}
