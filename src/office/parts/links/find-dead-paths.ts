import { findMove } from '#modules/addresses/queries.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listCataloguePaths } from '#modules/catalog/queries/sitemap-urls.ts';
import { listContentPaths } from '#modules/content/queries/sitemap-urls.ts';
import { fixedPaths } from '#modules/content/rules/fixed-paths.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Which of some addresses within the site lead nowhere; what is asked of a page is not looked at. At most 200 are tried. */
export async function findDeadPaths(db: Executor, hrefs: readonly string[]): Promise<string[]> {
  const paths = [...new Set(hrefs.map(pathOf))].slice(0, 200);
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
