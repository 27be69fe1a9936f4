import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage } from '#platform/cache/page-cache.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

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
