import { minifySync, type Plugin } from 'vite';

const source = /\/start-after-first-paint\.ts$/;
const start = /^export (async function) startAfterFirstPaint(\(.*\});?\s*$/s;

/**
 * The function that the server writes into each page stands there as the browser's own scripts do, minified: the server's
 * build keeps what it is written as, not the function itself.
 */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: source },
      handler(code, id) {
        const options = { module: true, compress: true, mangle: true };
        const [, head, rest] = start.exec(minifySync(id.replace(/ts$/, 'js'), code, options).code) ?? [];
        if (!head || !rest) this.error('The start script cannot be minified');
        return `export const startAfterFirstPaint = { toString: () => ${JSON.stringify(head + rest)} };`;
      },
    },
  };
}
