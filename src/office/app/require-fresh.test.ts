import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRole } from '#modules/identity/queries.ts';
import { signInLimits } from '#modules/identity/sign-in/sign-in-limits.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { cookieOf, officeClient } from '#tests/support/office-client.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let officeSite: ReturnType<typeof officeClient>;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, env: { RATE_LIMIT: 'true' } });
  officeSite = officeClient(site);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  await site.get('/quan-tri/dang-nhap');
}, 120_000);
afterAll(() => site.close());

async function enter(role = 'quan-tri') {
  const person = await officeSite.hire(role);
  return { ...person, cookie: cookieOf(await officeSite.signIn(person.email)) };
}

/** The hidden fields of a page, as a browser sends them. */
const hidden = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const invite = (email: string) => ({ do: 'invite', email, role: 'tu-van' });
const invited = async (email: string) =>
  (await site.db.selectFrom('staff_invitations').select('id').where('email', '=', email).execute()).length;

test('ten minutes after the password, dangerous actions ask for it again, and then continue with the form', async () => {
  const { cookie } = await enter();
  site.clock.advance({ minutes: 9 });
  await officeSite.send('/nguoi-dung', invite('mot@example.vn'), cookie);
  expect(await invited('mot@example.vn')).toBe(1);
  site.clock.advance({ minutes: 2 });
  const challenged = await officeSite.send('/nguoi-dung?trang=2', invite('hai@example.vn'), cookie);
  expect(challenged.statusCode).toBe(302);
  const where = String(challenged.headers.location);
  expect(where).toMatch(/^\/quan-tri\/xac-nhan\?ve=%2Fquan-tri%2Fnguoi-dung%3Ftrang%3D2&tiep=[\w-]{36}$/);
  expect(await invited('hai@example.vn')).toBe(0);
  const path = where.slice('/quan-tri'.length);
  const { body } = await site.get(where, { cookie });
  expect(body.replaceAll('<!-- -->', '')).toContain('Bạn sắp <b>mời hai@example.vn vào làm</b>.');
  const wrong = await officeSite.send(path, { password: 'không phải' }, cookie);
  expect(wrong.body).toContain('Mật khẩu chưa đúng');
  const resumed = await officeSite.send(path, { password: officeSite.password }, cookie);
  expect(resumed.body).toContain('action="/quan-tri/nguoi-dung?trang=2"');
  expect(hidden(resumed.body)).toMatchObject(invite('hai@example.vn'));
  expect((await officeSite.send('/nguoi-dung?trang=2', hidden(resumed.body), cookie)).body).toContain(
    'Đã gửi lời mời',
  );
  expect(await invited('hai@example.vn')).toBe(1);
  const again = await officeSite.send(path, { password: officeSite.password }, cookie);
  expect([again.statusCode, again.headers.location]).toEqual([302, '/quan-tri/nguoi-dung?trang=2']);
});

test('the interrupted form is encrypted where it is stored, and belongs to its session alone', async () => {
  const [mine, theirs] = [await enter(), await enter()];
  site.clock.advance({ minutes: 11 });
  const challenged = await officeSite.send('/nguoi-dung', invite('kin@example.vn'), mine.cookie);
  const path = String(challenged.headers.location).slice('/quan-tri'.length);
  const kept = await site.db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', 'like', 'form:%')
    .execute();
  expect(JSON.stringify(kept)).not.toContain('kin@example.vn');
  const foreign = await officeSite.send(path, { password: officeSite.password }, theirs.cookie);
  expect([foreign.statusCode, foreign.body]).toEqual([302, expect.not.stringContaining('kin@example.vn')]);
});

test('a form of the first page continues to the first page', async () => {
  const { cookie } = await enter();
  site.clock.advance({ minutes: 11 });
  const challenged = await officeSite.send('/?index', { demo: 'remove' }, cookie);
  const path = String(challenged.headers.location).slice('/quan-tri'.length);
  expect(path).toContain('ve=%2Fquan-tri%2F&tiep=');
  const resumed = await officeSite.send(path, { password: officeSite.password }, cookie);
  expect(resumed.body).toContain('action="/quan-tri/?index"');
  expect((await officeSite.send('/?index', hidden(resumed.body), cookie)).statusCode).toBe(302);
});

const nobody = '5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11';

describe('ten minutes after the password it is asked for again', () => {
  beforeAll(async () => {
    await createHotel(site.db);
    await site.db.updateTable('suppliers').set({ slug: 'song-lang' }).execute();
  });

  test.each([
    ['a refund is approved', '/hoan-tien', { do: 'approve', refund: nobody }],
    ['a refund is noted as sent', '/hoan-tien', { do: 'transfer', refund: nobody }],
    ['the account of a refund is changed', '/hoan-tien', { do: 'account', refund: nobody }],
    ['a correcting entry is agreed to', '/so-tien/dieu-chinh', { do: 'agree', id: '1', answer: '' }],
    ['days are closed', '/ngung-phuc-vu', { do: 'close' }],
    ['rights are changed', '/vai-tro', { role: 'tu-van' }],
    ['somebody is blocked', '/nguoi-dung', { do: 'block', person: nobody }],
    ['the company’s accounts are changed', '/cai-dat?nhom=tai-khoan', { do: 'save' }],
    ['the demo’s trade is removed', '/?index', { demo: 'remove' }],
    ['a supplier is paid elsewhere', '/nha-cung-cap/song-lang', { do: 'edit', accountNumber: '0011' }],
    ['a guest is erased', '/khach/DV2222222', { do: 'erase' }],
  ])('before %s', async (_, path, form) => {
    const { cookie } = await enter();
    const before = await officeSite.send(path, form, cookie);
    expect(String(before.headers.location ?? '')).not.toContain('/xac-nhan');
    site.clock.advance({ minutes: 11 });
    const challenged = await officeSite.send(path, form, cookie);
    const where = String(challenged.headers.location);
    expect([challenged.statusCode, where]).toEqual([302, expect.stringContaining('/xac-nhan')]);
    expect((await site.get(where, { cookie })).body).toMatch(/Bạn sắp <b>(?:<!-- -->)?\S/);
  });
});

