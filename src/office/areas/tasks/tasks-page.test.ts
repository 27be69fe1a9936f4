import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDownEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { syncTasks } from '#modules/tasks/commands/sync-tasks.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { staff } from '#tests/factories/staff.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let lead: OfficeVisit;
let adviser: OfficeVisit;
let editor: OfficeVisit;
let ids: string[];

beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const input = enquiryInput.parse(requestBody());
  for (let at = 0; at < 3; at++)
    await writeDownEnquiry(site.db, site.queue, input, { actor: staff('lan'), now: site.clock.now() });
  await syncTasks(site.app, 'enquiry');
  lead = await signInAs(site, 'dieu-hanh');
  adviser = await signInAs(site, 'tu-van');
  editor = await signInAs(site, 'bien-tap');
  ids = (await tasks()).map(({ id }) => String(id));
}, 120_000);
afterAll(() => site.close());

const tasks = () =>
  site.db
    .selectFrom('tasks')
    .select(['id', 'owner_id as owner', 'state'])
    .where('kind', '=', 'enquiry')
    .orderBy('id')
    .execute();
const owners = async () => (await tasks()).map(({ owner }) => owner);
const form = (viec: string, more: Record<string, string> = {}, chosen = ids): [string, string][] => [
  ['viec', viec],
  ...Object.entries(more),
  ...chosen.map((id): [string, string] => ['ma', id]),
];
const plain = (body: string) => body.replaceAll('<!-- -->', '');

test('many tasks are claimed, assigned to people who can do them, and undone', async () => {
  expect(ids).toHaveLength(3);
  expect((await lead.get('/viec?viec=giao&tat-ca=1&loai=enquiry')).body).toContain('Giao cho… · 3 dòng');
  expect(plain((await adviser.post('/viec?viec=nhan', form('nhan', {}, ids.slice(0, 1)))).body)).toContain(
    'Đã xong: 1/1',
  );
  expect(await owners()).toEqual([adviser.me.id, null, null]);
  expect((await adviser.post('/viec?viec=giao', form('giao', { cho: lead.me.id }))).body).toContain(
    'vai trò của bạn không làm được việc này',
  );
  expect((await lead.post('/viec?viec=giao', form('giao', { cho: editor.me.id }))).body).toContain(
    'người nhận không làm được loại việc này',
  );
  const given = await lead.post('/viec?viec=giao', form('giao', { cho: lead.me.id }));
  expect(plain(given.body)).toContain('Đã xong: 3/3');
  expect(await owners()).toEqual([lead.me.id, lead.me.id, lead.me.id]);
  const undo = [...given.body.matchAll(/name="hoan" value="([^"]*)"/g)].map(([, token = '']) => token);
  await lead.post('/viec?viec=giao', [
    ['viec', 'giao-lai'],
    ...undo.map((token): [string, string] => ['hoan', token]),
  ]);
  expect(await owners()).toEqual([adviser.me.id, null, null]);
  // Undone twice: who has it meanwhile keeps it.
  const again = await lead.post('/viec?viec=giao', [
    ['viec', 'giao-lai'],
    ...undo.map((token): [string, string] => ['hoan', token]),
  ]);
  expect(again.body).toMatch(new RegExp(`${adviser.me.name} đang giữ`));
  expect(await owners()).toEqual([adviser.me.id, null, null]);
});

test('tasks are dismissed with a required reason', async () => {
  expect((await lead.post('/viec?viec=khep', form('khep', { ghi: '' }))).body).toContain('Ghi vài chữ');
  const dropped = await lead.post('/viec?viec=khep', form('khep', { ghi: 'khách đã đặt' }, ids.slice(2)));
  expect(plain(dropped.body)).toContain('Đã xong: 1/1');
  expect((await tasks()).map(({ state }) => state)).toEqual(['open', 'open', 'dropped']);
  const late = await adviser.post('/viec', { do: 'take', id: ids[2] ?? '' });
  expect(plain(late.body)).toMatch(new RegExp(`vừa xong hoặc đã khép\\. Việc gần nhất: ${lead.me.name}, `));
});

test('enquiries are assigned by their tasks, claimed, closed and reopened', async () => {
  const codes = (await site.db.selectFrom('requests').select('code').orderBy('code').execute()).map(
    ({ code }) => code,
  );
  const states = async () =>
    (await site.db.selectFrom('requests').select('state').execute()).map(({ state }) => state);
  const given = await lead.post('/yeu-cau?viec=giao', form('giao', { cho: lead.me.id }, codes));
  expect(plain(given.body)).toMatch(/Đã xong: 2\/3 dòng, 1 dòng không làm được.*không có việc nào đang chờ/s);
  expect((await lead.get('/yeu-cau')).body).toContain(`title="${lead.me.name}"`);
  expect(plain((await adviser.post('/yeu-cau?viec=nhan', form('nhan', {}, codes))).body)).toContain(
    'Đã xong: 3/3',
  );
  expect((await lead.post('/yeu-cau?viec=dong', form('dong', { ghi: 'x' }, codes))).body).toContain(
    'vì sao đóng',
  );
  await lead.post('/yeu-cau?viec=dong', form('dong', { ghi: 'gửi trùng' }, codes));
  expect(await states()).toEqual(['dong', 'dong', 'dong']);
  await lead.post('/yeu-cau?viec=dong', [
    ['viec', 'dong-lai'],
    ...codes.map((code): [string, string] => ['hoan', code]),
  ]);
  expect(await states()).toEqual(['dang-xu-ly', 'dang-xu-ly', 'dang-xu-ly']);
});

test('everybody chooses how each kind of task is told to them; a kind that their role does not do is not stored', async () => {
  const { body } = await adviser.get('/viec/bao-tin');
  expect(body).toContain('name="enquiry"');
  expect(body, 'money is not theirs').not.toContain('name="unmatched-money"');
  const chosen = { enquiry: 'mail', balance: 'x', 'unmatched-money': 'mail', browser: 'on' };
  expect((await adviser.post('/viec/bao-tin', chosen)).body).toContain('Đã lưu cách báo tin của bạn.');
  const notices = () =>
    site.db
      .selectFrom('task_notices')
      .select(['kind', 'way'])
      .where('staff_id', '=', adviser.me.id)
      .orderBy('kind')
      .execute();
  expect(await notices()).toEqual([{ kind: 'enquiry', way: 'mail' }]);
  const again = (await adviser.get('/viec/bao-tin')).body;
  expect(again).toMatch(/<input[^>]*name="browser"[^>]*checked/);
  expect(again).toMatch(/<input[^>]*name="enquiry"[^>]*checked=""[^>]*value="mail"|value="mail"[^>]*checked/);
  expect((await lead.get('/viec/bao-tin')).body, 'each for themselves').not.toMatch(
    /<input[^>]*name="browser"[^>]*checked/,
  );
  await adviser.post('/viec/bao-tin', {});
  expect(await notices()).toEqual([]);
});
