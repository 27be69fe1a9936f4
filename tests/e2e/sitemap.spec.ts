import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  checkStructuredData,
  structuredDataOf,
} from '#tests/support/structured-data/check-structured-data.ts';
import { faultOfLink, linksIn, readHead } from './support/page-head.ts';

test.skip(() => test.info().project.name === 'phone', 'the same for every width');

/** Google's recommendations that a page may leave out, and why. */
const doneWithout: RegExp[] = [
  // The exact position of some places is unknown.
  /^TouristDestination\(TouristDestination\)\.geo$/,
];

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const reply = await request.get(path);
  expect(reply.status(), path).toBe(200);
  return [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** Number of words between header and footer in the server's HTML. */
function wordsIn(html: string): number {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|template)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** Runs a function on a list with limited concurrency. */
async function each<Item>(items: Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const workers = Array.from({ length: 4 }, async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await run(item);
  });
  await Promise.all(workers);
}

test('SEO-01 SEO-03 SEO-04: every page in the sitemap is canonical, describes itself, and has no dead links', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const files = await locations(request, '/sitemap.xml');
  const addresses = (
    await Promise.all(files.map((file) => locations(request, new URL(file).pathname)))
  ).flat();
  expect(addresses.length).toBeGreaterThan(450);

  const faults: string[] = [];
  const pagesWith = { title: new Map<string, string[]>(), description: new Map<string, string[]>() };
  const links = new Map<string, string>();
  const pictures = new Map<string, string>();
  await each(addresses, async (address) => {
    const { pathname } = new URL(address);
    const fault = (text: string) => faults.push(`${pathname}: ${text}`);
    const reply = await request.get(pathname, { maxRedirects: 0 });
    if (reply.status() !== 200) return void fault(`answers ${reply.status()}`);
    const html = await reply.text();
    const head = readHead(html);
    if (head.canonical !== address) fault(`calls itself ${head.canonical}`);
    if (head.robots !== 'index') fault(`is ${head.robots}`);
    if (head.headings !== 1) fault(`has ${head.headings} first headings`);
    const { length } = head.description;
    if (length < 50 || length > 160) fault(`is described in ${length} letters: ${head.description}`);
    for (const part of ['title', 'description'] as const)
      pagesWith[part].set(head[part], [...(pagesWith[part].get(head[part]) ?? []), pathname]);
    for (const link of linksIn(html)) if (!link.includes('?')) links.set(link, pathname);
    const type = /\/og\/([a-z]+)\//.exec(head.image)?.[1];
    if (!type) fault(`has the picture ${head.image}`);
    else pictures.set(type, head.image);

    const words = wordsIn(html);
    if (words < 80) fault(`says ${words} words without JavaScript`);
    if (!/^\/(page|[a-z0-9-]+$)/.test(pathname) && !/<main[\s\S]*<img[^>]+src=/.test(html))
      fault('shows no picture');

    const blocks = structuredDataOf(html);
    if (pathname !== '/' && !blocks.some((block) => block['@type'] === 'BreadcrumbList'))
      fault('has no breadcrumbs');
    for (const block of blocks) {
      const found = checkStructuredData(block);
      for (const text of found.faults) fault(text);
      for (const text of found.missing)
        if (!doneWithout.some((pattern) => pattern.test(text))) fault(`misses ${text}`);
    }
  });
  for (const [part, known] of Object.entries(pagesWith))
    for (const [text, pages] of known)
      if (pages.length > 1) faults.push(`the same ${part} on ${pages.join(', ')}: ${text}`);

  const listed = new Set(addresses.map((address) => new URL(address).pathname));
  await each(
    [...links].filter(([link]) => !listed.has(link)),
    async ([link, from]) => {
      const fault = faultOfLink(link, await request.get(link, { maxRedirects: 0 }));
      if (fault) faults.push(`${link}, linked on ${from}, ${fault}`);
    },
  );
  expect(pictures.size).toBeGreaterThanOrEqual(12);
  await each([...pictures.values()], async (picture) => {
    const { pathname, search } = new URL(picture);
    const reply = await request.get(`${pathname}${search}`);
    const size = (await reply.body()).length;
    if (reply.status() !== 200 || size > 120_000)
      faults.push(`${picture} answers ${reply.status()}, ${size} bytes`);
    if (!reply.headers()['cache-control']?.includes('immutable')) faults.push(`${picture} is not the newest`);
  });
  expect(faults).toEqual([]);
});
