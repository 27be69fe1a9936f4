import { afterAll, beforeAll, expect, test } from 'vitest';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);

test('closes days and opens them again, and keeps what the supplier says', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const [unitId] = unitIds as [number];
  const booking = await bookAndPay(
    site.db,
    site.queue,
    [{ unitId, from: '2026-12-01', to: '2026-12-02' }],
    site.clock.now(),
  );
  await issueTripVouchers(site.db, booking.id, site.clock.now());
  const voucher = ['--as', 'lan', '--voucher', `${booking.code}-1`];
  expect(await run('supplier-reference', ...voucher, '--reference', 'HK7-221', '--at', '14:05')).toEqual({
    lines: [`${booking.code}-1: the supplier has the guest as HK7-221`],
  });
  expect((await run('list-contested', '--as', 'lan')).lines).toEqual(['No voucher is contested']);
  expect((await run('reissue-voucher', ...voucher)).lines).toEqual([`${booking.code}-1 is version 2 now`]);
  const days = ['--from', '2026-12-01', '--to', '2026-12-01', '--reason', 'weather', '--note', 'Bão.'];
  expect(await run('close-days', '--as', 'lan', ...days)).toMatchObject({ isRefused: true });
  const closed = await run('close-days', '--as', 'lan', '--unit', String(unitId), ...days);
  const closing = /closing (\S+)/.exec(closed.lines[0] ?? '')?.[1] ?? '';
  await disruptBookings(site.db, site.queue, site.clock.now());
  expect((await run('list-disruptions', '--as', 'lan')).lines.join()).toContain('1 bookings, 1 to choose');
  expect((await run('reopen-days', '--as', 'lan', '--closing', closing)).lines[0]).toContain('is open again');
});
