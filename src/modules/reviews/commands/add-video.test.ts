import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDiskStore, type FileStore } from '#platform/storage/create-disk-store.ts';
import { film } from '#tests/factories/film.ts';
import { staff } from '#tests/factories/staff.ts';
import { anySender, createWrittenReview, writtenAt } from '#tests/factories/written-review.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listReviews } from '../queries/list-reviews.ts';
import { productReviews } from '../queries/product-reviews.ts';
import { addVideo, removeVideo } from './add-video.ts';
import { eraseAuthor } from './erase-author.ts';
import { publishReview, rejectReview } from './moderate-review.ts';
import { reviewFileJobs } from './move-review-files.ts';

let database: TestDatabase;
let files: FileStore;
let folder: string;
let queue: FakeQueue;
let own: Awaited<ReturnType<typeof createWrittenReview>>;
let poster: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'neo-viet-films-'));
  files = createDiskStore(folder);
  poster = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#1a7f79' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  queue = createFakeQueue();
  own = await createWrittenReview(database.db);
});

const clock = { now: () => writtenAt };
const actor = staff('an');
const add = (of: object = {}, now = writtenAt) =>
  addVideo(
    { db: database.db, files, queue },
    { code: own.code, productId: own.productId, file: film('phone.mp4'), poster, sender: anySender, ...of },
    now,
  );
/** Runs the queued file jobs, as the worker would. */
async function settle() {
  for (const { name, data } of queue.sent.splice(0))
    for (const { type, handle } of reviewFileJobs)
      if (type.name === name)
        await (handle as (app: object, data: object) => Promise<void>)(
          { db: database.db, files, clock },
          data,
        );
}
const row = () =>
  database.db
    .selectFrom('review_videos')
    .selectAll()
    .where('review_id', '=', own.reviewId)
    .executeTakeFirst();
const shown = async () =>
  (await listReviews(database.db, { of: { productId: own.productId }, page: 1, limit: 5 })).results.map(
    ({ video }) => video,
  );
const lying = async (id: string) =>
  [
    await files.has(`withheld/reviews/${id}.mp4`),
    await files.has(`withheld/reviews/${id}.webp`),
    await files.has(`media/reviews/${id}.mp4`),
    await files.has(`media/reviews/${id}.webp`),
  ] as const;

test('a video is public only while its review is published, with its poster and without its location', async () => {
  expect(await add()).toEqual({ ok: true });
  const video = await row();
  const id = video?.id ?? '';
  expect(video).toMatchObject({ format: 'mp4', width: 96, height: 64, has_poster: true, shown_at: null });
  expect(await lying(id)).toEqual([true, true, false, false]);
  await publishReview(database.db, queue, { id: own.reviewId, actor }, writtenAt);
  expect(await shown(), 'its file is not there yet').toEqual([null]);
  await settle();
  expect(await lying(id)).toEqual([false, false, true, true]);
  const [url, posterUrl] = [`/media/reviews/${id}.mp4`, `/media/reviews/${id}.webp`];
  expect(await shown()).toEqual([{ url, posterUrl, width: 96, height: 64, durationSeconds: 2 }]);
  expect((await files.read(url.slice(1)))?.includes('106.99')).toBe(false);
  await rejectReview(database.db, queue, { id: own.reviewId, actor, reason: 'thong-tin-rieng' }, writtenAt);
  await settle();
  expect(await lying(id)).toEqual([true, true, false, false]);
});

test('one video, even from two concurrent forms; invalid files, late ones and those for another trip are refused', async () => {
  expect(await add({ file: Buffer.from('<html>') })).toEqual({ ok: false, reason: 'not_a_video' });
  expect(await add({ code: 'DV2222222' })).toEqual({ ok: false, reason: 'unknown_review' });
  const late = new Date(writtenAt.getTime() + 14 * 86_400_000);
  expect(await add({}, late)).toEqual({ ok: false, reason: 'edit_closed' });
  expect(await row()).toBeUndefined();
  const both = await Promise.all([add(), add()]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both).toContainEqual({ ok: false, reason: 'has_video' });
  const lyingNow = await files.list('withheld/reviews');
  expect(lyingNow.filter(({ name }) => name.endsWith('.mp4'))).toHaveLength(2);
});

test('an unreadable poster is left out; a later video hides the review until it is read again', async () => {
  await publishReview(database.db, queue, { id: own.reviewId, actor }, writtenAt);
  expect(await add({ file: film('phone.webm'), poster: Buffer.from('x') })).toEqual({ ok: true });
  expect(await row()).toMatchObject({ format: 'webm', has_poster: false });
  const status = database.db.selectFrom('reviews').select('status').where('id', '=', own.reviewId);
  expect(await status.executeTakeFirst()).toEqual({ status: 'pending' });
});

test('lists and counts know who has a video, and who has photos', async () => {
  const query = { productId: own.productId, sortBy: 'newest' as const, page: 1, limit: 5 };
  await add();
  await publishReview(database.db, queue, { id: own.reviewId, actor }, writtenAt);
  await settle();
  const all = await productReviews(database.db, { ...query, media: 'video' });
  expect([all.summary.media, all.totalResults]).toEqual([{ photos: 0, video: 1 }, 1]);
  expect(await productReviews(database.db, { ...query, media: 'photos' })).toMatchObject({
    reviews: [],
    totalResults: 0,
  });
});

test('S-14: a video and its files are deleted by its author or staff, and when its guest is erased', async () => {
  const remove = (by: Parameters<typeof removeVideo>[1]['actor']) =>
    removeVideo({ db: database.db, queue }, { reviewId: own.reviewId, actor: by }, writtenAt);
  for (const by of ['guest', actor] as const) {
    await add();
    const id = (await row())?.id ?? '';
    expect(await remove({ ...actor, rights: {} })).toEqual({ ok: false, reason: 'not_allowed' });
    expect(await remove(by)).toEqual({ ok: true });
    await settle();
    expect([await row(), await lying(id)]).toEqual([undefined, [false, false, false, false]]);
  }
  await add();
  await publishReview(database.db, queue, { id: own.reviewId, actor }, writtenAt);
  await settle();
  const id = (await row())?.id ?? '';
  const forgotten = { bookingIds: [own.bookingId], withWords: false, actor: 'system' as const };
  await database.db.transaction().execute((tx) => eraseAuthor(tx, queue, forgotten, writtenAt));
  await settle();
  expect([await row(), await shown(), await lying(id)]).toEqual([
    undefined,
    [null],
    [false, false, false, false],
  ]);
});
