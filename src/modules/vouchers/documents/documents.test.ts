import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { loadVoucherSheets } from '#modules/vouchers/queries/load-voucher-sheets.ts';
import { verifyToken } from '#modules/vouchers/rules/verify-token.ts';
import type { VoucherCopy, VoucherSheet } from '#modules/vouchers/rules/voucher-sheet.ts';
import { publicVoucherKey } from '#modules/vouchers/voucher-key.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { voucherCalendar } from './voucher-calendar.ts';
import { voucherPdf } from './voucher-pdf.ts';

const now = new Date('2026-11-21T03:00:00Z');
const day = '2026-12-18';
const voucherKey = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64');
const plans: Partial<Record<KindName, { pay_mode?: 'deposit'; confirmation?: 'after_payment' }>> = {
  tour: { pay_mode: 'deposit' },
  service: { confirmation: 'after_payment' },
};
const database = setUpTestDatabase();
let booking: { id: string; code: string };
let sheets: VoucherSheet[];

beforeAll(async () => {
  const stays = [];
  for (const kind of kindNames) {
    const product = await createProductOfKind(database.db, kind, {
      plan: plans[kind] ?? {},
    });
    stays.push(itemOf(product, day, kind === 'combo' ? { adults: 2 } : {}));
  }
  booking = await bookAndPay(database.db, createFakeQueue(), stays, now);
  await issueTripVouchers(database.db, booking.id, now);
  const reference = {
    code: `${booking.code}-1`,
    reference: 'RES-778',
    actor: staff('lan'),
    confirmedAt: now,
  };
  await saveSupplierReference(database.db, createFakeQueue(), reference, now);
  sheets = await load('guest');
});

async function load(copy: VoucherCopy, at = now) {
  const view = await getBooking(database.db, booking.id, at);
  return loadVoucherSheets(database.db, view, { voucherKey, copy, now: at });
}
const print = (which: VoucherSheet[]) =>
  voucherPdf(which, { company: settings, checkUrl: 'https://neoviet.example/kiem-tra-kenh-chinh-thuc' });
const calendar = () =>
  voucherCalendar(sheets, {
    company: settings,
    tripUrl: `https://neoviet.example/chuyen-di/${booking.code}`,
    now,
  });
/** Text as extracted from a PDF, letter by letter. */
const bare = (text: string) => text.replaceAll(/\s/g, '');

test('a sheet for every item of every kind, each with a token of its own', async () => {
  expect(sheets).toHaveLength(kindNames.length);
  for (const [index, sheet] of sheets.entries()) {
    expect(JSON.stringify(sheet)).not.toMatch(/undefined|NaN|Invalid|\[object/);
    expect(sheet.facts.length, sheet.productTitle).toBeGreaterThan(0);
    const read = await verifyToken(publicVoucherKey(voucherKey), sheet.token ?? '', now);
    expect(read).toMatchObject({ ok: true, claims: { v: 1, code: sheet.code, item: index + 1, date: day } });
  }
  expect(sheets[0]?.money.at(-1)).toEqual({
    label: 'Còn phải trả',
    value: expect.stringMatching(/^700\.000\s₫, trước hết ngày 13\/12\/2026$/),
  });
});

test('a token is valid until the end of the last day', async () => {
  const token = sheets.find((sheet) => sheet.validUntil === day)?.token ?? '';
  const key = publicVoucherKey(voucherKey);
  expect((await verifyToken(key, token, new Date(`${day}T23:59:59+07:00`))).ok).toBe(true);
  expect((await verifyToken(key, token, new Date('2026-12-19T00:00:00+07:00'))).ok).toBe(false);
});

test('the PDF has a page for each item, with code, Vietnamese and money', async () => {
  const file = await print(sheets);
  const pages = readPdf(file);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeLessThan(400_000);
  expect(pages).toHaveLength(sheets.length);
  for (const [index, page] of pages.entries()) {
    const sheet = sheets[index] as VoucherSheet;
    for (const text of [
      `Phiếu ${sheet.code}`,
      sheet.productTitle,
      'Người đặt',
      'Nguyễn Thu Hà',
      'Còn phải trả: 700.000 ₫',
      'Bạn mang theo',
      settings.hotlines[0]?.phone ?? '',
      ...sheet.facts.map(({ value }) => value),
      ...sheet.where,
    ])
      expect(page).toContain(bare(text));
    expect(page).not.toContain('undefined');
  }
  expect(pages[0]).toContain(bare('Khách sạn đã xác nhận lúc 10:00, 21/11/2026, mã RES-778'));
  // TRUE-04: until the supplier has confirmed, no document says that they have.
  const service = pages[kindNames.indexOf('service')];
  expect(service).toContain(bare('Đã thanh toán, chờ nhà cung cấp xác nhận trước'));
  expect(service).not.toContain(bare('đã xác nhận'));
  expect(pages.join()).not.toContain(bare('Phiếu xác nhận'));
});

test('a name without a space stays on the page, and an unsupported letter loses only its mark', async () => {
  const guest = `${'Anhhh'.repeat(20)} Dvořák Čapek`;
  const [page] = readPdf(await print([{ ...(sheets[0] as VoucherSheet), guest }]));
  expect(page).toContain('Anhhh'.repeat(20));
  expect(page).toContain('DvorákCapek');
  const note = 'Phòng tầng cao, xa thang máy. '.repeat(33);
  const full = {
    ...(sheets[0] as VoucherSheet),
    note,
    travellers: Array<string>(8).fill('Nguyễn Hoàng Bảo Trâm Anh'),
  };
  expect(readPdf(await print([full]))).toHaveLength(1);
});

test("the supplier's copy has no price, phone or mail of the guest", async () => {
  const copy = await load('supplier');
  const text = [JSON.stringify(copy), ...readPdf(await print(copy))].join('\n');
  const { contact } = await getBooking(database.db, booking.id, now);
  for (const secret of ['₫', contact.phone, contact.email, 'Đãthanhtoán']) expect(text).not.toContain(secret);
  expect(text).toContain('Nguyễn Thu Hà');
});

test('a past voucher has no QR code', async () => {
  const late = await load('guest', new Date('2027-01-05T03:00:00Z'));
  expect(late.map(({ state, token }) => [state, token])).toEqual(sheets.map(() => ['expired', null]));
  expect(readPdf(await print(late))[0]).toContain(bare('Hết hạn'));
});

test('the calendar is a valid iCalendar with an entry for each item', () => {
  const text = calendar();
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(sheets.length);
  expect(text.match(/END:VEVENT/g)).toHaveLength(sheets.length);
  for (const { code } of sheets) expect(lines).toContain(`UID:${code}@neoviet.example`);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Khách sạn Sóng Lặng');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261218');
  expect(unfolded).toContain('DTSTART:20261217T223000Z');
});
