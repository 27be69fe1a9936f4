import { forgetPage, keptStore, listKept } from '#web/parts/offline/keep-page.ts';
import type { KeptKind } from '#web/parts/offline/kept-index.ts';
import { markOfflineCopy } from '#web/parts/offline/mark-offline-copy.ts';
import { kindOfPath, offlinePath } from '#web/parts/offline/offline-policy.ts';

/** A kept page is shown when the network has not answered for so long. */
const patienceMs = 6000;

/**
 * A page: from the network first; the kept copy, marked as such, when there is no network or it takes too long; else
 * the page that says so. A reload that the visitor asked for waits for the network.
 */
export async function answerPage(request: Request, fetched: Promise<Response>): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const kept = await findKept(path);
  try {
    const patience = kept && request.cache === 'default' ? patienceMs : null;
    const reply = await (patience ? Promise.race([fetched, tooSlow(patience)]) : fetched);
    if (kindOfPath(path) === 'voucher' && isGone(reply)) await forgetPage(path);
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
  if (path.startsWith('/chuyen-di/')) await listKept();
  const store = await caches.open(keptStore);
  return store.match(path, { ignoreVary: true, ignoreSearch: path.startsWith(`${offlinePath}?`) });
}

async function show(kept: Response, why: 'offline' | 'slow'): Promise<Response> {
  const keptAt = Number(kept.headers.get('x-kept-at'));
  const kind = (kept.headers.get('x-kept-kind') ?? 'page') as KeptKind;
  const isPage = kept.headers.get('content-type')?.startsWith('text/html');
  // A PDF is what it was.
  if (!isPage) return kept;
  const html = markOfflineCopy(await kept.text(), { kind, keptAt, now: Date.now(), why });
  return new Response(html, { headers: kept.headers });
}

/** The server shows the voucher no more: the booking was cancelled, or this browser may not see it. */
function isGone(reply: Response): boolean {
  return reply.type === 'opaqueredirect' || [401, 403, 404, 410].includes(reply.status);
}
