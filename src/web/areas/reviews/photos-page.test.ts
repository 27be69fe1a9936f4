import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoLimits } from '#modules/media/commands/read-photo.ts';
import { publishReview } from '#modules/reviews/commands/moderate-review.ts';
import { moveReviewFiles } from '#modules/reviews/commands/move-review-files.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { listOwnReviews } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { staff } from '#tests/factories/staff.ts';
import { createWrittenReview, writtenAt } from '#tests/factories/written-review.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let own: Awaited<ReturnType<typeof createWrittenReview>>;
let path: string;
let pass: string;
let photo: Buffer;
beforeAll(async () => {
  site = await createTestServer({ withPages: true, at: '2026-12-04T03:10:00Z' });
  await createCatalogue(site.db);
  own = await createWrittenReview(site.db);
  pass = reviewLinkToken.sign(site.app.secrets.token, own.code, site.clock.now());
  path = `/danh-gia/${pass}/${own.productId}/hinh`;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}, 120_000);
afterAll(() => site.close());

async function post(
  files: { name: string; bytes: Buffer }[],
  to = path,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  form.set('openedAt', '2026-12-04T03:00:00.000Z');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, bytes } of files) form.append('photos', new File([new Uint8Array(bytes)], name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return site.inject({
    method: 'POST',
    url: to,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const photoIds = async () =>
  (await listOwnReviews(site.db, own.bookingId, writtenAt)).flatMap(({ photos }) => photos);

test('photos are uploaded by a plain form with a larger size limit, and only their author sees them until they are published', async () => {
  expect(photo.length).toBeGreaterThan(256 * 1024);
  expect((await site.get(path)).body).toMatch(/enctype="multipart\/form-data"/i);
  const sent = await post([
    { name: 'Biển lúc chiều.jpg', bytes: photo },
    { name: '', bytes: Buffer.alloc(0) },
  ]);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?xong`]);
  const [id = ''] = await photoIds();
  const address = `/danh-gia/${pass}/hinh/${id}`;
  expect((await site.get(path)).body).toContain(address);
  const seen = await site.get(address);
  expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  const other = await createWrittenReview(site.db);
  const foreign = reviewLinkToken.sign(site.app.secrets.token, other.code, site.clock.now());
  expect((await site.get(`/danh-gia/${foreign}/hinh/${id}`)).statusCode).toBe(404);
  expect((await site.get(`/media/reviews/${id}.webp`)).statusCode).toBe(404);
  expect((await site.get(`/img?url=/media/reviews/${id}.webp&w=256`)).statusCode).toBe(404);

  await publishReview(site.db, site.queue, { id: own.reviewId, actor: staff('an') }, site.clock.now());
  await moveReviewFiles(site.app, own.reviewId, site.clock.now());
  expect((await site.get(`/media/reviews/${id}.webp`)).statusCode).toBe(200);
  const small = await site.inject({
    url: `/img?url=/media/reviews/${id}.webp&w=256`,
    headers: { accept: 'image/avif,image/webp' },
  });
  expect(small.statusCode).toBe(200);
  expect((await sharp(small.rawPayload).metadata()).width).toBe(256);
});

test.each([
  ['a page that calls itself a photo', Buffer.from('<script>alert(1)</script>'), 'Hình thứ 2 không mở được'],
  ['too many bytes', Buffer.alloc(photoLimits.bytes + 1, 1), 'Hình thứ 2 nặng hơn 8 MB'],
])('a refusal is named in Vietnamese, and nothing of its form is stored: %s', async (_, bytes, words) => {
  const before = await photoIds();
  const files = [
    { name: 'a.jpg', bytes: photo },
    { name: 'b.jpg', bytes },
  ];
  const reply = await post(files);
  expect(reply.headers['x-form-status']).toBe('422');
  expect(reply.body).toContain(words);
  expect(await photoIds()).toEqual(before);
});

test('none, too many, or too large a form: each says what to do', async () => {
  expect((await post([])).body).toContain('chọn ít nhất một hình');
  const seven = Array.from({ length: 7 }, () => ({ name: 'a.jpg', bytes: photo }));
  expect((await post(seven)).body).toContain('nhiều nhất 6 hình');
  const heavy = await post([
    { name: 'a.jpg', bytes: Buffer.alloc(7 * 1024 * 1024) },
    { name: 'b.jpg', bytes: Buffer.alloc(7 * 1024 * 1024) },
  ]);
  expect([heavy.statusCode, heavy.headers.location]).toEqual([303, `${path}?loi=nang`]);
  expect((await site.get(`${path}?loi=nang`)).body).toContain('nặng quá 12 MB một lần gửi');
  expect((await post([{ name: 'a.jpg', bytes: photo }], path, { website: 'x' })).body).toContain(
    'chưa nhận được',
  );
});

test('S-16: without a link to a trip the normal size limit applies', async () => {
  const files = [{ name: 'a.jpg', bytes: photo }];
  expect((await post(files, `/danh-gia/x.y.z/${own.productId}/hinh`)).statusCode).toBe(404);
  expect((await post(files, '/lien-he')).statusCode).toBe(413);
});

test('a photo is deleted by its author, without JavaScript', async () => {
  const [id = ''] = await photoIds();
  const reply = await site.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `xoa=${id}`,
  });
  expect(reply.statusCode).toBe(303);
  expect(await photoIds()).toEqual([]);
});
