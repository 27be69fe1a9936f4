import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { onlineGateways } from '#modules/payments/gateways/gateways.ts';
import type { RunningApp } from '#platform/app.ts';
import { noteRestored } from '#platform/backup/restored.ts';
import { loadConfig } from '#platform/config/config.ts';
import { type Simulator, startSimulator } from '#simulators/providers/simulator.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { bookRooms, payOnline } from '#tests/support/paid-online.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { officeCommands } from './office-commands.ts';

let site: TestServer;
let simulator: Simulator;
const names = officeCommands.map(({ name }) => name);

beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true, at: new Date().toISOString() });
  simulator = await startSimulator({ shopUrl: 'http://localhost' });
  // Creates the tables of the queue.
  await (site.app as RunningApp).worker.start([]);
}, 120_000);
afterAll(async () => {
  await (site.app as RunningApp).worker.stop();
  await simulator.stop();
  await site.close();
});

/** Words that look like the name of a command: lower case with hyphens, no flag, no part of an address. */
const likeNames = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.match(/(?<![\w/-])[a-z]+(?:-[a-z]+)+(?![\w/-])/g) ?? [])
    .filter((word) => word !== 'back-up');

test('a refund paid by the original is recorded on the page that the command names, before the copy pays', async () => {
  const now = site.clock.now();
  const config = loadConfig({ PAYMENT_SIMULATOR_URL: simulator.url });
  const momo = onlineGateways(config, () => now).find(({ method }) => method === 'momo') as OnlineGateway;
  const { code } = await bookRooms(site.db, site.queue, { now });
  await payOnline(site.db, site.queue, { code, gateway: momo, now });
  await cancelBooking(site.db, site.queue, { code, actor: 'guest' }, now);
  const accountant = await signInAs(site, 'ke-toan');
  const { id } = await site.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  const page = `/hoan-tien?ma=${id}`;
  expect((await accountant.get(page)).body, 'the original sends it itself').not.toContain('Ghi kết quả lệnh');

  noteRestored(site.app.config.DATA_DIR, { from: '/sao-luu', silentBefore: now.toISOString() });
  const { lines, isRefused } = await runOffice(site.app, 'resume-after-restore');
  expect(isRefused).toBe(true);
  expect(lines.join('\n')).toContain(`to be paid: ${code} 2.000.000\u00a0₫ http://localhost/quan-tri${page}`);
  expect(lines.join('\n')).toContain('--payouts checked');
  for (const word of likeNames(lines)) expect(names).toContain(word);

  expect((await accountant.get(page)).body).toContain('Ghi kết quả lệnh');
  const settled = { do: 'settle', refund: id, reference: `${code}-R1`, evidence: 'MOMO 771' };
  expect((await accountant.post(page, { ...settled, outcome: 'failed' })).body).toContain(
    'chưa gửi lệnh này',
  );
  expect((await accountant.post(page, { ...settled, outcome: 'succeeded' })).body).toContain(
    'Đã ghi kết quả lệnh',
  );
  const { lines: left } = await runOffice(site.app, 'resume-after-restore');
  expect(left.join('\n')).not.toContain('to be paid');
});

test('commands named by documents and other commands exist', () => {
  const own = readdirSync('src/office/commands', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `src/office/commands/${file}`);
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
  const told = [...own, ...docs, 'README.md', 'src/entry/jobs.ts'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\boffice -- ([a-z][a-z-]*)/g)].map(([, name]) => ({
      file,
      name,
    })),
  );
  expect(told.length).toBeGreaterThan(6);
  expect(told.filter(({ name = '' }) => !names.includes(name))).toEqual([]);
});
