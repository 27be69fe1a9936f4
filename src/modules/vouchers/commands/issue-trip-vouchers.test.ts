import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { findOfficeVoucher, listOfficeVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { issueTripVouchers } from './issue-trip-vouchers.ts';
import { recordScan } from './record-scan.ts';
import { reissueVoucher, voidVoucher } from './reissue-voucher.ts';
import { saveSupplierReference } from './save-supplier-reference.ts';
import { moveVouchers } from './sync-vouchers.ts';
import { voidTripVouchers } from './void-trip-vouchers.ts';

const now = new Date('2026-11-21T03:00:00Z');
const day = '2026-12-08';
/** Hours after midnight of the day in Vietnam. */
const at = (hours: number) => new Date(Date.parse(`${day}T00:00:00+07:00`) + hours * 3_600_000);
const queue = createFakeQueue();
const database = setUpTestDatabase();
let hotel: TestProductOfKind;
let experience: TestProductOfKind;

beforeAll(async () => {
  hotel = await createProductOfKind(database.db, 'hotel', { allotment: 50 });
  experience = await createProductOfKind(database.db, 'experience', { allotment: 50 });
});

const stays = () => [itemOf(hotel, day), itemOf(experience, day, { adults: 2, childAges: [7] })];
async function issued() {
  const booking = await bookAndPay(database.db, queue, stays(), now);
  await issueTripVouchers(database.db, booking.id, now);
  return { ...booking, hotel: `${booking.code}-1`, experience: `${booking.code}-2` };
}
const find = (code: string) =>
  database.db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const reasons = async (code: string) =>
  (
    await database.db
      .selectFrom('voucher_events')
      .select('reason')
      .where('voucher_code', '=', code)
      .orderBy('id')
      .execute()
  ).map(({ reason }) => reason);
const supplierOf = async (code: string) => {
  const row = await database.db
    .selectFrom('vouchers as v')
    .innerJoin('booking_items as i', (on) =>
      on.onRef('i.booking_id', '=', 'v.booking_id').onRef('i.position', '=', 'v.position'),
    )
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select('p.supplier_id as supplierId')
    .where('v.code', '=', code)
    .executeTakeFirst();
  return row?.supplierId ?? 0;
};
const scan = async (code: string, scannedAt: Date, fields: { id?: string; by?: string; v?: number } = {}) =>
  recordScan(
    database.db,
    {
      id: fields.id ?? randomUUID(),
      claims: { v: fields.v ?? 1, code, item: 1, date: day, pax: 1, exp: 2e9 },
      scannedAt,
      scannedBy: fields.by ?? 'Cổng A',
      supplierId: await supplierOf(code),
    },
    at(100),
  );

test('each item of a confirmed booking gets its voucher, once', async () => {
  const booking = await bookAndPay(database.db, queue, stays(), now);
  const codes = [`${booking.code}-1`, `${booking.code}-2`];
  const made = await Promise.all([1, 2, 3].map(() => issueTripVouchers(database.db, booking.id, now)));
  expect(made.flat().sort()).toEqual(codes);
  expect(await find(`${booking.code}-1`)).toMatchObject({
    state: 'issued',
    version: 1,
    valid_from: day,
    valid_until: '2026-12-09',
    pax: 1,
  });
  expect(await find(`${booking.code}-2`)).toMatchObject({ position: 1, valid_until: day, pax: 3 });
  for (const code of codes) expect(await reasons(code)).toEqual(['issued']);
});

test('nothing is issued for unpaid bookings, or for items without a day', async () => {
  const held = await book(database.db, queue, stays(), now);
  expect(await issueTripVouchers(database.db, held.id, now)).toEqual([]);
  const combo = await createProductOfKind(database.db, 'combo', { components: hotel.unitIds });
  const open = itemOf(combo, day, { adults: 2, options: { openDated: true } });
  const bought = await bookAndPay(database.db, queue, [open], now);
  expect(await issueTripVouchers(database.db, bought.id, now)).toEqual([]);
});

test('a cancelled booking voids its vouchers, once, and no more are issued', async () => {
  const booking = await issued();
  expect(await voidTripVouchers(database.db, booking.id, now)).toEqual([]);
  await scan(booking.experience, at(9));
  await cancelBooking(database.db, queue, { code: booking.code, actor: 'guest' }, now);
  expect(await voidTripVouchers(database.db, booking.id, now)).toEqual([booking.hotel]);
  expect(await voidTripVouchers(database.db, booking.id, now)).toEqual([]);
  expect(await issueTripVouchers(database.db, booking.id, now)).toEqual([]);
  expect(await find(booking.hotel)).toMatchObject({ state: 'voided', voided_at: now });
  expect(await find(booking.experience), 'what was used stays used').toMatchObject({ state: 'used' });
  expect(await scan(booking.hotel, at(14))).toMatchObject({ outcome: 'voided' });
});

test('the number of an accepted scan admits nobody with another voucher', async () => {
  const { experience, hotel: other } = await issued();
  const id = randomUUID();
  expect(await scan(experience, at(9), { id })).toMatchObject({ outcome: 'accepted' });
  expect(await scan(experience, at(9), { id }), 'sent again').toMatchObject({ outcome: 'accepted' });
  expect(await scan(other, at(14), { id })).toEqual({ outcome: 'unknown', usedAt: null, usedBy: null });
  expect(await find(other)).toMatchObject({ state: 'issued' });
  expect(await scan(other, at(14))).toMatchObject({ outcome: 'accepted' });
});

test('the number of one scan for several vouchers at once admits one of them, and fails none', async () => {
  const codes = await Promise.all([1, 2, 3].map(async () => (await issued()).experience));
  const id = randomUUID();
  const results = await Promise.all(codes.map((code) => scan(code, at(9), { id })));
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['accepted', 'unknown', 'unknown']);
});

