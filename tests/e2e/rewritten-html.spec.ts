import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test.skip(() => test.info().project.name === 'phone', 'no screen is looked at');

/*
 * The host's rewriting of the router's HTML, on the real build. Each rewriting leaves an unknown page unchanged, so a new
 * version of the router could disable it silently: these tests detect that (decision 0027).
 */
const paths = ['/', '/khach-san', '/cam-nang-du-lich', '/gio-hang', '/khong/co/trang/nay'];
const inline = /<script(?![^>]*(?:\bsrc=|json"))[^>]*>([\s\S]*?)<\/script>/g;

for (const path of paths) {
  test(`the scripts of ${path} load after the first paint, and its policy allows them`, async ({
    request,
  }) => {
    const reply = await request.get(path);
    const html = await reply.text();
    const scripts = [...html.matchAll(inline)].map(([, code = '']) => code);
    const starts = scripts.filter((code) => code.includes('__reactRouterRouteModules'));
    expect(starts).toHaveLength(1);
    const [start = ''] = starts;
    expect(start, 'what waits').toContain('first-contentful-paint');
    expect(start, 'nothing is imported before').not.toMatch(/^\s*import[\s"'{*]/m);
    expect(html, 'nothing is fetched before').not.toContain('rel="modulepreload"');
    const waited = /^const files=(\["[^\]]+"\]);/.exec(start)?.[1] ?? '[]';
    const files = JSON.parse(waited) as string[];
    expect(files.length, 'what is fetched side by side').toBeGreaterThan(3);
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
    expect(start.match(/Promise\.all\(\[import\("\/assets\//g), 'its routes').toHaveLength(1);

    const given = [...html.matchAll(/<script type="application\/json">([^<]*)<\/script><script>([^<]*)</g)];
    expect(given, 'the data of its routes comes once, before what hands it over').toHaveLength(1);
    const [, lines = '', handsOver] = given[0] ?? [];
    expect(JSON.parse(lines.split('\n')[0] ?? '')).toBeInstanceOf(Array);
    expect(handsOver).toMatch(/\.enqueue\(.*\.close\(\)\}$/);

    expect(html, 'the mark of a drawing is gone').not.toContain('nonce=');
    const policy = reply.headers()['content-security-policy'] ?? '';
    for (const code of scripts)
      expect(policy, code.slice(0, 80)).toContain(createHash('sha256').update(code).digest('base64'));
  });
}

test('SEO-02: a page with an unknown query is not indexed, and the same page without it is', async ({
  request,
}) => {
  for (const path of ['/', '/khach-san', '/cam-nang-du-lich']) {
    const robotsOf = async (url: string) =>
      /<meta name="robots" content="([^"]*)"/.exec(await (await request.get(url)).text())?.[1];
    expect(await robotsOf(path), path).toBe('index');
    expect(await robotsOf(`${path}?utm_source=thu`), path).toBe('noindex');
  }
});

test("the browser's router still recognises the header by which the service worker requests a full page load", () => {
  const folder = 'build/client/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const knowing = scripts.filter((name) =>
    /x-remix-reload-document/i.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(knowing).not.toEqual([]);
});
