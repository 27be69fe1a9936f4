import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { keepStartScripts } from './keep-start-scripts.ts';

const build = { routes: { root: {}, list: {} } } as unknown as EntryContext['manifest'];

function contextOf(...ids: string[]): EntryContext {
  const matches = ids.map((id) => ({ route: { id } }));
  const routes = Object.fromEntries(ids.map((id) => [id, {}]));
  return { manifest: { routes }, staticHandlerContext: { matches } } as unknown as EntryContext;
}

const page = (start: string, mark: string) =>
  `<html><head></head><body><script nonce="${mark}">window.__reactRouterContext = {"a":1};</script>` +
  `<script nonce="${mark}" type="module" async="">${start}</script></body></html>`;

test('the start scripts of a page are known to the next one with the same routes, without its nonce', () => {
  const first = keepStartScripts(build, contextOf('root', 'list'));
  expect(first.known).toBeNull();
  first.note(page('const files=["/assets/a.js"];', 'm1'), 'm1');
  expect(keepStartScripts(build, contextOf('root', 'list')).known).toEqual({
    handOver: 'window.__reactRouterContext = {"a":1};',
    start: 'const files=["/assets/a.js"];',
  });
  expect(keepStartScripts(build, contextOf('root')).known).toBeNull();
  expect(keepStartScripts({ ...build }, contextOf('root', 'list')).known).toBeNull();
});

test.each([
  ['that were not rewritten', page('import * as route0 from "/assets/root.js";', 'm')],
  ['of another rendering', page('const files=[];', 'other')],
  ['that are missing', '<html><head></head><body></body></html>'],
])('scripts %s are not kept', (_, html) => {
  const own = { ...build };
  keepStartScripts(own, contextOf('root')).note(html, 'm');
  expect(keepStartScripts(own, contextOf('root')).known).toBeNull();
});
