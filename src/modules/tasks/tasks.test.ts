import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveEnquiry, noteEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { saveReconciliation } from '#modules/payments/reconciliation/reconciliations.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { book } from '#tests/factories/booking.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { bookAndPay, payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeTask } from './commands/close-task.ts';
import { followChanges } from './commands/follow-changes.ts';
import { saveNotices } from './commands/save-notices.ts';
import { syncTasks } from './commands/sync-tasks.ts';
import { takeTask } from './commands/take-task.ts';
import { escalateTasks, taskSweeps, tellMorning } from './jobs.ts';
import { countTasks } from './queries/count-tasks.ts';
import { listTasks } from './queries/list-tasks.ts';
import { type TaskKindName, taskKindNames } from './rules/task-kinds.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
});
afterAll(() => site.close());
beforeEach(async () => {
  site.queue.sent.length = 0;
  await site.db.deleteFrom('tasks').execute();
  await site.db.updateTable('requests').set({ state: 'dong', follow_up_on: null }).execute();
});

const syncAll = taskSweeps.find(({ name }) => name === 'sync-tasks');
const lan = staff('lan');
const ha = staff('ha', { 'enquiry.answer': null, 'task.take': null });
const now = () => site.clock.now();
const open = (kinds: readonly TaskKindName[] = taskKindNames) => listTasks(site.db, { kinds, limit: 100 });
const sync = (kind: TaskKindName) => syncTasks(site.app, kind);

async function ask(fields: object = {}): Promise<string> {
  const input = enquiryInput.parse(requestBody(fields));
  const asked = await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: now() });
  if (!asked.ok) throw new Error(asked.reason);
  return asked.enquiry.code;
}

const follow = () => followChanges(site.app);

test('bookings, suppliers and money make tasks as well', async () => {
  const at = now();
  const day = new Date(at.getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
  const paidFirst = await createProductOfKind(site.db, 'service', {
    plan: { confirmation: 'after_payment' },
  });
  const asked = await createProductOfKind(site.db, 'service', { plan: { confirmation: 'request' } });
  const paid = await bookAndPay(site.db, site.queue, [itemOf(paidFirst, day, { adults: 2 })], at);
  const wanted = await book(site.db, site.queue, [itemOf(asked, day, { adults: 2 })], at);
  await payByBank(site.db, site.queue, { ...wanted, code: 'KHONG RO', dueNowVnd: 5_900_000 }, at);
  await syncAll?.run(site.app);
  const tasks = await open();
  expect(tasks.map(({ kind, amountVnd }) => [kind, amountVnd]).toSorted()).toEqual([
    ['on-request', wanted.totalVnd],
    ['supplier-confirmation', paid.totalVnd],
    ['unmatched-money', 5_900_000],
  ]);
  expect(tasks.find(({ kind }) => kind === 'supplier-confirmation')?.objectId).toBe(`${paid.code}-1`);
  const counts = await countTasks(site.db, { kinds: taskKindNames, staffId: 'lan', now: at });
  expect(counts.map(({ open: many, unowned }) => many - unowned)).toEqual([0, 0, 0]);
  expect(JSON.stringify(tasks)).not.toContain('Nguyễn');
});

test('reconciliation differences are a task until a later reconciliation succeeds', async () => {
  const compare = (differences: number) =>
    site.db.transaction().execute((tx) =>
      saveReconciliation(tx, {
        ...{ day: dayInVietnam(now()), channel: 'vnpay', source: 'test', matched: 3, differences },
        ...{ report: { lines: [] }, madeBy: 'system', now: now() },
      }),
    );
  await compare(2);
  await sync('books-differ');
  expect((await open(['books-differ'])).map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Sổ ngày .* có 2 chỗ chưa khớp$/),
  ]);
  await compare(0);
  await sync('books-differ');
  expect(await open(['books-differ'])).toEqual([]);
});

test('an enquiry has one task, however often the job runs, which closes with the answer', async () => {
  await follow();
  const code = await ask({ kind: 'goi-lai' });
  await follow();
  await Promise.all([sync('enquiry'), sync('enquiry')]);
  expect(await open()).toMatchObject([
    { kind: 'enquiry', objectId: code, title: 'Gọi lại cho tôi', owner: null, escalation: 0 },
  ]);
  await moveEnquiry(site.db, { code, to: 'dong', actor: lan }, now());
  await follow();
  expect(await open()).toEqual([]);
  await moveEnquiry(site.db, { code, to: 'dang-xu-ly', actor: lan }, now());
  await follow();
  expect((await open()).map(({ objectId }) => objectId)).toEqual([code]);
  expect(await site.db.selectFrom('tasks').select('id').execute()).toHaveLength(1);
});