test('a reissue raises the version once and invalidates the old token', async () => {
  const { hotel: code } = await issued();
  const reissue = () =>
    reissueVoucher(database.db, queue, { code, replaces: 1, note: '', actor: staff('lan') }, now);
  expect(await Promise.all([reissue(), reissue()])).toEqual([
    { ok: true, version: 2 },
    { ok: true, version: 2 },
  ]);
  expect(await reasons(code)).toEqual(['issued', 'reissued']);
  expect(
    await reissueVoucher(database.db, queue, { code, replaces: 2, note: '', actor: staff('lan') }, now),
  ).toEqual({
    ok: true,
    version: 3,
  });
  expect(await reissue()).toEqual({ ok: false, reason: 'already_replaced' });
  expect(await scan(code, at(14), { v: 2 })).toMatchObject({ outcome: 'replaced' });
  expect(await scan(code, at(14), { v: 3 })).toMatchObject({ outcome: 'accepted' });
  expect(
    await reissueVoucher(database.db, queue, { code, replaces: 3, note: '', actor: staff('lan') }, now),
  ).toEqual({
    ok: false,
    reason: 'not_reissuable',
  });
});

test('a voucher voided by staff is refused, reported to the guest once, and reissued while its trip is confirmed', async () => {
  const { code: trip, hotel: code, experience } = await issued();
  const back = (one: string, seen: number, actor = staff('lan')) =>
    voidVoucher(database.db, queue, { code: one, seen, note: 'cấp nhầm ngày', actor }, now);
  const anew = (replaces: number) =>
    reissueVoucher(database.db, queue, { code, replaces, note: 'cấp lại', actor: staff('lan') }, now);
  expect(await back(code, 1, staff('hoa', { 'voucher.reissue': null }))).toMatchObject({ ok: false });
  queue.sent.splice(0);
  expect(await Promise.all([back(code, 1), back(code, 1)])).toEqual([{ ok: true }, { ok: true }]);
  expect(queue.sent).toMatchObject([{ name: 'vouchers.voided', data: { voucher: code } }]);
  expect(await reasons(code)).toEqual(['issued', 'voided']);
  expect(await scan(code, at(14))).toMatchObject({ outcome: 'voided' });
  const [line] = (await listHistory(database.db, { objectType: 'voucher', objectId: code })).lines;
  expect(line).toMatchObject({ verb: 'voucher.voided', reason: 'cấp nhầm ngày', after: { state: 'voided' } });
  expect(await anew(1)).toEqual({ ok: true, version: 2 });
  expect(await back(code, 1), 'an old page').toEqual({ ok: false, reason: 'already_replaced' });
  expect(await scan(code, at(14), { v: 2 })).toMatchObject({ outcome: 'accepted' });
  expect(await back(code, 2), 'used').toEqual({ ok: false, reason: 'not_voidable' });
  await back(experience, 1);
  await cancelBooking(database.db, queue, { code: trip, actor: 'guest' }, now);
  const late = { code: experience, replaces: 1, note: '', actor: staff('lan') };
  expect(await reissueVoucher(database.db, queue, late, now)).toEqual({
    ok: false,
    reason: 'not_reissuable',
  });
});

