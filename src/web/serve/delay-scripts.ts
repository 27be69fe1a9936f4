import { startWhenPainted } from './start-when-painted.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript = /(<script type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/;
const routeImport = /^import \* as (\w+) from ("[^"]+");$/gm;

/**
 * A page whose scripts wait for its first paint (`startWhenPainted`): the router's own start script and the preloads
 * that it writes begin to fetch at once. A page in another form, as in development, stays as it is.
 */
export function delayScripts(html: string): string {
  const start = startScript.exec(html)?.[2];
  if (!start) return html;
  const routes = [...start.matchAll(routeImport)];
  const rest = start.replace(routeImport, '').replace(/^[;\s]+/, '');
  if (routes.length === 0 || /^import\s+["{*\w]/m.test(rest)) return html;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  const code = [
    `await (${startWhenPainted})(${JSON.stringify(files)});`,
    `const [${routes.map(([, name]) => name)}] = await Promise.all([${routes.map(([, , path]) => `import(${path})`)}]);`,
    rest,
  ].join('\n');
  return html
    .replace(preload, '')
    .replace(startScript, (_, open, __, close) => `${open}${code.replaceAll('</', '<\\/')}${close}`);
}
