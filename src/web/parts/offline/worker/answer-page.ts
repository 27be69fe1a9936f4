import { signedInFlag } from '#modules/identity/guests/signed-in-flag.ts';
import { markOfflineCopy } from '#web/parts/offline/mark-offline-copy.ts';
import type { OfflineCopyKind } from '#web/parts/offline/offline-copies.ts';
import { isGone, kindOfPath, offlinePath, ownPath } from '#web/parts/offline/offline-policy.ts';
import { deleteOwnCopy, findOwnCopy } from '#web/parts/offline/own-copies.ts';
import {
  deleteOfflineCopy,
  isKeptFor,
  listOfflineCopies,
  offlineCacheName,
} from '#web/parts/offline/save-offline-copy.ts';

/** The timeout after which an offline copy is shown. */
const patienceMs = 6000;

/**
 * Answers a page request: from the network first; by the offline copy, marked as such, when there is no network or it takes too
 * long; else by the offline page. A reload by the visitor waits for the network.
 */
export async function answerPage(request: Request, fetched: Promise<Response>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const copy = await findKept(path);
  try {
    const patience = copy && request.cache === 'default' ? patienceMs : null;
    const reply = await (patience ? Promise.race([fetched, tooSlow(patience)]) : fetched);
    if (isGone(reply)) await forget(path);
    return reply;
  } catch (error) {
    if (copy) return path.startsWith(offlinePath) ? copy : show(copy, error === slow ? 'slow' : 'offline');
    return Response.redirect(`${offlinePath}?tu=${encodeURIComponent(path)}`);
  }
}

const slow = new Error('The network is too slow');

function tooSlow(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(slow), ms));
}

/** The copy of a page; that of the offline page whatever its query, which only states the wanted page. */
async function findKept(path: string): Promise<Response | undefined> {
  // Vouchers and their PDFs expire some time after the trip, even on a device that was never online since.
  if (path.startsWith('/chuyen-di/')) {
    await listOfflineCopies();
    if (!(await isKeptFor(path, await readMark()))) return;
  }
  if (ownPath(path) !== null) return findOwnCopy(path, await readMark());
  const store = await caches.open(offlineCacheName);
  return store.match(path, { ignoreVary: true, ignoreSearch: path.startsWith(`${offlinePath}?`) });
}

/** Deletes the guest's own page from this device once the server no longer shows it. */
async function forget(path: string): Promise<void> {
  if (kindOfPath(path) === 'voucher') await deleteOfflineCopy(path);
  await deleteOwnCopy(path);
}

/**
 * The browser's session mark, from its cookies. Browsers whose workers cannot read cookies rely on the pages, which delete other
 * sessions' copies.
 */
async function readMark(): Promise<string | null> {
  const { cookieStore } = self as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } };
  if (!cookieStore) return null;
  return (await cookieStore.get(signedInFlag))?.value ?? '';
}

async function show(copy: Response, why: 'offline' | 'slow'): Promise<Response> {
  const keptAt = Number(copy.headers.get('x-kept-at'));
  const kind = (copy.headers.get('x-kept-kind') ?? 'page') as OfflineCopyKind | 'own';
  const isPage = copy.headers.get('content-type')?.startsWith('text/html');
  // A PDF is not marked.
  if (!isPage) return copy;
  const html = markOfflineCopy(await copy.text(), { kind, keptAt, now: Date.now(), why });
  return new Response(html, { headers: copy.headers });
}
