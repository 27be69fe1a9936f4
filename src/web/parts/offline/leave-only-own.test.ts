import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveOnlyOwn } from './leave-only-own.ts';
import { isKeptFor, listOfflineCopies, saveOfflineCopy } from './save-offline-copy.ts';

const [ofAn, ofDevice, tour] = [
  '/chuyen-di/DVAAAAAAA/phieu',
  '/chuyen-di/DVBBBBBBB/phieu',
  '/du-lich/a.html',
];

let store: Map<string, Response>;
let device: Map<string, string>;
/** What the server shows to this browser's present user. */
let shown: Set<string>;

beforeEach(async () => {
  [store, device, shown] = [new Map(), new Map(), new Set([ofAn, ofDevice, `${ofAn}.pdf`, tour])];
  const keyOf = (asked: string | Request) =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname;
  const cache = {
    match: async (asked: string | Request) => store.get(keyOf(asked))?.clone(),
    put: async (asked: string, reply: Response) => void store.set(asked, reply),
    delete: async (asked: string) => store.delete(asked),
  };
  vi.stubGlobal('caches', { open: async () => cache, has: async () => false });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string) =>
    shown.has(path)
      ? new Response('<title>x</title>', {
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
        })
      : new Response(null, { status: 404 }),
  );
  await saveOfflineCopy(ofDevice);
  await leaveOnlyOwn('an');
  await saveOfflineCopy(ofAn, [`${ofAn}.pdf`], { mark: 'an' });
  await saveOfflineCopy(tour);
  device.set('nv_contact', JSON.stringify({ fullName: 'An', phone: '0912', email: 'an@example.com' }));
});
afterEach(() => vi.unstubAllGlobals());

const kept = async () => (await listOfflineCopies()).map(({ path }) => path).sort();

test('a voucher stored while somebody was signed in is hidden as soon as they have signed out', async () => {
  for (const path of [ofAn, `${ofAn}.pdf`]) {
    expect(await isKeptFor(path, 'an')).toBe(true);
    for (const mark of ['', 'binh']) expect(await isKeptFor(path, mark), `${path} for ${mark}`).toBe(false);
  }
  expect(await isKeptFor(tour, '')).toBe(true);
});

test('the next visitor sees what the server shows them, and no voucher, name or number of the previous one', async () => {
  shown.delete(ofAn);
  await leaveOnlyOwn('binh');
  expect(await kept()).toEqual([ofDevice, tour].sort());
  expect([store.has(ofAn), store.has(`${ofAn}.pdf`)]).toEqual([false, false]);
  expect(await isKeptFor(ofDevice, 'binh')).toBe(true);
  expect(device.get('nv_contact') ?? '').not.toContain('An');
});

test('copies that this browser may still see stay, for their current owner', async () => {
  await leaveOnlyOwn('');
  expect(await kept()).toEqual([ofAn, ofDevice, tour].sort());
  expect(await isKeptFor(ofAn, '')).toBe(true);
});

test('offline, it is done the next time', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(leaveOnlyOwn('binh')).rejects.toThrow('offline');
  expect(await isKeptFor(ofAn, 'binh'), 'kept and not shown').toBe(false);
  shown.delete(ofAn);
  vi.stubGlobal('fetch', async (path: string) =>
    shown.has(path)
      ? new Response('', { headers: { 'content-type': 'text/html' } })
      : new Response(null, { status: 404 }),
  );
  await leaveOnlyOwn('binh');
  expect(await kept()).not.toContain(ofAn);
});

test('signing in keeps what was typed before', async () => {
  await leaveOnlyOwn('');
  device.set('nv_contact', JSON.stringify({ fullName: 'Bình', phone: '0913', email: 'b@example.com' }));
  await leaveOnlyOwn('binh');
  expect(device.get('nv_contact')).toContain('Bình');
});
