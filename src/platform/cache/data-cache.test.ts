import { expect, test } from 'vitest';
import { createDataCache } from './data-cache.ts';

function setUp() {
  let at = Date.parse('2026-11-20T00:00:00Z');
  let reads = 0;
  const cache = createDataCache({ now: () => new Date(at) });
  return {
    cache,
    wait: (ms: number) => {
      at += ms;
    },
    get: () => cache.get('names', ['settings'], async () => ++reads),
  };
}

test('is read once, until a change is announced', async () => {
  const { cache, get } = setUp();
  expect([await get(), await get()]).toEqual([1, 1]);
  cache.drop(['catalogue']);
  expect(await get()).toBe(1);
  cache.drop(['catalogue', 'settings']);
  expect(await get()).toBe(2);
  cache.clear();
  expect(await get()).toBe(3);
});

test('is not cached if a change was announced while it was read', async () => {
  const { cache } = setUp();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = cache.get('names', ['settings'], () => promise);
  cache.drop(['settings']);
  const late = cache.get('names', ['settings'], async () => 'new');
  resolve('old');
  expect([await early, await late]).toEqual(['old', 'new']);
  expect(await cache.get('names', ['settings'], async () => 'newer')).toBe('new');
});

test('is not cached for long, and not at all if reading failed', async () => {
  const { cache, wait, get } = setUp();
  await get();
  wait(45_000);
  expect(await get()).toBe(2);
  const failing = () => cache.get('prices', [], () => Promise.reject(new Error('away')));
  await expect(failing()).rejects.toThrow('away');
  expect(await cache.get('prices', [], async () => 1)).toBe(1);
});

test('evicts the least recently used keys', async () => {
  const { cache, get } = setUp();
  await get();
  for (let other = 0; other < 600; other++) {
    await cache.get(`product ${other}`, ['catalogue'], async () => other);
    expect(await get()).toBe(1);
  }
  expect(await cache.get('product 0', ['catalogue'], async () => 'again')).toBe('again');
  expect(await cache.get('product 599', ['catalogue'], async () => 'again')).toBe(599);
  cache.drop(['catalogue']);
  expect(await cache.get('product 599', ['catalogue'], async () => 'again')).toBe('again');
});
