import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action, loader } from './review-page.tsx';

let site: TestServer;
let productId: number;
let code: string;
let token: string;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  const hotel = await createBookableHotel(site.db);
  ({ productId } = hotel);
  const stay = { unitId: hotel.unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  ({ code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now()));
  token = reviewLinkToken.sign(site.app.secrets.token, code, site.clock.now());
});
const comeHome = () => completeTrips(site.db, site.queue, new Date('2026-12-04T03:00:00Z'));

const typed = {
  overall: '9',
  title: 'Nhân viên rất ấm',
  content: 'Phòng sạch, sáng nào cũng có bún cá nóng. Chúng tôi sẽ quay lại.',
  tripType: 'cap-doi',
  stayedIn: '2026-12',
  authorName: 'Thu Hà',
};
const post = (changes: Record<string, string> = {}, pass = token) => {
  const form = { product: String(productId), ...typed, 'score-staff': '10', ...changes };
  return callPage(site, action, { path: `/danh-gia/${pass}`, params: { token: pass }, form });
};
const open = (query = '') =>
  callPage(site, loader, { path: `/danh-gia/${token}${query}`, params: { token } });
const written = () =>
  site.db
    .selectFrom('reviews')
    .select(['status', 'overall', 'scores', 'title', 'content', 'author_name as authorName'])
    .where('product_id', '=', productId)
    .execute();

test('errors are at their fields, with all input; nothing is stored', async () => {
  await comeHome();
  const wrong = { overall: '', title: ' ', content: 'Tốt.\r\nRất tốt.', tripType: '', authorName: 'A' };
  expect(await post(wrong)).toMatchObject({
    init: { status: 422 },
    data: {
      productId,
      values: { ...typed, ...wrong, title: '', content: 'Tốt.\nRất tốt.', scores: { staff: '10' } },
      errors: {
        overall: expect.stringMatching(/^Vui lòng chọn một điểm/),
        title: 'Vui lòng đặt một tiêu đề ngắn.',
        content: expect.stringContaining('30 ký tự'),
        tripType: 'Vui lòng chọn bạn đã đi cùng ai.',
        authorName: expect.stringMatching(/^Vui lòng nhập tên/),
      },
    },
  });
  expect(await written()).toEqual([]);
});

test('a valid review is stored once for staff to read, and its page confirms receipt', async () => {
  await comeHome();
  expect(redirectOf(await post())).toEqual([303, `/danh-gia/${token}?sent=${productId}`]);
  const { overall, stayedIn, tripType, ...words } = typed;
  const row = { status: 'pending', overall: 9, scores: { staff: 10 }, ...words };
  expect(await written()).toEqual([row]);
  expect(redirectOf(await post({ title: 'Lần nữa' }))[0]).toBe(303);
  expect(await written()).toEqual([row]);
  expect(await open(`?sent=${productId}`)).toMatchObject({ sent: 'Khách sạn Sóng Lặng' });
  expect(await open('?sent=999999')).toMatchObject({ sent: null });
});

test('before the end of the trip, or with a month outside of it, the form says why', async () => {
  const refused = (message: string) => ({
    init: { status: 422 },
    data: { values: typed, errors: { form: expect.stringContaining(message) } },
  });
  expect(await post()).toMatchObject(refused('chưa kết thúc'));
  await comeHome();
  expect(await post({ stayedIn: '2026-10' })).toMatchObject({
    init: { status: 422 },
    data: {
      values: { ...typed, stayedIn: '2026-10' },
      errors: { form: expect.stringContaining('mục không thuộc') },
    },
  });
  expect(await post({ website: 'x' })).toMatchObject(refused('chưa nhận được'));
  expect(await post({ openedAt: site.clock.now().toISOString() })).toMatchObject(refused('quá nhanh'));
  expect(await written()).toEqual([]);
});

test('a foreign, forged or expired link opens nothing, nor does a product of another trip', async () => {
  await comeHome();
  const other = (await createBookableHotel(site.db)).productId;
  const foreign = reviewLinkToken.sign('a secret that is not ours', code, site.clock.now());
  const unknown = reviewLinkToken.sign(site.app.secrets.token, 'DV2222222', site.clock.now());
  const old = reviewLinkToken.sign(site.app.secrets.token, code, new Date('2026-08-01T00:00:00Z'));
  for (const pass of [`${token}x`, 'x', foreign, unknown, old])
    await expect(post({}, pass), pass).rejects.toMatchObject({ init: { status: 404 } });
  for (const product of [String(other), ''])
    await expect(post({ product }), product).rejects.toMatchObject({ init: { status: 404 } });
  expect(await written()).toEqual([]);
});

test('a link with a score preselects it in the form of its product, and stores nothing', async () => {
  await comeHome();
  const overall = async (query: string) =>
    ((await open(query)) as { items: { values: { overall: string } }[] }).items[0]?.values.overall;
  expect(await overall(`?dich-vu=${productId}&diem=9`)).toBe('9');
  expect(await overall(`?dich-vu=${productId}&diem=11`)).toBe('');
  expect(await overall('?dich-vu=999999&diem=9')).toBe('');
  expect(await written()).toEqual([]);
});
