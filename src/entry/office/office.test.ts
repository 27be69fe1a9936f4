import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningApp } from '#entry/create-app.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readOffice } from './read-office.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = async (...args: string[]) => {
  const read = readOffice(args);
  return 'run' in read ? read.run(site.app as RunningApp) : read;
};

test('says what there is, and what is wrong with a command', async () => {
  expect((await run()).lines.join('\n')).toContain('office-payment');
  expect(await run('office-pay')).toMatchObject({ isRefused: true });
  expect((await run('office-payment', '--as', 'lan', '--code', 'x')).lines).toContain(
    '--code: not a booking code',
  );
  expect((await run('accept-request', '--code', 'DV26A7K9Q')).lines[0]).toBe('--as <your name> is missing');
  expect((await run('accept-request', '--as', 'lan', '--colour', 'red')).lines[0]).toContain('--colour');
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
  const event = site.db.selectFrom('booking_events').select('actor').where('reason', '=', 'paid');
  expect(await event.execute()).toEqual([{ actor: 'staff:lan' }]);
});
