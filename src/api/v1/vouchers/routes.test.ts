import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import {
  listScannerKeys,
  makeScannerKey,
  revokeScannerKey,
} from '#modules/suppliers/commands/scanner-keys.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { voidTripVouchers } from '#modules/vouchers/commands/void-trip-vouchers.ts';
import { loadVoucherSheets } from '#modules/vouchers/queries/load-voucher-sheets.ts';
import { verifyToken } from '#modules/vouchers/rules/verify-token.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const day = '2026-12-01';
let site: TestServer;
let experience: TestProductOfKind;
let combo: TestProductOfKind;
let supplier: { id: number; slug: string };
let scanKey: string;
beforeAll(async () => {
  site = await createTestServer({ at: '2026-11-20T02:00:00Z' });

  experience = await createProductOfKind(site.db, 'experience', { allotment: 50 });
  const hotel = await createProductOfKind(site.db, 'hotel', { allotment: 50 });
  supplier = await supplierOf(experience);
  scanKey = await newKey();
  combo = await createProductOfKind(site.db, 'combo', { components: hotel.unitIds });
});
afterAll(() => site.close());

const supplierOf = ({ productId }: TestProductOfKind) =>
  site.db
    .selectFrom('suppliers')
    .innerJoin('products', 'products.supplier_id', 'suppliers.id')
    .select(['suppliers.id', 'suppliers.slug'])
    .where('products.id', '=', productId)
    .executeTakeFirstOrThrow();
async function newKey(of = supplier): Promise<string> {
  const made = await makeScannerKey(
    site.db,
    { supplier: of, name: 'Cổng', actor: staff('7') },
    site.clock.now(),
  );
  if (!made.ok) throw new Error(made.reason);
  return made.key;
}

async function voucherOn(from: string) {
  const now = site.clock.now();
  const booking = await bookAndPay(site.db, site.queue, [itemOf(experience, from, { adults: 2 })], now);
  await issueTripVouchers(site.db, booking.id, now);
  const view = await getBooking(site.db, booking.id, now);
  const { voucherKey } = site.app.secrets;
  const [sheet] = await loadVoucherSheets(site.db, view, { voucherKey, copy: 'guest', now });
  return { booking, view, code: sheet?.code ?? '', token: sheet?.token ?? '' };
}
const report = (scans: object[], key = scanKey) =>
  site.post('/api/v1/vouchers/scans', { scanner: 'Bến tàu', scans }, { authorization: `Bearer ${key}` });
const scanOf = (token: string, scannedAt: string, id: string = randomUUID()) => ({ id, token, scannedAt });

test('anybody can verify a token offline with the published key', async () => {
  const { token, code } = await voucherOn('2026-12-08');
  const reply = await site.get('/api/v1/vouchers/key');
  expect(reply.statusCode).toBe(200);
  expect(Object.keys(reply.json()).sort()).toEqual(['crv', 'kty', 'x']);
  expect(await verifyToken(reply.json(), token, site.clock.now())).toMatchObject({
    ok: true,
    claims: { code, pax: 2 },
  });
});

test('a code is genuine or not, in any spelling, without data of the guest', async () => {
  const { booking, view, code } = await voucherOn('2026-12-09');
  for (const typed of [code, code.toLowerCase(), code.replace('-', '')]) {
    const reply = await site.get(`/api/v1/vouchers/${typed}`);
    expect(reply.json()).toEqual({
      code,
      kind: 'voucher',
      statusLabel: 'Có hiệu lực, chưa tới ngày dùng',
      isGood: true,
      items: [{ title: 'Chèo thuyền lúc bình minh', from: '2026-12-09', to: '2026-12-09' }],
    });
  }
  const whole = await site.get(`/api/v1/vouchers/${booking.code}`);
  expect(whole.json()).toMatchObject({ kind: 'booking', statusLabel: 'Đặt chỗ thành công', isGood: true });
  for (const secret of ['Thu Hà', view.contact.phone, view.contact.email, '000'])
    expect(whole.body).not.toContain(secret);
  for (const wrong of ['DV2222222', `${booking.code}-9`, 'NV22222222', 'abc'])
    expect((await site.get(`/api/v1/vouchers/${wrong}`)).statusCode, wrong).toBe(404);
  await cancelBooking(site.db, site.queue, { code: booking.code, actor: 'guest' }, site.clock.now());
  await voidTripVouchers(site.db, booking.id, site.clock.now());
  expect((await site.get(`/api/v1/vouchers/${code}`)).json()).toMatchObject({
    statusLabel: 'Đã hủy',
    isGood: false,
  });
});

