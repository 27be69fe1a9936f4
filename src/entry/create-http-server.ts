import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { healthRoutes } from '#api/health/health-routes.ts';
import { images } from '#api/images/images.ts';
import { problemReplies, problemType, sendProblem } from '#api/problem-replies.ts';
import { registerApi } from '#api/register-api.ts';
import { officePages } from '#office/serve/office-pages.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { carryRequestIds, requestIdOf } from '#platform/http/request-ids.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { allowSiteOrigins } from '#platform/http/site-origins.ts';
import { watchRequestTimes } from '#platform/http/watch-request-times.ts';
import { feeds } from '#web/serve/feeds/feeds.ts';
import { pages } from '#web/serve/pages.ts';
import { sharePictures } from '#web/serve/share-pictures/share-pictures.ts';
import { workerFile } from '#web/serve/worker-file.ts';

/** A path with characters that browsers never send: backslashes, control characters, incomplete escapes. */
const broken = /[\\#\0-\x20\x7f]|%(?![0-9a-f]{2})/i;

/** Dot segments within a path, escaped or not, which browsers resolve before a request. */
const steps = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

const badTarget = () => new ProblemError(400, 'bad_target', 'Địa chỉ này không đọc được.');

/** Connect-style middleware, as Vite's development server is. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The single HTTP server: health, pictures, API, and the pages of the site. */
export async function createHttpServer(
  app: App,
  options: {
    build: () => Promise<ServerBuild>;
    officeBuild: () => Promise<ServerBuild>;
    clientFolder?: string;
    officeFolder?: string;
    middleware?: Middleware;
  },
): Promise<FastifyInstance> {
  const secure = securityHeaders(app.config);
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    genReqId: requestIdOf,
    // The logger adds the request id by itself.
    childLoggerFactory: (logger) => logger,
    // Errors are logged where they become replies; a line for each request would cost more than the page.
    logController: new LogController({ disableRequestLogging: true }),
    // Forwarded headers are trusted only from a proxy on this machine or in its private network.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: 128 * 1024,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    requestTimeout: 30_000,
    // Requests on open connections are answered normally while the server closes.
    return503OnClosing: false,
    // A malformed URL matches no route, so hooks do not run.
    frameworkErrors: (_, request, reply) => {
      reply.type(problemType);
      secure(reply);
      reply.header('x-request-id', request.id);
      sendProblem(request, reply, badTarget());
    },
  });
  server.addHook('onSend', async (_, reply) => {
    secure(reply);
    if (app.shutdown.isStarted) reply.header('connection', 'close');
  });
  carryRequestIds(server);
  const own = new Registry();
  if (app.config.COUNTERS) watchRequestTimes(server, own);
  problemReplies(server);
  refuseAmbiguousTargets(server);
  await server.register(cookie);
  await server.register(healthRoutes, { app, own });
  await server.register(async (pictures) => {
    allowSiteOrigins(pictures, app.config, app.config.mediaUrl);
    await pictures.register(images, { app });
  });
  await server.register(registerApi, { app, prefix: '/api' });
  const { middleware } = options;
  if (middleware) {
    server.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  }
  if (options.clientFolder) await serveFiles(server, app, options.clientFolder);
  if (options.officeFolder)
    await server.register(fastifyStatic, builtFiles(options.officeFolder, '/quan-tri/assets/'));
  await server.register(officePages, { app, build: options.officeBuild });
  await server.register(feeds, { app });
  await server.register(sharePictures, { app });
  await server.register(pages, { app, build: options.build });
  return server;
}

/** Assets of a build, whose names contain a hash of their content. */
function builtFiles(folder: string, prefix: string) {
  return {
    root: resolve(folder, 'assets'),
    prefix,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  };
}

async function serveFiles(server: FastifyInstance, app: App, folder: string): Promise<void> {
  await server.register(async (assets) => {
    allowSiteOrigins(assets, app.config, app.config.cdnUrl);
    await assets.register(fastifyStatic, builtFiles(folder, '/assets/'));
  });
  await server.register(fastifyStatic, {
    root: resolve('public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
  });
  await server.register(workerFile, { app, folder: resolve(folder) });
}

/**
 * Refuses requests whose target or host different parsers read differently, before anything parses them: absolute URLs
 * in place of a path, backslashes, dot segments, and writes to paths with doubled slashes, whose beginning the URL standard
 * takes for a host.
 */
function refuseAmbiguousTargets(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw, method }) => {
    const target = raw.url ?? '';
    const path = target.split('?', 1)[0] as string;
    const isRead = method === 'GET' || method === 'HEAD';
    const isAmbiguous =
      !path.startsWith('/') || broken.test(path) || steps.test(path) || (!isRead && path.includes('//'));
    const isHost = raw.headers.host === undefined || hostName.test(raw.headers.host);
    if (isAmbiguous || !isHost || /[\0-\x20\x7f]/.test(target)) throw badTarget();
  });
}
