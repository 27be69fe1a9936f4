import { beforeEach, expect, test } from 'vitest';
import { staff } from '#tests/factories/staff.ts';
import { anySender, createWrittenReview, saidOfTrip, writtenAt } from '#tests/factories/written-review.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { findModeratedReview } from '../queries/moderated-reviews.ts';
import { guestReview } from '../schema.ts';
import { editReview } from './edit-review.ts';
import { publishReview, rejectReview } from './moderate-review.ts';

const database = setUpTestDatabase();
let queue: FakeQueue;
let own: Awaited<ReturnType<typeof createWrittenReview>>;
beforeEach(async () => {
  queue = createFakeQueue();
  own = await createWrittenReview(database.db);
});

const days = (count: number) => new Date(writtenAt.getTime() + count * 86_400_000);
const edit = (changes: object = {}, now = days(1), of: object = {}) => {
  const review = guestReview.parse({ ...saidOfTrip, ...changes });
  const { code, productId } = own;
  return editReview({ db: database.db, queue }, { code, productId, review, sender: anySender, ...of }, now);
};
const row = () =>
  database.db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.status', 'reviews.title', 'overall', 'rating_count as counted'])
    .where('reviews.id', '=', own.reviewId)
    .executeTakeFirst();

test('an edited review is read by staff again before it is public, and its former version is kept', async () => {
  await publishReview(database.db, queue, { id: own.reviewId, actor: staff('an') }, writtenAt);
  expect(await row()).toMatchObject({ status: 'published', counted: 1 });
  expect(await edit({ title: 'Ấm, nhưng ồn', overall: '7' })).toEqual({ ok: true });
  expect(await row()).toEqual({ status: 'pending', title: 'Ấm, nhưng ồn', overall: 7, counted: 0 });
  await edit({ title: 'Ấm, hơi ồn', overall: '8' }, days(2));
  const { versions = [] } = (await findModeratedReview(database.db, own.reviewId)) ?? {};
  expect(versions.map(({ words: { title, overall } }) => [title, overall])).toEqual([
    ['Ấm, nhưng ồn', 7],
    ['Nhân viên rất ấm', 9],
  ]);
  const events = database.db.selectFrom('review_events').select(['reason', 'actor']).orderBy('id');
  expect(await events.where('review_id', '=', own.reviewId).execute()).toEqual([
    { reason: 'written_unproven', actor: 'guest' },
    { reason: 'published', actor: 'staff:an' },
    { reason: 'edited', actor: 'guest' },
    { reason: 'edited', actor: 'guest' },
  ]);
});

test('only for fourteen days; not after removal, not another guest’s, not in another month', async () => {
  expect(await edit({}, days(13.9))).toEqual({ ok: true });
  expect(await edit({}, days(14))).toEqual({ ok: false, reason: 'edit_closed' });
  expect(await edit({ stayedIn: '2026-10' })).toEqual({ ok: false, reason: 'wrong_field' });
  expect(await edit({ scores: { cabin: 9 } })).toEqual({ ok: false, reason: 'wrong_field' });
  const other = await createWrittenReview(database.db);
  expect(await edit({}, days(1), { code: other.code })).toEqual({ ok: false, reason: 'unknown_review' });
  const actor = staff('an');
  await publishReview(database.db, queue, { id: own.reviewId, actor }, days(1));
  await rejectReview(database.db, queue, { id: own.reviewId, actor, reason: 'xuc-pham' }, days(1));
  expect(await edit()).toEqual({ ok: false, reason: 'edit_closed' });
});
