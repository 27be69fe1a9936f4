import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let office: OfficeVisit;
let code: string;

beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true, withSettings: true });
  const { unitIds } = await createBookableHotel(site.db, { allotment: 3 });
  const stay = { unitId: unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  code = (await bookAndPay(site.db, site.queue, [stay], site.clock.now())).code;
  office = await signInAs(site, 'dieu-hanh');
}, 120_000);
afterAll(() => site.close());

const act = (form: Record<string, string>) =>
  office.post(`/dat-cho/${code}?viec=them-dich-vu`, { viec: 'them-dich-vu', ...form });
/** The value of a field of a page. */
const fieldOf = (body: string, name: string) => {
  const input = [...body.matchAll(/<input\b[^>]*>/g)].find(([tag]) => tag.includes(`name="${name}"`))?.[0];
  return (/ value="([^"]*)"/.exec(input ?? '')?.[1] ?? '').replaceAll('&quot;', '"');
};
const wish = { kind: 'hotel', name: '', from: '2026-12-10', to: '2026-12-11', adults: '2', childAges: '' };

test('a service is searched for, priced, held for the booking and paid by its own link', async () => {
  expect((await office.get(`/dat-cho/${code}`)).body).toMatch(/viec=them-dich-vu[^>]*>.*?Thêm dịch vụ/s);
  const wrong = await act({ ...wish, from: '', adults: 'hai' });
  expect(wrong.statusCode).toBe(422);
  for (const words of ['Chọn ngày bắt đầu.', 'Số người lớn từ 1 đến 60.', 'value="hai"'])
    expect(wrong.body, words).toContain(words);

  const none = await act({ ...wish, from: '2026-11-01', to: '' });
  expect(none.body).toContain('Không có dịch vụ nào như thế còn chỗ');
  const found = await act(wish);
  expect(found.body).toMatch(/Còn chỗ.*1\.000\.000.*Xem giá/s);
  const chosen = {
    ...wish,
    searched: fieldOf(found.body, 'searched'),
    target: fieldOf(found.body, 'target'),
  };
  // For other days it is searched for anew: what was found is no longer what is meant.
  expect((await act({ ...chosen, to: '2026-12-12' })).body).toMatch(/Còn chỗ.*2\.000\.000/s);

  const priced = await act(chosen);
  expect(priced.body).toMatch(/Khách trả thêm.*1\.000\.000.*rồi mới thêm.*Khách đọc/s);
  const seen = {
    ...{ ...chosen, note: 'khách gọi' },
    expectedTotalVnd: fieldOf(priced.body, 'expectedTotalVnd'),
    expectedDueVnd: fieldOf(priced.body, 'expectedDueVnd'),
  };
  expect([seen.expectedTotalVnd, seen.expectedDueVnd]).toEqual(['3000000', '1000000']);
  const read = await office.post(`/dat-cho/${code}/thu.data`, { viec: 'them-dich-vu', ...seen });
  expect(read.body).toMatch(/trả 1\.000\.000.{0,9}để thêm dịch vụ/);
  expect((await act({ ...seen, note: '' })).statusCode).toBe(422);
  expect((await act({ ...seen, expectedDueVnd: '1' })).body).toContain('Giá vừa đổi');
  expect((await act(seen)).headers.location).toContain('xong=them-dich-vu');
  expect((await office.get(`/dat-cho/${code}`)).body).toContain('thì dịch vụ được thêm');
  const { body } = await (await signInAs(site, 'chi-xem')).post(`/dat-cho/${code}`, {
    viec: 'them-dich-vu',
    ...seen,
  });
  expect(body).toContain('Vai trò của bạn không được làm việc này');
});

test('what is in the place of the booking is offered before what is better known elsewhere, and kinds that it lacks first', async () => {
  const { db } = site;
  const here = await db
    .selectFrom('booking_items as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select('i.product_id as id')
    .where('b.code', '=', code)
    .executeTakeFirstOrThrow();
  const elsewhere = await createBookableHotel(db, { allotment: 3 });
  const near = await createBookableHotel(db, { allotment: 3 });
  const province = await db
    .insertInto('provinces')
    .values({
      ...{ slug: 'khanh-hoa', title: 'Khánh Hòa', code: '56', type: 'province', lat: 12, lng: 109 },
      ...{ region: 'north', sub_region: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = await db
    .insertInto('places')
    .values({
      title: 'Bãi Dài',
      slug: 'bai-dai',
      kind: 'biển',
      lat: 12,
      lng: 109,
      status: true,
      province_id: province.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('product_places')
    .where('product_id', 'in', [elsewhere.productId, near.productId])
    .execute();
  await db.deleteFrom('product_provinces').where('product_id', '=', elsewhere.productId).execute();
  await db
    .insertInto('product_places')
    .values([here.id as number, near.productId].map((product_id) => ({ product_id, place_id: place.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = db.updateTable('products').set({ popularity: 900 });
  await known.where('id', '=', elsewhere.productId).execute();
  const title = (id: number, words: string) =>
    db.updateTable('products').set({ title: words }).where('id', '=', id).execute();
  await title(near.productId, 'Nhà gần đó');
  await title(elsewhere.productId, 'Nhà nổi tiếng ở xa');
  const { body } = await act({ ...wish, from: '2026-12-15', to: '2026-12-16' });
  const at = (words: string) => body.indexOf(words);
  expect(at('Nhà gần đó')).toBeGreaterThan(0);
  expect(at('Nhà nổi tiếng ở xa')).toBeGreaterThan(at('Nhà gần đó'));
  const kinds = [
    ...(await office.get(`/dat-cho/${code}?viec=them-dich-vu`)).body.matchAll(/<option value="(\w+)"/g),
  ];
  expect(kinds.map(([, kind]) => kind).slice(-3)).toEqual(['hotel', 'cruise', 'combo']);
  expect(kinds[0]?.[1]).toBe('car');
});
