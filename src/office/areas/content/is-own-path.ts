import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { fixedPaths } from '#modules/content/rules/fixed-paths.ts';

/** Whether the site itself has a route at a path: articles share the root with its own pages, which take precedence. */
export function isOwnPath(path: string): boolean {
  const own = [...fixedPaths, ...Object.values(kindProfiles).map(({ prefix }) => prefix)];
  return [...own, '/page', '/provinces', '/dich-vu', '/api', '/quan-tri'].includes(path);
}
