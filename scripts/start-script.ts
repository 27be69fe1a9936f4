import { minifySync, type Plugin } from 'vite';

const source = /\/(?:start-after-first-paint|hold-pictures)\.ts$/;
const inlined = /^export ((?:async )?function) (\w+)(\(.*\});?\s*$/s;

/**
 * Minifies the functions that the server inlines into each page like the browser's own scripts: the server build contains their
 * text, not the functions themselves.
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
        const [, head, name, rest] =
          inlined.exec(minifySync(id.replace(/ts$/, 'js'), code, options).code) ?? [];
        if (!head || !name || !rest) this.error(`${id} cannot be minified`);
        return `export const ${name} = { toString: () => ${JSON.stringify(head + rest)} };`;
      },
    },
  };
}
