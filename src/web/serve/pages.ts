import type { FastifyInstance } from 'fastify';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { payOrigins } from '#modules/payments/gateways/online-gateways.ts';
import type { App } from '#platform/app.ts';
import { type CachedPage, toCachedPage } from '#platform/cache/page-cache.ts';
import type { Config } from '#platform/config/config.ts';
import { appContext } from '../app-context.ts';
import { cacheKey } from './cache-key.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { delayScripts } from './delay-scripts.ts';
import { formStatus } from './form-status.ts';
import { fromCache } from './from-cache.ts';
import { limitVisitor } from './limit-visitor.ts';
import { buildAt, leadElsewhere, otherHosts } from './other-hosts.ts';
import { pageHeaders } from './page-headers.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendPage } from './send-page.ts';
import { toWebRequest } from './to-web-request.ts';

/** Every page of the site and its `.data` replies: from the page cache when it holds them, else by React Router. */
export async function pages(
  server: FastifyInstance,
  options: { app: App; build: () => Promise<ServerBuild> },
) {
  const { app } = options;
  const { cdn } = otherHosts(app.config);
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  // A router takes a while to work out its routes; development has a new build after every change.
  const handlerOf = (build: ServerBuild) => {
    const known = handlers.get(build) ?? createRequestHandler(buildAt(build, cdn));
    handlers.set(build, known);
    return known;
  };
  const handle = async (request: Request) => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    return handlerOf(await options.build())(request, context);
  };

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_, body, done) =>
    done(null, body),
  );

  server.get('/*', async (request, reply) => {
    const elsewhere = redirectTarget(request.url);
    if (elsewhere) return reply.redirect(elsewhere, 301);
    const isKept = !isPrivate(request.url) && app.cache.peek(cacheKey(request.url)) !== null;
    const refused = isKept ? null : await limitVisitor(app, request, reply);
    if (refused) return refused;
    const renderAnew = () => render(() => handle(toWebRequest(request, app.config.publicUrl)), app.config);
    if (isPrivate(request.url)) return sendPage(request, reply, await renderAnew());
    return sendPage(request, reply, await fromCache(app, cacheKey(request.url), renderAnew));
  });

  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    async handler(request, reply) {
      const refused = await limitVisitor(app, request, reply);
      if (refused) return refused;
      const page = await render(() => handle(toWebRequest(request, app.config.publicUrl)), app.config);
      const { status, headers } = formStatus(page.status);
      return sendPage(request, reply, { ...page, status, headers: { ...page.headers, ...headers } });
    },
  });
}

/** Pages that differ from visitor to visitor: never cached, and never rendered once for two. */
function isPrivate(url: string): boolean {
  return /^\/(gio-hang|dat-cho|thanh-toan|chuyen-di|yeu-cau|danh-gia|ban-tin|dev)(?![a-z-])/.test(url);
}

/** Where Turnstile's script and frame come from, in an installation that uses it. */
const turnstileOrigin = 'https://challenges.cloudflare.com';

async function render(handle: () => Promise<Response>, config: Config): Promise<CachedPage> {
  const response = await handle();
  let body = Buffer.from(await response.arrayBuffer());
  const headers = pageHeaders(response, body.length > 0);
  const type = String(headers['content-type'] ?? '');
  if (type.startsWith('text/html')) {
    const html = leadElsewhere(delayScripts(body.toString()), config);
    body = Buffer.from(html);
    headers['content-security-policy'] = contentSecurityPolicy(html, {
      ...otherHosts(config),
      pay: payOrigins(config),
      check: config.turnstile ? turnstileOrigin : '',
      map: config.MAP_TILES_URL ? new URL(config.MAP_TILES_URL).origin : '',
    });
  }
  const tags =
    response.status === 200 ? (response.headers.get('x-cache-tags') ?? '').split(' ').filter(Boolean) : [];
  const freshMs = Number(response.headers.get('x-cache-fresh') ?? 60) * 1000;
  return toCachedPage({ status: response.status, headers, body }, { tags, freshMs });
}
