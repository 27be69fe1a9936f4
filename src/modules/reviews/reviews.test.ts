import { beforeEach, expect, test } from 'vitest';
import { createHotel } from '#tests/factories/hotel.ts';
import { review } from '#tests/factories/review.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { publishReview, rejectReview, replyToReview } from './commands/moderate-review.ts';
import { saveReviews } from './commands/save-reviews.ts';
import { listReviews } from './queries/list-reviews.ts';
import { productReviews } from './queries/product-reviews.ts';
import { reviewCounts } from './queries/review-counts.ts';
import { reviewSummary } from './queries/review-summary.ts';
import type { ReviewDraft } from './schema.ts';

const database = setUpTestDatabase();
let productId: number;
beforeEach(async () => {
  productId = (await createHotel(database.db)).productId;
});

const save = (...drafts: ReviewDraft[]) => database.db.transaction().execute((tx) => saveReviews(tx, drafts));
const rating = () =>
  database.db
    .selectFrom('products')
    .select(['rating_avg as average', 'rating_count as count'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
const read = (query: object = {}) =>
  listReviews(database.db, { of: { productId }, page: 1, limit: 20, ...query });

test('a product without reviews has no average', async () => {
  expect(await rating()).toEqual({ average: null, count: 0 });
  expect(await reviewSummary(database.db, productId)).toMatchObject({
    count: 0,
    average: null,
    criteria: [],
  });
  expect(await read()).toMatchObject({ results: [], totalResults: 0, totalPages: 0 });
});

test('the average of a product is that of its published reviews', async () => {
  await save(
    review(productId, { overall: 9 }),
    review(productId, { overall: 7 }),
    review(productId, { overall: 8 }),
    review(productId, { overall: 1, status: 'pending' }),
    review(productId, { overall: 1, status: 'rejected' }),
  );
  expect(await rating()).toEqual({ average: 8, count: 3 });
  expect(await read()).toMatchObject({ totalResults: 3 });
});

test('an average has one decimal', async () => {
  await save(
    review(productId, { overall: 9 }),
    review(productId, { overall: 9 }),
    review(productId, { overall: 8 }),
  );
  expect((await rating()).average).toBe(8.7);
});

test('publishing and hiding a review moves the average with it', async () => {
  await save(review(productId, { overall: 10 }), review(productId, { overall: 4, status: 'pending' }));
  const { id } = await database.db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const actor = staff('an');
  const at = new Date('2026-11-21T03:00:00Z');
  expect(await publishReview(database.db, createFakeQueue(), { id, actor }, at)).toEqual({
    ok: true,
    status: 'published',
  });
  expect(await rating()).toEqual({ average: 7, count: 2 });
  const reject = { id, actor, reason: 'quang-cao', note: 'số Zalo trong bài' } as const;
  expect(await rejectReview(database.db, createFakeQueue(), reject, at)).toEqual({
    ok: true,
    status: 'hidden',
  });
  expect(await rejectReview(database.db, createFakeQueue(), reject, at)).toEqual({
    ok: true,
    status: 'hidden',
  });
  expect(await rating()).toEqual({ average: 10, count: 1 });
  expect((await reviewCounts(database.db)).reasons).toContainEqual(
    expect.objectContaining({ reason: 'quang-cao', count: 1 }),
  );
  const events = database.db.selectFrom('review_events').where('review_id', '=', id);
  expect(await events.select(['from_status as from', 'to_status as to', 'reason', 'note']).execute()).toEqual(
    [
      { from: 'pending', to: 'published', reason: 'published', note: '' },
      { from: 'published', to: 'hidden', reason: 'quang-cao', note: 'số Zalo trong bài' },
    ],
  );
  expect(await publishReview(database.db, createFakeQueue(), { id, actor }, at)).toEqual({
    ok: true,
    status: 'published',
  });
  expect(await reviewCounts(database.db)).toMatchObject({ hidden: 0, imported: expect.any(Number) });
  expect(await publishReview(database.db, createFakeQueue(), { id: 999_999, actor }, at)).toEqual({
    ok: false,
    reason: 'unknown_review',
  });
});

test("the supplier's reply is shown under the review", async () => {
  await save(review(productId));
  const [written] = (await read()).results;
  const at = new Date('2026-11-21T03:00:00Z');
  const answer = {
    id: written?.id as number,
    by: 'Lễ tân',
    content: 'Cảm ơn bạn.',
    actor: staff('an'),
  } as const;
  expect(await replyToReview(database.db, createFakeQueue(), answer, at)).toMatchObject({ ok: true });
  expect((await read()).results[0]?.reply).toMatchObject({ by: 'Lễ tân', content: 'Cảm ơn bạn.' });
  expect(await replyToReview(database.db, createFakeQueue(), { ...answer, id: 999_999 }, at)).toMatchObject({
    ok: false,
  });
});

test('an unknown criterion, an unknown product and a wrong month are refused', async () => {
  await expect(save(review(productId, { scores: { cabin: 9 } }))).rejects.toThrow(/not a criterion/);
  await expect(save(review(999_999))).rejects.toThrow(/unknown product/);
  await expect(save(review(productId, { stayedIn: '2026-13' }))).rejects.toThrow();
  await expect(save(review(productId, { overall: 11 }))).rejects.toThrow();
  expect(await rating()).toEqual({ average: null, count: 0 });
});

test('reviews are sorted by date, score or helpfulness, and filtered', async () => {
  const at = (day: number) => new Date(`2026-08-0${day}T03:00:00Z`);
  await save(
    review(productId, { title: 'một', overall: 6, createdAt: at(1), helpfulCount: 2, tripType: 'cap-doi' }),
    review(productId, { title: 'hai', overall: 9, createdAt: at(2), helpfulCount: 1 }),
    review(productId, { title: 'ba', overall: 8, createdAt: at(3), helpfulCount: 5 }),
  );
  const titles = async (query: object) => (await read(query)).results.map((one) => one.title);
  expect(await titles({})).toEqual(['ba', 'hai', 'một']);
  expect(await titles({ sortBy: 'score' })).toEqual(['hai', 'ba', 'một']);
  expect(await titles({ sortBy: 'helpful' })).toEqual(['ba', 'một', 'hai']);
  expect(await titles({ minScore: 8 })).toEqual(['ba', 'hai']);
  expect(await titles({ tripType: 'cap-doi' })).toEqual(['một']);
  expect(await titles({ limit: 2, page: 2 })).toEqual(['một']);
  expect(await read({ limit: 2, page: 9 })).toMatchObject({ results: [], totalResults: 3, totalPages: 2 });
});

test('a product’s page gets summary and reviews in one statement, the same as separately', async () => {
  const at = (day: number) => new Date(`2026-08-0${day}T03:00:00Z`);
  await save(
    review(productId, { overall: 9, createdAt: at(1), scores: { staff: 9 } }),
    review(productId, { overall: 7, createdAt: at(2), tripType: 'cap-doi' }),
    review(productId, { overall: 8, createdAt: at(3) }),
  );
  const query = { sortBy: 'newest', page: 1, limit: 2 } as const;
  const block = await productReviews(database.db, { productId, ...query });
  expect(block.summary).toEqual(await reviewSummary(database.db, productId));
  expect(block.reviews).toEqual((await read(query)).results);
  expect(block).toMatchObject({ totalPages: 2, totalResults: 3 });
  const couples = await productReviews(database.db, { productId, ...query, tripType: 'cap-doi' });
  expect(couples).toMatchObject({ totalPages: 1, totalResults: 1, reviews: [{ overall: 7 }] });
  const beyond = await productReviews(database.db, { productId, ...query, page: 9 });
  expect(beyond).toMatchObject({ reviews: [], totalPages: 2 });
});

test('the summary counts criteria, bands and trips', async () => {
  await save(
    review(productId, { overall: 10, scores: { cleanliness: 10, staff: 9 }, tripType: 'cap-doi' }),
    review(productId, { overall: 7, scores: { cleanliness: 7 } }),
    review(productId, { overall: 3, scores: {} }),
  );
  const summary = await reviewSummary(database.db, productId);
  expect(summary).toMatchObject({ count: 3, average: 6.7 });
  expect(summary.criteria).toEqual([
    { key: 'cleanliness', label: 'Sạch sẽ', average: 8.5, count: 2 },
    { key: 'staff', label: 'Nhân viên', average: 9, count: 1 },
  ]);
  expect(summary.histogram.map((band) => band.count)).toEqual([1, 0, 1, 0, 1]);
  expect(summary.tripTypes).toEqual([
    { value: 'gia-dinh', label: 'Gia đình', count: 2 },
    { value: 'cap-doi', label: 'Cặp đôi', count: 1 },
  ]);
});
