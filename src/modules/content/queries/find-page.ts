import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { readFaqs, type TextValues } from '../schema.ts';

/** A static page, or null. */
export async function findPage(db: Executor, slug: string) {
  return (
    (await db
      .selectFrom('pages')
      .where('slug', '=', slug)
      .where('status', '=', true)
      .select([
        'slug',
        'title',
        'excerpt',
        'content',
        sql<{ question: string; answer: string; group: string }[]>`faqs`.as('faqs'),
        'effective_on as effectiveOn',
        'version',
        'updated_at as updatedAt',
      ])
      .executeTakeFirst()) ?? null
  );
}

/** A withdrawn static page: its name, and the days from which its texts were in effect, latest first. */
export async function findWithdrawnPage(
  db: Executor,
  slug: string,
): Promise<{ title: string; days: string[] } | null> {
  const row = await db
    .selectFrom('pages')
    .where('slug', '=', slug)
    .where('status', '=', false)
    .select('title')
    .executeTakeFirst();
  return row ? { title: row.title, days: await listFormerPageDays(db, slug, '') } : null;
}

/** A former text of a static page, by the day from which it was in effect; null when there was none. */
export async function findFormerPage(db: Executor, slug: string, effectiveOn: string) {
  const row = await db
    .selectFrom('former_texts')
    .where('page_slug', '=', slug)
    .where(sql<boolean>`fields->>'effectiveOn' = ${effectiveOn}`)
    .orderBy('number', 'desc')
    .select(sql<TextValues>`fields`.as('fields'))
    .executeTakeFirst();
  if (!row) return null;
  const { title = '', excerpt = '', content = '', faqs = '', edition: version = '' } = row.fields;
  return { slug, title, excerpt, content, faqs: readFaqs(faqs) ?? [], effectiveOn, version };
}

/** The days from which a static page's former texts were in effect, without that of the present one; latest first. */
export async function listFormerPageDays(db: Executor, slug: string, effectiveOn: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT fields->>'effectiveOn' AS day FROM former_texts
    WHERE page_slug = ${slug} AND fields->>'effectiveOn' <> ${effectiveOn} ORDER BY day DESC`.execute(db);
  return rows.map(({ day }) => day);
}
