import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomPhone } from '#tests/factories/booking.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action, loader } from './request-page.tsx';
import * as statusPage from './request-status-page.tsx';

let site: TestServer;
let productId: number;
let product: string;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  ({ productId } = await createHotel(site.db));
  const { slug } = await site.db.selectFrom('products').select('slug').executeTakeFirstOrThrow();
  product = `/khach-san/${slug}.html`;
});
afterAll(() => site.close());

/** A valid form, with an unused phone number. */
const filled = () => ({
  kind: 'bao-gia-doan',
  product,
  from: '2026-12-20',
  guests: '24',
  budget: '50 triệu',
  place: 'Đà Nẵng',
  name: 'Nguyễn Thu Hà',
  phone: randomPhone(),
  email: 'ha@example.com',
  message: 'Đoàn công ty, ba ngày.',
  consent: 'on',
  openedAt: '2026-11-21T02:55:00.000Z',
});
const post = (form: Record<string, string>, ip = '203.0.113.40') =>
  callPage(site, action, { path: '/yeu-cau', ip, form });
const kept = () => site.db.selectFrom('requests').selectAll().execute();

test('the form is prefilled from its link, and ignores invalid values', async () => {
  const open = (query: string) => callPage(site, loader, { path: `/yeu-cau?${query}` });
  expect(await open(`loai=goi-lai&ve=${product}`)).toMatchObject({ values: { kind: 'goi-lai', product } });
  expect(await open('loai=x&ve=https://example.com')).toMatchObject({
    values: { kind: 'tu-van', product: '' },
  });
});

test('errors are at their fields, with all input; nothing is stored', async () => {
  const { consent, ...rest } = filled();
  const wrong = { from: '20/12', guests: 'nhiều', budget: 'rẻ', name: 'H', phone: '12', email: 'ha@' };
  const typed = { ...rest, ...wrong };
  expect(await post(typed)).toMatchObject({
    init: { status: 422 },
    data: {
      values: { ...typed, consent: false },
      errors: {
        from: expect.stringMatching(/^Ngày phải/),
        guests: expect.stringMatching(/^Số người lớn/),
        budget: expect.stringMatching(/số tiền/),
        name: 'Vui lòng nhập họ và tên.',
        phone: 'Số điện thoại chưa đúng.',
        email: 'Email chưa đúng.',
        consent: expect.stringContaining('đồng ý'),
      },
    },
  });
  expect(await kept()).toEqual([]);
});

test('a past day is refused at its field; a product that is gone is dropped from the form', async () => {
  const form = filled();
  const { consent, ...typed } = form;
  expect(await post({ ...form, from: '2026-11-20' })).toMatchObject({
    init: { status: 422 },
    data: {
      values: { ...typed, from: '2026-11-20', consent: true },
      errors: { from: expect.stringContaining('đã qua') },
    },
  });
  expect(await post({ ...form, product: '/khach-san/khong-co.html' })).toMatchObject({
    init: { status: 422 },
    data: { values: { ...typed, product: '' }, errors: { form: expect.stringContaining('không còn') } },
  });
  expect(await kept()).toEqual([]);
});

test('a valid form is stored with its wishes, once, and opens its page in this browser', async () => {
  const form = filled();
  const reply = await post(form);
  const [row] = await kept();
  const code = row?.code ?? '';
  expect(redirectOf(reply)).toEqual([303, `/yeu-cau/${code}`]);
  expect(row).toMatchObject({
    kind: 'bao-gia-doan',
    state: 'moi',
    full_name: form.name,
    phone: `+84${form.phone.slice(1)}`,
    product_id: productId,
    message: 'Địa điểm: Đà Nẵng\nĐoàn công ty, ba ngày.',
    wishes: { dates: { from: '2026-12-20' }, guests: { adults: 24 }, budgetVnd: 50_000_000 },
  });
  const open = (cookie: string) =>
    callPage(site, statusPage.loader, { path: `/yeu-cau/${code}`, params: { code }, cookie });
  expect(JSON.stringify(await open(cookieOf(reply)))).toContain('Đoàn công ty');
  expect(JSON.stringify(await open(''))).not.toContain('Đoàn công ty');
  expect(redirectOf(await post(form)), 'a second tap is the same request').toEqual(redirectOf(reply));
  expect(await kept()).toHaveLength(1);
});

test('a filled honeypot, too fast a form, and the twenty-first an hour from one address are refused', async () => {
  const { length: before } = await kept();
  const refused = (message: string) => ({
    init: { status: 422 },
    data: { values: { place: 'Đà Nẵng' }, errors: { form: expect.stringContaining(message) } },
  });
  expect(await post({ ...filled(), website: 'x' })).toMatchObject(refused('chưa nhận được'));
  const now = site.clock.now().toISOString();
  expect(await post({ ...filled(), openedAt: now })).toMatchObject(refused('quá nhanh'));
  const ip = '203.0.113.41';
  const send = () => post({ ...filled(), email: '' }, ip);
  for (let count = 0; count < 20; count++) expect(redirectOf(await send())[0]).toBe(303);
  expect(await send()).toMatchObject(refused('nhiều yêu cầu'));
  expect(await kept()).toHaveLength(before + 20);
});
