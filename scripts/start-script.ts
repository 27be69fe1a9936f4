import { minifySync, type Plugin } from 'vite';

const source = /\/start-after-first-paint\.ts$/;
const start = /^export (async function) startAfterFirstPaint(\(.*\});?\s*$/s;

/**
 * Minifies the function that the server inlines into each page like the browser's own scripts: the server build contains its
 * text, not the function itself.
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
