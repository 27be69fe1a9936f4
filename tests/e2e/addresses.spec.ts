import { expect, test } from '@playwright/test';
import { serviceTypes } from './support/addresses.ts';

test.skip(() => test.info().project.name === 'phone', 'the same for every width');

for (const [path, target] of [
  ['/khach-san/abc', '/khach-san/abc.html'],
  ['/khach-san/detail/abc', '/khach-san/abc.html'],
  ['/khach-san/abc/12', '/khach-san/abc.html'],
  ['/khach-san/2', '/khach-san'],
  ['/khach-san/', '/khach-san'],
  ['/du-lich/detail/abc', '/du-lich/abc.html'],
  ['/du-thuyen/abc/', '/du-thuyen/abc.html'],
  ['/combo-voucher/abc', '/combo-voucher/abc.html'],
  ['/ve-tham-quan/abc', '/ve-tham-quan/abc.html'],
  ['/trai-nghiem/abc/7', '/trai-nghiem/abc.html'],
  ['/xe-du-lich/detail/abc', '/xe-du-lich/abc.html'],
  ['/dich-vu/abc', '/dich-vu/abc.html'],
  ['/service/abc', '/dich-vu/abc.html'],
  ['/dia-diem/abc', '/dia-diem/abc.html'],
  ['/cam-nang-du-lich/abc', '/abc'],
  ['/abc.html', '/abc'],
  ['/province/lam-dong', '/provinces/lam-dong.html'],
  ['/provinces/lam-dong', '/provinces/lam-dong.html'],
] as const) {
  test(`${path} permanently redirects to ${target} (NAV-06, SEO-03)`, async ({ request }) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers().location).toBe(target);
  });
}

test('the six services keep their short addresses (NAV-03, SEO-03)', async ({ request }) => {
  for (const path of serviceTypes) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(200);
    expect(await reply.text()).toMatch(new RegExp(`rel="canonical"[^>]*href="[^"]*${path}"`));
  }
});

test('each page names its canonical address, without its query (SEO-03)', async ({ request }) => {
  const { results } = await (await request.get('/api/v1/articles?limit=1')).json();
  for (const path of ['/', '/khach-san', '/ve-may-bay', '/provinces/lam-dong.html', results[0].url]) {
    const html = await (await request.get(`${path}?utm_source=x&page=1`)).text();
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(new URL(canonical).search, path).toBe('');
  }
});

test('an article is also served under its discovery address, and names its canonical one (NAV-06)', async ({
  request,
}) => {
  const { results } = await (await request.get('/api/v1/articles?limit=1')).json();
  const reply = await request.get(`/kham-pha/${results[0].slug}.html`, { maxRedirects: 0 });
  expect(reply.status()).toBe(200);
  expect(await reply.text()).toMatch(new RegExp(`rel="canonical"[^>]*href="[^"]*/${results[0].slug}"`));
});

test('pages without a query may be indexed, and none with one (SEO-02)', async ({ request }) => {
  const robots = async (path: string) =>
    /<meta[^>]*name="robots"[^>]*content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1];
  expect(await robots('/khach-san')).toMatch(/^index/);
  expect(await robots('/khach-san?page=2')).toMatch(/^noindex/);
  expect(await robots('/khach-san?utm_source=x')).toMatch(/^noindex/);
  for (const path of ['/chuyen-di', '/gio-hang', '/yeu-cau'])
    expect(await robots(path), path).toMatch(/^noindex/);
});

test('a HEAD request does not empty the cached page', async ({ request }) => {
  for (const path of ['/', '/khach-san?sort=x', '/page/gioi-thieu']) {
    const head = await request.head(path);
    expect(head.status()).toBe(200);
    expect(await head.text()).toBe('');
    const page = await request.get(path);
    expect(await page.text()).toContain('<h1');
  }
});

test('an unchanged page is not sent again', async ({ request }) => {
  const first = await request.get('/khach-san');
  const { etag = '' } = first.headers();
  expect(etag).not.toBe('');
  const again = await request.get('/khach-san', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('a private page is not cached', async ({ request }) => {
  for (const path of ['/chuyen-di', '/dat-cho', '/gio-hang', '/chuyen-di/DV2345678', '/yeu-cau/YC2345678']) {
    const reply = await request.get(path);
    expect(reply.headers()['cache-control'], path).toContain('no-store');
  }
});

for (const path of [
  '/khach-san/khong-co.html',
  '/du-lich/khong-co.html',
  '/du-thuyen/khong-co.html',
  '/combo-voucher/khong-co.html',
  '/ve-tham-quan/khong-co.html',
  '/trai-nghiem/khong-co.html',
  '/xe-du-lich/khong-co.html',
  '/dich-vu/khong-co.html',
  '/provinces/khong-co.html',
  '/dia-diem/khong-co.html',
  '/page/khong-co',
  '/khong-co-bai-nay',
  '/khong/co/gi',
  '/khach-san/%00.html',
  '/khach-san/%E0%A4%A.html',
]) {
  test(`${path} is answered with 4xx (NAV-07)`, async ({ request }) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status()).toBeGreaterThanOrEqual(400);
    expect(reply.status()).toBeLessThan(500);
  });
}
