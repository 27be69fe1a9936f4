import { expect, test } from 'vitest';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { answerFor, filesIn, kindOfPath, maySaveOffline, pictureOf } from './offline-policy.ts';

test.each([
  ['/', 'page'],
  ['/khach-san?page=2', 'page'],
  ['/du-lich/ba-na.html', 'page'],
  ['/ngoai-tuyen', 'standing'],
  ['/da-luu', 'standing'],
  ['/da-luu?ids=1,2', 'page'],
  ['/chuyen-di/DV2345678/phieu', 'voucher'],
  ['/chuyen-di', null],
  ['/chuyen-di/DV2345678', null],
  ['/chuyen-di/DV2345678/huy', null],
  ['/gio-hang', null],
  ['/dat-cho?unit=3', null],
  ['/dat-cho/DV2345678', null],
  ['/yeu-cau/YC1', null],
  ['/doi-tac/quet-phieu', null],
  ['/khach-san.data', null],
  ['/ban-tin/xac-nhan/abc', null],
  ['/nha-cung-cap/abc', null],
  ['/danh-gia/abc', null],
  ['/mot-trang-moi/khoa-rieng', null],
])('%s is stored as %s', (path, kind) => expect(kindOfPath(path)).toBe(kind));

test.each(kinds.map(({ prefix }) => [prefix]))('lists and pages below %s are stored', (prefix) => {
  expect(kindOfPath(prefix)).toBe('page');
  expect(kindOfPath(`${prefix}/a.html`)).toBe('page');
});

test('only complete pages that are the same for everyone are stored, and vouchers', () => {
  const reply = {
    status: 200,
    redirected: false,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=0, s-maxage=60',
  };
  expect(maySaveOffline('page', reply)).toBe(true);
  expect(maySaveOffline('page', { ...reply, cacheControl: 'private, no-store' })).toBe(false);
  expect(maySaveOffline('page', { ...reply, status: 404 })).toBe(false);
  expect(maySaveOffline('page', { ...reply, contentType: 'application/json' })).toBe(false);
  expect(maySaveOffline('voucher', { ...reply, cacheControl: 'private, no-store' })).toBe(true);
  expect(maySaveOffline('voucher', { ...reply, redirected: true })).toBe(false);
});

test('the worker handles pages and their files, never writes, data, the API, partners or other hosts', () => {
  const origin = 'https://a.example';
  const ask = (path: string, more: { method?: string; mode?: string } = {}) =>
    answerFor(
      { method: 'GET', mode: 'cors', url: path.startsWith('http') ? path : origin + path, ...more },
      origin,
    );
  const navigate = { mode: 'navigate' };
  expect(ask('/khach-san', navigate)).toBe('page');
  expect(ask('/chuyen-di/DV2345678/phieu.pdf', navigate)).toBe('page');
  expect(ask('/dat-cho', { ...navigate, method: 'POST' })).toBeNull();
  expect(ask('/doi-tac/quet-phieu', navigate)).toBeNull();
  expect(ask('/assets/app-1.js')).toBe('file');
  expect(ask('/img?url=%2Fmedia%2Fa.webp&w=640')).toBe('file');
  expect(ask('/favicon.svg')).toBe('file');
  expect(ask('/__manifest?paths=%2Fdu-lich&version=1')).toBe('routes');
  expect(ask('/khach-san.data')).toBeNull();
  expect(ask('/api/v1/quotes', { method: 'POST' })).toBeNull();
  expect(ask('/api/v1/hotels')).toBeNull();
  expect(ask('https://b.example/assets/app.js')).toBeNull();
});

test('FORM-02: files of our other hosts are stored like our own, and nothing else of these', () => {
  const ask = (url: string, mode = 'no-cors') =>
    answerFor({ method: 'GET', mode, url }, 'https://a.example', ['https://cdn.a.example']);
  expect(ask('https://cdn.a.example/assets/app-1.js')).toBe('file');
  expect(ask('https://cdn.a.example/img?url=%2Fmedia%2Fa.webp&w=640')).toBe('file');
  expect(ask('https://cdn.a.example/khach-san', 'navigate')).toBeNull();
  expect(ask('https://cdn.a.example/api/v1/hotels')).toBeNull();
  expect(ask('https://b.example/assets/app-1.js')).toBeNull();
  expect(filesIn('<script>import "https://cdn.a.example:8443/assets/app-1.js"</script>')).toEqual([
    'https://cdn.a.example:8443/assets/app-1.js',
  ]);
});

test('a page lists its files, and a picture is the same in every size', () => {
  const html =
    '<link rel="modulepreload" href="/assets/app-1.js"><link href="/assets/a.css"><script>import "/assets/app-1.js"</script>';
  expect(filesIn(html)).toEqual(['/assets/app-1.js', '/assets/a.css']);
  expect(pictureOf('/img?url=%2Fmedia%2Fa.webp&w=640&q=75')).toBe('/media/a.webp');
  expect(pictureOf('https://a.example/img?url=%2Fmedia%2Fa.webp&w=384')).toBe('/media/a.webp');
  expect(pictureOf('/assets/a.js')).toBeNull();
});
