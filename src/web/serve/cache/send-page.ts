import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '#platform/cache/page-cache.ts';

const compressBrotli = promisify(brotliCompress);

const compressGzip = promisify(gzip);

/** Sends a finished page: as 304 when the visitor has it already, and compressed when it is worth it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, drawn: CachedPage, ageMs = 0) {
  const page = drawn.status >= 500 ? withRequestId(drawn, request.id) : drawn;
  reply.code(page.status).headers(page.headers);
  if (page.tags.length)
    reply.headers({
      etag: page.etag,
      age: Math.floor(ageMs / 1000),
      // Surrogate keys, by which a cache in front of the site purges the page when a change is announced.
      'surrogate-key': page.tags.join(' '),
    });
  if (page.tags.length && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (page.body.length < 1024) return reply.send(page.body);
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = encodingOf(page, accepted);
  reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await compressPage(page, encoding));
}

/** Adds the request id to an error page, by which the log can be searched. */
function withRequestId(page: CachedPage, requestId: string): CachedPage {
  const html = page.body.toString().replace(place, place.replace('> <', `> · yêu cầu ${requestId}<`));
  return { ...page, body: Buffer.from(html), encoded: {} };
}

/** As rendered by `FailureView`. */
const place = '<span data-request-id=""> </span>';

/**
 * Zstandard compresses a page as small as fast Brotli, in a third of the time, so it serves the first request; a cached page is
 * requested again, and then slow Brotli is smaller.
 */
export function encodingOf(page: CachedPage, accepted: string): keyof CachedPage['encoded'] | null {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0+)?(?:,|$))`).test(accepted);
  const isAskedAgain = page.tags.length > 0 && Object.keys(page.encoded).length > 0;
  if (takes('zstd') && !(isAskedAgain && takes('br'))) return 'zstd';
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/**
 * A compressed page: fast for the first request, and again, denser, when a cached page is requested once more. Concurrent
 * requests share the same work.
 */
export function compressPage(page: CachedPage, encoding: keyof CachedPage['encoded']): Promise<Buffer> {
  const made = page.encoded[encoding];
  if (made && !made.mayBeSmaller) return made.body;
  // Having been compressed by zstd also means that it was sent before.
  const isDense = made !== undefined || page.encoded.zstd !== undefined;
  const next = { body: compress(page.body, encoding, isDense), mayBeSmaller: false };
  page.encoded[encoding] = next;
  if (!isDense && page.tags.length > 0)
    next.body.then(
      () => {
        next.mayBeSmaller = true;
      },
      () => {},
    );
  return next.body;
}

async function compress(
  body: Buffer,
  encoding: keyof CachedPage['encoded'],
  isDense: boolean,
): Promise<Buffer> {
  // It takes a third of a millisecond: handing it to another thread would cost as much again.
  if (encoding === 'zstd')
    return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: isDense ? 6 : 3 } });
  if (encoding === 'gzip') return compressGzip(body, { level: isDense ? 7 : 4 });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isDense ? 6 : 3,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
