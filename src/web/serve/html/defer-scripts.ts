import { startAfterFirstPaint } from './start-after-first-paint.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const startScript =
  /(<script(?: nonce="[^"]*")? type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/;
const routeImport = /^import \* as (\w+) from ("[^"]+");$/gm;
const entryImport = /import\("([^"]+)"\);\s*$/;

/** As it is written into pages: without the indentation of the source. */
const startScriptText = `${startAfterFirstPaint}`.replace(/\n\s+/g, '\n');

/**
 * A page whose scripts wait for its first paint (`startAfterFirstPaint`): the router's own start script and the preloads
 * that it writes begin to fetch at once. A page in another form, as in development, stays as it is.
 */
export function deferScripts(html: string): string {
  const start = startScript.exec(html)?.[2];
  if (!start) return html;
  const routes = [...start.matchAll(routeImport)];
  const rest = start.replace(routeImport, '').replace(/^[;\s]+/, '');
  if (routes.length === 0 || /^import\s+["{*\w]/m.test(rest)) return html;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  // The entry must not run before the page has told it about its routes.
  const entry = entryImport.exec(rest)?.[1];
  const parts = files.filter((file) => file !== entry);
  const code = [
    `await (${startScriptText})(${JSON.stringify(files)});`,
    // One after another, so that a slow phone answers between them.
    `for (const file of ${JSON.stringify(parts)}) await import(file);`,
    `const [${routes.map(([, name]) => name)}] = await Promise.all([${routes.map(([, , path]) => `import(${path})`)}]);`,
    rest,
  ].join('\n');
  return html
    .replace(preload, '')
    .replace(startScript, (_, open, __, close) => `${open}${code.replaceAll('</', '<\\/')}${close}`);
}
