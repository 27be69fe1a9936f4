import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What shrinks; pictures and fonts are compressed already. */
const compressible = /\.(css|js|json|svg|txt|webmanifest)$/;
/** Below this a reply fits one packet anyway. */
const worthBytes = 1024;

/**
 * Writes each file of the browser's build a second and third time, as `.br` and `.gz`, densely packed once and for all:
 * the server sends them as they lie there.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle)
        .filter(({ fileName }) => compressible.test(fileName))
        .map((file) => ({
          path: join(dir, file.fileName),
          bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
        }))
        .filter(({ bytes }) => bytes.length >= worthBytes);
      await Promise.all(files.map(({ path, bytes }) => writeSiblings(path, bytes)));
    },
  };
}

async function writeSiblings(path: string, bytes: Buffer): Promise<void> {
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    compressGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
