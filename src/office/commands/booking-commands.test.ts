import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { counterGateway } from '#modules/payments/gateways/gateways.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);

test('S-04: keeps the places of whoever says on the phone that they come to the counter', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  const { code } = await book(site.db, site.queue, [stay], site.clock.now());
  const confirm = () => run('confirm-counter', '--as', 'lan', '--code', code);
  expect(await confirm()).toMatchObject({ isRefused: true, lines: ['Refused: not_at_counter'] });
  const request = { code, method: 'office' as const, actor: 'guest' as const };
  await startPayment(site.db, site.queue, request, { office: counterGateway }, site.clock.now());
  const until = new Date(site.clock.now().getTime() + 24 * 3_600_000).toISOString();
  expect(await confirm()).toEqual({ lines: [`${code} is kept until ${until}`] });
  const event = site.db
    .selectFrom('booking_events')
    .select('actor')
    .where('reason', '=', 'counter_confirmed');
  expect(await event.execute()).toEqual([{ actor: 'staff:lan' }]);
});

test('S-24: staff move a booking to another mailbox, with how they made sure who asks', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  const booking = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
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
