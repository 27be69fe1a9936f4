import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendReportMail } from '#modules/mails/commands/send-report-mail.ts';
import {
  announceReportMails,
  saveReportMail,
  stopReportMail,
} from '#modules/reports/commands/report-mails.ts';
import { reportMailDue } from '#modules/reports/events.ts';
import { askOfMail, dueOn, type MailedReport } from '#modules/reports/rules/mailed-report.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { json } from '#platform/db/json.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let accountant: OfficeVisit;
let leader: OfficeVisit;
const emails = new Map<string, string>();
beforeAll(async () => {
  // Saturday.
  site = await createTestServer({ withOffice: true, at: '2026-11-21T03:00:00Z' });
  const { db, queue, clock } = site;
  await db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSettings(tx, settings);
  });
  const hotel = await createProductOfKind(db, 'hotel');
  await bookAndPay(db, queue, [itemOf(hotel, '2026-12-01', { to: '2026-12-03' })], clock.now());
  accountant = await signInAs(site, 'ke-toan');
  leader = await signInAs(site, 'dieu-hanh');
  for (const { id, email } of await db.selectFrom('users').select(['id', 'email']).execute())
    emails.set(id, email ?? '');
}, 120_000);
afterAll(() => site?.close());
beforeEach(async () => {
  await site.db.deleteFrom('report_mails').execute();
  await site.db.deleteFrom('mails').where('template', '=', 'staff_report').execute();
});

const weekly = '/bao-cao?xem=doanh-thu&theo=loai&ky=7-ngay';
const rows = () => site.db.selectFrom('report_mails').selectAll().execute();

const goTo = (at: string) =>
  site.clock.advance({ minutes: (Date.parse(at) - site.clock.now().getTime()) / 60_000 });

/** Runs the scheduled sweep and the jobs it creates. @returns the mails sent */
async function morning(at: string) {
  goTo(at);
  const { queue } = site;
  const before = queue.sent.length;
  await announceReportMails(site.app);
  for (const { name, data } of queue.sent.slice(before))
    if (name === reportMailDue.name) await sendReportMail(site.app, data as never);
  const sent = await site.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'html', 'plain'])
    .where('template', '=', 'staff_report')
    .orderBy('id')
    .execute();
  await site.db.deleteFrom('mails').where('template', '=', 'staff_report').execute();
  return sent;
}

test.each([
  ['day', '2026-11-26', '2026-11-26'],
  ['week', '2026-11-23', '2026-11-23'],
  ['week', '2026-11-29', '2026-11-23'],
  ['month', '2026-11-26', '2026-11-01'],
  ['month', '2026-12-01', '2026-12-01'],
] as const)('by the %s, on %s the last reported day is %s', (every, today, due) => {
  expect(dueOn(every, today)).toBe(due);
});

test.each([
  ['7-ngay', '2026-11-16', '2026-11-22'],
  ['thang-nay', '2026-11-01', '2026-11-22'],
  ['thang-truoc', '2026-10-01', '2026-10-31'],
  ['30-ngay-toi', '2026-11-23', '2026-12-22'],
] as const)('a mail over %s names whole days: %s to %s', (period, fromOn, untilOn) => {
  const report: MailedReport = { slug: 'doanh-thu', by: 'ngay', period };
  expect(askOfMail(report, '2026-11-23')).toMatchObject({ fromOn, untilOn });
});

test('a scheduled report is mailed on Monday at seven, once, with its table and a link', async () => {
  const reply = await accountant.post(weekly, [
    ['do', 'mail'],
    ['every', 'week'],
    ['readers', accountant.me.id],
    ['readers', leader.me.id],
  ]);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Đã đặt gửi: Sáng thứ Hai, từ 7 giờ.');
  expect(await morning('2026-11-22T10:00:00Z')).toEqual([]);
  expect(await morning('2026-11-22T23:59:00Z')).toEqual([]);
  const sent = await morning('2026-11-23T00:00:00Z');
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
    [emails.get(accountant.me.id), emails.get(leader.me.id)].sort(),
  );
  const [mail] = sent;
  expect(mail?.subject).toBe('[Nội bộ] Doanh thu, 16/11/2026 – 22/11/2026');
  expect(mail?.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toMatch(
    /Dịch vụ bán 1 Bán 2\.000\.000 ₫ Đổi – Hủy – Doanh thu 2\.000\.000 ₫ .*Theo loại dịch vụ Khách sạn 2\.000\.000 ₫ Dịch vụ bán 1 · Bán 2\.000\.000 ₫/,
  );
  expect(mail?.plain, 'who works here is not told what guests are').not.toMatch(/Cần giúp|chuyển khoản lại/);
  expect(mail?.plain).toContain('/quan-tri/bao-cao?xem=doanh-thu&theo=loai&ky=7-ngay');
  expect(await morning('2026-11-23T05:00:00Z')).toEqual([]);
  expect(await morning('2026-11-29T05:00:00Z')).toEqual([]);
  // A Monday on which nothing ran is caught up.
  expect(await morning('2026-12-01T05:00:00Z')).toHaveLength(2);
  expect(await morning('2026-12-02T05:00:00Z')).toEqual([]);
  // The session has expired by then.
  accountant = await signInAs(site, 'ke-toan');
  const page = await accountant.get(weekly);
  expect(page.body).toContain('Ngừng gửi');
  const [row] = await rows();
  expect((await accountant.post(weekly, { do: 'stop', id: String(row?.id) })).body).toContain(
    'Đã ngừng gửi.',
  );
  expect((await accountant.post(weekly, { do: 'stop', id: String(row?.id) })).body).toContain(
    'đã được ngừng',
  );
  expect(await morning('2026-12-07T05:00:00Z')).toEqual([]);
  const { lines } = await listHistory(site.db, { objectType: 'report' });
  expect(lines.map(({ verb }) => verb)).toEqual(['report.mail_stopped', 'report.mail_set']);
});

