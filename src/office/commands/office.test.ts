import { afterAll, beforeAll, expect, test } from 'vitest';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { counterGateway } from '#modules/payments/gateways/counter.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import type { RunningApp } from '#platform/app.ts';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readOffice } from './read-command-line.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = async (...args: string[]) => {
  const read = readOffice(args);
  return 'run' in read ? read.run(site.app as RunningApp) : read;
};

const goTo = (at: string) =>
  site.clock.advance({ minutes: (Date.parse(at) - site.clock.now().getTime()) / 60_000 });

test('says what there is, and what is wrong with a command', async () => {
  expect((await run()).lines.join('\n')).toContain('office-payment');
  expect(await run('office-pay')).toMatchObject({ isRefused: true });
  expect((await run('office-payment', '--as', 'lan', '--code', 'x')).lines).toContain(
    '--code: not a booking code',
  );
  expect((await run('accept-request', '--code', 'DV26A7K9Q')).lines[0]).toBe('--as <your name> is missing');
  expect((await run('accept-request', '--as', 'lan', '--colour', 'red')).lines[0]).toContain('--colour');
});

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

test('books money at the counter in the name of whoever took it', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  const { code, dueNowVnd } = await book(site.db, site.queue, [stay], site.clock.now());
  const pay = (...flags: string[]) => run('office-payment', '--as', 'lan', '--receipt', 'PT-1', ...flags);
  expect(await pay('--code', code, '--amount', String(dueNowVnd))).toEqual({ lines: [`${code}: confirmed`] });
  expect(await pay('--code', code, '--amount', '1tr5')).toMatchObject({
    isRefused: true,
    lines: ['Refused: receipt_used'],
  });
  const { headers, rawBody } = signWebhook(
    site.app.secrets.bankWebhook,
    { amountVnd: 123_000, content: 'tien phong', id: 5 },
    site.clock.now(),
  );
  expect((await run('list-money', '--as', 'lan')).lines).toEqual(['All money has its booking']);
  await site.post('/api/v1/payments/bank/webhook', rawBody, headers);
  expect((await run('list-money', '--as', 'lan')).lines).toEqual([
    expect.stringMatching(/^\d+ {2}10:00, 21\/11\/2026 {2}bank {2}123\.000\s₫ {2}tien phong/),
  ]);
  const event = site.db.selectFrom('booking_events').select('actor').where('reason', '=', 'paid');
  expect(await event.execute()).toEqual([{ actor: 'staff:lan' }]);
});

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

test('P-23 P-24: what guests ask for is listed oldest first with its time, taken up, and gone once settled', async () => {
  const ask = async (fields: object) => {
    const input = enquiryInput.parse(requestBody(fields));
    const asked = await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: site.clock.now() });
    return asked.ok ? asked.enquiry.code : asked.reason;
  };
  expect((await run('list-requests', '--as', 'lan')).lines).toEqual(['no request waits']);
  const complaint = await ask({ kind: 'khieu-nai', message: 'Xe đến trễ một giờ.' });
  goTo('2026-11-22T04:00:00Z');
  const call = await ask({ kind: 'goi-lai' });
  goTo('2026-11-23T05:00:00Z');
  const { lines } = await run('list-requests', '--as', 'lan');
  const heads = lines.filter((line) => line.startsWith('YC'));
  expect(heads[0]).toMatch(new RegExp(`^${complaint}  Khiếu nại  Mới nhận  2 days  answer by .*[^E]$`));
  expect(heads[1]).toMatch(new RegExp(`^${call}  Gọi lại cho tôi  Mới nhận  25 h  .*  LATE$`));
  expect(lines).toContain('  Xe đến trễ một giờ.');
  const move = (code: string, to: string) =>
    run('move-request', '--as', 'lan', '--code', code, '--to', to, '--note', 'đã gọi');
  expect(await move(call, 'dang-xu-ly')).toEqual({ lines: [`${call}: dang-xu-ly`] });
  await move(call, 'chot');
  expect((await run('list-requests', '--as', 'lan', '--kind', 'goi-lai')).lines).toEqual([
    'no request waits',
  ]);
  const events = site.db.selectFrom('request_events').select('details').where('actor', '=', 'staff:lan');
  expect((await events.execute()).map(({ details }) => details)).toContainEqual({ note: 'đã gọi' });
});
