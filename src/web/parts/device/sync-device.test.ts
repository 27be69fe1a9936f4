import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedProducts, toggleSaved } from './saved.ts';
import { seenProducts } from './seen.ts';
import { syncDevice } from './sync-device.ts';
import { synced } from './synced.ts';

/** Lists of an account, as the server keeps them. */
interface Account {
  saved: number[];
  seen: number[];
}

/** The stores listen to it as long as the page lives. */
const tab = new EventTarget();
let entries: Map<string, string>;
let cookie: string;
let account: Account | null;
let sent: { saved: Change; seen: Change; cart: string | null; leftCart: string | null }[];
/** Products that are not sold any more. */
let gone: Set<number>;
/** Runs while the answer is under way. */
let meanwhile: () => void;

interface Change {
  add: number[];
  remove: number[];
}

beforeEach(() => {
  entries = new Map();
  cookie = '';
  account = { saved: [], seen: [] };
  sent = [];
  gone = new Set();
  meanwhile = () => {};
  vi.stubGlobal('window', tab);
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    documentElement: { dataset: {} },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
  vi.stubGlobal('fetch', async (input: string | URL, init?: { body: URLSearchParams }) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.pathname !== '/tai-khoan/thiet-bi') {
      const ids = (url.searchParams.get('ids') ?? '').split(',').map(Number);
      if (ids.length > 60) return new Response(null, { status: 400 });
      return Response.json({ results: ids.filter((id) => !gone.has(id)).map(product) });
    }
    const change = JSON.parse(init?.body.get('device') ?? '');
    sent.push(change);
    if (!account || cookie === '') return new Response(null, { status: 204 });
    for (const list of ['saved', 'seen'] as const) {
      const { add, remove } = change[list] as Change;
      const rest = account[list].filter((id) => !remove.includes(id) && !add.includes(id));
      account[list] = [...add, ...rest];
    }
    meanwhile();
    return Response.json({ ...account, cart: `cart ${sent.length}` });
  });
});
afterEach(() => vi.unstubAllGlobals());

const none = { add: [], remove: [] };

const product = (id: number) => ({
  ...{ id, kind: 'hotel', url: `/khach-san/${id}.html`, title: `Nhà ${id}`, place: 'Huế', picture: null },
  ...{ finalPrice: 1, priceUnit: '/đêm', pricedAt: 1 },
});

/** A page that was just opened: its stores read the device anew, as after another tab cleared it. */
function openPage() {
  for (const store of [savedProducts, seenProducts, synced]) {
    const unsubscribe = store.subscribe(() => {});
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    unsubscribe();
  }
  const idsOf = () => savedProducts.read().map(({ id }) => id);
  return { syncDevice, toggle: (id: number) => toggleSaved(product(id)), idsOf };
}

test('ID-02: what lies on a device goes to the account, and what lies in the account comes to the device', async () => {
  account = { saved: [7, 8], seen: [] };
  cookie = 'nv_in=a';
  gone.add(8);
  const page = openPage();
  page.toggle(1);
  await page.syncDevice();
  expect(sent).toMatchObject([{ saved: { add: [1], remove: [] }, cart: null, leftCart: null }]);
  expect(page.idsOf()).toEqual([1, 7]);
  // What is not sold here is not taken for taken out.
  page.toggle(7);
  await page.syncDevice();
  expect(sent[1]).toMatchObject({ saved: { add: [], remove: [7] }, cart: 'cart 1' });
  expect(account.saved).toEqual([1, 8]);
});

test('what changes while the account is asked stays, and goes with the next question', async () => {
  account = { saved: [7], seen: [] };
  cookie = 'nv_in=a';
  const page = openPage();
  page.toggle(1);
  page.toggle(2);
  meanwhile = () => {
    page.toggle(3);
    page.toggle(1);
  };
  await page.syncDevice();
  expect(page.idsOf()).toEqual([3, 2, 7]);
  meanwhile = () => {};
  await page.syncDevice();
  expect(sent[1]?.saved).toEqual({ add: [3], remove: [] });
  expect(account.saved).toContain(3);
});

test('who signs out takes the account’s products along; the next page shows none of them even before it asks', async () => {
  account = { saved: [7], seen: [] };
  cookie = 'nv_in=a';
  await openPage().syncDevice();
  cookie = '';
  const after = openPage();
  expect(after.idsOf()).toEqual([]);
  after.toggle(5);
  await after.syncDevice();
  expect(after.idsOf()).toEqual([5]);
  expect(sent.slice(1), 'nobody is signed in: only the account’s cart leaves').toEqual([
    expect.objectContaining({ saved: none, seen: none, cart: null, leftCart: 'cart 1' }),
  ]);
  await after.syncDevice();
  expect(sent, 'once').toHaveLength(2);
  expect(entries.get('nv_saved')).not.toContain('Nhà 7');
});

test('nothing of one account goes to the next that signs in here', async () => {
  account = { saved: [7], seen: [7] };
  cookie = 'nv_in=a';
  await openPage().syncDevice();
  account = { saved: [9], seen: [] };
  cookie = 'nv_in=b';
  const page = openPage();
  await page.syncDevice();
  expect(sent[1]).toEqual({
    saved: { add: [], remove: [] },
    seen: { add: [], remove: [] },
    cart: null,
    leftCart: 'cart 1',
  });
  expect(page.idsOf()).toEqual([9]);
});

test('a session that has ended by itself is left as well', async () => {
  account = { saved: [7], seen: [] };
  cookie = 'nv_in=a';
  const page = openPage();
  await page.syncDevice();
  account = null;
  await page.syncDevice();
  expect(page.idsOf()).toEqual([]);
});

test('a new device gets full lists, more than the API answers at once', async () => {
  const saved = Array.from({ length: 50 }, (_, at) => at + 1);
  const seen = Array.from({ length: 20 }, (_, at) => at + 101);
  account = { saved, seen };
  cookie = 'nv_in=a';
  const page = openPage();
  await page.syncDevice();
  expect(page.idsOf()).toEqual(saved);
  expect(seenProducts.read()).toHaveLength(20);
});

test('what another tab had in common with the account counts in this one', async () => {
  cookie = 'nv_in=a';
  const page = openPage();
  await page.syncDevice();
  entries.set('nv_synced', JSON.stringify({ ...synced.read(), cart: 'cart of the other tab' }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'nv_synced' }));
  await page.syncDevice();
  expect(sent[1]).toMatchObject({ cart: 'cart of the other tab' });
});
