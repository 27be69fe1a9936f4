import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '#platform/cache/page-cache.ts';

const compressBrotli = promisify(brotliCompress);

const compressGzip = promisify(gzip);

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

/** A page in a compressed form, made once: who asks while it is being made waits for the same. */
export function compressPage(page: CachedPage, encoding: 'br' | 'gzip'): Promise<Buffer> {
  page.encoded[encoding] ??= compress(page, encoding);
  return page.encoded[encoding];
}

/** Kept pages are worth a denser compression than those sent once. */
function compress({ body, tags }: CachedPage, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const isKept = tags.length > 0;
  if (encoding === 'gzip') return compressGzip(body, { level: isKept ? 7 : 4 });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isKept ? 6 : 3,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