test('the earliest scan counts, whichever arrives first, and a second one is flagged', async () => {
  const { experience: code } = await issued();
  const late = { id: randomUUID(), by: 'Cổng B' };
  expect(await scan(code, at(9), late)).toMatchObject({ outcome: 'accepted', usedBy: 'Cổng B' });
  expect(await scan(code, at(9), late), 'sent again').toMatchObject({ outcome: 'accepted' });
  expect(await find(code)).toMatchObject({ state: 'used', is_contested: false });
  expect(await scan(code, at(8), { by: 'Cổng A' })).toEqual({
    outcome: 'contested',
    usedAt: at(8),
    usedBy: 'Cổng A',
  });
  expect(await scan(code, at(10), { by: 'Cổng C' })).toMatchObject({
    outcome: 'contested',
    usedBy: 'Cổng A',
  });
  expect(await find(code)).toMatchObject({ used_at: at(8), scanned_by: 'Cổng A', is_contested: true });
  expect(await reasons(code)).toEqual(['issued', 'scanned', 'scan_contested', 'scan_contested']);
});

test('an old QR code admitted offline is flagged for staff', async () => {
  const { experience: code } = await issued();
  await reissueVoucher(database.db, queue, { code, replaces: 1, note: '', actor: staff('lan') }, now);
  const claims = { v: 1, code, item: 2, date: day, pax: 3, exp: 2e9 };
  const first = {
    id: randomUUID(),
    claims,
    scannedAt: at(9),
    scannedBy: 'Cổng A',
    supplierId: await supplierOf(code),
  };
  await recordScan(database.db, first, at(9));
  expect(await find(code), 'refused at the gate').toMatchObject({ is_contested: false });
  await recordScan(database.db, { ...first, id: randomUUID(), scannedBy: 'Cổng B' }, at(12));
  expect(await find(code)).toMatchObject({ state: 'issued', is_contested: true });
  const list = await listOfficeVouchers(database.db, { view: 'contested', text: code, today: day }, {});
  expect(list.rows).toMatchObject([{ code, version: 2, isContested: true }]);
  const { events } = (await findOfficeVoucher(database.db, code, day)) ?? { events: [] };
  expect(events.filter(({ reason }) => reason !== 'issued' && reason !== 'reissued')).toMatchObject([
    { actor: 'scanner:Cổng B', details: { outcome: 'replaced', version: 1 } },
    { actor: 'scanner:Cổng A', details: { outcome: 'replaced', version: 1 } },
  ]);
});

