import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPictureVariants } from '#modules/media/commands/picture-variants.ts';
import { createDiskStore, type FileStore } from '#platform/storage/create-disk-store.ts';
import { staff } from '#tests/factories/staff.ts';
import { anySender, createWrittenReview, writtenAt } from '#tests/factories/written-review.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { reviewPhotosDropped, reviewPhotosMoved } from '../events.ts';
import { listOwnReviews } from '../queries/find-reviewable-trip.ts';
import { listReviews } from '../queries/list-reviews.ts';
import { addPhotos, removePhoto } from './add-photos.ts';
import { eraseAuthor } from './erase-author.ts';
import { publishReview, rejectReview } from './moderate-review.ts';
import { reviewFileJobs } from './move-review-files.ts';

let database: TestDatabase;
let files: FileStore;
let folder: string;
let queue: FakeQueue;
let own: Awaited<ReturnType<typeof createWrittenReview>>;
let picture: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'neo-viet-photos-'));
  files = createDiskStore(folder);
  picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#1a7f79' } })
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
const add = (count: number, of: object = {}, now = writtenAt) => {
  const { code, productId } = own;
  const pictures = Array.from({ length: count }, () => picture);
  return addPhotos(
    { db: database.db, files, queue },
    { code, productId, pictures, sender: anySender, ...of },
    now,
  );
};
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
const photoIds = async () =>
  (await listOwnReviews(database.db, own.bookingId, writtenAt)).flatMap(({ photos }) => photos);
const shown = async () =>
  (await listReviews(database.db, { of: { productId: own.productId }, page: 1, limit: 5 })).results.flatMap(
    ({ photos }) => photos.map(({ url }) => url),
  );
const lying = async (id: string) =>
  [await files.has(`withheld/reviews/${id}.webp`), await files.has(`media/reviews/${id}.webp`)] as const;
const actor = staff('an');
const publish = () => publishReview(database.db, queue, { id: own.reviewId, actor }, writtenAt);

test('photos are public only while their review is published, and so are their files', async () => {
  expect(await add(2)).toEqual({ ok: true });
  const [id = ''] = await photoIds();
  await settle();
  expect([await shown(), await lying(id)]).toEqual([[], [true, false]]);
  await publish();
  expect(await shown(), 'their files are not there yet').toEqual([]);
  await settle();
  expect((await shown()).map((url) => url.slice(0, 15))).toEqual(['/media/reviews/', '/media/reviews/']);
  expect(await lying(id)).toEqual([false, true]);

  const variants = createPictureVariants(files, { maxBytes: 2 ** 30 });
  const image = { name: `media/reviews/${id}.webp`, width: 64, quality: 75 };
  expect(await variants.get(image)).toBeInstanceOf(Buffer);
  await rejectReview(database.db, queue, { id: own.reviewId, actor, reason: 'thong-tin-rieng' }, writtenAt);
  await settle();
  expect([await shown(), await lying(id)]).toEqual([[], [true, false]]);
  expect(await variants.get(image), 'nor any copy of it').toBeNull();
});

test('adding a photo hides a published review until staff have read it again', async () => {
  await publish();
  expect(await add(1)).toEqual({ ok: true });
  const status = database.db.selectFrom('reviews').select('status').where('id', '=', own.reviewId);
  expect(await status.executeTakeFirst()).toEqual({ status: 'pending' });
});

test('at most six, also when two forms arrive at once; all of a form or none; only in the allowed days', async () => {
  expect(await add(0)).toEqual({ ok: false, reason: 'no_photo' });
  expect(await add(7)).toEqual({ ok: false, reason: 'too_many' });
  expect(await add(0, { pictures: [picture, Buffer.from('GIF89a')] })).toEqual({
    ok: false,
    reason: 'not_a_photo',
    at: 2,
  });
  expect(await photoIds()).toEqual([]);
  const both = await Promise.all([add(4), add(4)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'too_many' }]);
  expect(await photoIds()).toHaveLength(4);
  expect(await add(1, { code: 'DV2222222' })).toEqual({ ok: false, reason: 'unknown_review' });
  const late = new Date(writtenAt.getTime() + 14 * 86_400_000);
  expect(await add(1, {}, late)).toEqual({ ok: false, reason: 'edit_closed' });
});

test('a photo and its file are deleted by its author or staff, and by nobody else', async () => {
  await add(2);
  const [first = '', second = ''] = await photoIds();
  const remove = (photoId: string, by: Parameters<typeof removePhoto>[1]['actor'], reviewId = own.reviewId) =>
    removePhoto({ db: database.db, queue }, { reviewId, photoId, actor: by }, writtenAt);
  expect(await remove(first, { ...actor, rights: {} })).toEqual({ ok: false, reason: 'not_allowed' });
  const other = await createWrittenReview(database.db);
  expect(await remove(first, 'guest', other.reviewId)).toEqual({ ok: true });
  expect(await photoIds(), 'of another review').toHaveLength(2);
  await remove(first, 'guest');
  await remove(second, actor);
  await settle();
  expect([await photoIds(), await lying(first), await lying(second)]).toEqual([
    [],
    [false, false],
    [false, false],
  ]);
});

test('S-14: photos and their files are deleted when a guest is erased, even if the text stays', async () => {
  await add(2);
  await publish();
  await settle();
  const [id = ''] = await photoIds();
  const { bookingId } = own;
  await database.db
    .transaction()
    .execute((tx) =>
      eraseAuthor(tx, queue, { bookingIds: [bookingId], withWords: false, actor: 'system' }, writtenAt),
    );
  expect(queue.sent.map(({ name }) => name)).toEqual([reviewPhotosDropped.name]);
  await settle();
  expect([await shown(), await lying(id)]).toEqual([[], [false, false]]);
  // A move queued earlier finds nothing to move.
  queue.sent.push({ name: reviewPhotosMoved.name, data: { reviewId: own.reviewId } });
  await settle();
  expect(await lying(id)).toEqual([false, false]);
});
