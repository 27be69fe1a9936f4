import { LRUCache } from 'lru-cache';
import { startAfterFirstPaint } from './start-after-first-paint.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const startScript = /^<script(?: nonce="[^"]*")? type="module" async="">([^<]*)<\/script>/;
const routeImport = /^import \* as (\w+) from ("[^"]+");$/gm;
const entryImport = /import\("([^"]+)"\);\s*$/;
/** As the router writes it, to be read; its values are names and addresses, which have no line ends. */
const indentation = /\n\s*(?:("[^"\n]+"): )?/g;

/** As it is written into pages: without the indentation of the source. */
const startScriptText = `${startAfterFirstPaint}`.replace(/\n\s+/g, '\n');

/**
 * A page whose scripts wait for its first paint (`startAfterFirstPaint`): the router's own start script and the preloads
 * that it writes begin to fetch at once. A page in another form, as in development, stays as it is.
 */
export function deferScripts(html: string): string {
  // A page is long: what is looked for stands in its head, and at one place.
  const body = html.indexOf('</head>');
  const at = html.lastIndexOf('<script', html.indexOf('__reactRouterRouteModules'));
  const [whole, start] = at > body && body > 0 ? (startScript.exec(html.slice(at)) ?? []) : [];
  if (!whole || !start) return html;
  const head = html.slice(0, body);
  const files = [...head.matchAll(preload)].map(([, href = '']) => href);
  const code = waitingCode(start, files);
  if (code === null) return html;
  const waits = whole.replace(start, () => code);
  return head.replace(preload, '') + html.slice(body, at) + waits + html.slice(at + whole.length);
}

/** By what the router wrote, which is the same on all pages of a kind. */
const written = new LRUCache<string, { code: string | null }>({ max: 200 });

/** The router's start script so that it waits; null where it cannot be read whole. */
function waitingCode(start: string, files: string[]): string | null {
  const key = `${files} ${start}`;
  const known = written.get(key) ?? { code: makeWait(start, files) };
  written.set(key, known);
  return known.code;
}

function makeWait(start: string, files: string[]): string | null {
  const routes = [...start.matchAll(routeImport)];
  const rest = start.replace(routeImport, '').replace(/^[;\s]+/, '');
  if (routes.length === 0 || /^import\s+["{*\w]/m.test(rest)) return null;
  // The entry must not run before the page has told it about its routes.
  const entry = entryImport.exec(rest)?.[1];
  const code = [
    `const files=${JSON.stringify(files.filter((file) => file !== entry))};`,
    `await (${startScriptText})(${entry ? `["${entry}",...files]` : 'files'});`,
    // One after another, so that a slow phone answers between them.
    'for (const file of files) await import(file);',
    `const [${routes.map(([, name]) => name)}]=await Promise.all([${routes.map(([, , path]) => `import(${path})`)}]);`,
    rest.replace(indentation, (_, key) => (key ? `${key}:` : '')),
  ].join('\n');
  return code.replaceAll('</', '<\\/');
}
