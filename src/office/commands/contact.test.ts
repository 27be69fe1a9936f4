import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { listOpenRefunds } from '#modules/payments/refunds/list-open-refunds.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import type { RunningApp } from '#platform/app.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readOffice } from './read-command-line.ts';

let site: TestServer;
let booking: { id: string; code: string };
beforeAll(async () => {
  site = await createTestServer();
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  booking = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
});
afterAll(() => site.close());

const run = async (...args: string[]) => {
  const read = readOffice(args);
  return 'run' in read ? read.run(site.app as RunningApp) : read;
};

test('S-24: staff move a booking to another mailbox, with how they made sure who asks', async () => {
  const change = (email: string, ...more: string[]) =>
    run('change-email', '--as', 'lan', '--code', booking.code, '--email', email, ...more);
  expect((await change('ha2@example.com')).lines.join(' ')).toContain('--reason');
  const reason = ['--reason', 'Gọi lại số đã đặt, đọc đúng ngày đi'];
  expect((await change('ha2', ...reason)).lines.join(' ')).toContain('Email chưa đúng');
  expect(await change('ha2@example.com', ...reason)).toEqual({
    lines: [expect.stringContaining('ha2@example.com')],
  });
  expect(await change('ha2@example.com', ...reason)).toEqual({
    lines: ['Refused: same_email'],
    isRefused: true,
  });
  const events = site.db
    .selectFrom('booking_events')
    .select(['actor', 'details'])
    .where('reason', '=', 'contact_changed');
  expect(await events.execute()).toEqual([{ actor: 'staff:lan', details: { note: reason[1] } }]);
});

test('S-24: staff see when the holder of an account has another name, and until when a changed one waits', async () => {
  await cancelBooking(site.db, site.queue, { code: booking.code, actor: 'guest' }, site.clock.now());
  const [refund] = await listOpenRefunds(site.db);
  const name = (holder: string, accountNo: string) =>
    saveBankAccount(
      site.db,
      site.queue,
      {
        bookingId: booking.id,
        refundId: refund?.id ?? '',
        account: { bankBin: '970422', accountNo, holder },
        actor: 'guest',
      },
      { secret: site.app.secrets.token, now: site.clock.now() },
    );
  const list = async () => (await run('list-refunds', '--as', 'lan', '--only', 'transfer')).lines.join('\n');
  await name('NGUYEN THU HA', '11112222');
  expect(await list()).not.toMatch(/CHECK|account changed/);
  await name('KE TROM', '66668888');
  expect(await list()).toMatch(/CHECK: tên chủ tài khoản khác tên người đặt/);
  expect(await list()).toMatch(/account changed: not to be transferred before 10:00, 22\/11\/2026/);
  const amount = String(refund?.amountVnd);
  const paid = ['record-transfer', '--as', 'lan', '--refund', refund?.id ?? '', '--amount', amount];
  expect(await run(...paid, '--evidence', 'FT26325118')).toEqual({
    lines: ['Refused: on_hold'],
    isRefused: true,
  });
});
