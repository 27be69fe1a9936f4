import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { asksFromHere, showsKey } from '#platform/http/inside-access.ts';
import { isLoopbackHost } from '#platform/http/is-loopback.ts';
import { refusePage } from './limits/refuse-form.ts';

type Site = Pick<Config, 'publicUrl' | 'DEV_KEY'>;

/**
 * Whether somebody may open the pages below /dev, where all mails with their links lie. From the machine itself only on
 * a site of that machine: a proxy beside a public site may not say for whom it asks.
 */
export function mayLookInside(request: FastifyRequest, site: Site): boolean {
  const isOfHere = isLoopbackHost(new URL(site.publicUrl).hostname);
  return (isOfHere && asksFromHere(request)) || showsKey(request, site.DEV_KEY);
}

/** Where there is a key, browsers ask for it; else there is no such page. */
export function refuseInside(reply: FastifyReply, { DEV_KEY }: Site): FastifyReply {
  if (!DEV_KEY) return refusePage(reply, { status: 404, text: 'Không có trang này.' });
  reply.header('www-authenticate', 'Basic realm="dev", charset="UTF-8"');
  return refusePage(reply, { status: 401, text: 'Trang này cần khóa.' });
}
