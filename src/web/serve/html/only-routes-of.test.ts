import type { EntryContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import { onlyRoutesOf } from './only-routes-of.ts';

const manifest = {
  routes: Object.fromEntries(['root', 'home', 'list', 'hotel', 'cart'].map((id) => [id, { id }])),
};
const ways: Record<string, string[]> = { '/': ['root', 'home'], '/khach-san': ['root', 'list'] };

function contextOf(pathname: string, _match?: (path: string) => unknown): EntryContext {
  const matches = [{ route: { id: 'root' } }, { route: { id: 'hotel' } }];
  const staticHandlerContext = { matches, location: { pathname }, ...(_match && { _match }) };
  return { manifest, staticHandlerContext } as unknown as EntryContext;
}

test('a page is rendered with its own routes and those above it, which are matched once', () => {
  const match = vi.fn((path: string) => ways[path]?.map((id) => ({ route: { id } })) ?? null);
  const cut = onlyRoutesOf(contextOf('/khach-san/a.html', match));
  expect(Object.keys(cut.manifest.routes).sort()).toEqual(['home', 'hotel', 'list', 'root']);
  onlyRoutesOf(contextOf('/khach-san/b.html', match));
  expect(match.mock.calls).toEqual([['/'], ['/khach-san']]);
});

test("without the router's internals nothing is cut", () => {
  const whole = contextOf('/khach-san/a.html');
  expect(onlyRoutesOf(whole)).toBe(whole);
});
