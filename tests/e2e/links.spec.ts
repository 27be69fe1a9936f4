import { expect, test } from '@playwright/test';
import { lists, serviceTypes } from './support/addresses.ts';
import { faultOfLink, linksIn } from './support/page-head.ts';

const collections = [...Object.keys(lists), 'articles', 'places', 'provinces'];

/** Number of links to follow that differ only in their query. */
const maxAlike = 3;

test.skip(() => test.info().project.name === 'phone', 'the same for every width');

test('every link on the main pages works, without redirects', async ({ request }) => {
  test.slow();
  const firsts = await Promise.all(
    collections.map(async (name) => {
      const { results } = await (await request.get(`/api/v1/${name}?limit=1`)).json();
      return results[0].url as string;
    }),
  );
  const pages = [
    ...['/', ...Object.values(lists), ...serviceTypes, '/dia-diem', '/cam-nang-du-lich'],
    ...['/ve-may-bay', '/yeu-cau', '/gio-hang', '/chuyen-di', '/tim-kiem?search=da%20nang', '/tim-kiem'],
    ...['/lien-he', '/ho-tro-khach-hang', '/khong/co-gi.html'],
    ...firsts,
  ];
  const foundOn = new Map<string, string>();
  for (const path of pages) {
    for (const link of linksIn(await (await request.get(path)).text()))
      if (!foundOn.has(link)) foundOn.set(link, path);
  }
  expect(foundOn.size).toBeGreaterThan(50);
  // Calendars link each day, lists their pages and orders: a few of each represent the others.
  const queue = [...Map.groupBy(foundOn.keys(), (link) => link.replace(/\?.*$/, '')).values()].flatMap(
    (alike) => alike.slice(0, maxAlike),
  );
  const broken: string[] = [];
  const workers = Array.from({ length: 4 }, async () => {
    for (let link = queue.pop(); link !== undefined; link = queue.pop()) {
      const reply = await request.get(link, { maxRedirects: 0 });
      const fault = faultOfLink(link, reply);
      if (fault) broken.push(`${link} ${fault} (on ${foundOn.get(link)})`);
    }
  });
  await Promise.all(workers);
  expect(broken).toEqual([]);
});
