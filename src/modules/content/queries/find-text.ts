import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam, timeInVietnam } from '#platform/time/days.ts';
import { type TextType, type TextValues, writeFaqs } from '../schema.ts';

/** An article or a static page, by its address. */
export interface TextRef {
  type: TextType;
  slug: string;
}

/** 'scheduled': published with a time in the future; articles only. */
export type TextState = 'new' | 'published' | 'scheduled' | 'withdrawn';

/** A text as editors see it. */
export interface OfficeText extends TextRef {
  /** The id of an article; null for a page. */
  articleId: number | null;
  state: TextState;
  /** Counts every save. */
  revision: number;
  /** The text as published, or as it was when withdrawn; for one never published as first written. */
  live: TextValues;
  draft: TextValues | null;
  publishedAt: Date | null;
}

/** A text with its draft; null when there is none. `lock` locks its row until the end of the transaction. */
export async function findText(
  db: Executor,
  { type, slug }: TextRef,
  { lock = false } = {},
): Promise<OfficeText | null> {
  return type === 'article' ? findArticleText(db, slug, lock) : findPageText(db, slug, lock);
}

async function findArticleText(db: Executor, slug: string, lock: boolean): Promise<OfficeText | null> {
  return (await findArticleTexts(db, [slug], { lock })).get(slug) ?? null;
}

/** The existing articles with these slugs, with their drafts. */
export async function findArticleTexts(
  db: Executor,
  slugs: readonly string[],
  { lock = false } = {},
): Promise<Map<string, OfficeText>> {
  if (slugs.length === 0) return new Map();
  const rows = await selectArticles(db)
    .where('a.slug', 'in', [...slugs])
    .orderBy('a.id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.slug, articleOf(row)]));
}

function selectArticles(db: Executor) {
  return db.selectFrom('articles as a').select([
    'a.id',
    'a.slug',
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
    sql<TextState>`${articleState}`.as('state'),
    sql<string[]>`array(SELECT v.title FROM article_provinces x JOIN provinces v ON v.id = x.province_id
        WHERE x.article_id = a.id ORDER BY v.title COLLATE "vi-x-icu")`.as('provinces'),
  ]);
}

type StoredArticle = Awaited<ReturnType<ReturnType<typeof selectArticles>['execute']>>[number];

function articleOf(row: StoredArticle): OfficeText {
  const {
    id,
    slug,
    revision,
    draft,
    state,
    publishedAt,
    tags,
    provinces,
    author,
    special,
    mediaId,
    ...live
  } = row;
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
      publishedTime: timeInVietnam(publishedAt),
      mediaId: mediaId ?? '',
      special: special ? '1' : '',
    },
  };
}

/** State of an article `a`. */
export const articleState = sql`CASE WHEN a.step <> 1 THEN 'new' WHEN NOT a.status THEN 'withdrawn'
  WHEN a.published_at > now() THEN 'scheduled' ELSE 'published' END`;

async function findPageText(db: Executor, slug: string, lock: boolean): Promise<OfficeText | null> {
  const row = await db
    .selectFrom('pages')
    .where('slug', '=', slug)
    .$if(lock, (query) => query.forUpdate())
    .select([
      'revision',
      sql<TextValues | null>`draft`.as('draft'),
      'status',
      'title',
      'excerpt',
      'content',
      'effective_on as effectiveOn',
      'version as edition',
      sql<{ question: string; answer: string; group: string }[]>`faqs`.as('faqs'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { revision, draft, status, faqs, ...live } = row;
  return {
    type: 'page',
    slug,
    articleId: null,
    state: status ? 'published' : 'withdrawn',
    revision,
    draft,
    publishedAt: null,
    live: { ...live, faqs: writeFaqs(faqs) },
  };
}

/** A text's former versions, latest first. */
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
