import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { App } from '#platform/app.ts';
import { appContext } from '#web/app/app-context.ts';
import { saysOwnWords } from '#web/app/routing/query-keys.ts';
import { cacheKey } from './cache/cache-key.ts';
import { fromCache } from './cache/from-cache.ts';
import { sendPage } from './cache/send-page.ts';
import { assetOrigins, withAssetOrigin } from './html/asset-origins.ts';
import { scriptMarkContext } from './html/script-mark-context.ts';
import { mayLookInside, refuseInside } from './inside-pages.ts';
import { formStatus } from './limits/form-status.ts';
import { limitVisitor } from './limits/limit-visitor.ts';
import { refuseForm, refusePage } from './limits/refuse-form.ts';
import { readPageAddress } from './page-address.ts';
import { type PageRoute, routeFinder } from './page-routes.ts';
import { renderPage } from './render-page.ts';
import { reportFaults } from './report-faults.ts';
import { toSharedRequest, toWebRequest } from './to-web-request.ts';

interface Router {
  handle: RequestHandler;
  findRoute: (path: string) => PageRoute | null;
}

/**
 * Every page of the site and its `.data` replies. A page is shared (drawn once for all that ask, and kept) only when
 * its route says so and its address is in the one spelling, and then it is drawn from nothing but that address; every
 * other page is drawn for one request alone.
 */
export async function pages(
  server: FastifyInstance,
  options: { app: App; build: () => Promise<ServerBuild> },
) {
  const { app } = options;
  const { publicUrl } = app.config;
  const routerOf = keepRouters(app);

  const draw = async ({ handle }: Router, request: Request, sharedAs: string | null) => {
    const scriptMark = randomUUID();
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(scriptMarkContext, scriptMark);
    return renderPage(app, { response: await handle(request, context), sharedAs, scriptMark });
  };
  const drawOwn = (router: Router, request: FastifyRequest) =>
    draw(router, toWebRequest(request, publicUrl), null);

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_, body, done) =>
    done(null, body),
  );

  server.get('/*', async (request, reply) => {
    const { path, isCanonical, movedTo } = readPageAddress(request.url);
    if (movedTo !== null) return reply.header('cache-control', 'public, max-age=3600').redirect(movedTo, 301);
    const address = isCanonical && !saysOwnWords(queryOf(request)) ? cacheKey(request.url) : null;
    const isKept = address !== null && app.cache.peek(address) !== null;
    const refused = isKept ? null : await limitVisitor(app, request, reply);
    if (refused) return refused;
    const router = routerOf(await options.build());
    const route = router.findRoute(path);
    if (route?.isInside && !mayLookInside(request, app.config)) return refuseInside(reply, app.config);
    if (address === null || !route?.isShared) return sendPage(request, reply, await drawOwn(router, request));
    const { page, ageMs } = await fromCache(app, address, () =>
      draw(router, toSharedRequest(address, publicUrl), address),
    );
    return sendPage(request, reply, page, ageMs);
  });

  server.post('/*', async (request, reply) => {
    const refusal = await refuseForm(request, app.config);
    if (refusal) return refusePage(reply, refusal);
    const refused = await limitVisitor(app, request, reply);
    if (refused) return refused;
    const router = routerOf(await options.build());
    const route = router.findRoute(readPageAddress(request.url).path);
    if (route?.isInside && !mayLookInside(request, app.config)) return refuseInside(reply, app.config);
    const page = await drawOwn(router, request);
    const { status, headers } = formStatus(page.status);
    return sendPage(request, reply, { ...page, status, headers: { ...page.headers, ...headers } });
  });

  server.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (_, reply: FastifyReply) =>
      refusePage(reply.header('allow', 'GET, HEAD, POST'), {
        status: 405,
        text: 'Trang này chỉ đọc và nhận biểu mẫu.',
      }),
  });
}

/** A router takes a while to work out its routes; development has a new build after every change. */
function keepRouters(app: App): (build: ServerBuild) => Router {
  const { cdn } = assetOrigins(app.config);
  const routers = new WeakMap<ServerBuild, Router>();
  return (build) => {
    const known = routers.get(build);
    if (known) return known;
    const made = {
      handle: createRequestHandler(reportFaults(withAssetOrigin(build, cdn), app)),
      findRoute: routeFinder(build),
    };
    routers.set(build, made);
    return made;
  };
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?').slice(1).join('?'));
