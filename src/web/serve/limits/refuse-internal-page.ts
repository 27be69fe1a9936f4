import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { hasOperatorKey } from '#platform/http/has-operator-key.ts';
import { isLoopbackHost, isLoopbackRequest } from '#platform/http/is-loopback.ts';
import { refusePage } from './refuse-form.ts';

type Site = Pick<Config, 'publicUrl' | 'DEV_KEY'>;

/**
 * Refuses the pages below /dev, which contain all mails with their links, to unauthorized visitors. Loopback requests are allowed
 * only on a local site: a proxy beside a public site cannot vouch for the client. Where there is a key, browsers have to send it
 * (Basic); else the page does not exist. @returns null where access is allowed
 */
export function refuseInternalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, DEV_KEY }: Site,
): FastifyReply | null {
  const isOfHere = isLoopbackHost(new URL(publicUrl).hostname);
  if ((isOfHere && isLoopbackRequest(request)) || hasOperatorKey(request, DEV_KEY)) return null;
  if (!DEV_KEY)
    return refusePage(reply, {
      status: 404,
      title: 'Không có trang này',
      text: 'Bạn bắt đầu lại từ trang chủ.',
    });
  reply.header('www-authenticate', 'Basic realm="dev", charset="UTF-8"');
  return refusePage(reply, { status: 401, title: 'Trang này cần khóa', text: 'Bạn mở lại và nhập khóa.' });
}
