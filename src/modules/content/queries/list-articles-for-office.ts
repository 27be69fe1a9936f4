import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { articleState, type TextState } from './find-text.ts';

export interface ListedArticle {
  id: number;
  slug: string;
  title: string;
  category: string;
  state: TextState;
  hasDraft: boolean;
  publishedAt: Date;
}

/** Articles in any state, latest first. `text` is a part of the title, with or without diacritics. */
export async function listArticlesForOffice(
  db: Executor,
  { text, state, category, page }: { text: string; state: string; category: string; page: number },
) {
  const perPage = 50;
  const { rows } = await sql<ListedArticle>`
    SELECT * FROM (
      SELECT a.id, a.slug, coalesce(a.draft->>'title', a.title) AS title,
        coalesce(a.draft->>'category', a.category) AS category, ${articleState} AS state,
        a.draft IS NOT NULL AS "hasDraft", a.published_at AS "publishedAt"
      FROM articles a
      WHERE ${text} = '' OR search_key(a.title || ' ' || coalesce(a.draft->>'title', '')) LIKE '%' || search_key(${text}) || '%'
    ) found
    WHERE (${state} IN ('', 'draft') OR state = ${state}) AND (${state} <> 'draft' OR "hasDraft")
      AND (${category} = '' OR category = ${category})
    ORDER BY "publishedAt" DESC, id DESC
    LIMIT ${perPage + 1} OFFSET ${(page - 1) * perPage}`.execute(db);
  return { rows: rows.slice(0, perPage), hasMore: rows.length > perPage };
}

/** The categories of articles, by name. */
export async function listCategories(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('articles').select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}

/** Every static page, by its title. */
export function listPagesForOffice(db: Executor) {
  return db
    .selectFrom('pages')
    .select([
      'slug',
      'title',
      'version',
      'status',
      'effective_on as effectiveOn',
      sql<boolean>`draft IS NOT NULL`.as('hasDraft'),
    ])
    .orderBy(sql`title COLLATE "vi-x-icu"`)
    .execute();
}
