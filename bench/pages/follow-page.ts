import { parseSync } from 'oxc-parser';

export interface Loaded {
  url: string;
  kind: 'script' | 'style' | 'font';
  body: Buffer;
  /** Preloaded by the page itself. */
  isPreloaded: boolean;
}

/**
 * Fetches what a browser needs to show and hydrate a page: scripts with their static imports (not dynamic imports that come
 * later, on demand), style sheets, and every font that these declare.
 */
export async function followPage(site: string, path: string, cookie = ''): Promise<Loaded[]> {
  const html = await (await fetch(site + path, { headers: { cookie } })).text();
  const inline = [...html.matchAll(/<script[^>]*type="module"[^>]*>([^<]*)<\/script>/g)].map(
    ([, code]) => code ?? '',
  );
  const started = inline.flatMap((code) => importsOf(code));
  const linked = (attribute: RegExp) =>
    [...html.matchAll(/<link [^>]*>/g)].flatMap(([tag]) =>
      attribute.test(tag) ? (tag.match(/href="([^"]+)"/)?.[1] ?? []) : [],
    );

  const scripts = await followScripts(site, [
    ...linked(/rel="modulepreload"/),
    ...started.map(({ url }) => url),
  ]);
  const styles = await fetchAll(site, linked(/rel="stylesheet"/));
  const declared = [...styles.values()].flatMap((css) => [
    ...css.toString().matchAll(/url\(([^)]+\.woff2?)\)/g),
  ]);
  const preloadedFonts = linked(/as="font"/);
  const fonts = await fetchAll(site, [
    ...preloadedFonts,
    ...declared.map(([, url]) => (url ?? '').replaceAll('"', '')),
  ]);
  const named = new Set([...linked(/rel="modulepreload"/), ...preloadedFonts]);
  return (
    [
      ['script', scripts],
      ['style', styles],
      ['font', fonts],
    ] as const
  ).flatMap(([kind, files]) =>
    [...files].map(([url, body]) => ({
      url,
      kind,
      body,
      isPreloaded: named.has(url),
    })),
  );
}

/** Scripts with all their static imports, each once. */
async function followScripts(site: string, urls: string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  let wanted = [...new Set(urls)];
  while (wanted.length > 0) {
    const files = await fetchAll(site, wanted);
    for (const [url, body] of files) found.set(url, body);
    const next = [...files].flatMap(([from, body]) =>
      importsOf(body.toString())
        .filter(({ isDynamic }) => !isDynamic)
        .map(({ url }) => new URL(url, site + from).pathname),
    );
    wanted = [...new Set(next)].filter((url) => !found.has(url));
  }
  return found;
}

/**
 * A script's static imports; for the page's inline script the dynamic import counts too, because it runs at load.
 */
function importsOf(code: string): { url: string; isDynamic: boolean }[] {
  const { module } = parseSync('script.js', code);
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  );
  const imports = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
    .flatMap((argument) => /^["'](.*)["']$/.exec(argument)?.[1] ?? []);
  return [
    ...[...imports, ...reexports].map((url) => ({ url, isDynamic: false })),
    ...dynamic.map((url) => ({ url, isDynamic: true })),
  ];
}

async function fetchAll(site: string, urls: string[]): Promise<Map<string, Buffer>> {
  const bodies = [...new Set(urls)].map(async (url) => {
    const response = await fetch(site + url);
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    return [url, Buffer.from(await response.arrayBuffer())] as const;
  });
  return new Map(await Promise.all(bodies));
}
