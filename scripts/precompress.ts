import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compressible types; pictures and fonts are compressed already. */
const compressible = /\.(css|m?js|json|svg)$/;
/** A smaller response fits into one packet anyway. */
const worthBytes = 1024;

/**
 * Writes each asset of the browser build also as `.br` and `.gz`, with maximum compression: the server sends these files
 * unchanged. Runs after the whole build, because the router's manifest comes last.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    buildApp: {
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return;
        const { root, build } = client.config;
        const folder = resolve(root, build.outDir, build.assetsDir);
        const names = (await readdir(folder)).filter((name) => compressible.test(name));
        await Promise.all(names.map((name) => writeSiblings(join(folder, name))));
      },
    },
  };
}

async function writeSiblings(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < worthBytes) return;
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    compressGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
