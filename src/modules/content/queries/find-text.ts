import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type TextType, type TextValues, writeFaqs } from '../schema.ts';

/** An article or a static page, by its address. */
export interface TextRef {
  type: TextType;
  slug: string;
}

/** 'scheduled' is published for a time that has not come; only articles are ever withdrawn. */
export type TextState = 'new' | 'published' | 'scheduled' | 'withdrawn';

/** A text as editors see it. */
export interface OfficeText extends TextRef {
  /** Of an article; null for a page. */
  articleId: number | null;
  state: TextState;
  /** Counts every save. */
  revision: number;
  /** As it is on the site, or was when it was withdrawn; of what was never there as it was first written. */
  live: TextValues;
  draft: TextValues | null;
  publishedAt: Date | null;
}

/** A text with its draft; null when there is none. `lock` keeps it from others until the end of the transaction. */
export async function findText(
  db: Executor,
  { type, slug }: TextRef,
  { lock = false } = {},
): Promise<OfficeText | null> {
  return type === 'article' ? findArticleText(db, slug, lock) : findPageText(db, slug, lock);
}

async function findArticleText(db: Executor, slug: string, lock: boolean): Promise<OfficeText | null> {
  const row = await db
    .selectFrom('articles as a')
    .where('a.slug', '=', slug)
    .$if(lock, (query) => query.forUpdate())
    .select([
      'a.id',
      'a.revision',
      sql<TextValues | null>`a.draft`.as('draft'),
      'a.title',
      'a.excerpt',
      'a.content',
      'a.category',
      'a.tags',
      'a.special',
      'a.media_id as mediaId',
      sql<Date>`a.published_at`.as('publishedAt'),
      sql<{ name: string; bio: string }>`a.author`.as('author'),
      sql<TextState>`${stateOf}`.as('state'),
      sql<string[]>`array(SELECT v.title FROM article_provinces x JOIN provinces v ON v.id = x.province_id
        WHERE x.article_id = a.id ORDER BY v.title COLLATE "vi-x-icu")`.as('provinces'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { id, revision, draft, state, publishedAt, tags, provinces, author, special, mediaId, ...live } = row;
  return {
    type: 'article',
    slug,
    articleId: id,
    state,
    revision,
    draft,
    publishedAt,
    live: {
      ...live,
      tags: tags.join(', '),
      provinces: provinces.join(', '),
      authorName: author.name,
      authorBio: author.bio,
      publishedOn: dayInVietnam(publishedAt),
      mediaId: mediaId ?? '',
      special: special ? '1' : '',
    },
  };
}

const stateOf = sql`CASE WHEN a.step <> 1 THEN 'new' WHEN NOT a.status THEN 'withdrawn'
  WHEN a.published_at > now() THEN 'scheduled' ELSE 'published' END`;

async function findPageText(db: Executor, slug: string, lock: boolean): Promise<OfficeText | null> {
  const row = await db
    .selectFrom('pages')
    .where('slug', '=', slug)
    .$if(lock, (query) => query.forUpdate())
    .select([
      'revision',
      sql<TextValues | null>`draft`.as('draft'),
      'title',
      'excerpt',
      'content',
      'effective_on as effectiveOn',
      'version as edition',
      sql<{ question: string; answer: string; group: string }[]>`faqs`.as('faqs'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { revision, draft, faqs, ...live } = row;
  return {
    type: 'page',
    slug,
    articleId: null,
    state: 'published',
    revision,
    draft,
    publishedAt: null,
    live: { ...live, faqs: writeFaqs(faqs) },
  };
}

export interface ListedArticle {
  id: number;
  slug: string;
  title: string;
  category: string;
  state: TextState;
  hasDraft: boolean;
  publishedAt: Date;
}

/** Articles in any state, the latest first. `text` is a part of the title, without marks if one likes. */
export async function listArticlesForOffice(
  db: Executor,
  { text, state, category, page }: { text: string; state: string; category: string; page: number },
) {
  const perPage = 50;
  const { rows } = await sql<ListedArticle>`
    SELECT * FROM (
      SELECT a.id, a.slug, coalesce(a.draft->>'title', a.title) AS title,
        coalesce(a.draft->>'category', a.category) AS category, ${stateOf} AS state,
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

/** The sections that articles stand in, by name. */
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
      'effective_on as effectiveOn',
      sql<boolean>`draft IS NOT NULL`.as('hasDraft'),
    ])
    .orderBy(sql`title COLLATE "vi-x-icu"`)
    .execute();
}

/** What a text was before, the latest first. */
export function listFormerTexts(db: Executor, { articleId, slug }: Pick<OfficeText, 'articleId' | 'slug'>) {
  return db
    .selectFrom('former_texts')
    .$if(articleId !== null, (query) => query.where('article_id', '=', articleId))
    .$if(articleId === null, (query) => query.where('page_slug', '=', slug))
    .select([
      'number',
      sql<TextValues>`fields`.as('fields'),
      sql<Date>`replaced_at`.as('replacedAt'),
      'replaced_by as replacedBy',
    ])
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
}
