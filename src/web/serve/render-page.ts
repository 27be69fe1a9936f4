import { payOrigins } from '#modules/payments/gateways/online-gateways.ts';
import type { App } from '#platform/app.ts';
import { type CachedPage, toCachedPage } from '#platform/cache/page-cache.ts';
import type { Config } from '#platform/config/config.ts';
import { assetOrigins, rewriteAssetOrigins } from './html/asset-origins.ts';
import { contentSecurityPolicy } from './html/content-security-policy.ts';
import { deferScripts } from './html/defer-scripts.ts';
import { pageHeaders } from './page-headers.ts';

/** Where Turnstile's script and frame come from, in an installation that uses it. */
const turnstileOrigin = 'https://challenges.cloudflare.com';

export interface Drawing {
  /** What the router answered. */
  response: Response;
  /** The address of a shared page; null for a page that is one visitor's own. */
  sharedAs: string | null;
  /** The mark of the scripts that were written for this page (`scriptMarkContext`). */
  scriptMark: string;
}

/** Makes a finished page of what the router drew. Only shared pages have tags, without which nothing is kept. */
export async function renderPage(app: Pick<App, 'config' | 'log'>, drawing: Drawing): Promise<CachedPage> {
  const { response, sharedAs, scriptMark } = drawing;
  const { status } = response;
  const isShared = sharedAs !== null;
  const setsCookie = isShared && response.headers.has('set-cookie');
  if (setsCookie) app.log.error({ address: sharedAs }, 'a shared page must not set a cookie');
  let body = Buffer.from(await response.arrayBuffer());
  const headers = pageHeaders(response, { hasBody: body.length > 0, isShared });
  if (String(headers['content-type'] ?? '').startsWith('text/html')) {
    let html = rewriteAssetOrigins(deferScripts(body.toString()), app.config);
    if (sharedAs?.endsWith('?')) html = keepOutOfIndexes(html);
    headers['content-security-policy'] = policyOf(html, scriptMark, app.config);
    body = Buffer.from(scriptMark ? html.replaceAll(` nonce="${scriptMark}"`, '') : html);
  }
  const isKept = isShared && status === 200 && !setsCookie;
  const tags = isKept ? (response.headers.get('x-cache-tags') ?? '').split(' ').filter(Boolean) : [];
  const freshMs = Number(response.headers.get('x-cache-fresh') ?? 60) * 1000;
  return toCachedPage({ status, headers, body }, { tags, freshMs });
}

function policyOf(html: string, scriptMark: string, config: Config): string {
  return contentSecurityPolicy(html, scriptMark, {
    ...assetOrigins(config),
    pay: payOrigins(config),
    check: config.turnstile ? turnstileOrigin : '',
    map: config.MAP_TILES_URL ? new URL(config.MAP_TILES_URL).origin : '',
  });
}

/** Of a query that no page sees the page cannot know; engines keep no address with one (SEO-02). */
function keepOutOfIndexes(html: string): string {
  return html.replace('<meta name="robots" content="index"/>', '<meta name="robots" content="noindex"/>');
}
