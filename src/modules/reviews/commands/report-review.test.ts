import { beforeEach, expect, test } from 'vitest';
import { staff } from '#tests/factories/staff.ts';
import { anySender, createWrittenReview, writtenAt } from '#tests/factories/written-review.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { findModeratedReview, listModeratedReviews } from '../queries/moderated-reviews.ts';
import { publishReview, rejectReview } from './moderate-review.ts';
import { keepReported, reportReview } from './report-review.ts';

const database = setUpTestDatabase();
let queue: FakeQueue;
let id: number;
beforeEach(async () => {
  queue = createFakeQueue();
  id = (await createWrittenReview(database.db)).reviewId;
});

const actor = staff('an');
const publish = () => publishReview(database.db, queue, { id, actor }, writtenAt);
const report = (reviewId = id) =>
  reportReview(
    database.db,
    { reviewId, reason: 'xuc-pham', words: 'Gọi tên một người cụ thể.', sender: anySender },
    writtenAt,
  );
const outcomes = async () =>
  (await findModeratedReview(database.db, id))?.reports.map(({ outcome }) => outcome);
const disputed = async () =>
  (await listModeratedReviews(database.db, { isDisputed: true }, {})).rows.map((row) => row.id);

test('only published reviews can be reported, and the open reports of one review are limited', async () => {
  expect(await report()).toEqual({ ok: false, reason: 'unknown_review' });
  expect(await report(999_999)).toEqual({ ok: false, reason: 'unknown_review' });
  await publish();
  await Promise.all(Array.from({ length: 24 }, () => report()));
  expect(await outcomes()).toEqual(Array(20).fill(null));
  expect(await disputed()).toContain(id);
});

test('staff keep a reported review with a reason, or remove it; either closes the open reports', async () => {
  await publish();
  await report();
  const keep = (by = actor) =>
    keepReported(database.db, { id, note: 'khách kể chuyện của mình', actor: by }, writtenAt);
  expect(await keep({ ...actor, rights: {} })).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await keep()).toEqual({ ok: true });
  expect(await keep()).toEqual({ ok: false, reason: 'changed' });
  expect(await outcomes()).toEqual(['kept']);
  await report();
  await rejectReview(database.db, queue, { id, actor, reason: 'xuc-pham' }, writtenAt);
  expect(await outcomes()).toEqual(['removed', 'kept']);
  expect(await disputed()).not.toContain(id);
});
