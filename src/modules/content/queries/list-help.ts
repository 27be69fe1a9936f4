import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { listArticles } from '../queries.ts';
import { type CompanyFacts, fillPage } from '../rules.ts';
import type { PageFaq } from '../schema.ts';

const maxArticles = 300;

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
  isArticle?: boolean;
}

/** All static pages with their sections and questions, and the newest `mostArticles` articles, as visitors read them. */
export async function listHelp(db: Executor, company: CompanyFacts): Promise<HelpEntry[]> {
  const written = await db
    .selectFrom('pages')
    .select(['slug', 'title', 'excerpt', 'content', sql<PageFaq[]>`faqs`.as('faqs')])
    .where('status', '=', true)
    .orderBy('slug')
    .execute();
  const pages = written.map((page) => fillPage(page, company));
  const { results } = await listArticles(db, { page: 1, limit: maxArticles });
  return [
    ...pages.map(({ title, excerpt, slug }) => ({ title, text: excerpt, href: `/page/${slug}` })),
    ...pages.flatMap(({ title, slug, content }) =>
      sectionsOf(content).map(({ id, heading, text }) => ({
        title: heading.replace(/^\d+\.\s*/, ''),
        of: title,
        text,
        href: `/page/${slug}#${id}`,
      })),
    ),
    ...pages.flatMap(({ title, slug, faqs }) =>
      faqs.map(({ group, question, answer }) => ({
        title: question,
        of: `${title} ${group}`.trim(),
        text: answer,
        href: `/page/${slug}`,
        isAnswer: true,
      })),
    ),
    ...results.map(({ title, excerpt, url }) => ({ title, text: excerpt, href: url, isArticle: true })),
  ];
}

/** The sections of a page's text as the page shows them, each by its heading and without markup. */
function sectionsOf(content: string): { id: string; heading: string; text: string }[] {
  const { html, headings } = renderMarkdown(content);
  const [, ...parts] = html.split(/<h[23] id="[^"]*">.*<\/h[23]>/);
  return headings.map(({ id, text: heading }, at) => ({
    id,
    heading,
    text: (parts[at] ?? '')
      .replace(/<[^>]*>|&#?\w+;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}
