import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);

const goTo = (at: string) =>
  site.clock.advance({ minutes: (Date.parse(at) - site.clock.now().getTime()) / 60_000 });

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
