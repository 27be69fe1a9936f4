import { sql } from 'kysely';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import type { OfficeText } from '../queries/find-text.ts';
import { articleText, listOf, pageText, readFaqs, type TextValues } from '../schema.ts';

/** An article's columns; the time of publication is unchanged while its day and hour are. */
export function articleTextRow(values: TextValues, was: OfficeText | null, now: Date) {
  const { author, ...row } = articleColumns(values, was, now);
  return { ...row, author: json(author) };
}

/** The same as plain values, for bulk writes. */
export function articleColumns(values: TextValues, was: OfficeText | null, now: Date) {
  const {
    authorName: name,
    authorBio: bio,
    provinces,
    publishedOn,
    publishedTime,
    mediaId,
    special,
    tags,
    ...row
  } = articleText.parse(values);
  const live = was && was.state !== 'new' ? was.live : null;
  const isSameMoment = live?.publishedOn === publishedOn && ['', live.publishedTime].includes(publishedTime);
  const planned = instantInVietnam(publishedOn, publishedTime || '08:00');
  return {
    ...row,
    tags: listOf(tags),
    author: { name, bio },
    media_id: mediaId || null,
    special: special === '1',
    published_at:
      isSameMoment && was?.publishedAt
        ? was.publishedAt
        : publishedTime
          ? planned
          : earlier(planned, now, publishedOn),
  };
}

/** Where no hour was chosen, an article published before eight on its own day is visible at once. */
function earlier(planned: Date, now: Date, day: string): Date {
  return dayInVietnam(now) === day && now < planned ? now : planned;
}

/** A static page's columns. */
export function pageTextRow(values: TextValues) {
  const { effectiveOn, faqs, edition, ...row } = pageText.parse(values);
  return { ...row, faqs: json(readFaqs(faqs) ?? []), version: edition, effective_on: effectiveOn };
}

/** Links articles to the provinces that they name. */
export async function writeArticleProvinces(
  tx: Tx,
  articles: readonly { articleId: number; values: TextValues }[],
): Promise<void> {
  const ids = articles.map(({ articleId }) => articleId);
  await tx.deleteFrom('article_provinces').where('article_id', 'in', ids).execute();
  const named = articles.map(({ articleId, values }) => ({
    articleId,
    names: listOf(values.provinces ?? ''),
  }));
  if (named.every(({ names }) => names.length === 0)) return;
  await sql`
    INSERT INTO article_provinces (article_id, province_id)
    SELECT n."articleId", v.id FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS n ("articleId" int, names text[])
    JOIN provinces v ON v.title = ANY (n.names)`.execute(tx);
}

/** Keeps the published texts as former ones before they are overwritten. The caller has locked the texts. */
export async function keepFormerTexts(
  tx: Tx,
  { texts, actor }: { texts: readonly OfficeText[]; actor: Actor },
  now: Date,
): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ articleId, slug, live }) => ({
    article_id: articleId,
    page_slug: articleId === null ? slug : null,
    fields: live,
  }));
  await sql`
    INSERT INTO former_texts (article_id, page_slug, number, fields, replaced_at, replaced_by)
    SELECT n.article_id, n.page_slug, 1 + coalesce((SELECT max(f.number) FROM former_texts f
        WHERE f.article_id = n.article_id OR f.page_slug = n.page_slug), 0),
      n.fields, ${now}, ${isStaff(actor) ? actor.name : ''}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (article_id int, page_slug text, fields jsonb)`.execute(
    tx,
  );
}

/** A text for the history: long fields are represented by their length. */
export function textForHistory({ content = '', faqs = '', ...values }: TextValues): Record<string, string> {
  const lengthOf = (text: string) => `${text.length} ký tự`;
  return { ...values, content: lengthOf(content), ...(faqs && { faqs: lengthOf(faqs) }) };
}

/** The existing provinces and pictures among those that articles name. */
export async function namesThere(tx: Tx, articles: readonly TextValues[]) {
  const provinces = articles.flatMap((values) => listOf(values.provinces ?? ''));
  const pictures = articles.flatMap(({ mediaId }) => mediaId || []);
  const { rows } = await sql<{ province: string | null; picture: string | null }>`
    SELECT title AS province, NULL AS picture FROM provinces WHERE title = ANY (${[...new Set(provinces)]}::text[])
    UNION ALL SELECT NULL, id FROM media_files WHERE id = ANY (${[...new Set(pictures)]}::text[])`.execute(
    tx,
  );
  return {
    provinces: new Set(rows.map(({ province }) => province)),
    pictures: new Set(rows.map(({ picture }) => picture)),
  };
}
