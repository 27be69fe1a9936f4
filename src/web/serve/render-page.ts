import { payOrigins } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';
import { type CachedPage, toCachedPage } from '#platform/cache/page-cache.ts';
import type { Config } from '#platform/config/config.ts';
import { signInOrigins } from '#platform/config/guest-providers.ts';
import type { Sharing } from '#web/app/shared-page.ts';
import { assetOrigins, rewriteAssetOrigins } from './html/asset-origins.ts';
import { contentSecurityPolicy } from './html/content-security-policy.ts';
import { deferScripts } from './html/defer-scripts.ts';
import { fillPacked } from './html/fill-packed.ts';
import type { RenderedPage } from './html/finished-html-context.ts';
import { frameOf } from './html/frame-of.ts';
import { fillKept, type HtmlPiece } from './html/kept-pieces.ts';
import { withRouterData } from './html/with-router-data.ts';
import { oldestSeconds, pageHeaders } from './page-headers.ts';

/** Origin of Turnstile's script and frame, for installations that use it. */
const turnstileOrigin = 'https://challenges.cloudflare.com';

/** The default is below the limit, so that popular pages are re-rendered in the background while nobody waits. */
const usuallyFreshSeconds = 45;

const empty = Buffer.alloc(0);

/** The URL of a shared page, and its route's declaration. */
export interface SharedAs {
  address: string;
  sharing: Sharing;
}

export interface Drawing {
  /** The router's response; without a body where it rendered a page. */
  response: Response;
  /** The rendered page; null for data, redirects and the like. */
  drawn: RenderedPage | null;
  /** The texts that its loaders packed. */
  packed: ReadonlyMap<string, HtmlPiece>;
  /** Null for one visitor's own page. */
  sharedAs: SharedAs | null;
  /** The nonce of the scripts written for this page (`scriptMarkContext`). */
  scriptMark: string;
}

/** Makes a finished page of the router's output. Only shared pages have tags, without which nothing is cached. */
export async function renderPage(app: Pick<App, 'config' | 'log'>, drawing: Drawing): Promise<CachedPage> {
  const { response, drawn, packed, sharedAs, scriptMark } = drawing;
  const { status } = response;
  const setsCookie = sharedAs !== null && response.headers.has('set-cookie');
  if (setsCookie) app.log.error({ address: sharedAs.address }, 'a shared page must not set a cookie');
  let body = drawn === null ? Buffer.from(await response.arrayBuffer()) : empty;
  const freshSeconds = sharedAs && freshSecondsOf(response, sharedAs.sharing);
  const headers = pageHeaders(response, { hasBody: drawn !== null || body.length > 0, freshSeconds });
  if (String(headers['content-type'] ?? '').startsWith('text/html')) {
    const rewrite = (piece: HtmlPiece) => rewriteAssetOrigins(piece, app.config);
    const frame = frameOf(String(rewrite(drawn?.html ?? body.toString())), scriptMark);
    let html = drawn ? finishedFrame(frame.html, drawn, scriptMark) : deferScripts(frame.html);
    if (sharedAs?.address.endsWith('?')) html = keepOutOfIndexes(html);
    // The office shows product drafts in a frame within its own pages.
    const isFramed = sharedAs === null && response.headers.has('x-own-frame');
    if (isFramed) headers['x-frame-options'] = 'SAMEORIGIN';
    headers['content-security-policy'] = policyOf(html, drawing, { config: app.config, isFramed });
    if (scriptMark) html = html.replaceAll(` nonce="${scriptMark}"`, '');
    const kept = drawn?.kept.map(rewrite) ?? [];
    const pieces = frame.fill(html).flatMap((piece) => fillKept(piece, kept));
    // The routes' data is after the rendered HTML.
    body = encoded([...pieces.slice(0, -1), ...fillPacked(String(pieces.at(-1) ?? ''), packed)]);
  } else if (packed.size > 0) body = encoded(fillPacked(body.toString(), packed));
  const isKept = status === 200 && !setsCookie;
  const tags = sharedAs && isKept ? tagsOf(response, sharedAs.sharing) : [];
  return toCachedPage({ status, headers, body }, { tags, freshMs: (freshSeconds ?? 0) * 1000 });
}

/** With what React does not write: the doctype, without which browsers use quirks mode, and the router's data. */
function finishedFrame(frame: string, { routerData, start }: RenderedPage, scriptMark: string): string {
  const html = frame.startsWith('<!DOCTYPE html>') ? frame : `<!DOCTYPE html>${frame}`;
  const whole = routerData === null ? html : withRouterData(html, routerData, scriptMark);
  if (start.known) return whole;
  const deferred = deferScripts(whole);
  start.note(deferred, scriptMark);
  return deferred;
}

function encoded(pieces: readonly HtmlPiece[]): Buffer<ArrayBuffer> {
  const size = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const body = Buffer.allocUnsafe(size);
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += body.write(piece, at);
    else {
      body.set(piece, at);
      at += piece.length;
    }
  }
  return body;
}

function freshSecondsOf({ headers }: Response, sharing: Sharing): number {
  const seconds = Number(headers.get('x-cache-fresh') ?? sharing.freshSeconds ?? usuallyFreshSeconds);
  return Math.min(oldestSeconds, seconds);
}

/** The tags that the route declares, and those that its loader found. */
function tagsOf({ headers }: Response, sharing: Sharing): string[] {
  const found = (headers.get('x-cache-tags') ?? '').split(' ').filter(Boolean);
  return [...new Set(['settings', ...sharing.tags.filter((tag) => !tag.endsWith('*')), ...found])];
}

function policyOf(
  html: string,
  { scriptMark }: Drawing,
  { config, isFramed }: { config: Config; isFramed: boolean },
): string {
  return contentSecurityPolicy(html, scriptMark, {
    ...assetOrigins(config),
    isFramed,
    pay: payOrigins(config),
    signIn: signInOrigins(config.guestProviders),
    check: config.turnstile ? turnstileOrigin : '',
    map: config.mapTiles ? new URL(config.mapTiles.url).origin : '',
  });
}

/** The page does not see a query that was dropped, so noindex is set here; search engines index no URL with one (SEO-02). */
function keepOutOfIndexes(html: string): string {
  return html.replace('<meta name="robots" content="index"/>', '<meta name="robots" content="noindex"/>');
}
