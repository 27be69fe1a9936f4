import { LRUCache } from 'lru-cache';
import { type DataRouteObject, matchRoutes, type ServerBuild } from 'react-router';
import { type Sharing, sharingOf } from '#web/app/shared-page.ts';

/** What the shell around pages must know of a route before it is asked. */
export interface PageRoute {
  /** How the framework names it. */
  id: string;
  /** What it says of its page, when that is the same for everyone: drawn once for all that ask, from its address alone. */
  sharing: Sharing | null;
  /** Whether it is for those who work on the site: mails and parts to try. */
  isInternal: boolean;
}

/** What every route of a site says of itself, by its id. */
export function listPageRoutes(build: ServerBuild): Map<string, PageRoute> {
  return new Map(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      { id, sharing: sharingOf(route?.module.headers), isInternal: id.startsWith('areas/dev/') },
    ]),
  );
}

/** Finds the route of a path just as the router does. @returns null where there is none */
export function routeFinder(build: ServerBuild): (path: string) => PageRoute | null {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const below = (parent: string | undefined): DataRouteObject[] =>
    routes
      .filter((route) => route.parentId === parent)
      .map(({ id, path, index, caseSensitive = false }) => {
        const at = { id, caseSensitive, ...(path !== undefined && { path }) };
        return index ? { ...at, index } : { ...at, children: below(id) };
      });
  const tree = below(undefined);
  const pages = listPageRoutes(build);
  // The router's own list of routes, which differs by its whole query; it is no page, though it looks like an article's.
  const { manifestPath } = build.routeDiscovery;
  const find = (path: string) => {
    if (path === manifestPath) return null;
    const id = matchRoutes(tree, path)?.at(-1)?.route.id;
    return id === undefined ? null : (pages.get(id) ?? null);
  };
  // The router orders all routes by how exact they are, each time that it is asked.
  const found = new LRUCache<string, { route: PageRoute | null }>({
    max: 2000,
    memoMethod: (path) => ({ route: find(path) }),
  });
  return (path) => found.memo(path).route;
}
