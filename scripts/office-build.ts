import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:office/server-build';

/**
 * Takes the finished build of the staff's face into the server of the visitors', so that both share one copy of every
 * module: the office's build leaves imports of `#modules/…` and the like as they are, and here they are resolved.
 */
export function officeBuild(): Plugin {
  return {
    name: 'office-build',
    resolveId: (id) => (id === name ? resolve('build-office/server/index.js') : null),
  };
}
