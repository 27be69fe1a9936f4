import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiUrl } from './api-url.ts';
import { fetchCached, peekCached } from './fetch-cached.ts';

const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('DATA-01: an address is requested once, however often and late it is read', async () => {
  vi.useFakeTimers();
  fetched.mockResolvedValue(Response.json({ results: [1] }));
  const [first, second] = await Promise.all([fetchCached('/api/v1/a'), fetchCached('/api/v1/a')]);
  expect(second).toBe(first);
  vi.advanceTimersByTime(7 * 24 * 3_600_000);
  expect(await fetchCached('/api/v1/a')).toEqual({ results: [1] });
  expect(peekCached('/api/v1/a')).toEqual({ results: [1] });
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('DATA-01: a failure is not retried automatically, and the next reader requests anew', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(fetchCached('/api/v1/b')).rejects.toMatchObject({ kind: 'http', status: 500 });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(peekCached('/api/v1/b')).toBeUndefined();
  fetched.mockResolvedValueOnce(Response.json({ results: [] }));
  expect(await fetchCached('/api/v1/b')).toEqual({ results: [] });
});

test('API-05: cookies are sent, there is no timeout, and params are written as the server knows them', async () => {
  fetched.mockResolvedValue(Response.json({}));
  await fetchCached('/api/v1/c');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('signal');
  expect(apiUrl('/hotels', { limit: 20, provinces: ['da-nang', 'lao-cai'], search: undefined })).toBe(
    '/api/v1/hotels?limit=20&provinces=da-nang&provinces=lao-cai&status=true&step=1',
  );
  expect(apiUrl('/settings')).toBe('/api/v1/settings');
});
