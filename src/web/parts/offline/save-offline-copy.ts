import {
  addOfflineCopy,
  dropExpired,
  type OfflineCopy,
  parseOfflineCopies,
  removeOfflineCopy,
} from './offline-copies.ts';
import { filesIn, kindOfPath, maySaveOffline } from './offline-policy.ts';
import { titleOf } from './title-of.ts';

/** The cache for this format; another format gets another name, and the worker deletes the old one. */
export const offlineCacheName = 'nv-kept-2';
const indexAddress = '/nv-kept-index';
/** Header with the session for which a voucher was stored; empty where nobody was signed in. */
const keptFor = 'x-kept-for';

/** All copies, the last first; expired ones are deleted. Works in a page and in the worker. */
export async function listOfflineCopies(): Promise<OfflineCopy[]> {
  const pages = await readIndex();
  const isOver = dropExpired(pages, Date.now()).pages.length < pages.length;
  if (!isOver) return pages;
  await changeIndex((all) => dropExpired(all, Date.now()));
  return readIndex();
}

/**
 * Fetches a page and stores it with its resources and the given further ones, until a time where there is one; a voucher for the
 * session of a mark. Does nothing where it may not be stored; unavailable resources are left out. @returns whether the page is
 * stored now
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
  await keepFiles(store, files);
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
 * Whether the stored copy of a voucher or its PDF may be shown to the session of a mark: not after another sign-in or a sign-out,
 * until the server was asked. Where the mark is unknown (null) the pages check it.
 */
export async function isKeptFor(path: string, mark: string | null): Promise<boolean> {
  const page = path.replace(/\.pdf$/, '');
  if (mark === null || kindOfPath(page) !== 'voucher') return true;
  const copy = await (await caches.open(offlineCacheName)).match(page);
  const owner = copy?.headers.get(keptFor) ?? '';
  return owner === '' || owner === mark;
}

/** Deletes a page from the device, with all resources that only it needed. */
export async function deleteOfflineCopy(path: string): Promise<void> {
  await changeIndex((pages) => removeOfflineCopy(pages, path));
}

/** How many files are stored at a time: a hundred at once would keep a slow phone from answering its visitor. */
const atOnce = 3;

async function keepFiles(store: Cache, files: string[]): Promise<void> {
  const left = files.values();
  const keepRest = async () => {
    for (const file of left) await keepFile(store, file);
  };
  await Promise.all(Array.from({ length: atOnce }, keepRest));
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

/** A lock across tabs: one change at a time. */
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