test('rights apply at the time of sending: columns or the report are left out, blocked people get nothing', async () => {
  goTo('2026-12-07T05:00:00Z');
  const report: MailedReport = { slug: 'doanh-thu', by: 'ngay', period: '30-ngay' };
  const actor = { ...accountant.me, rights: 'all', cameFrom: 'test', requestId: null } as const;
  const readers = [accountant.me.id, leader.me.id];
  const saved = await saveReportMail(site.db, { report, every: 'day', readers, actor }, site.clock.now());
  expect(saved.ok).toBe(true);
  const allowed = (rights: Record<string, null>) =>
    site.db
      .updateTable('staff_roles')
      .set({ rights: json(rights) })
      .where('slug', '=', 'dieu-hanh')
      .execute();
  const leaders = async (at: string) =>
    (await morning(at)).filter(({ recipient }) => recipient === emails.get(leader.me.id));
  await allowed({ 'report.read': null, 'sale.margin': null });
  expect((await leaders('2026-12-08T01:00:00Z'))[0]?.html).toContain('Lãi gộp');
  await allowed({ 'report.read': null });
  const [plain] = await leaders('2026-12-09T01:00:00Z');
  expect(plain?.html).toContain('Doanh thu');
  expect(plain?.html).not.toMatch(/Lãi gộp|Giá vốn/);
  await allowed({ 'report.export': null });
  expect(await leaders('2026-12-10T01:00:00Z')).toEqual([]);
  await allowed({ 'report.read': null });
  await site.db.updateTable('staff').set({ state: 'blocked' }).where('user_id', '=', leader.me.id).execute();
  expect(await leaders('2026-12-11T01:00:00Z')).toEqual([]);
  const other = await saveReportMail(site.db, { report, every: 'day', readers, actor }, site.clock.now());
  expect(other).toEqual({ ok: false, reason: 'unknown_reader' });
  await site.db.updateTable('staff').set({ state: 'active' }).where('user_id', '=', leader.me.id).execute();
});

test('an invalid schedule says why, and keeps the checkboxes', async () => {
  accountant = await signInAs(site, 'ke-toan');
  const nobody = await accountant.post(weekly, { do: 'mail', every: 'day' });
  expect(nobody.statusCode).toBe(422);
  expect(nobody.body).toContain('Chọn ít nhất một người nhận.');
  const never = await accountant.post(weekly, { do: 'mail', every: 'x', readers: accountant.me.id });
  expect(never.body).toContain('Chọn nhịp gửi.');
  expect(never.body).toMatch(
    new RegExp(`checked=""[^>]*value="${accountant.me.id}"|value="${accountant.me.id}"[^>]*checked=""`),
  );
  const fixed = await accountant.post('/bao-cao?tu=2026-11-01&den=2026-11-02', {
    ...{ do: 'mail', every: 'day', readers: accountant.me.id },
  });
  expect(fixed.body).toContain('Chọn một kỳ, như 7 ngày qua, rồi đặt gửi.');
  const viewer = await signInAs(site, 'chi-xem');
  const refused = await viewer.post(weekly, { do: 'mail', every: 'day', readers: viewer.me.id });
  expect(refused.statusCode).toBe(403);
  const stranger = { ...viewer.me, rights: {}, cameFrom: 'test', requestId: null };
  expect(await stopReportMail(site.db, { id: 1, actor: stranger }, site.clock.now())).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  expect(await rows()).toEqual([]);
});

test('concurrent processes mail a report once', async () => {
  goTo('2026-12-14T05:00:00Z');
  const report: MailedReport = { slug: 'luot-tim', by: 'noi', period: 'thang-nay' };
  const actor = { ...accountant.me, rights: 'all', cameFrom: 'test', requestId: null } as const;
  await saveReportMail(
    site.db,
    { report, every: 'day', readers: [accountant.me.id], actor },
    site.clock.now(),
  );
  goTo('2026-12-15T05:00:00Z');
  const counts = await Promise.all(Array.from({ length: 6 }, () => announceReportMails(site.app)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});
