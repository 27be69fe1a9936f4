import { LRUCache } from 'lru-cache';
import { createStaticHandler, type DataRouteObject, type ServerBuild } from 'react-router';
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

/** Gives the routes of a path, from the root on, just as the router finds them; none where there is no page. */
export function routeMatcher(build: ServerBuild): (path: string) => string[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const below = (parent: string | undefined): DataRouteObject[] =>
    routes
      .filter((route) => route.parentId === parent)
      .map(({ id, path, index, caseSensitive = false }) => {
        const at = { id, caseSensitive, ...(path !== undefined && { path }) };
        return index ? { ...at, index } : { ...at, children: below(id) };
      });
  // It orders the routes by how exact they are once, not each time that it is asked.
  const { match } = createStaticHandler(below(undefined));
  // The router's own list of routes, which differs by its whole query; it is no page, though it looks like an article's.
  const { manifestPath } = build.routeDiscovery;
  return (path) => (path === manifestPath ? [] : (match(path) ?? []).map(({ route }) => route.id));
}

/** Finds the route of a path. @returns null where there is none */
export function routeFinder(build: ServerBuild): (path: string) => PageRoute | null {
  const match = routeMatcher(build);
  const pages = listPageRoutes(build);
  const found = new LRUCache<string, { route: PageRoute | null }>({
    max: 2000,
    memoMethod: (path) => ({ route: pages.get(match(path).at(-1) ?? '') ?? null }),
  });
  return (path) => found.memo(path).route;
}
