import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readTripLinkToken, signTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { verifyToken } from '#modules/vouchers/rules/verify-token.ts';
import { publicVoucherKey, signWithVoucherKey } from '#modules/vouchers/voucher-key.ts';
import type { RunningApp } from '#platform/app.ts';
import { readRestored } from '#platform/backup/restored.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { createApp } from './create-app.ts';
import { createHttpServer } from './create-http-server.ts';
import { startJobs } from './jobs.ts';
import { openDatabase } from './open-database.ts';

const now = new Date();
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
const folder = makeDataFolder('backup');
const at = (name: string) => join(folder, name);
const stops: (() => unknown)[] = [];
let smtp: SmtpServer;
let s3: S3Server;
const bucketKeys = { accessKeyId: 'GK31c2f218', secretAccessKey: 'b892c0665f0ada8a4755dae9' };

beforeAll(async () => {
  smtp = await startSmtpServer();
  s3 = await startS3Server(bucketKeys);
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await smtp.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Polled seldom, because frequent queries would slow down what already takes a minute. */
const waitPatiently = { timeout: 120_000, interval: 500 };

/** A site on a data folder, without its pages. */
async function open(name: string, env: Record<string, string> = {}): Promise<RunningApp> {
  const config = loadConfig({ DATA_DIR: at(name), SMTP_URL: smtp.url, LOG_LEVEL: 'silent', ...env });
  const database = await openDatabase(config, () => {});
  const app = createApp(config, database.url);
  stops.push(async () => {
    await app.close();
    await database.stop();
  });
  return app;
}

test('R-06: a site that sells while it is backed up is restored completely, and the copy sends nothing twice', async () => {
  const original = await open('original', {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'hinh-anh',
    S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
  });
  await createCatalogue(original.db);
  await original.db.transaction().execute((tx) => saveSettings(tx, settings));
  const { unitIds } = await createBookableHotel(original.db, { from: day(20), to: day(22), allotment: 2000 });
  const stay = { unitId: unitIds[0] as number, from: day(20), to: day(21) };
  const picture = Buffer.from('a picture');
  await original.files.write('media/test/one.webp', picture);
  await original.files.write('withheld/reviews/two.webp', picture);
  const jobs = await startJobs(original);
  const sold: string[] = [];
  let isSelling = true;
  const selling = (async () => {
    while (isSelling) {
      sold.push((await bookAndPay(original.db, original.queue, [stay], now)).code);
      // Otherwise most of what follows would be rendering and sending vouchers by the hundred.
      await sleep(50);
    }
  })();
  await vi.waitFor(() => expect(sold.length).toBeGreaterThan(10), 60_000);
  await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(0), 60_000);

  const before = [...sold];
  const backedUp = await runOffice(original, 'backup', '--to', at('copy'));
  expect(backedUp).toMatchObject({
    lines: [
      expect.stringMatching(/^Backed up \d+ files/),
      expect.stringMatching(/^Pictures of the bucket hinh-anh/),
      expect.anything(),
    ],
  });
  expect(await runOffice(original, 'backup', '--to', at('copy'))).toMatchObject({
    isRefused: true,
  });
  isSelling = false;
  await selling;
  await jobs.stop();
  // Mails unsent at the time of the back-up are pending in the copy as well.
  const sentByOriginal = new Set(smtp.received);

  const restore = (to: string) => runOffice(original, 'restore', '--from', at('copy'), '--data-dir', to);
  expect((await restore(at('restored'))).lines[0]).toMatch(/^Restored the site of /);
  expect(await restore(at('restored'))).toMatchObject({ isRefused: true });
  const copy = await open('restored');
  const codes = (await copy.db.selectFrom('bookings').select('code').execute()).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(before));
  expect(sold).toEqual(expect.arrayContaining(codes));
  expect(await brokenInvariants(copy.db)).toEqual({});
  const [code = ''] = before;
  const pass = { code, access: 'full', version: 1, until: new Date(now.getTime() + 86_400_000) } as const;
  const link = signTripLinkToken(original.secrets.token, pass);
  expect(readTripLinkToken(copy.secrets.token, link, now)).toMatchObject({
    code,
    access: 'full',
    isOver: false,
  });
  const exp = Math.floor(now.getTime() / 1000) + 3600;
  const token = signWithVoucherKey(original.secrets.voucherKey, {
    v: 1,
    code: `${code}-1`,
    item: 1,
    date: day(20),
    pax: 1,
    exp,
  });
  expect(await verifyToken(publicVoucherKey(copy.secrets.voucherKey), token, now)).toMatchObject({
    ok: true,
  });
  const noPages = () => Promise.reject(new Error('no pages here'));
  const server = await createHttpServer(copy, { build: noPages, officeBuild: noPages });
  stops.push(() => server.close());
  expect((await server.inject('/media/test/one.webp')).rawPayload).toEqual(picture);
  expect(await copy.files.read('withheld/reviews/two.webp')).toEqual(picture);

  // The copy waits until somebody says what the original has done.
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const copyJobs = await startJobs(copy);
  stops.push(() => copyJobs.stop());
  expect(said.mock.calls.flat().join()).toContain('resume-after-restore');
  said.mockRestore();
  const later = await bookAndPay(copy.db, copy.queue, [stay], now);
  await sleep(2_500);
  expect(smtp.received.length).toBe(sentByOriginal.size);
  const resume = (...flags: string[]) => runOffice(copy, 'resume-after-restore', ...flags);
  expect((await resume()).lines.join('\n')).toMatch(/\d+ jobs wait/);
  expect(await resume('--mails', 'keep')).not.toHaveProperty('isRefused');
  expect(readRestored(at('restored'))).toMatchObject({ isResumed: true });
  // Bookings that were unpaid at the time of the back-up hold places and have no voucher.
  // If only their payment had been recorded, the copy confirms them eventually; jobs that the original was running then
  // are executed again within a minute, as after the death of a process.
  await vi.waitFor(async () => {
    const paid = await copy.db.selectFrom('bookings').select('id').where('state', '=', 'confirmed').execute();
    expect(paid.length).toBeGreaterThanOrEqual(codes.length);
    const issued = await copy.db.selectFrom('vouchers').select('code').execute();
    expect(issued).toHaveLength(paid.length);
    expect(smtp.received.length).toBeGreaterThan(sentByOriginal.size);
  }, waitPatiently);
  const sentByCopy = smtp.received.filter((mail) => !sentByOriginal.has(mail));
  expect(sentByCopy.filter((mail) => !mail.includes(later.code))).toEqual([]);
}, 300_000);

test('R-06: a tampered back-up is not restored, and no new keys are made for old bookings', async () => {
  const restore = (to: string) => runOffice(null as never, 'restore', '--from', at('copy'), '--data-dir', to);
  const secrets = at('copy/data/secrets.json');
  const kept = readFileSync(secrets);
  writeFileSync(
    secrets,
    kept.toString().replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  );
  expect((await restore(at('other'))).lines[0]).toBe(
    'Refused: The back-up is damaged: data/secrets.json differs from what was written',
  );
  writeFileSync(secrets, kept);
  expect((await restore(at('keyless'))).lines[0]).toMatch(/^Restored/);
  renameSync(at('keyless/secrets.json'), at('keyless/mislaid.json'));
  await expect(open('keyless')).rejects.toThrow(/their keys are missing.*\n.*\n.*VOUCHER_PRIVATE_KEY/);
  renameSync(at('keyless/mislaid.json'), at('keyless/secrets.json'));
  await open('keyless');
}, 120_000);
