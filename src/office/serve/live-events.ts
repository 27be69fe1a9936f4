import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { readStaffSession } from '#modules/identity/sessions/read-staff-session.ts';
import type { StaffSession } from '#modules/identity/sessions/staff-session.ts';
import { isTaskKind } from '#modules/tasks/rules/task-kinds.ts';
import { mayDoTask } from '#modules/tasks/rules/visible-kinds.ts';
import type { App } from '#platform/app.ts';
import type { LiveMessage } from '#platform/live/live-feed.ts';
import { toWebRequest } from '#platform/pages/to-web-request.ts';

/** Maximum open streams per process, and per user. */
const maxOpen = 300;
const maxEach = 12;
/** Heartbeat: proxies close connections that are silent for a minute. The session is checked again at each. */
const heartbeatMs = 20_000;
/** Clients with this much unread data are disconnected, and reconnect. */
const maxUnread = 256 * 1024;

/** Server-sent events that tell the office's windows what changed, while their session is valid. */
export function liveEvents(server: FastifyInstance, { app }: { app: App }): void {
  const open = new Map<ServerResponse, string>();
  server.addHook('preClose', async () => {
    for (const response of open.keys()) response.end();
  });
  server.get('/quan-tri/su-kien', async (request, reply) => {
    const webRequest = toWebRequest(request, app.config.publicUrl);
    const session = await readStaffSession(app, webRequest, { isVisit: false });
    reply.header('cache-control', 'private, no-store');
    if (!session) return reply.code(401).send();
    const ofPerson = [...open.values()].filter((id) => id === session.id).length;
    if (app.shutdown.isStarted || open.size >= maxOpen || ofPerson >= maxEach)
      return reply.code(503).header('retry-after', '30').send();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      // Otherwise nginx buffers the response.
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 3000\n\n');
    open.set(raw, session.id);
    const { tu } = request.query as { tu?: unknown };
    const stop = app.live.subscribe((message) => {
      if (raw.writableLength > maxUnread) raw.destroy();
      else raw.write(`data: ${JSON.stringify(message && forSession(message, session))}\n\n`);
    }, Number(tu));
    const timer = setInterval(async () => {
      const still = await readStaffSession(app, webRequest, { isVisit: false }).catch(() => session);
      if (still?.id === session.id) raw.write(': còn đây\n\n');
      else raw.end();
    }, heartbeatMs);
    raw.on('close', () => {
      clearInterval(timer);
      stop();
      open.delete(raw);
    });
  });
}

/** Announces to each user only those new tasks that they may do. */
function forSession({ tags, opened = [] }: LiveMessage, { rights }: StaffSession): LiveMessage {
  return { tags, opened: opened.filter(({ kind }) => isTaskKind(kind) && mayDoTask(rights, kind)) };
}
