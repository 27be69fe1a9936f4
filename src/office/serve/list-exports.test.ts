import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let all: OfficeVisit;
let none: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  all = await signInAs(site, 'quan-tri');
  none = await signInAs(site, 'chi-xem');
}, 120_000);
afterAll(() => site.close());

test.each([
  ['/dat-cho', '/dat-cho/xuat', 'bookings', 'Mã,Khách,'],
  ['/yeu-cau', '/yeu-cau/xuat', 'enquiries', 'Mã,Hạn,Loại,Khách,'],
  ['/hoan-tien', '/hoan-tien/xuat', 'refunds', 'Đặt chỗ,Khách,Vì,'],
  ['/hoan-tien/da-xong', '/hoan-tien/xuat-da-xong', 'refunds', 'Đặt chỗ,Khách,Vì,'],
  ['/phieu', '/phieu/xuat', 'vouchers', 'Mã phiếu,Dịch vụ,'],
  ['/nha-cung-cap', '/nha-cung-cap/xuat', 'suppliers', 'Tên,Loại,'],
  ['/ban-tin', '/ban-tin/xuat', 'newsletter', 'Email,Đăng ký,'],
  ['/danh-gia', '/danh-gia/xuat', 'reviews', 'Sản phẩm,Điểm,'],
  ['/so-tien/hoa-don', '/so-tien/xuat-hoa-don', 'invoices', 'Số đặt chỗ,Ngày,Tên người mua,'],
  ['/so-tien', '/so-tien/xuat-tin', 'messages', 'Tin,Lúc,Kênh,'],
])(
  '%s has its export, escaped for spreadsheets, and each export is logged',
  async (list, file, object, head) => {
    expect((await all.get(list)).body).toContain(`href="/quan-tri${file}?"`);
    const sent = await all.get(file);
    expect(sent.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(sent.body.startsWith(`\uFEFF${head}`), sent.body.slice(0, 60)).toBe(true);
    const { lines } = await listHistory(site.db, { objectType: object });
    expect(lines[0]).toMatchObject({ actorName: all.me.name });
    expect((await none.get(file)).statusCode).toBe(403);
  },
);

test('an export has the columns of its list', async () => {
  const { body } = await all.get('/phieu/xuat?cot=khach');
  expect(body).toBe('\uFEFFMã phiếu,Khách\r\n');
});
