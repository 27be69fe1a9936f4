import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveReviews } from '#modules/reviews/commands/save-reviews.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { review } from '#tests/factories/review.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

test('a review: found by its words, published, answered, taken out with a reason; who was later hears of it', async () => {
  const { productId } = await createHotel(site.db);
  const waiting = { status: 'pending' as const, title: 'Bữa sáng nguội', overall: 4 };
  const shown = review(productId, { title: 'Phòng sạch', overall: 9 });
  await site.db.transaction().execute((tx) => saveReviews(tx, [review(productId, waiting), shown]));
  const office = await signInAs(site, 'kiem-duyet');
  const list = (await office.get('/danh-gia')).body;
  expect(list).toContain('Bữa sáng nguội');
  expect(list).not.toContain('Phòng sạch');
  expect((await office.get('/danh-gia?tim=sach')).body).toContain('Phòng sạch');
  expect((await office.get('/danh-gia?xem=tat-ca&diem=thap')).body).not.toContain('Phòng sạch');
  expect((await office.get('/danh-gia?xem=tat-ca&tra-loi=co')).body).toContain(
    'Không có đánh giá nào như vậy',
  );

  const page = /\/danh-gia\/\d+/.exec(list)?.[0] ?? '';
  const lead = await signInAs(site, 'dieu-hanh');
  expect((await lead.post(page, { do: 'publish', seen: 'pending' })).body).toContain(
    'không làm được việc này',
  );
  expect((await office.post(page, { do: 'publish', seen: 'pending' })).body).toContain('Đã đăng.');
  expect((await office.post(page, { do: 'publish', seen: 'pending' })).body).toMatch(
    /Vừa có người quyết định đánh giá này\. Việc gần nhất: .*Đăng đánh giá/s,
  );
  const answer = { do: 'reply', by: 'Bếp trưởng', content: 'Xin lỗi bạn, chúng tôi đã đổi lò hâm.' };
  expect((await lead.post(page, { ...answer, by: '' })).body).toMatch(/Ghi ai trả lời.*đã đổi lò hâm/s);
  expect((await lead.post(page, answer)).body).toContain('đã hiện dưới đánh giá');
  await lead.post(page, { ...answer, content: 'Cảm ơn bạn đã góp ý.' });
  const told = (await office.get(page)).body;
  expect(told).toMatch(/Cảm ơn bạn đã góp ý\..*“(<!-- -->)?Xin lỗi bạn, chúng tôi đã đổi lò hâm\./s);

  const reject = { do: 'reject', seen: 'published', reason: '', note: 'nói về khách sạn khác' };
  expect((await office.post(page, reject)).body).toMatch(/Chọn một lý do\..*nói về khách sạn khác/s);
  expect((await office.post(page, { ...reject, reason: 'khong-lien-quan' })).body).toContain(
    'được báo lý do',
  );
  expect((await office.get(page)).body).toMatch(/Đã gỡ.*Không nói về chuyến đi/s);
  expect((await office.get('/danh-gia/999999')).statusCode).toBe(404);
  expect((await (await signInAs(site, 'ke-toan')).get('/danh-gia')).statusCode).toBe(403);
});