test('concurrent reports of scanners: one is accepted, the others conflict', async () => {
  const { experience: code } = await issued();
  const results = await Promise.all([9, 8, 7].map((hour) => scan(code, at(hour))));
  expect(results.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
  expect(await find(code)).toMatchObject({ used_at: at(7), is_contested: true });
});

test('a scan is judged by its own day, even if it arrives later', async () => {
  const { experience: code } = await issued();
  await moveVouchers(database.db, at(48));
  expect(await find(code)).toMatchObject({ state: 'expired' });
  expect(await scan(code, at(-1))).toMatchObject({ outcome: 'too_early' });
  expect(await scan(code, at(24))).toMatchObject({ outcome: 'expired' });
  expect(await scan(code, at(9))).toMatchObject({ outcome: 'accepted' });
  expect(await scan('DV2222222-1', at(9))).toMatchObject({ outcome: 'unknown' });
});

test('vouchers follow the calendar', async () => {
  const { hotel: code } = await issued();
  await moveVouchers(database.db, at(-1));
  expect(await find(code)).toMatchObject({ state: 'issued' });
  await moveVouchers(database.db, at(0));
  await moveVouchers(database.db, at(1));
  expect(await find(code)).toMatchObject({ state: 'active' });
  await moveVouchers(database.db, at(48));
  expect(await find(code)).toMatchObject({ state: 'expired' });
  expect(await reasons(code)).toEqual(['issued', 'calendar', 'calendar']);
});

test("the supplier's number is stored, with who gave it", async () => {
  const { hotel: code } = await issued();
  const kept = { code, reference: 'RES-778', actor: staff('lan'), confirmedAt: now };
  expect(await saveSupplierReference(database.db, queue, kept, now)).toEqual({ ok: true });
  expect(await find(code)).toMatchObject({ supplier_reference: 'RES-778', supplier_confirmed_at: now });
  expect(await saveSupplierReference(database.db, queue, { ...kept, code: 'DV2222222-1' }, now)).toEqual({
    ok: false,
    reason: 'unknown_voucher',
  });
});

test('the history of a voucher is immutable', async () => {
  await issued();
  await expect(database.db.deleteFrom('voucher_events').execute()).rejects.toThrow('append-only');
});

test('P-09: a code that admits each guest is scanned once for each, in any order; one more is a conflict', async () => {
  const delivery = 'per-guest';
  const park = await createProductOfKind(database.db, 'attraction', { details: { delivery } });
  const booking = await bookAndPay(database.db, queue, [itemOf(park, day, { adults: 3 })], now);
  await issueTripVouchers(database.db, booking.id, now);
  const code = `${booking.code}-1`;
  expect(await find(code)).toMatchObject({ pax: 3, admits: 3, admitted: 0 });
  const late = at(12);
  expect(await scan(code, late, { id: randomUUID() })).toMatchObject({ outcome: 'accepted' });
  expect(await scan(code, at(9), { by: 'Cổng B' })).toMatchObject({ outcome: 'accepted', usedAt: at(9) });
  const same = randomUUID();
  expect(await scan(code, at(13), { id: same })).toMatchObject({ outcome: 'accepted' });
  expect(await scan(code, at(13), { id: same })).toMatchObject({ outcome: 'accepted' });
  expect(await find(code)).toMatchObject({
    state: 'used',
    admitted: 3,
    is_contested: false,
    used_at: at(9),
    scanned_by: 'Cổng B',
  });
  expect(await scan(code, at(14))).toMatchObject({ outcome: 'contested' });
  expect(await find(code)).toMatchObject({ admitted: 3, is_contested: true, used_at: at(9) });
});

test('P-09: eight gates at once admit as many as the code allows', async () => {
  const park = await createProductOfKind(database.db, 'attraction', {
    details: { delivery: 'per-guest' },
  });
  const booking = await bookAndPay(database.db, queue, [itemOf(park, day, { adults: 5 })], now);
  await issueTripVouchers(database.db, booking.id, now);
  const code = `${booking.code}-1`;
  const results = await Promise.all(Array.from({ length: 8 }, (_, gate) => scan(code, at(9 + gate))));
  expect(results.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(5);
  expect((await find(code)).admitted).toBe(5);
});
