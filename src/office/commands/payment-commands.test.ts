import { afterAll, beforeAll, expect, test } from 'vitest';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);

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
