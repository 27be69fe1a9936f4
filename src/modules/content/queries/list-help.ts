import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Something on the site that answers or leads on: a static page, or one of the questions that it answers. */
export interface HelpEntry {
  title: string;
  /** What stands under it. */
  text: string;
  href: string;
}

/** Every static page and each of its questions, as visitors may read them. */
export async function listHelp(db: Executor): Promise<HelpEntry[]> {
  const { rows } = await sql<HelpEntry>`
    SELECT title, excerpt AS text, '/page/' || slug AS href FROM pages WHERE status
    UNION ALL
    SELECT faq ->> 'question', faq ->> 'answer', '/page/' || slug
    FROM pages, jsonb_array_elements(faqs::jsonb) AS faq WHERE status`.execute(db);
  return rows;
}
