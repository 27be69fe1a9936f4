import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteOwnCopy, findOwnCopy, listOwnCopies, ownCacheName, saveOwnCopy } from './own-copies.ts';

const path = '/chuyen-di/ke-hoach/abcdef0123456789';
const html =
  '<html><head><title>Ba ngày &amp; Ninh Bình | Nẻo Việt</title></head><main data-own-copy="">x</main></html>';

/** The browser's Cache Storage, as far as it is used here. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (asked: string | Request) =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: string | Request) => store.get(keyOf(asked))?.clone(),
      put: async (asked: string, reply: Response) => void store.set(asked, reply),
      delete: async (asked: string) => store.delete(asked),
      keys: async () => [...store.keys()].map((key) => new Request(`https://a.example${key}`)),
    };
  };
  return {
    stores,
    api: {
      open,
      has: async (name: string) => stores.has(name),
      delete: async (name: string) => stores.delete(name),
    },
  };
}

let kept: ReturnType<typeof fakeCaches>;
let pages: Record<string, Response>;
beforeEach(() => {
  kept = fakeCaches();
  pages = { [path]: page(html) };
  vi.stubGlobal('caches', kept.api);
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal(
    'fetch',
    async (asked: string) => pages[asked]?.clone() ?? new Response(null, { status: 404 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const page = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });
const save = (mark: string, markNow = () => mark, at = path) => saveOwnCopy(at, { mark, markNow, files: [] });

test("one's own plan is stored privately under its session, and listed by its name", async () => {
  expect(await save('an')).toBe(true);
  expect([...kept.stores.keys()]).toEqual([ownCacheName]);
  expect(await (await findOwnCopy(`${path}?gan=2`, 'an'))?.text()).toBe(html);
  expect(await listOwnCopies('an')).toMatchObject([{ path, title: 'Ba ngày & Ninh Bình' }]);
});

test('nobody else sees it: neither the next account nor a visitor after the session ends', async () => {
  await save('an');
  expect(await findOwnCopy(path, 'binh')).toBeUndefined();
  expect(await findOwnCopy(path, '')).toBeUndefined();
  expect(await listOwnCopies('')).toEqual([]);
  expect(kept.stores.has(ownCacheName), 'gone with all that it held').toBe(false);
});

test('signing out during the request leaves nothing', async () => {
  expect(await save('an', () => '')).toBe(false);
  expect(await findOwnCopy(path, 'an')).toBeUndefined();
});

test('plans of others, pages of trips, refusals and redirects are not stored', async () => {
  pages[path] = page('<title>x</title><main>by link</main>');
  expect(await save('an')).toBe(false);
  pages[path] = page(html, { status: 404 });
  expect(await save('an')).toBe(false);
  for (const other of [
    '/chuyen-di/DV2345678',
    '/chuyen-di/ke-hoach/them',
    '/chuyen-di/ke-hoach',
    '/tai-khoan',
  ]) {
    pages[other] = page(html);
    expect(await save('an', () => 'an', other), other).toBe(false);
  }
});

test('a copy can be removed by hand, five are stored, none longer than ninety days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let n = 0; n < 7; n++) {
    const one = `/chuyen-di/ke-hoach/plan${n}`;
    pages[one] = page(html);
    vi.setSystemTime(1_800_000_000_000 + n);
    await save('an', () => 'an', one);
  }
  const all = (await listOwnCopies('an')).map((one) => one.path.slice(-1));
  expect(all).toEqual(['6', '5', '4', '3', '2']);
  await deleteOwnCopy('/chuyen-di/ke-hoach/plan6');
  expect(await listOwnCopies('an')).toHaveLength(4);
  vi.setSystemTime(1_800_000_000_000 + 91 * 86_400_000);
  expect(await findOwnCopy('/chuyen-di/ke-hoach/plan5', 'an')).toBeUndefined();
  expect(await listOwnCopies('an')).toEqual([]);
});
