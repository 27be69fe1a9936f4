import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { publishReview, rejectReview } from '#modules/reviews/commands/moderate-review.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { taskSweeps } from '#modules/tasks/jobs.ts';
import { listTasks } from '#modules/tasks/queries/list-tasks.ts';
import { type TaskKindName, taskKindNames } from '#modules/tasks/rules/task-kinds.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { randomPhone } from '#tests/factories/booking.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createWrittenReview, saidOfTrip } from '#tests/factories/written-review.ts';
import { bookByApi } from '#tests/support/api-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as requestPage from '#web/areas/enquiries/request-page.tsx';
import * as flightsPage from '#web/areas/flights/flights-page.tsx';
import * as contactPage from '#web/areas/pages/contact-page.tsx';
import * as appealPage from '#web/areas/reviews/appeal-page.tsx';
import * as editReviewPage from '#web/areas/reviews/edit-review-page.tsx';
import * as photosPage from '#web/areas/reviews/photos-page.tsx';
import * as reportPage from '#web/areas/reviews/report-page.tsx';
import * as reviewPage from '#web/areas/reviews/review-page.tsx';

/** Nothing that a guest sends ends in silence: whatever form they post, somebody has a task. */

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

const guest = () => ({
  name: 'Nguyễn Thu Hà',
  phone: randomPhone(),
  email: '',
  message: 'Đoàn công ty, ba ngày.',
  consent: 'on',
  openedAt: '2026-11-21T02:55:00.000Z',
});

/** What waits since the last time. */
async function newTasks(): Promise<TaskKindName[]> {
  const before = await site.db.selectFrom('tasks').select('id').execute();
  await taskSweeps.find(({ name }) => name === 'sync-tasks')?.run(site.app);
  const tasks = await listTasks(site.db, { kinds: taskKindNames, limit: 100 });
  return tasks.filter(({ id }) => !before.some((one) => one.id === id)).map(({ kind }) => kind);
}

const post = (page: { action: (args: never) => unknown }, path: string, form: Record<string, string>) =>
  callPage(site, page.action, { path, ip: '203.0.113.9', form });

test.each(['tu-van', 'bao-gia-doan', 'goi-lai'])('a request: %s', async (kind) => {
  const form = { ...guest(), kind, product: '', from: '2026-12-20', guests: '24', budget: '', place: '' };
  expect(redirectOf(await post(requestPage, '/yeu-cau', form))[0]).toBe(303);
  expect(await newTasks()).toEqual(['enquiry']);
});

test.each([
  ['lien-he', 'enquiry'],
  ['gop-y', 'enquiry'],
  ['doi-tac', 'enquiry'],
  ['khieu-nai', 'complaint'],
])('a message: %s', async (kind, task) => {
  expect(redirectOf(await post(contactPage, '/lien-he', { ...guest(), kind }))[0]).toBe(303);
  expect(await newTasks()).toEqual([task]);
});

test('flights', async () => {
  const legs = { 'from-0': 'HAN', 'to-0': 'PQC', 'date-0': '2026-12-20' };
  const form = { ...guest(), trip: 'one-way', ...legs, adults: '2', infants: '0', cabin: 'economy' };
  expect(redirectOf(await post(flightsPage, '/ve-may-bay', form))[0]).toBe(303);
  expect(await newTasks()).toEqual(['enquiry']);
});

test('a booking that a supplier must accept first', async () => {
  const product = await createProductOfKind(site.db, 'service', { plan: { confirmation: 'request' } });
  await bookByApi(site, itemOf(product, '2026-12-20', { adults: 2 }));
  expect(await newTasks()).toEqual(['on-request']);
});

test('a review', async () => {
  const hotel = await createBookableHotel(site.db, { from: '2026-11-21', to: '2026-12-20' });
  const stay = { unitId: hotel.unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  const { code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  site.clock.advance({ minutes: 13 * 24 * 60 });
  await completeTrips(site.db, site.queue, site.clock.now());
  await newTasks();
  const token = reviewLinkToken.sign(site.app.secrets.token, code, site.clock.now());
  const form = {
    product: String(hotel.productId),
    overall: '9',
    title: 'Nhân viên rất ấm',
    content: 'Phòng sạch, sáng nào cũng có bún cá nóng. Chúng tôi sẽ quay lại.',
    tripType: 'cap-doi',
    stayedIn: '2026-12',
    authorName: 'Thu Hà',
    openedAt: '2026-11-21T02:55:00.000Z',
  };
  const reply = await callPage(site, reviewPage.action, {
    path: `/danh-gia/${token}`,
    params: { token },
    form,
  });
  expect(redirectOf(reply)[0]).toBe(303);
  expect(await newTasks()).toEqual(['review']);
});

test('what is said about a review: photos and another version are read again, a report and an appeal are decided', async () => {
  const { code, productId, reviewId: id } = await createWrittenReview(site.db);
  const token = reviewLinkToken.sign(site.app.secrets.token, code, site.clock.now());
  const params = { token, product: String(productId), review: String(id) };
  const openedAt = '2026-11-21T02:55:00.000Z';
  const actor = staff('an');
  const publish = async () => {
    await publishReview(site.db, site.queue, { id, actor }, site.clock.now());
    await newTasks();
    expect(await openTasks(id)).toEqual([]);
  };
  const send = async (
    page: { action: (args: never) => unknown },
    form: Record<string, string> | FormData,
  ) => {
    const reply = await callPage(site, page.action, { path: `/danh-gia/${token}`, params, form });
    expect(redirectOf(reply)[0]).toBe(303);
    await newTasks();
  };

  await publish();
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const photos = new FormData();
  photos.set('openedAt', openedAt);
  photos.set('photos', new File([new Uint8Array(photo)], 'bien.png'));
  await send(photosPage, photos);
  expect(await openTasks(id)).toEqual(['review']);

  await publish();
  const { scores, ...said } = saidOfTrip;
  await send(editReviewPage, { ...said, 'score-staff': scores.staff, title: 'Ấm, hơi ồn', openedAt });
  expect(await openTasks(id)).toEqual(['review']);

  await publish();
  await send(reportPage, { reason: 'xuc-pham', words: 'Gọi tên một người.', openedAt });
  expect(await openTasks(id)).toEqual(['review-report']);

  await rejectReview(site.db, site.queue, { id, actor, reason: 'xuc-pham' }, site.clock.now());
  await send(appealPage, { words: 'Tôi không gọi tên ai trong bài này.', openedAt });
  expect(await openTasks(id)).toEqual(['review-appeal']);
});

/** What waits about one review. */
async function openTasks(reviewId: number): Promise<TaskKindName[]> {
  const tasks = await listTasks(site.db, { kinds: taskKindNames, limit: 100 });
  const ofReviews = tasks.filter(({ kind }) => kind.startsWith('review'));
  return ofReviews.filter(({ objectId }) => objectId === String(reviewId)).map(({ kind }) => kind);
}
