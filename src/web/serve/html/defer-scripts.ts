import { LRUCache } from 'lru-cache';
import { startAfterFirstPaint } from './start-after-first-paint.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const startScript = /^<script(?: nonce="[^"]*")? type="module" async="">([^<]*)<\/script>/;
const routeImport = /^import \* as (\w+) from ("[^"]+");$/gm;
const entryImport = /import\("([^"]+)"\);\s*$/;
/** The router's formatting, for parsing; its values are names and URLs without line breaks. */
const indentation = /\n\s*(?:("[^"\n]+"): )?/g;

/** As written into pages: without the source's indentation. */
const startScriptText = `${startAfterFirstPaint}`.replace(/\n\s+/g, '\n');

/**
 * A page whose scripts wait for its first paint (`startAfterFirstPaint`), instead of the router's own start script and preloads,
 * which would load at once. A page in another form, as in development, stays unchanged.
 */
export function deferScripts(html: string): string {
  // A page is long: only its head is searched, and one place of it.
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

/** Cache by the router's output, which is the same on all pages of a kind. */
const written = new LRUCache<string, { code: string | null }>({ max: 200 });

/** The router's start script rewritten to wait; null where it cannot be parsed completely. */
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
  // The entry must not run before the page has set its route modules.
  const entry = entryImport.exec(rest)?.[1];
  const code = [
    `const files=${JSON.stringify(files.filter((file) => file !== entry))};`,
    `await (${startScriptText})(${entry ? `["${entry}",...files]` : 'files'});`,
    // Sequentially, so that a slow phone can respond in between.
    'for (const file of files) await import(file);',
    `const [${routes.map(([, name]) => name)}]=await Promise.all([${routes.map(([, , path]) => `import(${path})`)}]);`,
    withoutImports(
      rest.replace(indentation, (_, key) => (key ? `${key}:` : '')),
      routes,
    ),
  ].join('\n');
  return code.replaceAll('</', '<\\/');
}

/** The manifest without the imports of the page's own routes: they are loaded by then. */
function withoutImports(rest: string, routes: RegExpExecArray[]): string {
  return routes.reduce((text, [, , path]) => {
    const [before = '', after] = text.split(`"module":${path},"imports":[`);
    return after ? `${before}"module":${path}${after.slice(after.indexOf(']') + 1)}` : text;
  }, rest);
}
