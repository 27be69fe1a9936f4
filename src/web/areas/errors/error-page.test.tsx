import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { shownMenus } from '#modules/settings/wordings/shown-menus.ts';
import { startMenus } from '#modules/settings/wordings/start/start-menus.ts';
import type { RefusedForm } from '#web/app/errors/refused-form.ts';
import { pack } from '#web/app/pack.ts';
import { ErrorPage } from './error-page.tsx';

/** The page rendered for a response of a status. */
async function show(
  status: number,
  data: unknown = null,
  path = '/khach-san/bien-xanh.html',
): Promise<string> {
  const error = { status, statusText: '', internal: false, data };
  const page = { path: '*', element: <ErrorPage error={error} /> };
  const root = {
    id: 'root',
    loader: () => ({
      root: pack({ site: { name: 'Nẻo Việt' }, settings: { menus: shownMenus(startMenus) } }),
    }),
  };
  const { query, dataRoutes } = createStaticHandler([{ ...root, children: [page] }]);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('Nothing is to be redirected');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

test('NAV-07: a page that is gone says what it was and links to similar ones', async () => {
  const html = await show(410, {
    title: 'Khách sạn Biển Xanh',
    said: 'Khách sạn này không còn bán trên trang.',
    more: { label: 'Khách sạn', href: '/khach-san' },
    products: [],
    articles: [],
  });
  expect(html).toContain('<h1 class="mt-1 max-w-prose text-2xl lg:text-3xl">Khách sạn Biển Xanh</h1>');
  expect(html).toContain('Khách sạn này không còn bán trên trang.');
  expect(html).toMatch(/href="\/khach-san"[^>]*>Xem khách sạn</);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('NAV-07: an unknown page has a search box with its words, and links', async () => {
  const html = await show(404);
  expect(html).toContain('Không tìm thấy trang này');
  expect(html).toContain('value="bien xanh"');
  expect(html).toContain('href="/khach-san"');
});

test('a plan that was withdrawn leads to other plans', async () => {
  const html = await show(404, null, '/ke-hoach/cat-ba-3n2d');
  expect(html).toContain('hoặc kế hoạch này đã được gỡ.');
  expect(html).toContain('value="cat ba 3n2d"');
  expect(html).toMatch(/href="\/ke-hoach"[^>]*>.*?Kế hoạch gợi ý/s);
  expect(await show(404)).not.toContain('Kế hoạch gợi ý');
});

test('R-12: an error page has a slot for the request id, which is filled in when it is sent', async () => {
  const html = await show(500);
  expect(html).toMatch(/Mã lỗi (?:<!-- -->)?500/);
  expect(html).toContain('<span data-request-id=""> </span>');
  expect(await show(404)).not.toContain('data-request-id');
});

test('S-26: a rate-limited form can be submitted again with all input', async () => {
  const refused: RefusedForm = {
    path: '/dat-cho?unit=1',
    fields: [
      ['fullName', 'Nguyễn "Hà"'],
      ['note', ''],
    ],
    retryAfterSeconds: 42,
  };
  const html = await show(429, JSON.stringify(refused));
  expect(html).toContain('Vui lòng chờ 42 giây');
  expect(html).toContain('action="/dat-cho?unit=1" method="post"');
  expect(html).toContain('name="fullName" value="Nguyễn &quot;Hà&quot;"');
  expect(html).toContain('name="note" value=""');
  expect(await show(429, ''), 'a page that was asked for too often').not.toContain('method="post"');
});
