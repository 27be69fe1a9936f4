import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { App } from '#platform/app.ts';
import type { CachedPage } from '#platform/cache/page-cache.ts';
import { nameRoute } from '#platform/http/watch-request-times.ts';
import { toSharedRequest, toWebRequest } from '#platform/pages/to-web-request.ts';
import { appContext } from '#web/app/app-context.ts';
import { checkoutContext } from '#web/app/checkout-context.ts';
import type { Sharing } from '#web/app/shared-page.ts';
import { sourceHeaders, visitSource } from '#web/app/visit-source.ts';
import { fromCache } from './cache/from-cache.ts';
import { sendPage } from './cache/send-page.ts';
import { createAffiliateClicks } from './create-affiliate-clicks.ts';
import { createPageCounters } from './create-page-counters.ts';
import { packedContext } from './html/fill-packed.ts';
import { finishedHtmlContext } from './html/finished-html-context.ts';
import type { HtmlPiece } from './html/kept-pieces.ts';
import { scriptMarkContext } from './html/script-mark-context.ts';
import { keepRouters, type Router } from './keep-routers.ts';
import { limitVisitor } from './limits/limit-visitor.ts';
import { refuseForm, refuseNul, refusePage } from './limits/refuse-form.ts';
import { refuseInternalPage } from './limits/refuse-internal-page.ts';
import { reviewFileForms } from './limits/review-file-forms.ts';
import { readPageAddress } from './page-address.ts';
import { withHeaders } from './page-headers.ts';
import { renderPage, type SharedAs } from './render-page.ts';

/** Status codes of a form to be submitted again: an invalid field, a concurrent change, too many tries. */
const toBeSentAgain = new Set([409, 422, 429]);

const onlyPages = {
  status: 405,
  title: 'Yêu cầu này không thực hiện được',
  text: 'Trang này chỉ đọc và nhận biểu mẫu.',
};

/** The router's query key for the parts of a page's data that it still lacks. */
const routerKey = '_routes';

/**
 * Every page of the site and its `.data` replies. A page is shared (rendered once for all, and cached) only when its route
 * declares it and its URL is canonical, and then it is rendered from nothing but that URL; every other page is rendered for one
 * request alone.
 */
export async function pages(
  server: FastifyInstance,
  options: { app: App; build: () => Promise<ServerBuild> },
) {
  const { app } = options;
  const { publicUrl } = app.config;
  const ownHost = new URL(publicUrl).hostname;
  const routerOf = keepRouters(app);
  const counters = createPageCounters(app);
  const clicks = createAffiliateClicks(app);
  server.addHook('onClose', () => Promise.all([counters.stop(), clicks.stop()]).then(() => undefined));

  const drawOwn = (router: Router, request: FastifyRequest) =>
    draw(app, router, toWebRequest(request, publicUrl), {
      noteCheckout: (productIds) => counters.noteCheckout(request, productIds),
    });

  server.addHook('onRequest', refuseNul);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_, body, done) =>
    done(null, body),
  );

  server.get('/*', async (request, reply) => {
    const { path, isCanonical, movedTo } = readPageAddress(request.url);
    if (movedTo !== null) return reply.header('cache-control', 'public, max-age=3600').redirect(movedTo, 301);
    const router = routerOf(await options.build());
    const route = router.findRoute(path);
    if (route) nameRoute(request, route.id);
    const sharing = isCanonical ? route?.sharing : null;
    const address = sharing ? sharedAddress(request.url, sharing) : null;
    const isKept = address !== null && app.cache.peek(address) !== null;
    const refused = isKept ? null : await limitVisitor(app, request, reply);
    if (refused) return refused;
    const closed = route?.isInternal ? refuseInternalPage(request, reply, app.config) : null;
    if (closed) return closed;
    if (!sharing || address === null) {
      const own = await drawOwn(router, request);
      counters.note(request, { status: own.status, path, route });
      return sendPage(request, reply, withHeaders(own, [await clicks.headersFor(request, own.status)]));
    }
    const { page, ageMs } = await fromCache(app, address, () =>
      draw(app, router, toSharedRequest(address, publicUrl), { sharedAs: { address, sharing } }),
    );
    counters.note(request, { status: page.status, path, route });
    const source = visitSource(request, ownHost);
    const asOwn = [
      source === null ? null : sourceHeaders(source, app.config),
      await clicks.headersFor(request, page.status),
    ];
    return sendPage(request, reply, withHeaders(page, asOwn), ageMs);
  });

  const takeForm = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await refuseForm(request, app.config);
    if (refusal) return refusePage(reply, refusal);
    const refused = await limitVisitor(app, request, reply);
    if (refused) return refused;
    const router = routerOf(await options.build());
    const route = router.findRoute(readPageAddress(request.url).path);
    if (route) nameRoute(request, route.id);
    const closed = route?.isInternal ? refuseInternalPage(request, reply, app.config) : null;
    if (closed) return closed;
    const page = await drawOwn(router, request);
    const { status, headers } = formStatus(page.status);
    return sendPage(request, reply, { ...page, status, headers: { ...page.headers, ...headers } });
  };
  server.post('/*', takeForm);
  for (const { path, options } of reviewFileForms(app)) server.post(path, options, takeForm);

  server.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (_, reply: FastifyReply) => refusePage(reply.header('allow', 'GET, HEAD, POST'), onlyPages),
  });
}

interface Drawing {
  /** Undefined for a visitor's own page. */
  sharedAs?: SharedAs;
  /** Called with the products of an opened checkout. */
  noteCheckout?: (productIds: readonly number[]) => void;
}

async function draw(
  app: App,
  { handle }: Router,
  request: Request,
  { sharedAs, noteCheckout }: Drawing,
): Promise<CachedPage> {
  const scriptMark = randomUUID();
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(scriptMarkContext, scriptMark);
  const packed = new Map<string, HtmlPiece>();
  context.set(packedContext, packed);
  const response = await handle(request, context);
  noteCheckout?.(context.get(checkoutContext));
  const drawn = context.get(finishedHtmlContext);
  // A request stays in memory through several garbage collections after its response, which would promote its page to the old generation.
  context.set(finishedHtmlContext, null);
  return renderPage(app, { response, drawn, packed, sharedAs: sharedAs ?? null, scriptMark });
}

/**
 * The status that a browser gets for a submitted form. A form to be corrected is returned as a page with a success status:
 * browsers log every 4xx to the console as an error of the site. The page's own status is in `x-form-status`, for logs and
 * programs; the API keeps its statuses.
 */
export function formStatus(status: number): { status: number; headers: Record<string, string> } {
  return toBeSentAgain.has(status)
    ? { status: 200, headers: { 'x-form-status': String(status) } }
    : { status, headers: {} };
}

/**
 * The URL that a shared page is rendered from and cached under: its path and those query keys that its route declares, sorted.
 * Other keys (campaign parameters and the like) make no other page, and the page never sees them. With only such keys in the
 * query a lone '?' stays, because a page with a query has other robots tags (SEO-02). Null where the query has a key of one
 * guest: such a page is rendered for that guest alone.
 */
export function sharedAddress(url: string, { queryKeys = [], ownKeys = [] }: Sharing): string | null {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const query = new URLSearchParams(url.slice(at + 1));
  if (ownKeys.some((key) => query.get(key))) return null;
  const kept = [...query.entries()].filter(([key]) => key === routerKey || queryKeys.includes(key));
  if (kept.length === 0) return `${url.slice(0, at)}?`;
  // Values of one key keep their order: the first age is the first child's.
  kept.sort(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1));
  return `${url.slice(0, at)}?${new URLSearchParams(kept)}`;
}
