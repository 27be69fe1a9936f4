import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '#platform/cache/page-cache.ts';
import { compressPage } from './compress-page.ts';

/** Sends a finished page: not at all when the visitor has it already, and compressed when it is worth it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, ageMs = 0) {
  reply.code(page.status).headers(page.headers);
  if (page.tags.length) reply.headers({ etag: page.etag, age: Math.floor(ageMs / 1000) });
  if (page.tags.length && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (page.body.length < 1024) return reply.send(page.body);
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await compressPage(page, encoding));
}
