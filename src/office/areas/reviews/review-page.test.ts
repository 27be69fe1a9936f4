import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPhotos } from '#modules/reviews/commands/add-photos.ts';
import { appealReview } from '#modules/reviews/commands/appeal-review.ts';
import { publishReview, rejectReview } from '#modules/reviews/commands/moderate-review.ts';
import { reportReview } from '#modules/reviews/commands/report-review.ts';
import { saveReviews } from '#modules/reviews/commands/save-reviews.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { review } from '#tests/factories/review.ts';
import { staff } from '#tests/factories/staff.ts';
import { anySender, createWrittenReview, writtenAt } from '#tests/factories/written-review.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

test('a review: found by its words, published, answered, removed with a reason; a second decision is refused', async () => {
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
  const answer = {
    do: 'reply',
    version: '0',
    base: '{"by":"","content":""}',
    by: 'Bếp trưởng',
    content: 'Xin lỗi bạn, chúng tôi đã đổi lò hâm.',
  };
  expect((await lead.post(page, { ...answer, by: '' })).body).toMatch(/Ghi ai trả lời.*đã đổi lò hâm/s);
  expect((await lead.post(page, answer)).body).toContain('Đã lưu.');
  // Whoever had the form open is shown both versions; what only one of them changed is merged.
  const late = (await office.post(page, { ...answer, content: 'Cảm ơn bạn đã góp ý.' })).body;
  expect(late).toMatch(/vừa đổi.*nên chưa lưu.*đã đổi lò hâm.*Cảm ơn bạn đã góp ý\./s);
  const version = /name="version" value="(\d+)"/.exec(late)?.[1] ?? '';
  const base = JSON.stringify({ by: answer.by, content: answer.content });
  await office.post(page, { ...answer, version, base, content: 'Cảm ơn bạn đã góp ý.' });
  const html = (await office.get(page)).body;
  expect(html).toMatch(/Cảm ơn bạn đã góp ý\..*“(<!-- -->)?Xin lỗi bạn, chúng tôi đã đổi lò hâm\./s);

  const reject = { do: 'reject', seen: 'published', reason: '', note: 'nói về khách sạn khác' };
  expect((await office.post(page, reject)).body).toMatch(/Chọn một lý do\..*nói về khách sạn khác/s);
  expect((await office.post(page, { ...reject, reason: 'khong-lien-quan' })).body).toContain(
    'được báo lý do',
  );
  expect((await office.get(page)).body).toMatch(/Đã gỡ.*Không nói về chuyến đi/s);
  expect((await office.get('/danh-gia/999999')).statusCode).toBe(404);
  expect((await (await signInAs(site, 'ke-toan')).get('/danh-gia')).statusCode).toBe(403);
});

test('photos, reports and an appeal of a review, each with its button for staff with the right', async () => {
  const { code, productId, reviewId: id } = await createWrittenReview(site.db);
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1a7f79' } })
    .jpeg()
    .toBuffer();
  const sender = anySender;
  const now = writtenAt;
  await addPhotos(site.app, { code, productId, pictures: [photo], sender }, now);
  const office = await signInAs(site, 'kiem-duyet');
  const adviser = await signInAs(site, 'tu-van');
  const page = `/danh-gia/${id}`;
  const picture = /\/quan-tri(\/danh-gia\/\d+\/hinh\/\w+)/.exec((await office.get(page)).body)?.[1] ?? '';
  expect((await office.get(picture)).headers['content-type']).toBe('image/webp');
  expect((await adviser.get(picture)).statusCode).toBe(403);
  expect((await office.get(picture.replace(String(id), '1'))).statusCode).toBe(404);
  const photoId = picture.split('/').at(-1) ?? '';
  expect((await office.post(page, { do: 'photo', photo: photoId })).body).toContain('Đã xóa hình.');
  expect((await office.get(picture)).statusCode).toBe(404);

  const actor = staff('an');
  await publishReview(site.db, site.queue, { id, actor }, now);
  await reportReview(site.db, { reviewId: id, reason: 'xuc-pham', words: 'Gọi tên tôi.', sender }, now);
  expect((await office.get('/danh-gia?xem=tranh-chap')).body).toContain('Nhân viên rất ấm');
  expect((await office.post(page, { do: 'keep', note: '' })).body).toMatch(
    /Gọi tên tôi\..*Ghi vì sao giữ bài\./s,
  );
  expect((await office.post(page, { do: 'keep', note: 'không gọi tên ai' })).body).toContain('Đã giữ bài');
  expect((await office.get('/danh-gia?xem=tranh-chap')).body).not.toContain('Nhân viên rất ấm');

  await rejectReview(site.db, site.queue, { id, actor, reason: 'xuc-pham' }, now);
  const words = 'Tôi không gọi tên ai trong bài.';
  await appealReview(site.db, { code, productId, words, sender }, now);
  expect((await office.get(page)).body).toContain(words);
  expect((await office.post(page, { do: 'uphold', answer: '' })).body).toContain('Viết vài chữ');
  const upheld = await office.post(page, { do: 'uphold', answer: 'Bạn nói đúng, xin lỗi bạn.' });
  expect(upheld.body).toMatch(/Đã đăng\..*Bạn nói đúng, xin lỗi bạn\..*Chấp nhận khiếu nại, đăng đánh giá/s);
});