test('a task is claimed once: a second person reads by whom, and only its owner releases it', async () => {
  await ask();
  await sync('enquiry');
  const id = (await open())[0]?.id as number;
  expect(await takeTask(site.db, { id, actor: staff('nobody', {}) }, now())).toMatchObject({
    reason: 'not_allowed',
  });
  const blind = staff('mai', { 'task.take': null });
  expect(await takeTask(site.db, { id, actor: blind }, now())).toMatchObject({ reason: 'not_allowed' });
  const both = await Promise.all([lan, ha].map((actor) => takeTask(site.db, { id, actor }, now())));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const [owner, other] = both[0]?.ok ? [lan, ha] : [ha, lan];
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'taken', by: owner.name });
  expect(await takeTask(site.db, { id, actor: other, isBack: true }, now())).toMatchObject({
    reason: 'taken',
  });
  expect(await takeTask(site.db, { id, actor: other, from: owner.id }, now())).toEqual({ ok: true });
  expect((await open())[0]?.owner?.id).toBe(other.id);
  expect(await takeTask(site.db, { id, actor: other, isBack: true }, now())).toEqual({ ok: true });
  expect((await open())[0]?.owner).toBeNull();
  const recorded = site.db.selectFrom('history').select(['verb', 'actor']).where('object_type', '=', 'task');
  expect(await recorded.orderBy('id').execute()).toEqual([
    { verb: 'task.take', actor: `staff:${owner.id}` },
    { verb: 'task.take', actor: `staff:${other.id}` },
    { verb: 'task.release', actor: `staff:${other.id}` },
  ]);
});

test('a dismissed task stays away as long as its cause lasts', async () => {
  const code = await ask();
  await sync('enquiry');
  const id = (await open())[0]?.id as number;
  const drop = (reason: string, actor = lan) => closeTask(site.db, { id, reason, actor }, now());
  expect(await drop('trùng', ha)).toMatchObject({ reason: 'not_allowed' });
  expect(await drop('  ')).toMatchObject({ reason: 'no_reason' });
  expect(await drop('trùng yêu cầu khác')).toEqual({ ok: true });
  expect(await drop('trùng yêu cầu khác')).toMatchObject({ reason: 'closed' });
  await sync('enquiry');
  expect(await open()).toEqual([]);
  await moveEnquiry(site.db, { code, to: 'dong', actor: lan }, now());
  await sync('enquiry');
  await moveEnquiry(site.db, { code, to: 'dang-xu-ly', actor: lan }, now());
  await sync('enquiry');
  expect(await open()).toHaveLength(1);
});

test('late tasks are escalated to the role above, twice at most, with mails to those who chose them', async () => {
  const reader = (staffId: string, role: string) => ({
    staffId,
    name: staffId,
    email: `${staffId}@example.vn`,
    role,
  });
  const ways = new Map([['enquiry', 'mail'] as const]);
  for (const [id, role] of [
    ['tv', 'tu-van'],
    ['dh', 'dieu-hanh'],
    ['qt', 'quan-tri'],
    ['kt', 'ke-toan'],
  ] as const)
    await saveNotices(site.db, { reader: reader(id, role), isInBrowser: false, ways });
  const notified = () =>
    site.queue.sent
      .splice(0)
      .flatMap(({ name, data }) => (name === 'task.told' ? (data as { staffId: string }).staffId : []));
  await ask();
  await sync('enquiry');
  expect(notified().toSorted(), 'an accountant has nothing to do with it').toEqual(['dh', 'qt', 'tv']);
  expect(await escalateTasks(site.app)).toBe(0);
  site.clock.advance({ minutes: 24 * 60 + 1 });
  expect(await escalateTasks(site.app)).toBe(1);
  expect(await escalateTasks(site.app)).toBe(0);
  expect(notified()).toEqual(['dh']);
  site.clock.advance({ minutes: 4 * 60 });
  expect(await escalateTasks(site.app)).toBe(1);
  expect(notified()).toEqual(['qt']);
  expect((await open())[0]?.escalation).toBe(2);
});

test('staff who chose a morning mail get one a day, from eight', async () => {
  const reader = { staffId: 'sang', name: 'Sáng', email: 'sang@example.vn', role: 'dieu-hanh' };
  await saveNotices(site.db, { reader, isInBrowser: true, ways: new Map([['enquiry', 'morning'] as const]) });
  const toEight = (new Date('2027-01-10T00:59:00Z').getTime() - now().getTime()) / 60_000;
  site.clock.advance({ minutes: toEight });
  expect(await tellMorning(site.app)).toBe(0);
  site.clock.advance({ minutes: 2 });
  expect(await tellMorning(site.app)).toBe(1);
  expect(await tellMorning(site.app)).toBe(0);
  expect(site.queue.sent).toEqual([{ name: 'task.morning', data: { staffId: 'sang', day: '2027-01-10' } }]);
});

test('a promised call back is a task on its day, until something else is noted', async () => {
  const code = await ask();
  await moveEnquiry(site.db, { code, to: 'dang-xu-ly', actor: lan }, now());
  const note = (followUpOn: string | null) =>
    noteEnquiry(site.db, { code, note: 'hẹn gọi lại', followUpOn, actor: lan }, now());
  expect(await note('2020-01-01')).toEqual({ ok: false, reason: 'past_date' });
  expect(await note(now().toISOString().slice(0, 10))).toEqual({ ok: true });
  await follow();
  expect((await open(['follow-up'])).map(({ objectId }) => objectId)).toEqual([code]);
  expect(await note(null)).toEqual({ ok: true });
  await follow();
  expect(await open(['follow-up'])).toEqual([]);
});
