import { type DataRouteObject, matchRoutes, type ServerBuild } from 'react-router';
import { sharedPage } from '#web/app/cached.ts';

/** What the shell around pages must know of a route before it is asked. */
export interface PageRoute {
  id: string;
  /** Whether its page is the same for everyone: drawn once for all that ask, from its address alone. */
  isShared: boolean;
  /** Whether it is for those who work on the site: mails and parts to try. */
  isInside: boolean;
}

/** Finds the route of a path just as the router does. @returns null where there is none */
export function routeFinder(build: ServerBuild): (path: string) => PageRoute | null {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const below = (parent: string | undefined): DataRouteObject[] =>
    routes
      .filter((route) => route.parentId === parent)
      .map(({ id, path, index, caseSensitive }) =>
        index ? { id, path, index } : { id, path, caseSensitive, children: below(id) },
      );
  const tree = below(undefined);
  // The router's own list of routes, which differs by its whole query; it is no page, though it looks like an article's.
  const { manifestPath } = build.routeDiscovery;
  return (path) => {
    if (path === manifestPath) return null;
    const id = matchRoutes(tree, path)?.at(-1)?.route.id;
    if (id === undefined) return null;
    return {
      id,
      isShared: build.routes[id]?.module.headers === sharedPage,
      isInside: id.startsWith('areas/dev/'),
    };
  };
}
