import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Bundles the service worker for offline copies into one file, `sw.js` beside the browser's assets: it is served at a
 * fixed URL of its own, so it is no part of the browser build.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    buildApp: {
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return;
        const { root, build: options } = client.config;
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          build: {
            outDir: resolve(root, options.outDir),
            emptyOutDir: false,
            target: 'es2023',
            rollupOptions: {
              input: resolve(root, 'src/web/parts/offline/worker/worker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
