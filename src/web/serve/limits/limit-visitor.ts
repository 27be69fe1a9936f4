import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { admitCall, readCalls, writeCalls } from '#platform/limits/admit-call.ts';
import type { RefusedForm } from '#web/app/errors/refused-form.ts';
import { sendBusyPage } from './send-busy-page.ts';

/**
 * Rate-limits uncached pages and forms by IP address. @returns the reply that was sent instead when the limit was exceeded; null
 * otherwise
 */
export async function limitVisitor(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const admitted = await admitCall(app, request.ip, [isRead ? readCalls : writeCalls]);
  if (admitted.ok) return null;
  const { retryAfterSeconds } = admitted;
  reply
    .code(429)
    .header('retry-after', String(retryAfterSeconds))
    .header('cache-control', 'private, no-store');
  const fields =
    !isRead && Buffer.isBuffer(request.body) && isForm(request)
      ? [...new URLSearchParams(request.body.toString())]
      : null;
  const path = request.url.replace(/^([^?]*?)(?:(?<=\/)_)?\.data(?=\?|$)/, '$1');
  // The script shows its own text (`ErrorPage`), from which a form can be sent again.
  if (path !== request.url) {
    const refused: RefusedForm | null = fields && { path, fields, retryAfterSeconds };
    return reply.type('text/plain; charset=utf-8').send(refused ? JSON.stringify(refused) : '');
  }
  return sendBusyPage(reply, { path, fields, retryAfterSeconds });
}

function isForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}
