import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { fixedPaths } from '#modules/content/rules/fixed-paths.ts';

/** Whether the site itself answers at an address: articles live beside its own pages, which come first. */
export function isOwnPath(path: string): boolean {
  const own = [...fixedPaths, ...Object.values(kindProfiles).map(({ prefix }) => prefix)];
  return [...own, '/page', '/provinces', '/dich-vu', '/api', '/quan-tri'].includes(path);
}
