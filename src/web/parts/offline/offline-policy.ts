import type { OfflineCopyKind } from './offline-copies.ts';

export const offlinePath = '/ngoai-tuyen';
export const savedPath = '/da-luu';

/** Pages that are available offline even if nobody has visited them. */
export const standingPaths = [offlinePath, savedPath];

/** First path segments of guests' own pages, of partners and of the developers' pages: never stored, whatever their headers say. */
const own =
  /^\/(gio-hang|dat-cho|thanh-toan|chuyen-di|yeu-cau|danh-gia|ban-tin|bao-tin|doi-tac|nha-cung-cap|quan-tri|tai-khoan|dang-nhap|dang-ky|quen-mat-khau|dat-lai-mat-khau|xac-nhan-email|doi-email|dev|api)(?![a-z-])/;
/**
 * Prefixes below which paths of several segments are public. Elsewhere further segments may be a secret, and fetching such a page
 * again may have effects.
 */
const open =
  /^\/(combo-voucher|khach-san|du-lich|du-thuyen|ve-tham-quan|trai-nghiem|xe-du-lich|dich-vu|dia-diem|provinces|cam-nang-du-lich|kham-pha|page)\//;
const voucher = /^\/chuyen-di\/[A-Z0-9]+\/phieu$/;

/** How a path is stored; null when it is not. Of private pages only vouchers are, and only with their guest's consent. */
export function kindOfPath(path: string): OfflineCopyKind | null {
  const pathname = path.split('?')[0] ?? path;
  if (standingPaths.includes(path)) return 'standing';
  if (voucher.test(pathname)) return 'voucher';
  if (own.test(pathname) || pathname.endsWith('.data')) return null;
  return /^\/[^/]*$/.test(pathname) || open.test(pathname) ? 'page' : null;
}

/** Pages of one account or device that may be in its private store: a plan, and nothing below it. */
const ownPages = /^\/chuyen-di\/ke-hoach\/(?!them$)[a-z0-9-]{1,120}$/;

/** The key of a page in the private store; null for pages that may not be in it. */
export function ownPath(path: string): string | null {
  const pathname = path.split(/[?#]/)[0] ?? path;
  return ownPages.test(pathname) ? pathname : null;
}

/** The attribute by which a page declares that it is its reader's own and may be stored on their device. */
export const ownPageMark = 'data-own-copy';

/** Whether a document may be stored for its reader: not others' plans, which are read by a link. */
export function isOwnPage(html: string, contentType: string | null): boolean {
  return Boolean(contentType?.startsWith('text/html')) && html.includes(` ${ownPageMark}=`);
}

/** Whether a response may be stored as a page of a kind: a complete page from its own URL, the same for all visitors. */
export function maySaveOffline(
  kind: OfflineCopyKind,
  reply: { status: number; redirected: boolean; contentType: string | null; cacheControl: string | null },
): boolean {
  const isPage =
    reply.status === 200 && !reply.redirected && Boolean(reply.contentType?.startsWith('text/html'));
  return isPage && (kind === 'voucher' || /\bpublic\b/.test(reply.cacheControl ?? ''));
}

/** The booking was cancelled, the plan deleted, or this browser has lost access. */
export function isGone(reply: { type: ResponseType; status: number }): boolean {
  return reply.type === 'opaqueredirect' || [401, 403, 404, 410].includes(reply.status);
}

/** Files of our build that a page's HTML references, on any host: needed for its styles and hydration. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/(?:https?:\/\/[\w.:-]+)?\/assets\/[\w.-]+\.(?:js|css|woff2?|svg)/g) ?? [])];
}

/**
 * How the service worker answers a request: as a page, as a page's resource, as the router's route discovery, or not at all
 * (writes, data and everything live). Resources may also be at `fileOrigins`.
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

/** The picture that a URL of the image loader shows, whatever its size; null for other URLs. */
export function pictureOf(address: string): string | null {
  const url = new URL(address, 'http://kept');
  return url.pathname === '/img' ? url.searchParams.get('url') : null;
}
