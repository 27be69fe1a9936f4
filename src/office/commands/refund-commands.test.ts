import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOpenBookingRefunds } from '#modules/booking/cancellation/booking-refunds.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
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

test('refunds: shown with what is missing, approved by two, transferred once', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-03' };
  const { code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  const as = (name: string, command: string, ...flags: string[]) => run(command, '--as', name, ...flags);
  const asked = await as('lan', 'refund-part', '--code', code, '--amount', '300k', '--reason', 'Phòng ồn');
  const refund = /[0-9a-f-]{36}/.exec(asked.lines[0] ?? '')?.[0] ?? '';
  expect((await as('lan', 'list-refunds', '--only', 'requested')).lines.join('\n')).toContain(
    `${code}  300.000`,
  );
  expect(await as('lan', 'approve-refund', '--refund', refund)).toMatchObject({
    lines: ['Refused: same_person'],
  });
  expect(await as('minh', 'approve-refund', '--refund', refund)).toEqual({ lines: ['Approved, on its way'] });
  expect((await as('lan', 'list-refunds')).lines).toContain('  waits for the bank account of the guest');
  const transfer = ['--refund', refund, '--amount', '300000', '--evidence', 'FT26325118'];
  expect(await as('lan', 'record-transfer', ...transfer)).toEqual({ lines: ['Recorded'] });
  expect(await as('lan', 'record-transfer', ...transfer)).toMatchObject({ isRefused: true });
  expect(await as('lan', 'reject-refund', '--refund', refund, '--reason', 'x')).toMatchObject({
    lines: ['Refused: not_requested'],
  });
  const settled = ['--reference', `${code}-R1`, '--outcome', 'failed', '--evidence', 'portal 1'];
  expect(await as('lan', 'settle-payout', ...settled)).toMatchObject({ lines: ['Refused: not_under_way'] });
  expect((await as('lan', 'list-refunds')).lines).toEqual(['Nothing is open']);
});

test('S-24: staff see when the holder of an account has another name, and until when a changed one waits', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  const booking = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  await cancelBooking(site.db, site.queue, { code: booking.code, actor: 'guest' }, site.clock.now());
  const [refund] = await listOpenBookingRefunds(site.db);
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