test('a code without a date is reported as such', async () => {
  const open = itemOf(combo, '2026-12-08', { adults: 2, options: { openDated: true } });
  const booking = await bookAndPay(site.db, site.queue, [open], site.clock.now());
  const [voucher] = (await getBooking(site.db, booking.id, site.clock.now())).vouchers;
  expect((await site.get(`/api/v1/vouchers/${voucher?.code}`)).json()).toMatchObject({
    kind: 'open_voucher',
    statusLabel: 'Chưa dùng',
    items: [{ from: null }],
  });
});

test('scans need the key and valid fields', async () => {
  const { token } = await voucherOn('2026-12-08');
  const scan = scanOf(token, '2026-12-08T05:00:00Z');
  expect((await report([scan], 'another key')).statusCode).toBe(401);
  expect((await site.post('/api/v1/vouchers/scans', { scanner: 'x', scans: [scan] })).statusCode).toBe(401);
  expect((await report([{ ...scan, id: '1' }])).statusCode).toBe(400);
  expect((await report([])).statusCode).toBe(400);
});

test('offline scans are processed in order, once, and a second one is flagged', async () => {
  const { token, code } = await voucherOn(day);
  site.clock.advance({ days: 13 });
  const first = scanOf(token, `${day}T05:00:00+07:00`);
  const second = scanOf(token, `${day}T06:00:00+07:00`);
  const forged = scanOf(`${token.slice(0, -4)}AAAA`, `${day}T06:00:00+07:00`);
  const reply = await report([second, forged, first]);
  expect(reply.statusCode).toBe(200);
  const { results } = reply.json();
  expect(results.map((one: { id: string; outcome: string }) => [one.id, one.outcome])).toEqual([
    [first.id, 'accepted'],
    [second.id, 'contested'],
    [forged.id, 'unknown'],
  ]);
  expect(results[1]).toMatchObject({ code, usedAt: '2026-11-30T22:00:00.000Z', usedBy: 'Bến tàu' });
  const again = (await report([first])).json();
  expect(again.results[0]).toMatchObject({ outcome: 'accepted', usedAt: '2026-11-30T22:00:00.000Z' });
});

test('a scanner neither sees nor marks vouchers of another supplier, and one with a revoked key reports nothing', async () => {
  const other = await createProductOfKind(site.db, 'experience', { allotment: 50 });
  const foreignKey = await newKey(await supplierOf(other));
  const { token, code } = await voucherOn('2026-12-20');
  site.clock.advance({ days: 17 });
  const scan = scanOf(token, site.clock.now().toISOString());
  const [refused] = (await report([scan], foreignKey)).json().results;
  expect(refused).toMatchObject({ outcome: 'foreign', usedAt: null, usedBy: null });
  const standing = () =>
    site.db
      .selectFrom('vouchers')
      .select(['state', 'admitted', 'is_contested as isContested'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
  expect(await standing()).toEqual({ state: 'issued', admitted: 0, isContested: false });
  const own = await newKey();
  expect((await report([scan], own)).json().results[0].outcome).toBe('accepted');
  expect((await report([scan], foreignKey)).json().results[0]).toMatchObject({
    outcome: 'foreign',
    usedAt: null,
  });
  const keys = await listScannerKeys(site.db, supplier.id);
  expect(JSON.stringify(keys)).not.toContain(own);
  const { id } = keys.at(-1) as { id: number };
  const revoked = await revokeScannerKey(site.db, { supplier, id, actor: staff('7') }, site.clock.now());
  expect(revoked).toEqual({ ok: true });
  expect((await report([scan], own)).statusCode).toBe(401);
});

test('a gate whose clock stands in 1970 is not the first to scan', async () => {
  const on = addDays(dayInVietnam(site.clock.now()), 7);
  const { token } = await voucherOn(on);
  site.clock.advance({ days: 8 });
  const own = await newKey();
  const at = `${on}T01:00:00.000Z`;
  expect((await report([scanOf(token, at)], own)).json().results[0].outcome).toBe('accepted');
  for (const clock of ['1970-01-01T00:00:00Z', '0000-01-01T00:00:00Z']) {
    const reply = await report([scanOf(token, clock)], own);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().results[0]).toMatchObject({ outcome: 'contested', usedAt: at });
  }
});

test('keys are made and revoked with the right, and only for their own supplier', async () => {
  const now = site.clock.now();
  const actor = staff('8', { 'voucher.reissue': null });
  const [{ id }] = (await listScannerKeys(site.db, supplier.id)) as { id: number }[] as [{ id: number }];
  expect(await makeScannerKey(site.db, { supplier, name: 'Cổng', actor }, now)).toMatchObject({ ok: false });
  expect(await revokeScannerKey(site.db, { supplier, id, actor }, now)).toMatchObject({
    reason: 'not_allowed',
  });
  const other = { id: supplier.id + 1000, slug: 'khac' };
  const elsewhere = await revokeScannerKey(site.db, { supplier: other, id, actor: staff('7') }, now);
  expect(elsewhere).toEqual({ ok: false, reason: 'unknown_key' });
});
