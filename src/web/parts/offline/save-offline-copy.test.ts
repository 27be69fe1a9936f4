import { afterEach, expect, test, vi } from 'vitest';
import { saveOfflineCopy } from './save-offline-copy.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page is stored with all its files, of which a few are fetched at a time', async () => {
  const stored = new Map<string, Response>();
  let underWay = 0;
  let most = 0;
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (asked: string) => stored.get(asked)?.clone(),
      put: async (asked: string, reply: Response) => void stored.set(asked, reply),
      delete: async (asked: string) => stored.delete(asked),
    }),
  });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async (path: string) => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve));
    underWay--;
    return path === '/du-lich/a.html'
      ? new Response('<title>A</title>', {
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
        })
      : new Response('', { status: path === '/assets/7.js' ? 404 : 200 });
  });
  const files = Array.from({ length: 20 }, (_, index) => `/assets/${index}.js`);
  expect(await saveOfflineCopy('/du-lich/a.html', files)).toBe(true);
  expect([...stored.keys()]).toEqual(expect.arrayContaining(files.filter((file) => file !== '/assets/7.js')));
  expect(stored.has('/assets/7.js'), 'what is not there is left out').toBe(false);
  expect(most).toBe(3);
});
