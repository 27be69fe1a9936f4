import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let office: OfficeVisit;
let hotel: TestProductOfKind;
let slug: string;
let code: string;

beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  const { db } = site;
  await db.transaction().execute((tx) => ensureReferenceData(tx));
  await db.transaction().execute((tx) => saveSettings(tx, settings));
  hotel = await createProductOfKind(db, 'hotel');
  const supplier = await db
    .updateTable('suppliers')
    .set({ brand: '=Biển Lặng', account_number: '0011', bank_name: 'VCB', account_holder: 'CTY BIEN LANG' })
    .where('id', '=', (of) =>
      of.selectFrom('products').select('supplier_id').where('id', '=', hotel.productId),
    )
    .returning('slug')
    .executeTakeFirstOrThrow();
  slug = supplier.slug;
  office = await signInAs(site, 'ke-toan');
}, 120_000);
afterAll(() => site.close());

const plain = (body: string) =>
  body
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const rates = () => `/cong-no/${slug}/gia-von`;
const rate = (fields: Record<string, string>) =>
  office.post(rates(), {
    do: 'add',
    target: '',
    basis: 'commission',
    amount: '20',
    fromOn: '2026-01-01',
    toOn: '',
    ...fields,
  });

test('a rate is entered in any notation; errors are at their fields and input is kept', async () => {
  for (const [fields, word] of [
    [{ amount: '120' }, 'Nhập phần trăm từ 0 đến 100'],
    [{ basis: 'night', amount: '850.000' }, 'Giá vốn phải cho một hạng cụ thể'],
    [{ basis: 'unit', amount: 'nhiều' }, 'Nhập số tiền'],
    [{ fromOn: '2026-05-02', toOn: '2026-05-01' }, 'Ngày kết thúc phải từ ngày bắt đầu'],
    [{ fromOn: '' }, 'Chọn ngày bắt đầu'],
    [{ target: '999999-1' }, 'không còn của nhà cung cấp'],
  ] as const) {
    const reply = await rate(fields);
    expect(reply.statusCode).toBe(422);
    expect(plain(reply.body)).toContain(word);
  }
  expect((await rate({ amount: '120' })).body).toContain('value="120"');
  expect((await rate({ amount: '17,5' })).body).toContain('Đã thêm');
  const shown = plain((await office.get(rates())).body);
  expect(shown).toContain('Mọi sản phẩm');
  expect(shown).toContain('17,5 %');
  const target = `${hotel.productId}-${hotel.unitIds[0]}`;
  expect((await rate({ target, basis: 'night', amount: '850.000 ₫' })).body).toContain('Đã thêm');
  expect(plain((await office.get(rates())).body)).toContain('850.000 ₫ giá vốn mỗi đơn vị mỗi đêm');
});

test('the margin of a booking is on its page, and is corrected there with a reason', async () => {
  const { db, queue, clock } = site;
  ({ code } = await bookAndPay(db, queue, [itemOf(hotel, '2026-12-01', { to: '2026-12-03' })], clock.now()));
  const page = `/dat-cho/${code}`;
  expect(plain((await office.get(page)).body)).toMatch(/1\.700\.000 ₫ .*Lãi gộp, ₫ 300\.000/);
  const set = (fields: Record<string, string>) =>
    office.post(page, {
      viec: 'gia-von',
      position: '0',
      costVnd: '1.600.000',
      reason: 'hóa đơn mới',
      ...fields,
    });
  expect(plain((await set({ reason: 'x' })).body)).toContain('Ghi lý do, ít nhất 5 ký tự');
  expect(plain((await set({ costVnd: '1.700.000' })).body)).toContain('Giá vốn đang là số này rồi');
  expect((await set({})).statusCode).toBe(302);
  expect(plain((await office.get(page)).body)).toMatch(/Lãi gộp, ₫ 400\.000/);
  expect(plain((await office.get(page)).body)).toContain('bán 2.000.000 ₫, lãi 400.000 ₫ (20%)');
  const seller = await signInAs(site, 'tu-van');
  const other = (await seller.get(page)).body;
  expect(other).not.toContain('Lãi gộp');
  expect(other).not.toContain('costVnd');
  expect(
    (await seller.post(page, { viec: 'gia-von', position: '0', costVnd: '1', reason: 'thử xem' })).body,
  ).toContain('Vai trò của bạn không sửa giá vốn được');
});

