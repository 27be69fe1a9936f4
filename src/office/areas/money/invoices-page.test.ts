import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { issueInvoice } from '#modules/booking/trip/save-invoice.ts';
import { listInvoices, sumInvoices } from '#modules/books/queries/list-invoices.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
let office: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, at: '2026-11-21T03:00:00Z' });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  office = await signInAs(site, 'ke-toan');
  const hotel = await createBookableHotel(site.db, { from: '2026-12-25', to: '2027-01-10' });
  unitId = hotel.unitIds[0] as number;
}, 120_000);
afterAll(() => site.close());

const company = { companyName: '=Công ty "Sóng"', taxCode: '0100109106001', address: '1 Lê Lợi, Huế' };

async function sell(from: string, to: string, invoice?: object): Promise<string> {
  const now = site.clock.now();
  const token = await quoteToken(site.db, [{ unitId, from, to }], now);
  const made = await tryToBook(site.db, site.queue, { token, now, ...(invoice && { invoice }) });
  if (!made.ok) throw new Error(made.reason);
  const { code, dueNowVnd } = made.booking;
  const transfer = {
    txnId: code,
    direction: 'in' as const,
    amountVnd: dueNowVnd,
    content: code,
    payload: {},
  };
  await receiveBankTransfer(site.db, site.queue, { ...transfer, occurredAt: now }, now);
  return code;
}

const exported = async (search: string) => (await office.get(`/so-tien/xuat-hoa-don${search}`)).body;

test('sales are invoiced at the rates of their days; refunds are not', async () => {
  const byCompany = await sell('2026-12-30', '2027-01-02', company);
  const byGuest = await sell('2026-12-26', '2026-12-27');
  const cancelled = await sell('2026-12-27', '2026-12-28');
  await cancelBooking(site.db, site.queue, { code: cancelled, actor: 'guest' }, site.clock.now());
  const text = await exported('?tu=2026-11-21&den=2026-11-21');
  const start = `${byCompany},2026-11-21,"'=Công ty ""Sóng""",0100109106-001,"1 Lê Lợi, Huế",ha@example.com`;
  expect(text.split('\r\n').sort()).toEqual(
    [
      '\uFEFFSố đặt chỗ,Ngày,Tên người mua,Mã số thuế,Địa chỉ,Email,Tiền trước thuế,Thuế suất (%),Tiền thuế,Tổng,Số hóa đơn',
      `${start},1851852,8,148148,2000000,`,
      `${start},909091,10,90909,1000000,`,
      `${byGuest},2026-11-21,Nguyễn Thu Hà,,,ha@example.com,925926,8,74074,1000000,`,
      '',
    ].sort(),
  );
  expect((await exported('?tu=2026-11-22&den=2026-11-30')).split('\r\n')).toHaveLength(2);
  const { lines } = await listHistory(site.db, { objectType: 'invoices' });
  expect(lines[1]).toMatchObject({ actorName: office.me.name, after: { count: 3, tu: '2026-11-21' } });
});

test('the page sums a month, finds by any of its names, and leads to where a number is entered', async () => {
  const code = await sell('2026-12-28', '2026-12-29', { ...company, companyName: 'Công ty Gió Biển' });
  const { body } = await office.get('/so-tien/hoa-don');
  expect(body).toMatch(/01–21\/11\/2026.*3 đặt chỗ.*trước thuế 4\.612\.795.*tổng 5\.000\.000/s);
  expect(body).toContain(`href="/quan-tri/dat-cho/${code}?viec=so-hoa-don"`);
  expect((await office.get('/so-tien/hoa-don?tim=gio+bien')).body).toMatch(/1 đặt chỗ.*1\.000\.000/s);
  const waiting = await office.get('/so-tien/hoa-don?xem=cho-so');
  expect(waiting.body).toContain('Gió Biển');
  expect(waiting.body).not.toContain('Nguyễn Thu Hà');
  const sent = { code, invoiceNo: 'C26TNV-77', actor: staff('lan') };
  expect(await issueInvoice(site.db, sent, site.clock.now())).toEqual({ ok: true });
  expect((await office.get('/so-tien/hoa-don?xem=cho-so')).body).not.toContain('Gió Biển');
  expect((await office.get('/so-tien/hoa-don?xem=co-so')).body).toContain('C26TNV-77');
  const other = await signInAs(site, 'tu-van');
  for (const path of ['hoa-don', 'xuat-hoa-don'])
    expect((await other.get(`/so-tien/${path}`)).statusCode, path).toBe(403);
});

test('the sums of a month and of a year are those of the rows, of bookings with two rates as well', async () => {
  for (const filter of [
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2026-01-01', to: '2026-12-31', text: 'ha@example' },
  ]) {
    const { rows } = await listInvoices(site.db, filter);
    const counts = Map.groupBy(rows, ({ code }) => code);
    const sum = (name: 'beforeTaxVnd' | 'taxVnd' | 'totalVnd') =>
      rows.reduce((total, row) => total + row[name], 0);
    expect(Math.max(...[...counts.values()].map((lines) => lines.length))).toBe(2);
    expect(await sumInvoices(site.db, filter)).toMatchObject({
      ...{ bookings: counts.size, beforeTaxVnd: sum('beforeTaxVnd') },
      ...{ taxVnd: sum('taxVnd'), totalVnd: sum('totalVnd') },
    });
  }
});

test('pages have bookings of the same moment once each', async () => {
  const filter = { from: '2026-11-21', to: '2026-11-21' };
  const all = await listInvoices(site.db, filter);
  const codes = [...new Set(all.rows.map(({ code }) => code))];
  const first = await listInvoices(site.db, filter, {}, 1);
  const second = await listInvoices(site.db, filter, { after: readCursor(first.next ?? '') }, 1);
  expect([first.rows[0]?.code, second.rows[0]?.code]).toEqual(codes.slice(0, 2));
  const back = await listInvoices(site.db, filter, { before: readCursor(second.previous ?? '') }, 1);
  expect(back.rows).toEqual(first.rows);
});

test('a cancellation with a fee is invoiced by the fee', async () => {
  const code = await sell('2027-01-05', '2027-01-06');
  await cancelBooking(site.db, site.queue, { code, actor: staff('lan') }, new Date('2027-01-04T00:00:00Z'));
  const paid = await site.db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .select('refunds.amount_vnd as back')
    .where('bookings.code', '=', code)
    .executeTakeFirst();
  const kept = 1_000_000 - (paid?.back ?? 0);
  const text = await exported('');
  const row = text.split('\r\n').find((line) => line.startsWith(code));
  expect(row?.split(',').at(-2)).toBe(kept > 0 ? String(kept) : undefined);
  expect(kept).toBeGreaterThan(0);
});
