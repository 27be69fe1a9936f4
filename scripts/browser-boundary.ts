import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Platform code that the browser may use: pure functions of text, time and tables. */
const browserPlatform = /^src\/platform\/(?:(?:vietnamese|time)\/|forms\/own-value\.ts$)/;
/** Vite's placeholder for modules that exist in Node only. */
const standIn = /__vite-browser-external/;
/** Packages that browser code of a business module may import. */
const browserPackages = /^node_modules\/(react|react-dom|react-router|lucide-react)\//;

/**
 * Fails the build when server code ends up in the browser bundle: zod, the platform beyond text and time, or a module's
 * file that imports a package or part of the platform that only the server has, whatever tree shaking leaves of
 * it.
 */
export function browserBoundary(): Plugin {
  return {
    name: 'browser-boundary',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const serverFiles = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, module] of Object.entries(chunk.modules)) {
          if (module.renderedLength === 0) continue;
          const path = pathOf(id);
          if (path.startsWith('node_modules/zod/')) serverFiles.add('zod');
          if (isServerPlatform(path)) serverFiles.add(path);
          if (!path.startsWith('src/modules/')) continue;
          for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
            if (isServerOnly(imported)) serverFiles.add(`${path} (takes ${pathOf(imported)})`);
        }
      }
      if (serverFiles.size) this.error(`Server code in the browser bundle:\n${[...serverFiles].join('\n')}`);
    },
  };
}

function isServerOnly(id: string): boolean {
  const path = pathOf(id);
  return (
    isBuiltin(id) ||
    standIn.test(id) ||
    isServerPlatform(path) ||
    path.startsWith('db/') ||
    (path.startsWith('node_modules/') && !browserPackages.test(path))
  );
}

function isServerPlatform(path: string): boolean {
  return path.startsWith('src/platform/') && !browserPlatform.test(path);
}

function pathOf(id: string): string {
  return isBuiltin(id) ? id : relative(process.cwd(), id.split('?')[0] ?? id);
}
