import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { decideComment, listCommentsToRead } from '#modules/plans/comments/write-comment.ts';
import { decidePlan } from '#modules/plans/editorial/decide-plan.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { publishReview, rejectReview } from '#modules/reviews/commands/moderate-review.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { followBooking } from '#modules/suppliers/commands/follow-booking.ts';
import { signSupplierLinkToken } from '#modules/suppliers/rules/supplier-link-token.ts';
import { taskSweeps } from '#modules/tasks/jobs.ts';
import { listTasks } from '#modules/tasks/queries/list-tasks.ts';
import { type TaskKindName, taskKindNames } from '#modules/tasks/rules/task-kinds.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { randomPhone } from '#tests/factories/booking.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { film } from '#tests/factories/film.ts';
import { flightBody, requestBody } from '#tests/factories/guest-request.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTripPlan, someDevice, viewPlan } from '#tests/factories/trip-plan.ts';
import { createWrittenReview, saidOfTrip } from '#tests/factories/written-review.ts';
import { callPage, cookieOf, type PageCall, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as checkoutPage from '#web/areas/checkout/checkout-page.tsx';
import * as requestPage from '#web/areas/enquiries/request-page.tsx';
import * as requestStatusPage from '#web/areas/enquiries/request-status-page.tsx';
import * as flightsPage from '#web/areas/flights/flights-page.tsx';
import * as contactPage from '#web/areas/pages/contact-page.tsx';
import * as commentPage from '#web/areas/plans/comment-page.tsx';
import * as planPage from '#web/areas/plans/plan-page.tsx';
import * as reportCommentPage from '#web/areas/plans/report-comment-page.tsx';
import * as appealPage from '#web/areas/reviews/appeal-page.tsx';
import * as editReviewPage from '#web/areas/reviews/edit-review-page.tsx';
import * as photosPage from '#web/areas/reviews/photos-page.tsx';
import * as reportPage from '#web/areas/reviews/report-page.tsx';
import * as reviewPage from '#web/areas/reviews/review-page.tsx';
import * as videoPage from '#web/areas/reviews/video-page.tsx';
import * as supplierPage from '#web/areas/suppliers/supplier-page.tsx';
import * as cancelItemPage from '#web/areas/trips/cancel-item-page.tsx';
import * as cancelPage from '#web/areas/trips/cancel-page.tsx';
import * as invoicePage from '#web/areas/trips/invoice-page.tsx';
import * as latePage from '#web/areas/trips/late-page.tsx';
import * as messagesPage from '#web/areas/trips/messages-page.tsx';
import * as refundPage from '#web/areas/trips/refund-page.tsx';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { addToEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import webRoutes from '#web/routes.ts';
import { callsOfPages, formRegister } from './form-register.ts';

/** Every form that a guest can submit results in a task for staff. */

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

/** New tasks since the last call. */
async function newTasks(): Promise<TaskKindName[]> {
  const before = await site.db.selectFrom('tasks').select('id').execute();
  await taskSweeps.find(({ name }) => name === 'sync-tasks')?.run(site.app);
  const tasks = await listTasks(site.db, { kinds: taskKindNames, limit: 100 });
  return tasks.filter(({ id }) => !before.some((one) => one.id === id)).map(({ kind }) => kind);
}

interface Page {
  action: (args: never) => unknown;
}

/** Pages whose form was posted and its task found, for the last test. */
const posted = new Set<Page>();

const post = (page: Page, path: string, form: PageCall['form'], asked: Partial<PageCall> = {}) => {
  posted.add(page);
  return callPage(site, page.action, { path, ip: '203.0.113.9', form: form as never, ...asked });
};

test.each(['tu-van', 'bao-gia-doan', 'goi-lai'])('an enquiry: %s', async (kind) => {
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

test('a fare that a guest chose', async () => {
  const input = enquiryInput.parse(
    requestBody({ kind: 've-may-bay', flight: flightBody(), email: 'ha@example.com' }),
  );
  const made = await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: site.clock.now() });
  if (!made.ok) throw new Error(made.reason);
  const { code } = made.enquiry;
  const line = { label: 'Người lớn', quantity: 2, unitPriceVnd: 2_450_000 };
  const expiresAt = new Date(site.clock.now().getTime() + 6 * 3_600_000).toISOString();
  const fare = { label: 'Bay sáng', lines: [line], expiresAt, cancellation: 'Không hoàn.' };
  const answer = { code, actor: staff('an'), answer: { message: 'Giá lúc 10 giờ.', fares: [fare] } };
  expect(await answerEnquiry(site.db, site.queue, answer, site.clock.now())).toMatchObject({ ok: true });
  await newTasks();
  const { id } = await site.db
    .selectFrom('request_fares')
    .select('id')
    .where('label', '=', 'Bay sáng')
    .executeTakeFirstOrThrow();
  const known = { code, phone: input.phone };
  const cookie = addToEnquiryCookie(new Request('http://localhost'), site.app, known).split(';')[0] ?? '';
  const form = { intent: 'accept', fare: id };
  const reply = await post(requestStatusPage, `/yeu-cau/${code}`, form, { params: { code }, cookie });
  expect(redirectOf(reply)[1]).toMatch(/^\/dat-cho\/DV/);
  expect(await newTasks()).toEqual(['fare-payment']);
});

test('a booking on request', async () => {
  const product = await createProductOfKind(site.db, 'service', { plan: { confirmation: 'request' } });
  const item = quoteItemRequest.parse(itemOf(product, '2026-12-20', { adults: 2 }));
  const path = `/dat-cho?${toItemQuery(item)}`;
  const opened = (await callPage(site, checkoutPage.loader, { path })) as unknown as Record<string, string>;
  const form = {
    ...{ quoteToken: opened.token ?? '', requestKey: opened.requestKey ?? '' },
    ...{ fullName: 'Nguyễn Thu Hà', phone: randomPhone(), email: 'ha@example.com', terms: 'on' },
  };
  const reply = await post(checkoutPage, path, form);
  expect(redirectOf(reply)[0]).toBe(303);
  expect(cookieOf(reply)).toContain('nv_trip');
  expect(await newTasks()).toEqual(['on-request']);
});

/** A paid trip of so many one-night stays, with the cookie and the path of its page. */
async function paidTrip(
  stays = 1,
): Promise<{ trip: CreatedBooking; asked: Partial<PageCall>; path: string }> {
  const { unitIds } = await createBookableHotel(site.db, {
    from: '2026-12-01',
    to: '2027-01-20',
    allotment: 20,
  });
  const unitId = unitIds[0] as number;
  const items = Array.from({ length: stays }, (_, at) => ({
    unitId,
    from: `2027-01-0${at + 1}`,
    to: `2027-01-0${at + 2}`,
  }));
  const trip = await bookAndPay(site.db, site.queue, items, site.clock.now());
  await newTasks();
  const asked = { params: { code: trip.code }, cookie: await tripCookie(site, trip.code) };
  return { trip, asked, path: `/chuyen-di/${trip.code}` };
}

test.each([
  ['a word to the company', messagesPage, { text: 'Cho tôi phòng tầng cao.' }, 'guest-message'],
  [
    'an invoice that is asked for later',
    invoicePage,
    { companyName: 'Công ty Hà', taxCode: '0100109106', address: 'Hà Nội', email: '' },
    'invoice',
  ],
  [
    'a late arrival whose supplier has not read of it',
    latePage,
    { position: '0', time: '23:30', note: 'tàu trễ' },
    'late-arrival',
  ],
] as const)('%s', async (_, page, form, task) => {
  const { asked, path } = await paidTrip();
  expect(redirectOf(await post(page, path, { ...form }, asked))[0]).toBe(303);
  expect(await newTasks()).toEqual([task]);
});

test('a cancellation with a refund above the automatic limit, of all or of one item', async () => {
  for (const [page, stays] of [
    [cancelPage, 1],
    [cancelItemPage, 2],
  ] as const) {
    const { unitIds } = await createBookableHotel(site.db, {
      from: '2026-12-01',
      to: '2027-01-20',
      allotment: 20,
    });
    const items = Array.from({ length: stays }, (__, at) => ({
      unitId: unitIds[0] as number,
      ...{ from: `2027-01-0${at + 1}`, to: `2027-01-1${at + 6}` },
    }));
    const { code } = await bookAndPay(site.db, site.queue, items, site.clock.now());
    const asked = { params: { code }, cookie: await tripCookie(site, code) };
    const path = `/chuyen-di/${code}`;
    await newTasks();
    const shown = (await callPage(site, page.loader as (args: never) => unknown, { path, ...asked })) as {
      refund?: { refundVnd: number };
      items: { refundVnd: number }[];
    };
    const backVnd = shown.refund?.refundVnd ?? shown.items[0]?.refundVnd ?? 0;
    expect(backVnd).toBeGreaterThan(10_000_000);
    const form = { position: '0', expectedRefund: String(backVnd), note: 'ốm' };
    expect(redirectOf(await post(page, path, form, asked))[0]).toBe(303);
    expect(await newTasks()).toEqual(['refund-approval']);
  }
});

test('a refund account: the person who transfers it is notified before the deadline', async () => {
  const { asked, path, trip } = await paidTrip();
  const shown = (await callPage(site, cancelPage.loader, { path, ...asked })) as {
    refund: { refundVnd: number };
  };
  const form = { expectedRefund: String(shown.refund.refundVnd), note: '' };
  await callPage(site, cancelPage.action, { path, ...asked, form });
  const refund = await site.db
    .selectFrom('refunds')
    .select('id')
    .where('booking_id', '=', trip.id)
    .executeTakeFirstOrThrow();
  const account = { bankBin: '970436', accountNo: '0011002233445', holder: 'Nguyễn Thu Hà' };
  const named = { refundId: refund.id, ...account };
  expect(redirectOf(await post(refundPage, path, named, asked))[0]).toBe(303);
  await newTasks();
  site.clock.advance({ minutes: 5 * 24 * 60 });
  expect(await newTasks()).toContain('refund');
});

test('a supplier who declines a paid booking', async () => {
  const product = await createProductOfKind(site.db, 'cruise', { plan: { confirmation: 'after_payment' } });
  await site.db.updateTable('suppliers').set({ email: 'datcho@song-lang.example' }).execute();
  const trip = await bookAndPay(
    site.db,
    site.queue,
    [itemOf(product, '2026-12-20', { adults: 2 })],
    site.clock.now(),
  );
  await issueTripVouchers(site.db, trip.id, site.clock.now());
  await followBooking(site.db, site.queue, trip.id, site.clock.now());
  expect(await newTasks()).toContain('supplier-confirmation');
  const { id: askId, supplier_id: supplierId } = await site.db
    .selectFrom('supplier_asks')
    .select(['id', 'supplier_id'])
    .where('booking_id', '=', trip.id)
    .executeTakeFirstOrThrow();
  const link = { bookingId: trip.id, supplierId, askId };
  const token = signSupplierLinkToken(site.app.secrets.token, link, new Date('2027-02-01'));
  const form = { answer: 'no', note: 'Hết phòng' };
  expect(await post(supplierPage, `/nha-cung-cap/${token}`, form, { params: { token } })).toBeNull();
  expect(await newTasks()).toContain('supplier-declined');
});

test('a plan to be published, a comment on it, and a report of a comment', async () => {
  const device = someDevice();
  const { slug } = await createTripPlan(site.db, device);
  const share = { intent: 'share', visibility: 'public', authorName: 'Lan' };
  const cookie = `nv_plans=${device.token}`;
  const asked = { params: { slug }, cookie };
  const shared = await post(planPage, `/chuyen-di/ke-hoach/${slug}`, share, asked);
  expect(redirectOf(shared)[0]).toBe(303);
  expect(await newTasks()).toEqual(['plan']);
  const { version: seen } = await viewPlan(site.db, slug, device);
  const actor = staff('an');
  await decidePlan(site.db, { slug, seen, isPublished: true, reason: '', actor }, site.clock.now());
  await newTasks();
  const path = `/ke-hoach/${slug}/binh-luan`;
  const words = { authorName: 'Minh', words: 'Đi ngày mưa thì sao?' };
  expect(redirectOf(await post(commentPage, path, words, asked))[0]).toBe(303);
  expect(await newTasks()).toEqual(['plan-comment']);
  const id = (await listCommentsToRead(site.db))[0]?.id ?? 0;
  const verdict = { id, isPublished: true, reason: '', actor };
  await decideComment(site.db, verdict, site.clock.now());
  await newTasks();
  const report = { params: { slug, comment: String(id) } };
  const reported = await post(reportCommentPage, `${path}/${id}/bao-cao`, { words: 'Quảng cáo' }, report);
  expect(redirectOf(reported)[0]).toBe(303);
  await newTasks();
  const open = await listTasks(site.db, { kinds: ['plan-comment'], limit: 10 });
  expect(open.map(({ objectId }) => objectId)).toContain(String(id));
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
  const reply = await post(reviewPage, `/danh-gia/${token}`, form, { params: { token } });
  expect(redirectOf(reply)[0]).toBe(303);
  expect(await newTasks()).toEqual(['review']);
});

test('photos and edits of a review are read again, a report and an appeal are decided', async () => {
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
  const send = async (page: Page, form: PageCall['form']) => {
    const reply = await post(page, `/danh-gia/${token}`, form, { params });
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
  const video = new FormData();
  video.set('openedAt', openedAt);
  video.set('video', new File([new Uint8Array(film('phone.webm'))], 'bien.webm'));
  await send(videoPage, video);
  expect(await openTasks(id)).toEqual(['review']);

  await publish();
  const { scores, ...ownReview } = saidOfTrip;
  await send(editReviewPage, { ...ownReview, 'score-staff': scores.staff, title: 'Ấm, hơi ồn', openedAt });
  expect(await openTasks(id)).toEqual(['review']);

  await publish();
  await send(reportPage, { reason: 'xuc-pham', words: 'Gọi tên một người.', openedAt });
  expect(await openTasks(id)).toEqual(['review-report']);

  await rejectReview(site.db, site.queue, { id, actor, reason: 'xuc-pham' }, site.clock.now());
  await send(appealPage, { words: 'Tôi không gọi tên ai trong bài này.', openedAt });
  expect(await openTasks(id)).toEqual(['review-appeal']);
});

/** Open tasks about a review. */
async function openTasks(reviewId: number): Promise<TaskKindName[]> {
  const tasks = await listTasks(site.db, { kinds: taskKindNames, limit: 100 });
  const ofReviews = tasks.filter(({ kind }) => kind.startsWith('review'));
  return ofReviews.filter(({ objectId }) => objectId === String(reviewId)).map(({ kind }) => kind);
}

/** All route files of the site. */
function filesOf(routes: readonly { file?: string; children?: typeof routes }[]): string[] {
  return routes.flatMap(({ file = '', children = [] }) => [file, ...filesOf(children)]);
}

test('every form of the site is in the register, and each one that makes a task was posted above', async () => {
  const files = [...new Set(filesOf(webRoutes as never))].filter((file) => file.startsWith('areas/'));
  const withForm = files
    .filter((file) =>
      /export (async )?(function|const) action\b|export \{[^}]*\baction\b/.test(
        readFileSync(`src/web/${file}`, 'utf8'),
      ),
    )
    .map((file) => file.replace('areas/', ''));
  expect(withForm.length).toBeGreaterThan(50);
  expect(
    withForm.filter((file) => !(file in formRegister)),
    'no word in form-register.ts',
  ).toEqual([]);
  expect(
    Object.keys(formRegister).filter((file) => !withForm.includes(file)),
    'no form any more',
  ).toEqual([]);
  for (const [file, what] of Object.entries(formRegister)) {
    if (!('tasks' in what)) continue;
    const { action } = (await import(/* @vite-ignore */ `../../src/web/areas/${file}`)) as Page;
    expect(
      [...posted].some((page) => page.action === action),
      `${file} was posted`,
    ).toBe(true);
  }
});

test('every API call that writes has such a page, or is not for guests', async () => {
  const { paths } = (await site.get('/api/v1/openapi.json')).json() as { paths: Record<string, object> };
  const writes = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).flatMap((method) =>
      method === 'get' ? [] : `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '')}`,
    ),
  );
  expect(Object.keys(callsOfPages).toSorted(), 'form-register.ts').toEqual(writes.toSorted());
  for (const page of Object.values(callsOfPages))
    expect(page === null || page in formRegister, String(page)).toBe(true);
});
