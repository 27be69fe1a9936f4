import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { hasOperatorKey } from '#platform/http/has-operator-key.ts';
import { isLoopbackHost, isLoopbackRequest } from '#platform/http/is-loopback.ts';
import { refusePage } from './refuse-form.ts';

type Site = Pick<Config, 'publicUrl' | 'DEV_KEY'>;

/**
 * Refuses the pages below /dev, where all mails with their links lie, to who may not open them. From the machine itself only on
 * a site of that machine: a proxy beside a public site may not say for whom it asks. Where there is a key, browsers ask for it;
 * else there is no such page. @returns null for who may
 */
export function refuseInternalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, DEV_KEY }: Site,
): FastifyReply | null {
  const isOfHere = isLoopbackHost(new URL(publicUrl).hostname);
  if ((isOfHere && isLoopbackRequest(request)) || hasOperatorKey(request, DEV_KEY)) return null;
  if (!DEV_KEY) return refusePage(reply, { status: 404, text: 'Không có trang này.' });
  reply.header('www-authenticate', 'Basic realm="dev", charset="UTF-8"');
  return refusePage(reply, { status: 401, text: 'Trang này cần khóa.' });
}
