import { afterAll, beforeAll, expect, test } from 'vitest';
import { findScanner } from '#modules/suppliers/commands/scanner-keys.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let slug: string;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const { productId } = await createHotel(site.db);
  const supplier = await site.db
    .selectFrom('suppliers as s')
    .innerJoin('products as p', 'p.supplier_id', 's.id')
    .select('s.slug')
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow();
  slug = supplier.slug;
}, 120_000);
afterAll(() => site.close());

const fields = {
  version: '1',
  brand: 'Sóng Lặng',
  legalName: 'Công ty TNHH Sóng Lặng',
  address: 'Đà Nẵng',
  contactName: 'Chị Mai',
  email: 'datcho@song-lang.example',
  phone: '0912 345 678',
  zalo: '',
  bankName: 'BIDV',
  accountNumber: '1234 5678',
  accountHolder: 'CONG TY SONG LANG',
  licenceNo: '',
  licenceUntil: '2026-12-01',
};
const row = () =>
  site.db.selectFrom('suppliers').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

test('who may edits a supplier: bad input is named and kept, an old page overwrites nothing, all is in the history', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const save = (changes: object = {}) =>
    office.post(`/nha-cung-cap/${slug}`, { do: 'edit', ...fields, ...changes });
  const wrong = await save({ email: 'mai@', phone: '12', accountNumber: 'ABC', licenceUntil: '2026-02-30' });
  expect(wrong.statusCode).toBe(422);
  for (const words of [
    'Thư điện tử chưa đúng',
    '10 chữ số',
    '4 đến 19 chữ số',
    'Ngày hết hạn chưa đúng',
    'mai@',
  ])
    expect(wrong.body, words).toContain(words);
  expect(await row()).toMatchObject({ version: 1, email: '' });
  expect((await save()).body).toContain('Đã lưu.');
  expect(await row()).toMatchObject({
    version: 2,
    email: 'datcho@song-lang.example',
    phone: '+84912345678',
    account_number: '12345678',
    licence_until: '2026-12-01',
  });
  const late = await save({ brand: 'Tên của người đến sau' });
  expect(late.statusCode).toBe(422);
  expect(late.body).toMatch(/vừa đổi.*nên chưa lưu.*Tên của người đến sau/s);
  expect((await row()).brand).toBe('Sóng Lặng');
  const history = (await office.get(`/nha-cung-cap/${slug}`)).body;
  expect(history).toContain('Sửa liên hệ, tài khoản, giấy phép');
  expect((await office.get('/nha-cung-cap?xem=giay-phep')).body).toContain('Sóng Lặng');
  expect((await office.get('/nha-cung-cap?tim=song+lang')).body).toContain('datcho@song-lang.example');
  expect((await office.get('/nha-cung-cap/khong-co')).statusCode).toBe(404);
});

test('a supplier is added: what is missing is named, a name stands once, and the page of the new one opens', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const { version, ...given } = { ...fields, brand: 'Gió Đại Dương', kinds: 'cruise' };
  const wrong = await office.post('/nha-cung-cap/moi', { ...given, kinds: '', brand: '…', email: 'mai@' });
  expect(wrong.statusCode).toBe(422);
  for (const words of [
    'Chọn ít nhất một loại dịch vụ',
    'Vui lòng nhập tên gọi',
    'Thư điện tử chưa đúng',
    'mai@',
  ])
    expect(wrong.body, words).toContain(words);
  const added = await office.post('/nha-cung-cap/moi', given);
  expect([added.statusCode, added.headers.location]).toEqual([303, '/quan-tri/nha-cung-cap/gio-dai-duong']);
  expect((await office.get('/nha-cung-cap/gio-dai-duong')).body).toMatch(/Gió Đại Dương.*Thêm nhà cung cấp/s);
  const again = await office.post('/nha-cung-cap/moi', given);
  expect(again.statusCode).toBe(422);
  expect(again.body).toContain('Đã có nhà cung cấp tên này');
  const sales = await signInAs(site, 'tu-van');
  expect((await sales.get('/nha-cung-cap/moi')).statusCode).toBe(403);
  expect((await sales.post('/nha-cung-cap/moi', { ...given, brand: 'Khác' })).body).toContain(
    'không thêm được',
  );
});

test('a scanner key is shown once, works, and is refused once it is revoked', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const path = `/nha-cung-cap/${slug}`;
  expect((await office.post(path, { do: 'make-key', scanner: ' ' })).body).toContain(
    'Vui lòng nhập tên điểm quét',
  );
  const { body } = await office.post(path, { do: 'make-key', scanner: 'Cổng chính' });
  const key = /qp-[\w-]{24}/.exec(body)?.[0] ?? '';
  expect(await findScanner(site.db, key, site.clock.now())).toEqual({ supplierId: (await row()).id });
  const shown = (await office.get(path)).body;
  expect(shown).toContain('Cổng chính');
  expect(shown).not.toContain(key);
  const id = /name="key" value="(\d+)"/.exec(shown)?.[1] ?? '';
  expect((await office.post(path, { do: 'revoke-key', key: id })).body).toContain('Đã thu hồi khóa');
  expect(await findScanner(site.db, key, site.clock.now())).toBeNull();
});

test('who may only look changes nothing, and who has no part in it sees nothing', async () => {
  const sales = await signInAs(site, 'tu-van');
  const { body } = await sales.get(`/nha-cung-cap/${slug}`);
  expect(body).not.toContain('Lưu thông tin');
  const version = String((await row()).version);
  for (const form of [
    { do: 'edit', ...fields, version },
    { do: 'make-key', scanner: 'Cổng' },
  ])
    expect((await sales.post(`/nha-cung-cap/${slug}`, form)).body).toContain('không làm được việc này');
  expect((await (await signInAs(site, 'kiem-duyet')).get('/nha-cung-cap')).statusCode).toBe(403);
});
