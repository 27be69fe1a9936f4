import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

interface Module {
  isEntry: boolean;
  importers: readonly string[];
  code: string | null;
}
/** Module information from the bundler; null for an unknown module. */
type Modules = (id: string) => Module | null;

/** Parts that are hydrated on every page at the first interaction. */
const wokenEverywhere =
  /[\\/]src[\\/]web[\\/](shell[\\/](lazy[\\/](lazy-parts|register-slots|trip-carrier)|header[\\/](top-bar|other-services|search-line)|below-content)|areas[\\/]errors[\\/]error-page)\.tsx?$/;

/**
 * Where visitors arrive, by what their first loads share. The other pages are gone to from these, with all of it loaded, so that
 * they need not be told apart.
 */
const arrivals = {
  home: /^home-page$/,
  list: /^(list|service-type)-page$/,
  product: /^(attraction|car|combo|cruise|experience|hotel|service|tour)-page$/,
  place: /^(destinations|place|province)-page$/,
  article: /^(article|handbook)-page$/,
  search: /^search-page$/,
  checkout: /^checkout-page$/,
  account: /^sign-in-page$/,
};

/** All pages that are no arrivals. */
const others = 'others';

/** What is loaded by itself, before the rest of what wakes: on a device that remembers a trip, and what is pressed first. */
const loadedBefore = {
  carrier: /[\\/]lazy[\\/]trip-carrier\.tsx$/,
  pressed: /[\\/](search-line|trip-bar|list-toolbar|filter-sheet|room-list)\.tsx$/,
};

/**
 * Bundler groups for modules that are loaded on every page at the first interaction: one chunk 'late' for those that no page
 * loads initially, one for those that only pages do which are no arrivals, and one for each exact set of arrivals, and of what is
 * loaded before the rest. So few files are loaded at the first interaction, no arrival initially loads more than it needs, and
 * what answers a press waits for nothing else.
 *
 * A group includes what its modules import, unless an earlier group has it. That is needed by at least as many pages, so the
 * groups of many pages come first. @param first the priority of the group before them; all of theirs are below it
 */
export function lateGroups(first: number) {
  const pagesOf = new Map<string, string[] | null>();
  // Short names: each page contains a list of files that may be loaded later.
  const names = new Map([['', 'late']]);
  let find: ReturnType<typeof findPagesBeforeWaking> | undefined;
  return Array.from({ length: first }, (_, rank) => ({
    debugName: `late ${rank}`,
    priority: rank,
    name: (id: string, bundler: { getModuleInfo: Modules }) => {
      find ??= findPagesBeforeWaking((one) => bundler.getModuleInfo(one));
      if (!pagesOf.has(id)) pagesOf.set(id, find(id));
      const pages = pagesOf.get(id);
      if (!pages || rankOf(pages) !== rank) return null;
      const key = pages.join();
      if (!names.has(key)) names.set(key, `late${names.size}`);
      return names.get(key);
    },
  }));
}

/** Higher for what is needed by more: each of its importers has a lower rank or the same pages. */
function rankOf(pages: string[]): number {
  return pages[0] === others ? 1 : pages.length && pages.length + 1;
}

/**
 * The kinds of arrival that initially load a module of those hydrated everywhere, and what is loaded before the rest, found through
 * the static importers. Null for modules hydrated on some pages only, and for those that every page loads initially.
 *
 * The bundler is asked for each module only once: every answer is a copy of all its information.
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
    const routes = all.filter((one) => entries.get(one)).map(nameOf);
    if (routes.some((route) => /^(root|entry\.client)$/.test(route))) return null;
    const pages = routes.filter((route) => route !== developersPage);
    const before = [...matching(arrivals, pages), ...matching(loadedBefore, all)];
    return before.length === 0 && pages.length > 0 ? [others] : before;
  };
}

function matching(patterns: Record<string, RegExp>, texts: string[]): string[] {
  return Object.entries(patterns)
    .filter(([, pattern]) => texts.some((text) => pattern.test(text)))
    .map(([name]) => name);
}

/** A page that shows developers every part of the site. */
const developersPage = 'ui-page';

/**
 * A barrel file re-exports all icons, so the modules that use one are found in their source. Null for modules that are no icon.
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

/** The modules that import each icon under any of its names, by the icon's file. */
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
