import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomPhone } from '#tests/factories/booking.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import { action } from './contact-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
});
afterAll(() => site.close());

/** A valid form, with an unused phone number. */
const filled = () => ({
  kind: 'khieu-nai',
  source: '/ho-tro',
  name: 'Nguyễn Thu Hà',
  phone: randomPhone(),
  email: 'ha@example.com',
  message: 'Xe đến đón trễ một giờ.',
  consent: 'on',
  openedAt: '2026-11-21T02:55:00.000Z',
});
const post = (form: Record<string, string>, ip = '203.0.113.30') =>
  callPage(site, action, { path: '/lien-he', ip, form });
const kept = () =>
  site.db
    .selectFrom('requests')
    .select(['code', 'kind', 'state', 'full_name as name', 'phone', 'email', 'message', 'source'])
    .execute();

test('errors are at their fields, with all input; nothing is stored', async () => {
  const { consent, ...rest } = filled();
  const typed = { ...rest, name: 'H', phone: '12', email: 'ha@', message: 'Alô' };
  expect(await post(typed)).toMatchObject({
    init: { status: 422 },
    data: {
      values: { ...typed, consent: false },
      errors: {
        name: 'Vui lòng nhập họ và tên.',
        phone: 'Số điện thoại chưa đúng.',
        email: 'Email chưa đúng.',
        message: 'Vui lòng viết vài dòng về điều cần hỗ trợ.',
        consent: expect.stringContaining('đồng ý'),
      },
    },
  });
  expect(await post({ ...filled(), phone: '' })).toMatchObject({
    data: { errors: { phone: 'Vui lòng nhập số điện thoại.' } },
  });
  expect(await kept()).toEqual([]);
});

test('a valid form is stored with the page it came from, and opens its page in this browser', async () => {
  const form = filled();
  const reply = await post(form);
  const [row] = await kept();
  expect(redirectOf(reply)).toEqual([303, `/yeu-cau/${row?.code}`]);
  const phone = `+84${form.phone.slice(1)}`;
  const { name, email, message } = form;
  expect(row).toMatchObject({ kind: 'khieu-nai', state: 'moi', name, phone, email, message });
  expect(row?.source).toMatchObject({ page: '/ho-tro' });
  const back = new Request('http://localhost/', { headers: { cookie: cookieOf(reply) } });
  expect(readEnquiryCookie(back, site.app, row?.code ?? '')).toBe(phone);
  expect(redirectOf(await post(form)), 'a second tap is the same message').toEqual(redirectOf(reply));
  expect(await kept()).toHaveLength(1);
});

test('a filled honeypot is refused, and so is the ninth message a day from one number', async () => {
  const { length: before } = await kept();
  expect(await post({ ...filled(), website: 'https://example.com' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { form: expect.stringContaining('chưa nhận được') } },
  });
  const { phone } = filled();
  const send = (count: number) =>
    post({ ...filled(), phone, email: '', message: `Lời nhắn thứ ${count}.` }, '203.0.113.31');
  for (let count = 1; count <= 8; count++) expect(redirectOf(await send(count))[0]).toBe(303);
  expect(await send(9)).toMatchObject({
    init: { status: 422 },
    data: {
      values: { message: 'Lời nhắn thứ 9.' },
      errors: { form: expect.stringContaining('nhiều yêu cầu') },
    },
  });
  expect(await kept()).toHaveLength(before + 8);
});
