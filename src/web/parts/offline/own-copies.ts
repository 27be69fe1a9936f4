import { filesIn, isOwnPage, ownPath } from './offline-policy.ts';
import { titleOf } from './title-of.ts';

/** The cache of pages of one account or device; deleted as a whole when somebody else is here. */
export const ownCacheName = 'nv-own-1';

/** The most pages stored; the last ones are kept. */
const most = 5;
/** A copy that was not renewed within this time has expired. */
const longestMs = 90 * 86_400_000;

export interface OwnCopy {
  path: string;
  title: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/**
 * Fetches a page of the visitor's own and stores it with its resources, for the session with this mark only (empty: the device,
 * while nobody is signed in). `markNow` is called again before it is stored. @returns whether it is stored now
 */
export async function saveOwnCopy(
  path: string,
  { mark, markNow, files }: { mark: string; markNow: () => string; files: string[] },
): Promise<boolean> {
  if (ownPath(path) === null) return false;
  const reply = await fetch(path, { headers: { accept: 'text/html' }, priority: 'low' });
  const html = reply.status === 200 && !reply.redirected ? await reply.text() : '';
  if (!isOwnPage(html, reply.headers.get('content-type'))) return false;
  return locked(async () => {
    if (markNow() !== mark) return false;
    const store = await caches.open(ownCacheName);
    await Promise.all([...new Set([...filesIn(html), ...files])].map((file) => keepFile(store, file)));
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': reply.headers.get('content-security-policy') ?? '',
      'x-kept-at': String(Date.now()),
      'x-kept-kind': 'own',
      'x-kept-for': mark,
      'x-kept-title': encodeURIComponent(titleOf(html) ?? path),
    };
    await store.put(path, new Response(html, { headers }));
    const copies = await readCopies(store);
    await Promise.all(copies.slice(most).map((copy) => store.delete(copy.path)));
    return true;
  });
}

/** The copies of the session with this mark, the last first. Deletes all copies of other sessions. */
export function listOwnCopies(mark: string): Promise<OwnCopy[]> {
  return locked(async () => {
    if (!(await caches.has(ownCacheName))) return [];
    const copies = await readCopies(await caches.open(ownCacheName));
    const isForeign = copies.some((copy) => copy.mark !== mark);
    const isOld = copies.every(({ keptAt }) => Date.now() - keptAt > longestMs);
    if (!isForeign && !isOld) return copies.map(({ path, title, keptAt }) => ({ path, title, keptAt }));
    await caches.delete(ownCacheName);
    return [];
  });
}

/** The copy of a page; undefined where it was stored for another session than `mark`, or has expired. */
export async function findOwnCopy(path: string, mark: string | null): Promise<Response | undefined> {
  const key = ownPath(path);
  if (key === null || !(await caches.has(ownCacheName))) return;
  const copy = await (await caches.open(ownCacheName)).match(key, { ignoreVary: true });
  if (!copy || (mark !== null && copy.headers.get('x-kept-for') !== mark)) return;
  return Date.now() - Number(copy.headers.get('x-kept-at')) > longestMs ? undefined : copy;
}

/** Deletes a page's copy from the device. */
export async function deleteOwnCopy(path: string): Promise<void> {
  const key = ownPath(path);
  if (key === null || !(await caches.has(ownCacheName))) return;
  await (await caches.open(ownCacheName)).delete(key, { ignoreVary: true });
}

async function readCopies(store: Cache): Promise<(OwnCopy & { mark: string })[]> {
  const pages = (await store.keys()).filter(({ url }) => ownPath(new URL(url).pathname) !== null);
  const replies = await Promise.all(pages.map((page) => store.match(page, { ignoreVary: true })));
  return replies
    .flatMap((reply, at) => (reply ? [copyOf(new URL(pages[at]?.url ?? '').pathname, reply)] : []))
    .toSorted((a, b) => b.keptAt - a.keptAt);
}

function copyOf(path: string, { headers }: Response): OwnCopy & { mark: string } {
  return {
    path,
    title: decodeURIComponent(headers.get('x-kept-title') ?? path),
    keptAt: Number(headers.get('x-kept-at')),
    mark: headers.get('x-kept-for') ?? '',
  };
}

async function keepFile(store: Cache, file: string): Promise<void> {
  if (await store.match(file)) return;
  const reply = await fetch(file, { priority: 'low' }).catch(() => null);
  if (reply?.ok && !reply.redirected) await store.put(file, reply);
}

/** A lock across tabs: an earlier save must not restore what a later call deletes. */
async function locked<Result>(work: () => Promise<Result>): Promise<Result> {
  return (await navigator.locks.request('nv-own', work)) as Result;
}
