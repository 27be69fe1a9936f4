import { beforeAll, expect, test } from 'vitest';
import { createHotel } from '#tests/factories/hotel.ts';
import { review } from '#tests/factories/review.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { markHelpful } from './commands/mark-helpful.ts';
import { saveReviews } from './commands/save-reviews.ts';

const now = new Date('2026-11-21T03:00:00Z');
const database = setUpTestDatabase();
let productId: number;
beforeAll(async () => {
  productId = (await createHotel(database.db)).productId;
});

async function createReview(fields: Parameters<typeof review>[1] = {}): Promise<number> {
  await database.db.transaction().execute((tx) => saveReviews(tx, [review(productId, fields)]));
  const { id } = await database.db
    .selectFrom('reviews')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
const mark = (
  reviewId: number,
  voter: string,
  { key = null, at = now }: { key?: string | null; at?: Date } = {},
) => {
  const counting = { secret: 's', now: at, isOn: true };
  const limits = [{ name: 'votes', subject: key ?? '', max: 20, windowSeconds: 3600 }];
  const sender = { isProven: false as const, counted: key === null ? null : { limits, counting } };
  return markHelpful(database.db, { reviewId, voter, sender }, at);
};

test('each visitor counts once, however often and fast they vote', async () => {
  const id = await createReview({ helpfulCount: 2 });
  const counted = { ok: true, productId, helpfulCount: 3 };
  expect(await Promise.all([mark(id, 'a'), mark(id, 'a'), mark(id, 'a')])).toEqual([
    counted,
    counted,
    counted,
  ]);
  const both = await Promise.all([mark(id, 'b'), mark(id, 'c')]);
  expect(both.map((result) => result.ok && result.helpfulCount).sort()).toEqual([4, 5]);
});

test('only published reviews can be marked as helpful', async () => {
  const id = await createReview({ status: 'pending' });
  expect(await mark(id, 'a')).toEqual({ ok: false, reason: 'unknown_review' });
  expect(await mark(999_999, 'a')).toEqual({ ok: false, reason: 'unknown_review' });
});

test('one address counts twenty times an hour, and its earlier votes stay', async () => {
  const id = await createReview();
  const from = { key: 'one-address' };
  for (let voter = 1; voter <= 20; voter += 1) await mark(id, `${voter}`, from);
  expect(await mark(id, '21', from)).toEqual({ ok: false, reason: 'too_many_unproven' });
  expect(await mark(id, '7', from)).toMatchObject({ ok: true, helpfulCount: 20 });
  expect(await mark(id, '21', { key: 'another' })).toMatchObject({ ok: true, helpfulCount: 21 });
  const later = new Date(now.getTime() + 3_600_001);
  expect(await mark(id, '22', { ...from, at: later })).toMatchObject({ ok: true, helpfulCount: 22 });
});
