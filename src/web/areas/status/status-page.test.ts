import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveReconciliation } from '#modules/payments/reconciliation/reconciliations.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createWorker, type JobType, jobType, type Worker } from '#platform/queue/queue.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let worker: Worker;
const job = jobType<{ bookingId: string }>('status.tried');
beforeAll(async () => {
  site = await createTestServer({ withPages: true, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  worker = createWorker(site.databaseUrl, { warn() {}, error() {} });
  await worker.start([job as JobType<never>]);
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await site?.close();
});

/** The page's status of each part. */
async function statusOf(): Promise<Record<string, string>> {
  const { body, statusCode } = await site.get('/tinh-trang');
  expect(statusCode).toBe(200);
  const rows = [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')),
  );
  return Object.fromEntries(rows.map(([label = '', state = '']) => [label, state]));
}

const close = (day: string, differences: number) =>
  site.db.transaction().execute((tx) =>
    saveReconciliation(tx, {
      ...{ day, channel: 'internal', source: 'test', matched: 3, differences, report: { lines: [] } },
      ...{ madeBy: 'system', now: site.clock.now() },
    }),
  );

test('OPS-04: shows what works, and the payment methods', async () => {
  const status = await statusOf();
  expect(status).toMatchObject({
    'Tìm và đặt chỗ': 'Hoạt động',
    'Phiếu và việc sau thanh toán': 'Hoạt động',
    'Thư xác nhận': 'Hoạt động',
    'Đối chiếu tiền và chỗ mỗi đêm': 'Chưa đến đêm đầu tiên',
  });
  expect(status['Cách thanh toán đang nhận']).toMatch(/VietQR.*Tại văn phòng/);
});

test('OPS-04: says in one line whether all works', async () => {
  const { body } = await site.get('/tinh-trang');
  expect(body).toContain('Mọi phần đang hoạt động bình thường');
  await close('2026-11-18', 1);
  const { body: after } = await site.get('/tinh-trang');
  expect(after).not.toContain('Mọi phần đang hoạt động bình thường');
  expect(after).toContain('nhân viên đang xem một khoản chưa khớp');
});

test("OPS-04: shows the results of last night's checks, also bad ones", async () => {
  await close('2026-11-19', 0);
  expect((await statusOf())['Đối chiếu tiền và chỗ mỗi đêm']).toBe('Ngày 19/11/2026: khớp');
  await close('2026-11-20', 2);
  expect((await statusOf())['Đối chiếu tiền và chỗ mỗi đêm']).toMatch(/^Ngày 20\/11\/2026: có chỗ chưa khớp/);
});

test('OPS-04: reports late mails when one waits for more than five minutes', async () => {
  const mail = (key: string, minutesAgo: number) =>
    site.db
      .insertInto('mails')
      .values({
        ...{
          dedupe_key: key,
          template: 'test',
          recipient: 'lan@khach.example',
          subject: 'Phiếu',
          html: '',
          plain: '',
        },
        created_at: new Date(Date.now() - minutesAgo * 60_000),
      } as never)
      .execute();
  await mail('a', 1);
  expect((await statusOf())['Thư xác nhận']).toBe('Hoạt động');
  await mail('b', 9);
  expect((await statusOf())['Thư xác nhận']).toBe('Đang gửi chậm; phiếu có sẵn trong Chuyến đi');
});

test('OPS-04: reports late payment events when a job waits for more than five minutes', async () => {
  await site.db.transaction().execute((tx) => worker.send(tx, job, { bookingId: 'one' }));
  expect((await statusOf())['Phiếu và việc sau thanh toán']).toBe('Hoạt động');
  await sql`UPDATE pgboss.job SET created_on = now() - INTERVAL '9 minutes', start_after = now() - INTERVAL '9 minutes'
    WHERE name = ${job.name}`.execute(site.db);
  expect((await statusOf())['Phiếu và việc sau thanh toán']).toMatch(/^Đang chậm/);
  expect((await statusOf())['Thư xác nhận']).not.toContain('phiếu có sẵn');
});
