import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ at: '2026-11-21T03:00:00Z' });
  const hotel = await createBookableHotel(site.db, { from: '2026-12-25', to: '2027-01-10' });
  unitId = hotel.unitIds[0] as number;
});
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

const list = (from: string, to: string, out: string) =>
  runOffice(site.app, 'invoices', '--from', from, '--to', to, '--out', out);

async function exported(from: string, to: string) {
  const out = join(mkdtempSync(join(tmpdir(), 'neo-viet-invoices-')), 'hoa-don.csv');
  const { lines } = await list(from, to, out);
  return { lines, text: readFileSync(out, 'utf8') };
}

test('sales are invoiced at the rates of their days; refunds are not', async () => {
  const byCompany = await sell('2026-12-30', '2027-01-02', company);
  const byGuest = await sell('2026-12-26', '2026-12-27');
  const cancelled = await sell('2026-12-27', '2026-12-28');
  await cancelBooking(site.db, site.queue, { code: cancelled, actor: 'guest' }, site.clock.now());
  const { lines, text } = await exported('2026-11-21', '2026-11-21');
  expect(lines[0]).toMatch(/3 rows, 4\.000\.000.₫$/);
  const start = `${byCompany},2026-11-21,"'=Công ty ""Sóng""",0100109106-001,"1 Lê Lợi, Huế",ha@example.com`;
  expect(text.split('\r\n').sort()).toEqual(
    [
      '\uFEFFSố đặt chỗ,Ngày,Tên công ty,Mã số thuế,Địa chỉ,Email,Tiền trước thuế,Thuế suất (%),Tiền thuế,Tổng',
      `${start},1851852,8,148148,2000000`,
      `${start},909091,10,90909,1000000`,
      `${byGuest},2026-11-21,Nguyễn Thu Hà,,,ha@example.com,925926,8,74074,1000000`,
      '',
    ].sort(),
  );
  expect((await exported('2026-11-22', '2026-11-30')).lines[0]).toMatch(/0 rows/);
  expect(await list('2026-11-22', '2026-11-21', 'x')).toMatchObject({ isRefused: true });
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
  const { text } = await exported('2026-11-21', '2026-11-21');
  const row = text.split('\r\n').find((line) => line.startsWith(code));
  expect(row?.split(',').at(-1)).toBe(kept > 0 ? String(kept) : undefined);
  expect(kept).toBeGreaterThan(0);
});
