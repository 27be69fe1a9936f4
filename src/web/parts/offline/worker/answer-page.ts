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

/** An offline copy is shown when the network has not answered for so long. */
const patienceMs = 6000;

/**
 * A page: from the network first; the offline copy, marked as such, when there is no network or it takes too long; else
 * the page that says so. A reload that the visitor asked for waits for the network.
 */
export async function answerPage(request: Request, fetched: Promise<Response>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const kept = await findKept(path);
  try {
    const patience = kept && request.cache === 'default' ? patienceMs : null;
    const reply = await (patience ? Promise.race([fetched, tooSlow(patience)]) : fetched);
    if (isGone(reply)) await forget(path);
    return reply;
  } catch (error) {
    if (kept) return path.startsWith(offlinePath) ? kept : show(kept, error === slow ? 'slow' : 'offline');
    return Response.redirect(`${offlinePath}?tu=${encodeURIComponent(path)}`);
  }
}

const slow = new Error('The network takes too long');

function tooSlow(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(slow), ms));
}

/** The copy of a page; of the offline page whatever its query, which only says where the visitor wanted to go. */
async function findKept(path: string): Promise<Response | undefined> {
  // Vouchers and their PDFs go some time after the trip, also from a device that was never online since.
  if (path.startsWith('/chuyen-di/')) {
    await listOfflineCopies();
    if (!(await isKeptFor(path, await readMark()))) return;
  }
  if (ownPath(path) !== null) return findOwnCopy(path, await readMark());
  const store = await caches.open(offlineCacheName);
  return store.match(path, { ignoreVary: true, ignoreSearch: path.startsWith(`${offlinePath}?`) });
}

/** The server shows a page of the guest's own no more: then this device does not either. */
async function forget(path: string): Promise<void> {
  if (kindOfPath(path) === 'voucher') await deleteOfflineCopy(path);
  await deleteOwnCopy(path);
}

/**
 * Whose session this browser has, as its cookies say. Browsers whose workers cannot read them take the word of the pages,
 * which throw away what another session kept.
 */
async function readMark(): Promise<string | null> {
  const { cookieStore } = self as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } };
  if (!cookieStore) return null;
  return (await cookieStore.get(signedInFlag))?.value ?? '';
}

async function show(kept: Response, why: 'offline' | 'slow'): Promise<Response> {
  const keptAt = Number(kept.headers.get('x-kept-at'));
  const kind = (kept.headers.get('x-kept-kind') ?? 'page') as OfflineCopyKind | 'own';
  const isPage = kept.headers.get('content-type')?.startsWith('text/html');
  // A PDF is what it was.
  if (!isPage) return kept;
  const html = markOfflineCopy(await kept.text(), { kind, keptAt, now: Date.now(), why });
  return new Response(html, { headers: kept.headers });
}
