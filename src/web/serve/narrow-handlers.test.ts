import { data, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { narrowHandlers } from './narrow-handlers.ts';

/** Answers by the ids of all routes that the page was drawn with. */
function buildOf(paths: Record<string, string | undefined>): ServerBuild {
  const routes = Object.entries(paths).map(([id, path]) => [
    id,
    {
      id,
      ...(id !== 'root' && { parentId: 'root' }),
      ...(path === '' ? { index: true } : path !== undefined && { path }),
      module: { default: () => null, loader: () => data(id) },
    },
  ]);
  return {
    routes: Object.fromEntries(routes),
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    ssr: true,
    future: {},
    entry: {
      module: {
        default: (
          _: Request,
          __: number,
          ___: Headers,
          entry: { routeModules: object; staticHandlerContext: { matches: { route: { id: string } }[] } },
        ) =>
          Response.json({
            routes: Object.keys(entry.routeModules),
            drawn: entry.staticHandlerContext.matches.map(({ route }) => route.id),
          }),
      },
    },
  } as unknown as ServerBuild;
}

const site = buildOf({
  root: undefined,
  home: '',
  list: 'khach-san',
  hotel: 'khach-san/:file',
  plan: 'ke-hoach/:slug',
  comment: 'ke-hoach/:slug/binh-luan',
  cart: 'gio-hang',
  article: ':slug',
  missing: '*',
});

test.each([
  ['/', ['root', 'home'], []],
  ['/khach-san', ['root', 'list'], ['home']],
  ['/khach-san/a.html', ['root', 'hotel'], ['home', 'list']],
  ['/ke-hoach/hue/binh-luan', ['root', 'comment'], ['home', 'plan', 'article']],
  ['/gio-hang', ['root', 'cart'], ['home']],
  ['/kham-pha-hue', ['root', 'article'], ['home']],
  ['/a/b/c', ['root', 'missing'], ['home', 'article', 'missing']],
])('%s is drawn with its own routes and those above it', async (path, drawn, above) => {
  const handler = narrowHandlers(site)(path);
  const answer = await handler?.(new Request(`http://site${path}`), new RouterContextProvider());
  const said = await answer?.json();
  expect(said.drawn).toEqual(drawn);
  expect(new Set(said.routes)).toEqual(new Set([...drawn, ...above]));
});

test('pages of one kind share a handler, and the list of routes has none', () => {
  const handlerOf = narrowHandlers(site);
  expect(handlerOf('/khach-san/a.html')).toBe(handlerOf('/khach-san/b.html'));
  expect(handlerOf('/khach-san')).not.toBe(handlerOf('/gio-hang'));
  expect(handlerOf('/__manifest')).toBeNull();
});
