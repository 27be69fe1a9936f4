import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

interface Module {
  isEntry: boolean;
  importers: readonly string[];
  code: string | null;
}
/** As the bundler knows a module; null where it does not. */
type Modules = (id: string) => Module | null;

/** What wakes on every page with the first thing that its visitor does. */
const wokenEverywhere =
  /[\\/]src[\\/]web[\\/](shell[\\/](lazy[\\/](lazy-parts|register-slots|trip-carrier)|header[\\/](top-bar|other-services|search-line)|below-content)|areas[\\/]errors[\\/]error-page)\.tsx?$/;

/** Begins the pages of who has a trip in mind, and wakes on the others. */
const ofRememberedTrip = /[\\/]lazy[\\/]trip-carrier\.tsx$/;

/**
 * Groups of the bundler for the modules that wake on every page: one file 'late' for those with which no page begins, and one
 * for exactly those pages that begin with them. So waking takes half of the files, and no page begins with more than it needs.
 *
 * A group takes what its modules import along, where no group before has it. That is needed by as many pages at least, so
 * that the groups of many pages come first. @param first the priority of the group before them; all of theirs are below it
 */
export function lateGroups(first: number) {
  const pagesOf = new Map<string, string[] | null>();
  // Short names: each page begins with a list of files that may come later.
  const names = new Map([['', 'late']]);
  return Array.from({ length: first }, (_, amount) => ({
    debugName: `late of ${amount} pages`,
    priority: amount,
    name: (id: string, bundler: { getModuleInfo: Modules }) => {
      if (!pagesOf.has(id))
        pagesOf.set(
          id,
          pagesBeforeWaking(id, (one) => bundler.getModuleInfo(one)),
        );
      const pages = pagesOf.get(id);
      if (pages?.length !== amount) return null;
      const key = pages.join();
      if (!names.has(key)) names.set(key, `late${names.size}`);
      return names.get(key);
    },
  }));
}

/**
 * The routes that begin with a module of those that wake everywhere, in order, read off the static importers. Null for what
 * wakes on some pages only, and for what every page begins with.
 */
export function pagesBeforeWaking(id: string, modules: Modules): string[] | null {
  const above = [...withImporters(id, modules)];
  if (!above.some((one) => wokenEverywhere.test(one))) return null;
  const routes = above.filter((one) => modules(one)?.isEntry || ofRememberedTrip.test(one));
  if (routes.some((route) => /^(root|entry\.client)$/.test(nameOf(route)))) return null;
  return routes.filter((route) => nameOf(route) !== developersPage).sort();
}

/** Shows every part of the site to who develops it. */
const developersPage = 'ui-page';

function withImporters(id: string, modules: Modules): Set<string> {
  const found = new Set([id]);
  for (const one of found) for (const importer of importersOf(one, modules)) found.add(importer);
  return found;
}

/** All icons are imported by one file that gives them on; who takes one of it stands in the code. */
function importersOf(id: string, modules: Modules): readonly string[] {
  const icons = /^(.*[\\/]lucide-react[\\/].*[\\/])icons[\\/]([a-z0-9-]+)\.m?js$/.exec(id);
  if (!icons) return modules(id)?.importers ?? [];
  const [, folder = '', icon = ''] = icons;
  const barrel = `${folder}lucide-react.mjs`;
  const names = namesOf(barrel, icon);
  return (modules(barrel)?.importers ?? []).filter((importer) => {
    const code = modules(importer)?.code ?? '';
    const taken = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
    return taken.split(',').some((one) => names.includes(one.trim().split(/\s+as\s+/)[0] ?? ''));
  });
}

function namesOf(barrel: string, icon: string): string[] {
  const line = readFileSync(barrel, 'utf8')
    .split('\n')
    .find((one) => one.includes(`'./icons/${icon}.mjs'`));
  return [...(line ?? '').matchAll(/default as (\w+)/g)].map(([, name]) => name ?? '');
}

function nameOf(id: string): string {
  return basename(id.split('?')[0] ?? id).replace(/\.[jt]sx?$/, '');
}
