import type { OfflineCopyKind } from './offline-copies.ts';

export const offlinePath = '/ngoai-tuyen';
export const savedPath = '/da-luu';

/** Pages that are there without a network even if nobody has opened them. */
export const standingPaths = [offlinePath, savedPath];

/** First words of the addresses of one guest, of partners and of the workshop: not kept, whatever they say of themselves. */
const own =
  /^\/(gio-hang|dat-cho|thanh-toan|chuyen-di|yeu-cau|danh-gia|ban-tin|bao-tin|doi-tac|nha-cung-cap|quan-tri|tai-khoan|dang-nhap|dang-ky|quen-mat-khau|dat-lai-mat-khau|xac-nhan-email|doi-email|dev|api)(?![a-z-])/;
/**
 * Where addresses of more than one word are everybody's. Elsewhere the further words may be a key, and fetching such a
 * page once more may do something.
 */
const open =
  /^\/(combo-voucher|khach-san|du-lich|du-thuyen|ve-tham-quan|trai-nghiem|xe-du-lich|dich-vu|dia-diem|provinces|cam-nang-du-lich|kham-pha|page)\//;
const voucher = /^\/chuyen-di\/[A-Z0-9]+\/phieu$/;

/** How an address is kept; null when it is not. Of private pages only vouchers are, and only if their guest lets us. */
export function kindOfPath(path: string): OfflineCopyKind | null {
  const pathname = path.split('?')[0] ?? path;
  if (standingPaths.includes(path)) return 'standing';
  if (voucher.test(pathname)) return 'voucher';
  if (own.test(pathname) || pathname.endsWith('.data')) return null;
  return /^\/[^/]*$/.test(pathname) || open.test(pathname) ? 'page' : null;
}

/** Pages of one account's or one device's own that may lie in their private store: a plan, and nothing below it. */
const ownPages = /^\/chuyen-di\/ke-hoach\/(?!them$)[a-z0-9-]{1,120}$/;

/** The key under which a page is kept in the private store; null for what is not. */
export function ownPath(path: string): string | null {
  const pathname = path.split(/[?#]/)[0] ?? path;
  return ownPages.test(pathname) ? pathname : null;
}

/** The attribute by which a page says that it is its reader's own and may lie on the device for them. */
export const ownPageMark = 'data-own-copy';

/** Whether a document is one that its reader may keep: others' plans, which are read by a link, are not. */
export function isOwnPage(html: string, contentType: string | null): boolean {
  return Boolean(contentType?.startsWith('text/html')) && html.includes(` ${ownPageMark}=`);
}

/** Whether a reply may be kept as a page of a kind: a whole page from its own address, and one that is the same for all. */
export function maySaveOffline(
  kind: OfflineCopyKind,
  reply: { status: number; redirected: boolean; contentType: string | null; cacheControl: string | null },
): boolean {
  const isPage =
    reply.status === 200 && !reply.redirected && Boolean(reply.contentType?.startsWith('text/html'));
  return isPage && (kind === 'voucher' || /\bpublic\b/.test(reply.cacheControl ?? ''));
}

/** The booking was cancelled, the plan taken away, or this browser may not see it any more. */
export function isGone(reply: { type: ResponseType; status: number }): boolean {
  return reply.type === 'opaqueredirect' || [401, 403, 404, 410].includes(reply.status);
}

/** Files of our build that a page names in its own text, wherever they are: what it needs to look right and come alive. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/(?:https?:\/\/[\w.:-]+)?\/assets\/[\w.-]+\.(?:js|css|woff2?|svg)/g) ?? [])];
}

/**
 * How the worker answers a request: as a page, as a file of one, as the router's question for what is behind links, or not
 * at all (writes, data and everything live). Files may also be at `fileOrigins`.
 */
export function answerFor(
  request: { method: string; mode: string; url: string },
  origin: string,
  fileOrigins: readonly string[] = [],
): 'page' | 'file' | 'routes' | null {
  const url = new URL(request.url);
  if (request.method !== 'GET') return null;
  const { pathname } = url;
  const isFile = /^\/(assets|media)\/|^\/img$|^\/[\w-]+\.(png|svg|ico)$/.test(pathname);
  if (url.origin !== origin) return isFile && fileOrigins.includes(url.origin) ? 'file' : null;
  if (/^\/(api|doi-tac|dev)(\/|$)/.test(pathname) || pathname.endsWith('.data')) return null;
  if (pathname === '/__manifest') return 'routes';
  if (request.mode === 'navigate') return 'page';
  return isFile ? 'file' : null;
}

/** The picture that an address of the image loader shows, whatever its size; null for other addresses. */
export function pictureOf(address: string): string | null {
  const url = new URL(address, 'http://kept');
  return url.pathname === '/img' ? url.searchParams.get('url') : null;
}
