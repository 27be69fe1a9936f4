import { beforeEach, expect, test } from 'vitest';
import { staff } from '#tests/factories/staff.ts';
import { anySender, createWrittenReview, writtenAt } from '#tests/factories/written-review.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { reviewAppealDecided } from '../events.ts';
import { listOwnReviews } from '../queries/find-reviewable-trip.ts';
import { appealReview, decideAppeal } from './appeal-review.ts';
import { rejectReview } from './moderate-review.ts';

const database = setUpTestDatabase();
let queue: FakeQueue;
let own: Awaited<ReturnType<typeof createWrittenReview>>;
beforeEach(async () => {
  queue = createFakeQueue();
  own = await createWrittenReview(database.db);
});

const actor = staff('an');
const reject = () =>
  rejectReview(database.db, queue, { id: own.reviewId, actor, reason: 'quang-cao' }, writtenAt);
const appeal = (of: object = {}) => {
  const { code, productId } = own;
  const words = 'Tôi chỉ nói về chuyến đi của mình, không quảng cáo gì.';
  return appealReview(database.db, { code, productId, words, sender: anySender, ...of }, writtenAt);
};
const decide = (isUpheld: boolean, by = actor) =>
  decideAppeal(
    { db: database.db, queue },
    { id: own.reviewId, isUpheld, answer: 'Chúng tôi đã đọc lại.', actor: by },
    writtenAt,
  );
const asAuthor = async () => (await listOwnReviews(database.db, own.bookingId, writtenAt))[0];

test('P-22: an author appeals once against a refusal, however often the form is sent', async () => {
  expect(await appeal()).toEqual({ ok: false, reason: 'not_refused' });
  await reject();
  expect(await asAuthor()).toMatchObject({ canAppeal: true, reason: 'Quảng cáo hoặc dẫn sang trang khác' });
  const other = await createWrittenReview(database.db);
  expect(await appeal({ code: other.code })).toEqual({ ok: false, reason: 'unknown_review' });
  const both = await Promise.all([appeal(), appeal()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await appeal()).toEqual({ ok: false, reason: 'already_appealed' });
  expect(await asAuthor()).toMatchObject({ canAppeal: false, appeal: { isUpheld: null } });
});

test.each([
  [true, 'published', 1],
  [false, 'rejected', 0],
])(
  'an appeal is decided once, by staff with the right, and its author reads the answer: upheld %s',
  async (isUpheld, status, counted) => {
    await reject();
    expect(await decide(isUpheld), 'before there is one').toEqual({ ok: false, reason: 'changed' });
    await appeal();
    queue.sent.length = 0;
    expect(await decide(isUpheld, { ...actor, rights: {} })).toEqual({ ok: false, reason: 'not_allowed' });
    const both = await Promise.all([decide(isUpheld), decide(isUpheld)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await asAuthor()).toMatchObject({ status, appeal: { isUpheld, answer: 'Chúng tôi đã đọc lại.' } });
    expect(queue.sent.filter(({ name }) => name === reviewAppealDecided.name)).toHaveLength(1);
    const product = database.db.selectFrom('products').select('rating_count as counted');
    expect(await product.where('id', '=', own.productId).executeTakeFirst()).toEqual({ counted });
    const history = database.db
      .selectFrom('history')
      .select(['verb', 'reason'])
      .where('object_type', '=', 'review');
    expect(
      await history.where('object_id', '=', String(own.reviewId)).orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({
      verb: isUpheld ? 'review.appeal_upheld' : 'review.appeal_refused',
      reason: 'Chúng tôi đã đọc lại.',
    });
  },
);
