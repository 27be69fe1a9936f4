import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What the browser may take from a business module: shapes, pure decisions and views. */
const allowed = /^src\/modules\/[^/]+\/(schema|rules|view)(\.tsx?$|\/)/;

/** The same of modules that are folded by process, file by file. */
const allowedFiles = new Set(['src/modules/payments/refunds/banks.ts']);

/** Fails the build when server code of a module or the platform, or zod, ends up in what is sent to the browser. */
export function browserBoundary(): Plugin {
  return {
    name: 'browser-boundary',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const trespassers = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, module] of Object.entries(chunk.modules)) {
          const path = relative(process.cwd(), id.split('?')[0] ?? id);
          if (module.renderedLength === 0) continue;
          if (path.startsWith('node_modules/zod/')) trespassers.add('zod');
          if (path.startsWith('src/modules/') && !allowed.test(path) && !allowedFiles.has(path))
            trespassers.add(path);
          if (path.startsWith('src/platform/') && !/^src\/platform\/(vietnamese|time)\//.test(path))
            trespassers.add(path);
        }
      }
      if (trespassers.size) this.error(`Server code in the browser bundle:\n${[...trespassers].join('\n')}`);
    },
  };
}
