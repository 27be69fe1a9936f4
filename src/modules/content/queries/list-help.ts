import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { listArticles } from '../queries.ts';

const mostArticles = 300;

/** An entry of the help search: a static page, one of the questions that it answers, or an article. */
export interface HelpEntry {
  title: string;
  /** Its excerpt, or the answer to the question. */
  text: string;
  href: string;
}

/** All static pages, each of their questions and the newest `mostArticles` articles, as visitors may read them. */
export async function listHelp(db: Executor): Promise<HelpEntry[]> {
  const { rows } = await sql<HelpEntry>`
    SELECT title, excerpt AS text, '/page/' || slug AS href FROM pages WHERE status
    UNION ALL
    SELECT faq ->> 'question', faq ->> 'answer', '/page/' || slug
    FROM pages, jsonb_array_elements(faqs::jsonb) AS faq WHERE status`.execute(db);
  const { results } = await listArticles(db, { page: 1, limit: mostArticles });
  return [...rows, ...results.map(({ title, excerpt, url }) => ({ title, text: excerpt, href: url }))];
}
