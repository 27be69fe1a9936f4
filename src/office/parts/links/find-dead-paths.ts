import { findMove } from '#modules/addresses/queries.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listCataloguePaths } from '#modules/catalog/queries/sitemap-urls.ts';
import { listContentPaths } from '#modules/content/queries/sitemap-urls.ts';
import { fixedPaths } from '#modules/content/rules/fixed-paths.ts';
import type { Executor } from '#platform/db/connect.ts';

/** The paths among these that do not exist on the site; queries are ignored. Checks at most 200. */
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

/** The path without query and fragment, also where it was HTML-escaped ('&#'). */
function pathOf(href: string): string {
  const path = href.replace(/(?:[?#]|&#).*$/, '');
  return path === '/' ? path : path.replace(/\/+$/, '');
}
