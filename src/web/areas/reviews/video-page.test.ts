import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { videoLimits } from '#modules/media/commands/read-video.ts';
import { publishReview } from '#modules/reviews/commands/moderate-review.ts';
import { moveReviewFiles } from '#modules/reviews/commands/move-review-files.ts';
import { saveReviews } from '#modules/reviews/commands/save-reviews.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { listOwnReviews } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { film } from '#tests/factories/film.ts';
import { review } from '#tests/factories/review.ts';
import { staff } from '#tests/factories/staff.ts';
import { createWrittenReview, writtenAt } from '#tests/factories/written-review.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let own: Awaited<ReturnType<typeof createWrittenReview>>;
let path: string;
let pass: string;
beforeAll(async () => {
  site = await createTestServer({ withPages: true, at: '2026-12-04T03:10:00Z' });
  await createCatalogue(site.db);
  own = await createWrittenReview(site.db);
  pass = reviewLinkToken.sign(site.app.secrets.token, own.code, site.clock.now());
  path = `/danh-gia/${pass}/${own.productId}/video`;
}, 120_000);
afterAll(() => site.close());

async function post(bytes: Buffer | null, to = path) {
  const form = new FormData();
  form.set('openedAt', '2026-12-04T03:00:00.000Z');
  if (bytes)
    form.append('video', new File([new Uint8Array(bytes)], 'Vịnh lúc sáng.mov', { type: 'text/html' }));
  else form.set('xoa', '1');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return site.inject({
    method: 'POST',
    url: to,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const videoId = async () => (await listOwnReviews(site.db, own.bookingId, writtenAt))[0]?.video?.id ?? null;

test('a video is uploaded by a plain form; only its author sees it until it is published, then it is sent in ranges', async () => {
  expect((await site.get(path)).body).toContain('dài nhất 60 giây');
  const sent = await post(film('phone.mov'));
  expect([sent.statusCode, sent.headers.location], sent.body).toEqual([303, `${path}?xong`]);
  const id = await videoId();
  const address = `/danh-gia/${pass}/phim/${id}`;
  const page = (await site.get(path)).body;
  expect(page).toContain(address);
  expect(page).toContain('preload="none"');
  expect(page).not.toMatch(/autoplay/i);
  const seen = await site.get(address, { range: 'bytes=0-1' });
  expect([seen.statusCode, seen.rawPayload.length, seen.headers['cache-control']]).toEqual([
    206,
    2,
    'private, no-store',
  ]);
  const other = await createWrittenReview(site.db);
  const foreign = reviewLinkToken.sign(site.app.secrets.token, other.code, site.clock.now());
  expect((await site.get(`/danh-gia/${foreign}/phim/${id}`)).statusCode).toBe(404);
  const shownAt = `/media/reviews/${id}.mp4`;
  expect((await site.get(shownAt)).statusCode).toBe(404);

  await publishReview(site.db, site.queue, { id: own.reviewId, actor: staff('an') }, site.clock.now());
  await moveReviewFiles(site.app, own.reviewId, site.clock.now());
  const whole = await site.get(shownAt);
  const size = film('phone.mov').length;
  expect([whole.statusCode, whole.rawPayload.length, whole.headers['content-type']]).toEqual([
    200,
    size,
    'video/mp4',
  ]);
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(whole.rawPayload.includes('106.99')).toBe(false);
  const end = await site.get(shownAt, { range: 'bytes=-10' });
  expect([end.statusCode, end.headers['content-range'], end.rawPayload.length]).toEqual([
    206,
    `bytes ${size - 10}-${size - 1}/${size}`,
    10,
  ]);
  expect((await site.get(shownAt, { range: `bytes=${size}-` })).statusCode).toBe(416);
});

test('product pages play it on demand, load nothing for it before, and link to it without JavaScript', async () => {
  const { id: productId, slug } = await site.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('kind', '=', 'hotel')
    .where('title', '=', 'Resort Gió Biển')
    .executeTakeFirstOrThrow();
  const seen = review(productId, { title: 'Nhân viên rất ấm' });
  await site.db
    .transaction()
    .execute((tx) => saveReviews(tx, [seen, review(productId, { title: 'Phòng rộng' })]));
  const { id } = await site.db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .where('title', '=', seen.title)
    .executeTakeFirstOrThrow();
  const size = { width: 96, height: 64, bytes: 9, duration_ms: 1500, has_poster: false };
  const shownAt = site.clock.now();
  await site.db
    .insertInto('review_videos')
    .values({
      id: 'a'.repeat(32),
      review_id: id,
      format: 'mp4',
      ...size,
      shown_at: shownAt,
      added_at: shownAt,
    })
    .execute();
  const address = linkTo(getKind('hotel').category, slug);
  const page = await site.get(address);
  expect(page.body.replaceAll('<!-- -->', '')).toContain('Có video (1)');
  expect(page.body).toContain('Xem video của khách');
  expect(page.body).not.toContain('<video');
  expect(page.headers['content-security-policy']).toMatch(/media-src 'self'/);
  const withVideo = (await site.get(`${address}?reviewMedia=video`)).body;
  expect(withVideo).toContain('Nhân viên rất ấm');
  expect(withVideo).not.toContain('Phòng rộng');
  expect(withVideo).toMatch(/aria-current="true"[^>]*>Có video/);
  const withPhotos = (await site.get(`${address}?reviewMedia=hinh`)).body;
  expect(withPhotos).toContain('Không có đánh giá nào ở trang này');
  const answer = (await site.get(`/api/v1/hotel-reviews?target=${slug}&media=video&facets=true`)).json();
  expect(answer).toMatchObject({
    totalResults: 1,
    results: [{ video: { posterUrl: null, durationSeconds: 2 } }],
    summary: { media: { photos: 0, video: 1 } },
  });
  expect((await site.get(`/api/v1/hotel-reviews?target=${slug}&media=photos`)).json().totalResults).toBe(0);
});

test('a refusal is named in Vietnamese; without a link to a trip large forms are refused', async () => {
  await post(null);
  expect(await videoId()).toBeNull();
  const html = await post(Buffer.from('<script>alert(1)</script>'));
  expect([html.headers['x-form-status'], html.body]).toEqual([
    '422',
    expect.stringContaining('không mở được như một video'),
  ]);
  expect((await post(Buffer.alloc(0))).body).toContain('chọn một video');
  const heavy = await post(Buffer.alloc(videoLimits.bytes + 9 * 1024 * 1024));
  expect([heavy.statusCode, heavy.headers.location]).toEqual([303, `${path}?loi=nang`]);
  expect((await site.get(`${path}?loi=nang`)).body).toContain('nặng hơn 30 MB');
  expect((await site.get(`${path}?loi=ban`)).body).toContain('nhiều người đang gửi');
  expect((await post(film('phone.mp4'), `/danh-gia/x.y.z/${own.productId}/video`)).statusCode).toBe(404);
  expect(await videoId()).toBeNull();
});
