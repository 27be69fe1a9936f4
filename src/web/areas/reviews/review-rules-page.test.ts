import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishReview, rejectReview } from '#modules/reviews/commands/moderate-review.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { staff } from '#tests/factories/staff.ts';
import { createWrittenReview, writtenAt } from '#tests/factories/written-review.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withPages: true, at: '2026-12-04T03:10:00Z' });
  await createCatalogue(site.db);
}, 120_000);
afterAll(() => site.close());

/** The numbers in the page's tables, by what stands before them. */
async function published(): Promise<Record<string, number>> {
  const { body } = await site.get('/quy-che-danh-gia');
  const rows = [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, '').trim(),
    ),
  );
  return Object.fromEntries(
    rows.flatMap(([label, count]) => (label && count ? [[label, Number(count)]] : [])),
  );
}

test('F145: what became of reviews is public at once, page and data alike, with each reason and the formula of the score', async () => {
  expect(await published()).toMatchObject({ 'Đã nhận': 0, 'Đang đăng': 0, 'Chờ đọc': 0 });
  const { reviewId: id, productId } = await createWrittenReview(site.db);
  await expect.poll(published).toMatchObject({ 'Đã nhận': 1, 'Chờ đọc': 1, 'Không đăng': 0 });
  const { reviewId: other } = await createWrittenReview(site.db);
  const refusal = { id: other, actor: staff('an'), reason: 'quang-cao' } as const;
  await rejectReview(site.db, site.queue, refusal, writtenAt);
  await publishReview(site.db, site.queue, { id, actor: staff('an') }, writtenAt);
  await expect.poll(published).toMatchObject({
    ...{ 'Đã nhận': 2, 'Đang đăng': 1, 'Chờ đọc': 0, 'Không đăng': 1, 'Đã gỡ sau khi đăng': 0 },
    ...{ 'Quảng cáo hoặc dẫn sang trang khác': 1, 'Nội dung trái pháp luật': 0 },
  });
  await rejectReview(site.db, site.queue, { ...refusal, id, reason: 'trung-lap' }, writtenAt);
  await expect.poll(published).toMatchObject({ 'Đang đăng': 0, 'Không đăng': 1, 'Đã gỡ sau khi đăng': 1 });
  expect((await site.get('/api/v1/review-counts')).json()).toMatchObject({
    ...{ received: 2, published: 0, waiting: 0, rejected: 1, hidden: 1 },
    reasons: expect.arrayContaining([expect.objectContaining({ reason: 'trung-lap', count: 1 })]),
  });
  // The formula that the page states is how scores are made: a review that is not shown counts for nothing.
  const { body } = await site.get('/quy-che-danh-gia');
  expect(body).toMatch(/trung bình cộng “Điểm chung” của mọi đánh giá đang đăng/);
  expect(
    await site.db
      .selectFrom('products')
      .select(['rating_avg', 'rating_count'])
      .where('id', '=', productId)
      .execute(),
  ).toEqual([{ rating_avg: null, rating_count: 0 }]);
});
