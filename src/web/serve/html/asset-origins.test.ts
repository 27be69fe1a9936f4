import Fastify from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '#platform/app.ts';
import { createPageCache } from '#platform/cache/page-cache.ts';
import { loadConfig } from '#platform/config/config.ts';
import { systemClock } from '#platform/time/clock.ts';
import { pages } from '#web/serve/pages.ts';

const three = {
  API_URL: 'https://api.neoviet.example',
  MEDIA_URL: 'https://anh.neoviet.example',
  CDN_URL: 'https://cdn.neoviet.example',
};
const body =
  '<link rel="preload" href="/assets/a-1.woff" as="font"/><img src="/img?url=%2Fmedia%2Fa.webp&amp;w=640&amp;q=75" ' +
  'srcSet="/img?url=%2Fmedia%2Fa.webp&amp;w=256&amp;q=75 256w, /img?url=%2Fmedia%2Fa.webp&amp;w=384&amp;q=75 384w"/>' +
  '<script type="application/ld+json">{"image":"https://neoviet.example/media/a.webp","url":"https://neoviet.example/a"}</script>' +
  '<svg><use href="/assets/icons-1.svg#hotel"></use></svg><a href="/khach-san">Khách sạn</a>';

/** One route as in a finished build, in a page that references its scripts and shows a picture. */
const build = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, { manifest }: { manifest: Assets }) => {
        headers.set('content-type', 'text/html');
        const start = `import * as route0 from "${manifest.routes.root.module}"; __reactRouterRouteModules = {route0}`;
        const styles = manifest.routes.root.css.map((href) => `<link rel="stylesheet" href="${href}"/>`);
        return new Response(
          `<!DOCTYPE html><html lang="vi">${styles}${body}<script type="module" async="">${start}</script></html>`,
          { status, headers },
        );
      },
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: () => null } } },
  assets: {
    entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'] },
    routes: { root: { id: 'root', path: '', module: '/assets/root-1.js', css: ['/assets/shell-1.css#'] } },
    url: '/assets/manifest-1.js',
    version: '1',
  },
  publicPath: '/',
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild;
interface Assets {
  routes: { root: { module: string; css: string[] } };
}

async function get(url: string, env: Record<string, string> = {}) {
  const server = Fastify();
  const config = loadConfig({
    PUBLIC_URL: 'https://neoviet.example',
    PAYMENT_MODE: 'simulator',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'false',
    ...env,
  });
  const cache = createPageCache({ maxBytes: 1e6, clock: systemClock });
  await server.register(pages, { app: { config, cache } as App, build: async () => build });
  return server.inject({ url });
}

test('FORM-02: with one host a page names no other, and its scripts know none', async () => {
  const page = await get('/');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(body);
  expect(page.body).toContain('<html lang="vi">');
  expect(page.body).toContain('href="/assets/shell-1.css"');
  expect(page.headers['content-security-policy']).not.toContain('neoviet.example');
});

test('FORM-02: with three hosts the same build finds API, pictures and built files there', async () => {
  const { body: html } = await get('/', three);
  expect(html).toContain(
    '<html data-api="https://api.neoviet.example" data-media="https://anh.neoviet.example" data-cdn="https://cdn.neoviet.example" lang="vi">',
  );
  expect(html).toContain('src="https://anh.neoviet.example/img?url=%2Fmedia%2Fa.webp&amp;w=640&amp;q=75"');
  expect(html.match(/"\/img|[ ]\/img/g)).toBeNull();
  expect(html).toContain(
    '{"image":"https://anh.neoviet.example/media/a.webp","url":"https://neoviet.example/a"}',
  );
  for (const file of ['shell-1.css', 'root-1.js', 'a-1.woff'])
    expect(html).toContain(`"https://cdn.neoviet.example/assets/${file}"`);
  // Browsers accept icon sprites and workers only from the page's own origin.
  expect(html).toContain('href="/assets/icons-1.svg#hotel"');
  expect(html).toContain('href="/khach-san"');
});

test("FORM-02: the router's prefetches are on the host of the built files, too", async () => {
  const reply = await get('/__manifest?paths=%2F&version=1', three);
  expect(reply.json().root).toMatchObject({
    module: 'https://cdn.neoviet.example/assets/root-1.js',
    css: ['https://cdn.neoviet.example/assets/shell-1.css'],
  });
});

test('FORM-02: the policy allows the configured hosts only what they are for', async () => {
  const { headers } = await get('/', three);
  const policy = String(headers['content-security-policy']).split('; ');
  const hostsOf = (rule: string) =>
    policy
      .find((line) => line.startsWith(`${rule} `))
      ?.match(/https:\/\/\w+/g)
      ?.map((origin) => origin.slice('https://'.length));
  expect(hostsOf('script-src')).toEqual(['cdn']);
  expect(hostsOf('style-src')).toEqual(['cdn']);
  expect(hostsOf('font-src')).toEqual(['cdn']);
  expect(hostsOf('img-src')).toEqual(['anh']);
  expect(hostsOf('connect-src')).toEqual(['api', 'anh', 'cdn']);
  for (const rule of ['default-src', 'worker-src', 'base-uri', 'object-src'])
    expect(hostsOf(rule)).toBeUndefined();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('FORM-02: in the browser pictures and calls use the hosts that the page names', async () => {
  const dataset = { api: three.API_URL, media: three.MEDIA_URL };
  vi.stubGlobal('document', { documentElement: { dataset } });
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  const { pictureUrl } = await readAnew<typeof import('#ui/picture.tsx')>('../../../ui/picture.tsx');
  expect(pictureUrl('/media/a.webp', 640)).toBe('https://anh.neoviet.example/img?url=/media/a.webp&w=640');
  const { getJson } = await readAnew<typeof import('#web/app/api-client/get-json.ts')>(
    '../../app/api-client/get-json.ts',
  );
  await getJson('/api/v1/hotels');
  expect(fetched).toHaveBeenCalledWith(
    'https://api.neoviet.example/api/v1/hotels',
    expect.objectContaining({ credentials: 'include' }),
  );
});

/** A fresh copy of a module that reads the page as it is now; that of other tests is unchanged. */
function readAnew<Module>(path: string): Promise<Module> {
  return import(`${new URL(path, import.meta.url).pathname}?anew`);
}
