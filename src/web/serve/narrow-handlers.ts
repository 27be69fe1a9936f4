import { LRUCache } from 'lru-cache';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { pathsAbove } from './html/only-routes-of.ts';
import { routeMatcher } from './page-routes.ts';

/**
 * Gives a handler of requests that knows only the routes of a path and of those above it, which is all that its page is drawn
 * from: with the hundred and fifty of the site the router looks through them three times a page. Null for a path that no
 * route matches. For pages in their one spelling, not for their data.
 */
export function narrowHandlers(build: ServerBuild): (path: string) => RequestHandler | null {
  const match = routeMatcher(build);
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (ids: ReadonlySet<string>): RequestHandler => {
    // In the order of the site, by which the router chooses between two that fit alike.
    const known = Object.entries(build.routes).filter(([id]) => ids.has(id));
    const key = known.map(([id]) => id).join();
    const made = handlers.get(key) ?? createRequestHandler({ ...build, routes: Object.fromEntries(known) });
    handlers.set(key, made);
    return made;
  };
  const found = new LRUCache<string, { handler: RequestHandler | null }>({
    max: 2000,
    memoMethod: (path) => {
      const own = match(path);
      const all = [...own, ...pathsAbove(path).flatMap(match)];
      return { handler: own.length > 0 ? handlerOf(new Set(all)) : null };
    },
  });
  return (path) => found.memo(path).handler;
}
