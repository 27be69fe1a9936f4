import { expect, test } from 'vitest';
import { carriedHref } from './carried-href.ts';

const trip = {
  from: '2026-12-05',
  to: '2026-12-07',
  month: null,
  time: null,
  rooms: 1,
  adults: 2,
  childAges: [],
};
const carry = (href: string, today = '2026-11-23') =>
  carriedHref(new URL(href, 'http://site.vn'), trip, today);

test('takes the trip along to lists and products, with the parameters of that kind', () => {
  expect(carry('/khach-san')).toBe('/khach-san?from=2026-12-05&to=2026-12-07&rooms=1&adults=2');
  expect(carry('/khach-san/a.html?provinces=hue#phong')).toBe(
    '/khach-san/a.html?provinces=hue&from=2026-12-05&to=2026-12-07&rooms=1&adults=2#phong',
  );
  expect(carry('/du-lich/ha-giang.html')).toBe('/du-lich/ha-giang.html?from=2026-12-05&adults=2');
});

test('takes all of it along to search results, whose tabs are of every kind', () => {
  expect(carry('/tim-kiem?search=da+nang&tab=tour')).toBe(
    '/tim-kiem?search=da+nang&tab=tour&from=2026-12-05&to=2026-12-07&rooms=1&adults=2',
  );
  const inMonth = { ...trip, from: null, to: null, month: '2027-02' };
  const results = new URL('/tim-kiem?search=ha+giang', 'http://site.vn');
  expect(carriedHref(results, inMonth, '2026-11-23')).toBe(
    '/tim-kiem?search=ha+giang&month=2027-02&rooms=1&adults=2',
  );
});

test.each([
  '/tim-kiem',
  '/tim-kiem?search=+',
  '/',
  '/gio-hang',
  '/dia-diem/hoi-an.html',
  '/khach-san/a/b',
  '/khach-san?from=2026-12-20&to=2026-12-22',
  '/khach-san?adults=4',
  '/combo-voucher/a.html?open=1',
])('leaves %s unchanged', (href) => expect(carry(href)).toBeNull());

test('takes no past trip along', () => {
  expect(carry('/khach-san', '2026-12-06')).toBeNull();
});