test('a new password is never stored, and is typed again', async () => {
  const { cookie } = await enter();
  site.clock.advance({ minutes: 11 });
  const fields = { do: 'password', password: 'một câu hoàn toàn mới', repeated: 'một câu hoàn toàn mới' };
  const challenged = await officeSite.send('/toi', fields, cookie);
  const where = String(challenged.headers.location);
  expect(where).toMatch(/^\/quan-tri\/xac-nhan\?ve=%2Fquan-tri%2Ftoi&tiep=/);
  expect((await site.get(where, { cookie })).body).toContain('đổi mật khẩu của bạn');
  const answer = await officeSite.send(
    where.slice('/quan-tri'.length),
    { password: officeSite.password },
    cookie,
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/quan-tri/toi']);
});

test('attempts at this question are limited like those at sign-in', async () => {
  const { cookie, email } = await enter();
  const limits = signInLimits('127.0.0.1', email);
  for (let at = 1; at < 10; at++) await takeAllowance(site.db, limits, countingOf(site.app));
  expect((await officeSite.send('/xac-nhan', { password: 'đoán' }, cookie)).statusCode).toBe(200);
  const reply = await officeSite.send('/xac-nhan', { password: officeSite.password }, cookie);
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '900']);
});

const rightsOf = async (role: string) => {
  const rights = (await findRole(site.db, role))?.rights;
  return rights === 'all' ? {} : (rights ?? {});
};

test('rights are edited in the form; of two concurrent edits the second is told by whom, keeps its input, and loses nothing', async () => {
  site.clock.advance({ hours: 1 });
  const [one, other] = [await enter(), await enter()];
  const form = { role: 'tu-van', 'was-refund.request': '1000000', 'may-refund.request': 'on' };
  const first = await officeSite.send('/vai-tro', { ...form, 'limit-refund.request': '2tr' }, one.cookie);
  expect(first.body).toContain('Đã đổi 1 quyền');
  const both = {
    ...form,
    'limit-refund.request': '3.000.000',
    'was-history.read': 'no',
    'may-history.read': 'on',
  };
  const second = await officeSite.send('/vai-tro?vai-tro=tu-van', both, other.cookie);
  expect(second.body.replaceAll('<!-- -->', '')).toMatch(
    /Hai bản khác nhau.*Ngô Thử vừa đổi.*2\.000\.000.*3\.000\.000/s,
  );
  expect(second.body).toContain('value="3.000.000"');
  expect(await rightsOf('tu-van')).toMatchObject({ 'refund.request': 2_000_000 });
  expect(await rightsOf('tu-van')).not.toHaveProperty('history.read');
  const third = { role: 'tu-van', 'was-history.read': 'no', 'may-history.read': 'on' };
  await officeSite.send('/vai-tro', third, other.cookie);
  expect(await rightsOf('tu-van')).toMatchObject({ 'refund.request': 2_000_000, 'history.read': null });
});

test('an invalid limit is reported beside its field', async () => {
  const { cookie } = await enter();
  const form = { role: 'tu-van', 'was-refund.request': '2000000', 'may-refund.request': 'on' };
  const reply = await officeSite.send(
    '/vai-tro?vai-tro=tu-van',
    { ...form, 'limit-refund.request': 'nhiều' },
    cookie,
  );
  expect(reply.body).toContain('Số tiền chưa đúng');
  expect(reply.body).toContain('value="nhiều"');
});

test('nobody can give or take rights above their own in the form', async () => {
  await site.db
    .updateTable('staff_roles')
    .set({ rights: JSON.stringify({ 'role.edit': null, 'refund.approve': 5_000_000 }) as never })
    .where('slug', '=', 'bien-tap')
    .execute();
  const { cookie } = await enter('bien-tap');
  const change = async (role: string, verb: string, was: string, to: Record<string, string>) =>
    (await officeSite.send('/vai-tro', { role, [`was-${verb}`]: was, ...to }, cookie)).body;
  const above = 'vượt quá quyền của chính bạn';
  expect(await change('tu-van', 'guest.erase', 'no', { 'may-guest.erase': 'on' })).toContain(above);
  const more = { 'may-refund.approve': 'on', 'limit-refund.approve': '6tr' };
  expect(await change('bien-tap', 'refund.approve', '5000000', more)).toContain(above);
  expect(await change('ke-toan', 'refund.approve', '50000000', {})).toContain(above);
  expect(await change('quan-tri', 'refund.approve', 'no', more)).toContain('làm được mọi việc');
  const { body } = await site.get('/quan-tri/vai-tro?vai-tro=ke-toan', { cookie });
  expect(body).not.toContain('name="was-refund.approve"');
  expect(await rightsOf('ke-toan')).toHaveProperty('refund.approve', 50_000_000);
});
