import { LRUCache } from 'lru-cache';
import type { EntryContext } from 'react-router';

type Matches = readonly { route: { id: string } }[] | null;
type Match = (at: string | { pathname: string }) => Matches;

/** Route matches by path, for each route manifest. */
const kept = new WeakMap<object, LRUCache<string, { matches: Matches }>>();

/**
 * The router's render context, cut to the routes that the page tells the browser about: its own and those of its parent paths.
 * The router creates an object for every given route on each page, and a site has dozens.
 */
export function onlyRoutesOf(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  // An undocumented internal of the router: without it nothing is cut.
  const { _match: match } = staticHandlerContext as { _match?: Match };
  if (!match) return context;
  const known = kept.get(manifest) ?? new LRUCache<string, { matches: Matches }>({ max: 500 });
  kept.set(manifest, known);
  const matchOnce = (path: string): Matches => {
    const found = known.get(path) ?? { matches: match(path) };
    known.set(path, found);
    return found.matches;
  };
  const above = pathsAbove(staticHandlerContext.location.pathname).flatMap((path) => matchOnce(path) ?? []);
  const routes: typeof manifest.routes = {};
  for (const { route } of [...staticHandlerContext.matches, ...above])
    routes[route.id] = manifest.routes[route.id];
  const drawn = Object.assign(staticHandlerContext, {
    _match: (at: Parameters<Match>[0]) => (typeof at === 'string' ? matchOnce(at) : match(at)),
  });
  return { ...context, manifest: { ...manifest, routes }, staticHandlerContext: drawn };
}

/** '/', '/a' and '/a/b' of '/a/b/c'. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return ['/', ...parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}
