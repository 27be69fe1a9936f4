import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { json } from '#platform/db/json.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { randomPhone } from '#tests/factories/booking.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let code: string;
let enquiry: string;
let phone: string;
const who: Record<string, OfficeVisit> = {};
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' };
  ({ code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now()));
  phone = randomPhone();
  const input = enquiryInput.parse(requestBody({ phone, name: 'Đặng Thị Ngát' }));
  const made = await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: site.clock.now() });
  if (!made.ok) throw new Error(made.reason);
  enquiry = made.enquiry.code;
  const stray = {
    txnId: '77001',
    direction: 'in',
    amountVnd: 1_234_000,
    content: 'BA HAI TRA TIEN TOUR',
  } as const;
  await receiveBankTransfer(
    site.db,
    site.queue,
    { ...stray, occurredAt: site.clock.now(), payload: {} },
    site.clock.now(),
  );
  await site.db.updateTable('suppliers').set({ brand: 'Sóng Lặng', slug: 'song-lang' }).execute();
  for (const role of ['quan-tri', 'tu-van', 'ke-toan', 'bien-tap', 'chi-xem'])
    who[role] = await signInAs(site, role);
}, 120_000);
afterAll(() => site.close());

/** Paths below /quan-tri, or of the site, that a search finds for a role. */
async function found(role: string, text: string): Promise<string[]> {
  const reply = await who[role]?.get(`/tim?tim=${encodeURIComponent(text)}`);
  const main = /<main.*<\/main>/s.exec(reply?.body ?? '')?.[0] ?? '';
  return [...main.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replace('/quan-tri', ''));
}

test('OFF-03: a booking and its guest by a part of its code, a voucher, its phone and its name without diacritics', async () => {
  const booking = await site.db
    .selectFrom('bookings')
    .select(['phone', 'full_name'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  for (const text of [
    code,
    code.slice(2, 7).toLowerCase(),
    `${code}-1`,
    booking.phone.slice(-6),
    booking.phone.replace('+84', '0'),
    'nguyen thu',
  ])
    expect(await found('quan-tri', text), text).toEqual(
      expect.arrayContaining([`/dat-cho/${code}`, `/khach/${code}`]),
    );
});

test('OFF-03: an enquiry by code, any part of its phone and its name without diacritics', async () => {
  for (const text of [enquiry, phone.slice(-5), phone, 'dang thi ngat'])
    expect(await found('tu-van', text), text).toContain(`/yeu-cau/${enquiry}`);
  expect(await found('ke-toan', enquiry)).not.toContain(`/yeu-cau/${enquiry}`);
});

test('OFF-03: a transfer without a code opens its webhook event, with the right to see money', async () => {
  const text = 'hai tra tien tour';
  const [href] = (await found('ke-toan', text)).filter((one) => one.startsWith('/so-tien'));
  expect(href).toMatch(/^\/so-tien\?tin=\d+$/);
  expect((await who['ke-toan']?.get(href ?? ''))?.body).toContain('BA HAI TRA TIEN TOUR');
  expect((await found('tu-van', text)).some((one) => one.startsWith('/so-tien'))).toBe(false);
});

test('OFF-03: a transfer is found by words of two letters, an older one only by adjacent ones', async () => {
  const moneyOf = async (text: string) =>
    (await found('ke-toan', text)).filter((one) => one.startsWith('/so-tien'));
  const { id } = await site.db
    .insertInto('payment_inbox')
    .values({
      provider: 'bank',
      provider_txn_id: '77000',
      payload: json({}),
      amount_vnd: 500_000,
      content: 'LE AN CK',
      occurred_at: site.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await moneyOf('an le')).toEqual([`/so-tien?tin=${id}`]);
  // More events have arrived since than are searched word by word.
  await sql`INSERT INTO payment_inbox (provider, provider_txn_id, payload, occurred_at)
    SELECT 'bank', 'since' || n, '{}', now() FROM generate_series(1, 3100) n`.execute(site.db);
  expect(await moneyOf('le an')).toEqual([`/so-tien?tin=${id}`]);
  expect(await moneyOf('an ck')).toEqual([`/so-tien?tin=${id}`]);
  expect(await moneyOf('an le')).toEqual([]);
});

test('OFF-03: a supplier and a product, which opens in the editor for its editors', async () => {
  expect(await found('ke-toan', 'song lang')).toContain('/nha-cung-cap/song-lang');
  const title = await site.db.selectFrom('products').select(['id', 'title']).executeTakeFirstOrThrow();
  expect(await found('bien-tap', title.title)).toContain(`/san-pham/${title.id}`);
  expect((await found('chi-xem', title.title)).some((one) => one.endsWith('.html'))).toBe(true);
});

test('OFF-03: actions are found by their names, with the right to them', async () => {
  expect(await found('quan-tri', 'dong ngay')).toContain('/ngung-phuc-vu');
  expect(await found('tu-van', 'tao bao gia')).toContain('/khach-goi');
  expect(await found('tu-van', 'phu quoc 20/12')).toContain('/khach-goi?noi=phu%20quoc%2020%2F12');
  expect(await found('tu-van', 'khoa so')).not.toContain('/so-tien/khoa-so');
  expect(await found('ke-toan', 'khoa so')).toContain('/so-tien/khoa-so');
  expect(await found('chi-xem', 'bao gia')).toEqual([]);
});
