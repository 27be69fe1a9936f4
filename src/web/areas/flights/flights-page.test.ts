import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomPhone } from '#tests/factories/booking.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import { action } from './flights-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

/** Hà Nội to Phú Quốc and back, with an unused phone number. */
const filled = () => ({
  trip: 'return',
  'from-0': 'HAN',
  'to-0': 'PQC',
  'date-0': '2026-12-20',
  returnOn: '2026-12-24',
  adults: '2',
  childAges: '7, 9',
  infants: '1',
  cabin: 'economy',
  name: 'Nguyễn Thu Hà',
  phone: randomPhone(),
  email: 'ha@example.com',
  message: 'Bay buổi sáng.',
  consent: 'on',
  openedAt: '2026-11-21T02:55:00.000Z',
});
const post = (form: Record<string, string>) => callPage(site, action, { path: '/ve-may-bay', form });
const kept = () => site.db.selectFrom('requests').selectAll().execute();
const typedOf = ({
  trip,
  returnOn,
  adults,
  childAges,
  infants,
  cabin,
  name,
  email,
  message,
}: ReturnType<typeof filled>) => ({
  trip,
  returnOn,
  adults,
  childAges,
  infants,
  cabin,
  name,
  email,
  message,
});

test('errors are at their fields, with all input; nothing is stored', async () => {
  const { consent, ...form } = { ...filled(), 'to-0': 'HAN', returnOn: '', infants: '3', phone: '12' };
  expect(await post(form)).toMatchObject({
    init: { status: 422 },
    data: {
      values: {
        ...typedOf({ consent, ...form }),
        phone: '12',
        consent: false,
        legs: [{ from: 'Hà Nội (HAN)', to: 'Hà Nội (HAN)', date: '2026-12-20' }, {}, {}, {}],
      },
      errors: {
        'to-0': 'Điểm đến phải khác điểm đi.',
        returnOn: 'Vui lòng chọn ngày về.',
        phone: 'Số điện thoại chưa đúng.',
        consent: expect.stringContaining('đồng ý'),
      },
    },
  });
  expect(await post({ ...filled(), infants: '3' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { infants: 'Mỗi em bé cần một người lớn đi cùng.' } },
  });
  expect(await kept()).toEqual([]);
});

test('a past day is refused at the first leg', async () => {
  const form = { ...filled(), 'date-0': '2026-11-20' };
  expect(await post(form)).toMatchObject({
    init: { status: 422 },
    data: { values: typedOf(form), errors: { 'date-0': expect.stringContaining('đã qua') } },
  });
  expect(await kept()).toEqual([]);
});

test('a filled honeypot is refused', async () => {
  const form = filled();
  expect(await post({ ...form, website: 'x' })).toMatchObject({
    init: { status: 422 },
    data: { values: typedOf(form), errors: { form: expect.stringContaining('chưa nhận được') } },
  });
  expect(await kept()).toEqual([]);
});

test('a valid form is stored with both legs, once, and opens its page in this browser', async () => {
  const form = filled();
  const reply = await post(form);
  const [row] = await kept();
  expect(redirectOf(reply)).toEqual([303, `/yeu-cau/${row?.code}`]);
  expect(row).toMatchObject({
    kind: 've-may-bay',
    state: 'moi',
    flight: {
      trip: 'return',
      legs: [
        { from: 'HAN', to: 'PQC', date: '2026-12-20' },
        { from: 'PQC', to: 'HAN', date: '2026-12-24' },
      ],
      adults: 2,
      childAges: [7, 9],
      infants: 1,
    },
  });
  const back = new Request('http://localhost/', { headers: { cookie: cookieOf(reply) } });
  expect(readEnquiryCookie(back, site.app, row?.code ?? '')).toBe(row?.phone);
  expect(redirectOf(await post(form)), 'a second tap is the same request').toEqual(redirectOf(reply));
  expect(await kept()).toHaveLength(1);
});
