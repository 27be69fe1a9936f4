import {
  addOfflineCopy,
  dropExpired,
  type OfflineCopy,
  parseOfflineCopies,
  removeOfflineCopy,
} from './offline-copies.ts';
import { filesIn, kindOfPath, maySaveOffline } from './offline-policy.ts';
import { titleOf } from './title-of.ts';

/** The store of this shape of things; another shape takes another name, and the worker clears the old one away. */
export const offlineCacheName = 'nv-kept-2';
const indexAddress = '/nv-kept-index';
/** Under which session a voucher was kept; empty where nobody was signed in. */
const keptFor = 'x-kept-for';

/** Everything kept, the last first; what has ended goes from the device now. Works in a page and in the worker. */
export async function listOfflineCopies(): Promise<OfflineCopy[]> {
  const pages = await readIndex();
  const isOver = dropExpired(pages, Date.now()).pages.length < pages.length;
  if (!isOver) return pages;
  await changeIndex((all) => dropExpired(all, Date.now()));
  return readIndex();
}

/**
 * Fetches a page and keeps it with its files and the further ones it is known to show, until a time where it has one; a voucher
 * for the session of a mark.
 * Nothing happens when it may not be kept; a file that cannot be had is left out. @returns whether the page is kept now
 */
export async function saveOfflineCopy(
  path: string,
  more: string[] = [],
  { until = null, mark = '' }: { until?: number | null; mark?: string } = {},
): Promise<boolean> {
  const kind = kindOfPath(path);
  if (!kind) return false;
  const reply = await fetch(path, { headers: { accept: 'text/html' }, priority: 'low' });
  const about = {
    status: reply.status,
    redirected: reply.redirected,
    contentType: reply.headers.get('content-type'),
    cacheControl: reply.headers.get('cache-control'),
  };
  if (!maySaveOffline(kind, about)) return false;
  const html = await reply.text();
  const files = [...new Set([...filesIn(html), ...more])];
  const store = await caches.open(offlineCacheName);
  await Promise.all(files.map((file) => keepFile(store, file)));
  const keptAt = Date.now();
  await store.put(
    path,
    new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': reply.headers.get('content-security-policy') ?? '',
        'x-kept-at': String(keptAt),
        'x-kept-kind': kind,
        [keptFor]: mark,
      },
    }),
  );
  const title = titleOf(html) ?? path;
  await changeIndex((pages) => addOfflineCopy(pages, { path, title, kind, keptAt, until, files }));
  return true;
}

/**
 * Whether what is kept at an address, a voucher or its PDF, may be shown to the session of a mark: not once another one has
 * come, or none, and the server was not asked since. Where the mark is not known (null) the pages see to it.
 */
export async function isKeptFor(path: string, mark: string | null): Promise<boolean> {
  const page = path.replace(/\.pdf$/, '');
  if (mark === null || kindOfPath(page) !== 'voucher') return true;
  const kept = await (await caches.open(offlineCacheName)).match(page);
  const owner = kept?.headers.get(keptFor) ?? '';
  return owner === '' || owner === mark;
}

/** Takes a page off the device, with all that only it needed. */
export async function deleteOfflineCopy(path: string): Promise<void> {
  await changeIndex((pages) => removeOfflineCopy(pages, path));
}

async function keepFile(store: Cache, file: string): Promise<void> {
  if (await store.match(file)) return;
  const reply = await fetch(file, { priority: 'low' }).catch(() => null);
  if (reply?.ok && !reply.redirected) await store.put(file, reply);
}

async function readIndex(): Promise<OfflineCopy[]> {
  const reply = await (await caches.open(offlineCacheName)).match(indexAddress);
  return parseOfflineCopies(await reply?.json().catch(() => null));
}

/** One change at a time, in whatever tab. */
async function changeIndex(
  change: (pages: OfflineCopy[]) => ReturnType<typeof addOfflineCopy>,
): Promise<void> {
  await navigator.locks.request('nv-kept', async () => {
    const store = await caches.open(offlineCacheName);
    const { pages, dropped } = change(await readIndex());
    await store.put(indexAddress, Response.json(pages));
    await Promise.all(dropped.map((address) => store.delete(address)));
  });
}