test('a month is closed, exported as files and paid; the bank file lists the payees', async () => {
  site.clock.advance({ days: 44 });
  office = await signInAs(site, 'ke-toan');
  const page = `/cong-no/${slug}`;
  const list = plain((await office.get('/cong-no?xem=chua-chot')).body);
  expect(list).toContain('1.600.000 · 2 dòng');
  const close = (dueOn: string) => office.post(page, { do: 'close', dueOn });
  expect(plain((await close('2026-12-31')).body)).toContain('Hạn trả phải từ hôm nay trở đi');
  expect(plain((await close('2027-01-15')).body)).toContain('Đã chốt bảng kê 12/2026: 1.600.000 ₫');
  expect(plain((await close('2027-01-15')).body)).toContain('Tháng này vừa có người chốt');
  const csv = (await office.get(`${page}/2026-12/bang-ke.csv`)).body;
  expect(csv).toContain(`1,${code},`);
  expect(csv).toContain('Sửa giá vốn: hóa đơn mới,-100000');
  expect(csv.trimEnd().split('\r\n').at(-1)).toBe(',,Cộng,,,,,1600000');
  const sheet = unzipSync(new Uint8Array((await office.get(`${page}/2026-12/bang-ke.xlsx`)).rawPayload));
  expect(
    Object.values(sheet)
      .map((bytes) => strFromU8(bytes))
      .join(''),
  ).toContain('1600000');
  const printed = readPdf((await office.get(`${page}/2026-12/bang-ke.pdf`)).rawPayload).join('');
  expect(printed).toContain('1.600.000');
  expect((await office.get(`${page}/2026-11/bang-ke.csv`)).statusCode).toBe(404);
  const transfers = (await office.get('/cong-no/tep/lenh-chuyen.csv')).body;
  expect(transfers).toContain('CTY BIEN LANG,0011,VCB,1600000,TT NCC');
  const pay = (fields: Record<string, string>) =>
    office.post(page, {
      do: 'pay',
      amountVnd: '600.000',
      paidOn: '2027-01-04',
      evidence: 'FT0001',
      ...fields,
    });
  for (const [fields, word] of [
    [{ amountVnd: '9.000.000' }, 'Nhiều hơn số còn nợ, 1.600.000 ₫'],
    [{ paidOn: '2027-01-05' }, 'không thể ở sau hôm nay'],
    [{ evidence: 'x' }, 'ít nhất 4 ký tự'],
  ] as const)
    expect(plain((await pay(fields)).body)).toContain(word);
  expect(plain((await pay({})).body)).toContain('Đã ghi. Còn nợ 1.000.000 ₫');
  expect(plain((await pay({})).body)).toContain('Mã giao dịch này đã ghi rồi');
  expect(plain((await office.get('/cong-no?xem=con-no')).body)).toMatch(/=Biển Lặng 1\.000\.000/);
  const { lines } = await listHistory(site.db, { objectType: 'payable', objectId: slug });
  expect(lines.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['cost.add', 'payable.close', 'payable.pay', 'payable.export']),
  );
});

test("without the right suppliers' money is hidden", async () => {
  const viewer = await signInAs(site, 'chi-xem');
  for (const path of [
    '/cong-no',
    `/cong-no/${slug}`,
    rates(),
    '/cong-no/tep/lenh-chuyen.csv',
    `/cong-no/${slug}/2026-12/bang-ke.csv`,
  ])
    expect((await viewer.get(path)).statusCode, path).toBe(403);
  const leader = await signInAs(site, 'dieu-hanh');
  expect((await leader.get(`/cong-no/${slug}`)).body).not.toContain('Ghi đã trả');
  expect(
    (
      await leader.post(`/cong-no/${slug}`, {
        do: 'pay',
        amountVnd: '1',
        paidOn: '2027-01-04',
        evidence: 'FT99',
      })
    ).body,
  ).toContain('Vai trò của bạn không ghi được');
  expect((await office.get('/cong-no/khong-co')).statusCode).toBe(404);
});
