import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import {
  type Article,
  type ArticleCard,
  articleCard,
  cardColumns,
  closestFirst,
  isPublished,
  type StoredCard,
  textColumns,
} from '#modules/content/queries.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { TextPicture } from './list-text-pictures.ts';

/** An article with what its page shows besides; not to be modified. */
export interface ArticleWithRelated {
  article: Article;
  related: ArticleCard[];
  /** Pictures that its text refers to. */
  pictures: TextPicture[];
}

type WithDays<Row> = Omit<Row, 'publishedAt' | 'updatedAt'> & { publishedAt: string; updatedAt: string };

type Stored = WithDays<Article> & { related: WithDays<StoredCard>[]; pictures: TextPicture[] };

/** An id in the place of a link: more than pictures have, never less (`renderMarkdown`). */
const pictureId = sql.lit('\\]\\(<?([a-z0-9-]+)');

/** As one text, by which an unchanged article is recognised. A picture is embedded by its id, `![alt](id "caption")`. */
const read = builtOnce<{ text: string }, { slug: string; limit: number }>(
  (place) => sql`
    SELECT to_json(found)::text AS text FROM (
      SELECT one.*, coalesce((SELECT json_agg(card) FROM (
        SELECT ${cardColumns}, a.special FROM articles a WHERE a.id <> one.id AND ${isPublished}
        ORDER BY ${closestFirst} LIMIT ${place('limit')}) card), '[]') AS related,
        coalesce((SELECT json_agg(json_build_object('id', m.id, 'url', m.path, 'alt', m.alt, 'width', m.width,
            'height', m.height, 'haze', m.haze)) FROM media_files m
          WHERE m.id = ANY (array(SELECT (regexp_matches(one.content, ${pictureId}, 'g'))[1]))), '[]') AS pictures
      FROM (SELECT ${textColumns} FROM articles a WHERE a.slug = ${place('slug')} AND ${isPublished}) one) found`,
);

interface Known {
  text: string;
  value: ArticleWithRelated;
}

/** Cache size per database, in characters: some two hundred articles. */
const mostCharacters = 2 * 1024 * 1024;

const known = new WeakMap<Executor, LRUCache<string, Known>>();

/**
 * A published article with those related to it, by one statement; null where there is none. As long as the database returns the same, it
 * is the same object, so that what is derived from it can be kept.
 */
export async function findArticleWithRelated(
  db: Executor,
  slug: string,
  limit: number,
): Promise<ArticleWithRelated | null> {
  const [row] = await read(db, { slug, limit });
  if (!row) return null;
  const articles = known.get(db) ?? new LRUCache<string, Known>({ maxSize: mostCharacters });
  known.set(db, articles);
  const key = `${limit} ${slug}`;
  const former = articles.get(key);
  if (former?.text === row.text) return former.value;
  const value = parse(row.text);
  articles.set(key, { text: row.text, value }, { size: row.text.length });
  return value;
}

function parse(text: string): ArticleWithRelated {
  const { related, pictures, ...stored } = JSON.parse(text) as Stored;
  const { publishedAt, updatedAt } = stored;
  return {
    article: { ...stored, publishedAt: new Date(publishedAt), updatedAt: new Date(updatedAt) },
    related: related.map((row) => articleCard({ ...row, publishedAt: new Date(row.publishedAt) })),
    pictures,
  };
}
