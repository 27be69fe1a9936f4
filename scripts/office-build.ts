import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:office/server-build';

/**
 * Includes the finished office build in the site's server build, so that both share one copy of every module: the office
 * build leaves imports of `#modules/…` and the like unresolved, and they are resolved here.
 */
export function officeBuild(): Plugin {
  return {
    name: 'office-build',
    resolveId: (id) => (id === name ? resolve('build-office/server/index.js') : null),
  };
}
