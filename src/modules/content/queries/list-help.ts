import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { listArticles } from '../queries.ts';

const mostArticles = 300;

/** An entry of the help search: a static page, a section of one, one of the questions that it answers, or an article. */
export interface HelpEntry {
  title: string;
  /** What it belongs to: the page of a section or of a question. */
  of?: string;
  /** Its excerpt, its section, or the answer to the question. */
  text: string;
  href: string;
  /** Whether the text is an answer that can be shown beside the title. */
  isAnswer?: boolean;
}

/** All static pages with their sections and questions, and the newest `mostArticles` articles, as visitors may read them. */
export async function listHelp(db: Executor): Promise<HelpEntry[]> {
  const { rows: pages } = await sql<{ title: string; excerpt: string; slug: string; content: string }>`
    SELECT title, excerpt, slug, content FROM pages WHERE status ORDER BY slug`.execute(db);
  const { rows: questions } = await sql<HelpEntry>`
    SELECT faq ->> 'question' AS title, concat_ws(' ', title, faq ->> 'group') AS of, faq ->> 'answer' AS text,
      '/page/' || slug AS href, true AS "isAnswer"
    FROM pages, jsonb_array_elements(faqs::jsonb) AS faq WHERE status`.execute(db);
  const { results } = await listArticles(db, { page: 1, limit: mostArticles });
  return [
    ...pages.map(({ title, excerpt, slug }) => ({ title, text: excerpt, href: `/page/${slug}` })),
    ...pages.flatMap(({ title, slug, content }) =>
      sectionsOf(content).map((section) => ({
        title: section.heading.replace(/^\d+\.\s*/, ''),
        of: title,
        text: section.text,
        href: `/page/${slug}#${slugify(section.heading)}`,
      })),
    ),
    ...questions,
    ...results.map(({ title, excerpt, url }) => ({ title, text: excerpt, href: url })),
  ];
}

/** The sections of a page's text by their headings; their addresses are those of `renderMarkdown`. */
function sectionsOf(content: string): { heading: string; text: string }[] {
  return content
    .split(/^##+\s+/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const text = lines
        .join(' ')
        .replace(/\]\([^)]*\)/g, ' ')
        .replace(/[#*|[\]]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      return { heading: heading.trim(), text };
    });
}
