import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { readStaffSession } from '#modules/identity/sessions/read-staff-session.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { isCrossOrigin } from '#platform/http/is-cross-origin.ts';
import { siteOrigins } from '#platform/http/site-origins.ts';
import { staffBrowser } from '#platform/http/staff-browser.ts';
import { admitCall, type CallLimit, readCalls, writeCalls } from '#platform/limits/admit-call.ts';
import { reportFaults } from '#platform/pages/report-faults.ts';
import { toWebRequest } from '#platform/pages/to-web-request.ts';
import type { provideRequest } from '../entry.server.tsx';
import { liveEvents } from './live-events.ts';
import { uploadForms } from './upload-forms.ts';

const words =
  'Nhiều người đang làm trên cùng chỗ này nên lần gửi của bạn chưa vào lượt. Chưa có gì đổi: bạn gửi lại sau vài giây.';

/** The reply to a form whose rows somebody else held too long, in the shape of every page's replies; what was typed stays. */
function replyToBusy(form: FormData) {
  return { refused: words, problem: words, typed: typedIn(form) };
}

/** The office's build itself provides its pages' context (`entry.server.tsx`). */
type OfficeEntry = { provideRequest: typeof provideRequest };

/** Each editor sends a heartbeat every 20 seconds and stores its draft at each pause; a whole office shares one IP address. */
const typedCalls: CallLimit = { name: 'typed', max: 600, windowSeconds: 60 };

/**
 * All pages of the office and their `.data` responses. Each is rendered per user and not cacheable. The office is on the site's
 * own host, with its own build, cookie and Content-Security-Policy.
 */
export async function officePages(
  server: FastifyInstance,
  options: { app: App; build: () => Promise<ServerBuild> },
) {
  const { app } = options;
  const { publicUrl, mapTiles } = app.config;
  const mapOrigin = mapTiles ? new URL(mapTiles.url).origin : '';
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (build: ServerBuild) => {
    const handle = handlers.get(build) ?? createRequestHandler(reportFaults(build, app, replyToBusy, true));
    handlers.set(build, handle);
    return handle;
  };

  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 * 1024 }, (_, body, done) =>
    done(null, body),
  );

  const answer = (writes: CallLimit) => async (request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && isCrossOrigin(request.headers, siteOrigins(app.config)))
      return refuse(reply, 400, 'Biểu mẫu này được gửi từ một trang khác. Vui lòng mở lại trang rồi gửi.');
    // NUL cannot be stored by PostgreSQL and is never typed; the site's forms and API refuse it as well.
    if (request.url.includes('%00')) return refuse(reply, 400, 'Địa chỉ này không đọc được.');
    const admitted = await admitCall(app, request.ip, [isRead ? readCalls : writes]);
    if (!admitted.ok) {
      reply.header('retry-after', String(admitted.retryAfterSeconds));
      return refuse(
        reply,
        429,
        `Có quá nhiều yêu cầu. Vui lòng chờ ${admitted.retryAfterSeconds} giây rồi thử lại.`,
      );
    }
    const build = await options.build();
    const webRequest = toWebRequest(request, publicUrl);
    const nonce = randomBytes(16).toString('base64url');
    const { provideRequest } = build.entry.module as unknown as OfficeEntry;
    const session = await readStaffSession(app, webRequest);
    const context = provideRequest({
      app,
      session,
      cameFrom: request.ip,
      requestId: request.id,
      nonce,
    });
    const response = await handlerOf(build)(webRequest, context);
    // If the response sets another cookie already, this one can wait for the next page.
    if (session && !staffBrowser.is(request.headers.cookie) && !response.headers.has('set-cookie'))
      reply.header('set-cookie', staffBrowser.mark(app.config));
    return send(reply, response, officePolicy(nonce, mapOrigin));
  };
  liveEvents(server, { app });
  // The cookie's path ends with a slash, so the first page and its data must be below it.
  server.get('/quan-tri', (_, reply) => reply.redirect('/quan-tri/', 301));
  server.route({ method: ['GET', 'POST'], url: '/quan-tri/*', handler: answer(writeCalls) });
  server.route({ method: 'POST', url: '/quan-tri/dang-soan', handler: answer(typedCalls) });
  for (const { url, calls, ...options } of uploadForms(app))
    server.route({ method: 'POST', url, ...options, handler: answer(calls) });
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

async function send(reply: FastifyReply, response: Response, policy: string): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  reply.header('cache-control', 'private, no-store').header('content-security-policy', policy);
  reply.header('referrer-policy', 'same-origin');
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}

/** The office loads nothing from third parties, except a configured map, and may not be framed. */
function officePolicy(nonce: string, mapOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${mapOrigin}`.trim(),
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${mapOrigin}`.trim(),
    // The map library renders in a worker.
    "worker-src 'self'",
    "manifest-src 'self'",
    // Drafts are previewed in a frame.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
