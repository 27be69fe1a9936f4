import { afterAll, beforeAll, expect, test } from 'vitest';
import { findScanner } from '#modules/suppliers/commands/scanner-keys.ts';
import { listWaiting } from '#modules/tasks/queries/list-waiting.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let slug: string;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, at: new Date().toISOString() });
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

// The database's own clock says which licences are over.
const today = dayInVietnam(new Date());
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
  licenceUntil: addDays(today, 3),
};
const row = () =>
  site.db.selectFrom('suppliers').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

test('a supplier is edited: errors are named and input kept, an outdated page overwrites nothing, all is in the history', async () => {
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
    licence_until: fields.licenceUntil,
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

test('a supplier is added: missing fields are named, names are unique, and the new page opens', async () => {
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

test('a read-only user changes nothing, and without the right nothing is shown', async () => {
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

test('contracts and further licences have their file and a task before they end, and list their products', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const page = `/nha-cung-cap/${slug}/giay-to`;
  const formOf = (changes: Record<string, string> = {}, bytes = '%PDF-1.7 hợp đồng') => {
    const form = new FormData();
    const typed = {
      kind: 'contract',
      number: 'HĐ 12/2026',
      fromOn: '2026-01-01',
      untilOn: addDays(today, 12),
      note: 'Phòng 2026',
    };
    for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value);
    if (bytes) form.set('file', new File([bytes], 'Hợp đồng.pdf', { type: 'application/pdf' }));
    return form;
  };
  const wrong = await office.postForm(page, formOf({ number: '', untilOn: '2025-01-01' }));
  expect(wrong.body).toMatch(/Nhập số hợp đồng.*phải từ ngày bắt đầu trở đi.*Phòng 2026/s);
  expect((await office.postForm(page, formOf({}, '<script>'))).body).toContain('Chỉ nhận tệp PDF');
  expect((await office.postForm(page, formOf())).statusCode).toBe(303);
  const old = { kind: 'licence', number: 'GP 79-0123', untilOn: '2020-05-01', fromOn: '' };
  expect((await office.postForm(page, formOf(old, ''))).statusCode).toBe(303);
  const shown = (await office.get(`/nha-cung-cap/${slug}`)).body.replaceAll('<!-- -->', '');
  expect(shown).toMatch(
    /Giấy phép GP 79-0123.*Đã hết hạn.*Hợp đồng HĐ 12\/2026.*Sắp hết hạn.*Hợp đồng\.pdf/s,
  );
  const path = /giay-to\/([0-9a-f-]{36})/.exec(shown)?.[1];
  const file = await office.get(`${page}/${path}`);
  expect(file.rawPayload.toString()).toBe('%PDF-1.7 hợp đồng');
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(file.headers['content-disposition']).toContain('attachment');
  const waiting = await listWaiting.licence(site.db, { now: site.clock.now() } as never);
  expect(waiting.filter(({ objectId }) => objectId === slug)).toEqual([
    expect.objectContaining({
      objectId: slug,
      title: expect.stringContaining('Giấy phép của'),
      about: expect.stringMatching(/GP 79-0123.*và 2 giấy tờ khác/),
    }),
  ]);
  const editor = await signInAs(site, 'quan-tri');
  expect((await editor.get('/san-pham?xem=het-giay-phep')).body).toContain('Hết giấy phép');
  const viewer = await signInAs(site, 'tu-van');
  expect((await viewer.get(`/nha-cung-cap/${slug}`)).body).not.toContain('Hợp đồng.pdf');
  expect((await viewer.get(`${page}/${path}`)).statusCode).toBe(403);
  expect((await viewer.postForm(page, formOf())).statusCode).toBe(403);
  const licence = await site.db
    .selectFrom('supplier_papers')
    .select('id')
    .where('kind', '=', 'licence')
    .executeTakeFirstOrThrow();
  const remove = { do: 'remove-paper', paper: licence.id };
  expect((await office.post(`/nha-cung-cap/${slug}`, remove)).body).toContain('Đã gỡ GP 79-0123.');
  expect((await office.post(`/nha-cung-cap/${slug}`, remove)).body).toContain('đã được gỡ');
  expect((await editor.get('/san-pham?xem=het-giay-phep')).body).not.toContain('Hết giấy phép');
});

test('a supplier is deactivated once none of their products is published, is marked in the list, and can be reactivated', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const page = `/nha-cung-cap/${slug}`;
  const turn = async (to: 'on' | 'off') =>
    (await office.post(page, { do: 'switch', to, version: String((await row()).version) })).body;
  expect(await turn('off')).toContain('Họ còn 1 sản phẩm trên trang. Gỡ các sản phẩm ấy trước.');
  await site.db
    .updateTable('products')
    .set({ status: false })
    .where('supplier_id', '=', (await row()).id)
    .execute();
  expect((await office.post(page, { do: 'switch', to: 'off', version: '0' })).body).toContain(
    'Có người vừa sửa',
  );
  expect(await turn('off')).toContain('Đã ngừng hợp tác.');
  expect(await row()).toMatchObject({ status: false });
  expect((await office.get('/nha-cung-cap')).body).toContain('Ngừng hợp tác');
  expect(await turn('on')).toContain('Nhà cung cấp hợp tác lại.');
  expect(await row()).toMatchObject({ status: true });
});
