import { LRUCache } from 'lru-cache';
import { type DataRouteObject, matchRoutes, type ServerBuild } from 'react-router';
import { type Sharing, sharingOf } from '#web/app/shared-page.ts';

/** What the page host must know about a route before rendering it. */
export interface PageRoute {
  /** The framework's route id. */
  id: string;
  /** The route's declaration that its page is the same for everyone: rendered once for all, from its URL alone; else null. */
  sharing: Sharing | null;
  /** Whether it is for those who work on the site: mails and the component showcase. */
  isInternal: boolean;
}

/** The declarations of every route of a site, by its id. */
export function listPageRoutes(build: ServerBuild): Map<string, PageRoute> {
  return new Map(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      { id, sharing: sharingOf(route?.module.headers), isInternal: id.startsWith('areas/dev/') },
    ]),
  );
}

/** Finds the route of a path exactly as the router does. @returns null where there is none */
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
  // The router's manifest request, which differs by its whole query; it is no page, though its path looks like an article's.
  const { manifestPath } = build.routeDiscovery;
  const find = (path: string) => {
    if (path === manifestPath) return null;
    const id = matchRoutes(tree, path)?.at(-1)?.route.id;
    return id === undefined ? null : (pages.get(id) ?? null);
  };
  // Cached, because the router ranks all routes anew on each match.
  const found = new LRUCache<string, { route: PageRoute | null }>({
    max: 2000,
    memoMethod: (path) => ({ route: find(path) }),
  });
  return (path) => found.memo(path).route;
}
