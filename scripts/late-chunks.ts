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
  let find: ReturnType<typeof findPagesBeforeWaking> | undefined;
  return Array.from({ length: first }, (_, amount) => ({
    debugName: `late of ${amount} pages`,
    priority: amount,
    name: (id: string, bundler: { getModuleInfo: Modules }) => {
      find ??= findPagesBeforeWaking((one) => bundler.getModuleInfo(one));
      if (!pagesOf.has(id)) pagesOf.set(id, find(id));
      const pages = pagesOf.get(id);
      if (pages?.length !== amount) return null;
      const key = pages.join();
      if (!names.has(key)) names.set(key, `late${names.size}`);
      return names.get(key);
    },
  }));
}

/**
 * Gives the routes that begin with a module of those that wake everywhere, in order, read off the static importers. Null for
 * what wakes on some pages only, and for what every page begins with.
 *
 * What the bundler says of a module is asked for once: each answer is a copy of all that it knows.
 */
export function findPagesBeforeWaking(modules: Modules): (id: string) => string[] | null {
  const entries = new Map<string, boolean>();
  const importers = new Map<string, readonly string[]>();
  const findIconUsers = iconUsers(modules);

  function importersOf(id: string): readonly string[] {
    const known = importers.get(id);
    if (known) return known;
    const info = modules(id);
    const found = findIconUsers(id) ?? info?.importers ?? [];
    entries.set(id, info?.isEntry ?? false);
    importers.set(id, found);
    return found;
  }

  return (id) => {
    const above = new Set([id]);
    for (const one of above) for (const importer of importersOf(one)) above.add(importer);
    const all = [...above];
    if (!all.some((one) => wokenEverywhere.test(one))) return null;
    const routes = all.filter((one) => entries.get(one) || ofRememberedTrip.test(one));
    if (routes.some((route) => /^(root|entry\.client)$/.test(nameOf(route)))) return null;
    return routes.filter((route) => nameOf(route) !== developersPage).sort();
  };
}

/** Shows every part of the site to who develops it. */
const developersPage = 'ui-page';

/**
 * All icons are imported by one file that gives them on; who takes one of it stands in the code. Null for what is no icon.
 */
function iconUsers(modules: Modules): (id: string) => string[] | null {
  const usersOf = new Map<string, Map<string, string[]>>();
  return (id) => {
    const icons = /^(.*[\\/]lucide-react[\\/].*[\\/])icons[\\/]([a-z0-9-]+)\.m?js$/.exec(id);
    if (!icons) return null;
    const [, folder = '', icon = ''] = icons;
    const barrel = `${folder}lucide-react.mjs`;
    const users = usersOf.get(barrel) ?? readIconUsers(barrel, modules);
    usersOf.set(barrel, users);
    return users.get(icon) ?? [];
  };
}

/** The modules that take each icon by any of its names, by the icon's file. */
function readIconUsers(barrel: string, modules: Modules): Map<string, string[]> {
  const iconOf = new Map<string, string>();
  for (const [, names = '', icon = ''] of readFileSync(barrel, 'utf8').matchAll(
    /^(.*)'\.\/icons\/([a-z0-9-]+)\.mjs'/gm,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) iconOf.set(name, icon);
  const users = new Map<string, string[]>();
  for (const importer of modules(barrel)?.importers ?? []) {
    const code = modules(importer)?.code ?? '';
    const taken = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
    const icons = taken.split(',').map((one) => iconOf.get(one.trim().split(/\s+as\s+/)[0] ?? ''));
    for (const icon of new Set(icons)) if (icon) users.set(icon, [...(users.get(icon) ?? []), importer]);
  }
  return users;
}

function nameOf(id: string): string {
  return basename(id.split('?')[0] ?? id).replace(/\.[jt]sx?$/, '');
}
