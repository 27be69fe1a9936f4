import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { listArticles } from '../queries.ts';

const mostArticles = 300;

/** Something on the site that answers or leads on: a static page, one of the questions that it answers, or an article. */
export interface HelpEntry {
  title: string;
  /** What stands under it. */
  text: string;
  href: string;
}

/** Every static page, each of its questions and every article, as visitors may read them. */
export async function listHelp(db: Executor): Promise<HelpEntry[]> {
  const { rows } = await sql<HelpEntry>`
    SELECT title, excerpt AS text, '/page/' || slug AS href FROM pages WHERE status
    UNION ALL
    SELECT faq ->> 'question', faq ->> 'answer', '/page/' || slug
    FROM pages, jsonb_array_elements(faqs::jsonb) AS faq WHERE status`.execute(db);
  const { results } = await listArticles(db, { page: 1, limit: mostArticles });
  return [...rows, ...results.map(({ title, excerpt, url }) => ({ title, text: excerpt, href: url }))];
}
