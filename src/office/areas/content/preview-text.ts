import { findMove } from '#modules/addresses/queries.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listCataloguePaths } from '#modules/catalog/queries/sitemap-urls.ts';
import { listTextPictures } from '#modules/content/queries/list-text-pictures.ts';
import { listContentPaths } from '#modules/content/queries/sitemap-urls.ts';
import { fixedPaths } from '#modules/content/rules/fixed-paths.ts';
import type { Executor } from '#platform/db/connect.ts';
import { renderMarkdown, splitAtPictures } from '#platform/markdown/render-markdown.ts';

export interface TextPreview {
  /** Text of the site's own renderer, and the pictures between. */
  pieces: ({ html: string } | { picture: { url: string; alt: string; caption: string; ratio: string } })[];
  /** Links to pages of ours that are not there. */
  deadLinks: string[];
  /** Pictures that are named and not there. */
  missingPictures: string[];
}

/** What a text looks like, and what in it leads nowhere. */
export async function previewText(db: Executor, markdown: string): Promise<TextPreview> {
  const { html, pictures: named } = renderMarkdown(markdown);
  const found = await listTextPictures(
    db,
    named.map(({ id }) => id),
  );
  const [first = '', ...others] = splitAtPictures(html);
  const pieces: TextPreview['pieces'] = [{ html: first }];
  for (const [at, text] of others.entries()) {
    const { id, alt, caption } = named[at] ?? { id: '', alt: '', caption: '' };
    const file = found.find((one) => one.id === id);
    if (file) {
      const ratio = `${file.width} / ${file.height}`;
      pieces.push({ picture: { url: file.url, alt: alt || file.alt, caption, ratio } });
    }
    pieces.push({ html: text });
  }
  return {
    pieces: pieces.filter((piece) => !('html' in piece) || piece.html.trim()),
    deadLinks: await findDeadLinks(db, html),
    missingPictures: named.filter(({ id }) => !found.some((one) => one.id === id)).map(({ id }) => id),
  };
}

async function findDeadLinks(db: Executor, html: string): Promise<string[]> {
  const links = [...html.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href = '']) => pathOf(href));
  const paths = [...new Set(links)].slice(0, 200);
  const known = new Set([
    ...fixedPaths,
    ...Object.values(kindProfiles).map(({ prefix }) => prefix),
    ...(await listCataloguePaths(db, paths)),
    ...(await listContentPaths(db, paths)),
  ]);
  const dead: string[] = [];
  for (const path of paths) if (!known.has(path) && !(await findMove(db, path))) dead.push(path);
  return dead;
}

/** Without what is asked of the page; marks of HTML do not stand in addresses of ours. */
function pathOf(href: string): string {
  const path = href.replace(/(?:[?#]|&#).*$/, '');
  return path === '/' ? path : path.replace(/\/+$/, '');
}
