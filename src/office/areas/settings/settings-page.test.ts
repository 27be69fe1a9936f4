import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSettings, getSettingsVersion } from '#modules/settings/queries.ts';
import { listSettingPaths } from '#modules/settings/rules/setting-path.ts';
import { siteSettings } from '#modules/settings/schema.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { groupOf, settingFields, settingShape, settingValues } from './setting-fields.ts';
import { settingGroups, settingLabels } from './setting-labels.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true, withSettings: true });
}, 120_000);
afterAll(() => site.close());

const fieldsOf = (group: string) => settingFields(group) ?? [];
const page = (group: string) => `/cai-dat?nhom=${group}`;

/** A group's form as opened now, with changed values. */
async function form(group: string, changes: Record<string, string> = {}) {
  const { settings, version } = await getSettingsVersion(site.db);
  const base = settingValues(settings, fieldsOf(group));
  return { ...base, ...changes, version: String(version), base: JSON.stringify(base) };
}

test('every setting has its name and its group, and a form reads back what it shows', () => {
  const fields = settingGroups.flatMap(({ slug }) => fieldsOf(slug));
  for (const { path } of listSettingPaths(placeholderSettings)) expect(groupOf(path), path).toBeDefined();
  for (const { name } of fields) expect(settingLabels[name], name).toBeDefined();
  const settings = {
    ...placeholderSettings,
    bankAccounts: [{ bankBin: '970436', bankName: 'A | B', no: '0011002233', name: 'CONG TY' }],
  };
  expect(settingShape(placeholderSettings, fields).parse(settingValues(settings, fields))).toEqual(settings);
});

test('a changed setting is on the pages within a second, and in the history', async () => {
  const office = await signInAs(site, 'quan-tri');
  expect((await site.get('/lien-he')).body).toContain('1900 000 000');
  const typed = {
    'footerColumn1.title': 'Về Mây',
    'footerColumn1.links': 'Giới thiệu | /page/gioi-thieu\nLiên hệ | /lien-he',
  };
  expect((await office.post(page('chan-trang'), await form('chan-trang', typed))).body).toContain('Đã lưu.');
  const contact = { hotlines: 'Đặt tour | 0912 000 888', 'hours.phone': '7h-22h' };
  const start = performance.now();
  expect((await office.post(page('lien-he'), await form('lien-he', contact))).body).toContain('Đã lưu.');
  for (;;) {
    const { body } = await site.get('/lien-he');
    if (body.includes('07:00–22:00') && body.includes('Về Mây')) break;
    expect(performance.now() - start).toBeLessThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await getSettings(site.db)).footerColumn1.links).toHaveLength(2);
  expect((await office.get(page('lien-he'))).body).toMatch(/Sửa thông tin công ty.*Đường dây nóng/s);
});

test("the company's tax code has the digits of one, and is kept as it is written", async () => {
  const office = await signInAs(site, 'quan-tri');
  const send = async (taxCode: string) =>
    office.post(page('cong-ty'), await form('cong-ty', { 'business.taxCode': taxCode }));
  const before = await getSettingsVersion(site.db);
  for (const [typed, words] of [
    ['chưa có', 'Mã số thuế gồm 10 chữ số'],
    ['', 'Vui lòng nhập mã số thuế.'],
    ['01001091', 'Mã số thuế gồm 10 chữ số'],
    ['MST 0100109106', 'Mã số thuế gồm 10 chữ số'],
  ] as const) {
    const { statusCode, body } = await send(typed);
    expect([statusCode, body.includes(words)], typed).toEqual([422, true]);
  }
  expect((await getSettingsVersion(site.db)).version).toBe(before.version);
  // What stands already is not what somebody typed.
  expect((await send(before.settings.business.taxCode)).statusCode).toBe(200);
  expect((await send('0123456789')).statusCode, 'made up to try the site').toBe(200);
  expect((await send(' 0100109106 001')).body).toContain('Đã lưu.');
  expect((await getSettings(site.db)).business.taxCode).toBe('0100109106-001');
});

test('an invalid value is reported by field and line, and nothing is saved', async () => {
  const office = await signInAs(site, 'quan-tri');
  const before = await getSettingsVersion(site.db);
  const wrong = await office.post(
    page('lien-he'),
    await form('lien-he', { phone: 'gọi tôi', facebook: 'facebook.com/may', hotlines: 'Tour | 12' }),
  );
  expect(wrong.statusCode).toBe(422);
  for (const words of [
    'Phải là số điện thoại',
    'Phải là địa chỉ https',
    'Dòng 1, Số điện thoại: ',
    'gọi tôi',
  ])
    expect(wrong.body, words).toContain(words);
  const points = await office.post(
    page('diem'),
    await form('diem', { 'points.lifeMonths': 'một năm', 'points.pointVnd': '100.000' }),
  );
  expect(points.body).toContain('Phải là số nguyên');
  expect(
    (await office.post(page('diem'), await form('diem', { 'points.pointVnd': '100.000' }))).body,
  ).toContain('Một điểm phải trừ ít hơn');
  expect(await getSettingsVersion(site.db)).toEqual(before);
});

test('the initial settings of a new site are valid', () => {
  expect(siteSettings.parse(placeholderSettings)).toEqual(placeholderSettings);
});

test.each([
  ['cong-ty', 'name', ' ', 'Tên'],
  ['lien-he', 'phone', 'gọi cho tôi', 'Phải là số điện thoại'],
  ['lien-he', 'customerEmail', 'ở đây', 'Email hỗ trợ'],
  ['lien-he', 'zaloOa', 'zalo.me/may', 'Phải là địa chỉ https:// hoặc để trống'],
  ['cong-ty', 'business.registrationDate', '5/1/2026', 'Ngày đăng ký'],
  ['lien-he', 'hotlines', 'một', 'Dòng 1'],
])('the form of %s refuses %s “%s”', async (group, name, value, says) => {
  const office = await signInAs(site, 'quan-tri');
  const before = await getSettingsVersion(site.db);
  const reply = await office.post(page(group), await form(group, { [name]: value }));
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(says);
  expect(await getSettingsVersion(site.db)).toEqual(before);
});

test('two concurrent editors lose nothing, in one group or in two', async () => {
  const office = await signInAs(site, 'quan-tri');
  const mine = await form('cong-ty', { name: 'Lữ hành Mây' });
  const theirs = await form('cong-ty', { tagline: 'Đi thật' });
  const clash = await form('cong-ty', { name: 'Tên khác' });
  const other = await form('diem', { 'points.lifeMonths': '24' });
  for (const [group, typed] of [
    ['cong-ty', theirs],
    ['diem', other],
    ['cong-ty', mine],
  ] as const)
    expect((await office.post(page(group), typed)).body).toContain('Đã lưu.');
  const late = await office.post(page('cong-ty'), clash);
  expect(late.statusCode).toBe(422);
  expect(late.body).toMatch(/vừa đổi.*nên chưa lưu/s);
  expect(await getSettings(site.db)).toMatchObject({
    name: 'Lữ hành Mây',
    tagline: 'Đi thật',
    points: { lifeMonths: 24 },
  });
});

test("without the right nothing is shown; the company's bank account asks for the password again", async () => {
  for (const role of ['bien-tap', 'ke-toan']) {
    const visit = await signInAs(site, role);
    expect((await visit.get('/cai-dat')).statusCode, role).toBe(403);
    expect((await visit.post(page('cong-ty'), await form('cong-ty', { name: 'X' }))).statusCode, role).toBe(
      403,
    );
  }
  const office = await signInAs(site, 'quan-tri');
  expect((await office.get(page('khong-co'))).statusCode).toBe(404);
  site.clock.advance({ minutes: 11 });
  const bankAccounts = '970436 | Vietcombank | 0011002233 | CONG TY MAY';
  const challenged = await office.post(page('tai-khoan'), await form('tai-khoan', { bankAccounts }));
  expect(challenged.headers.location).toContain('/quan-tri/xac-nhan');
  expect((await getSettings(site.db)).bankAccounts).toEqual([]);
});

test('the history shows only what changed, lists with a line for each row', async () => {
  const office = await signInAs(site, 'quan-tri');
  const changed = async () => {
    const line = site.db.selectFrom('history').select('after').where('verb', '=', 'settings.edit');
    const { after } = await line.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    return Object.keys(after as object);
  };
  await office.post(page('cong-ty'), await form('cong-ty', { tagline: 'Đi một mình' }));
  expect(await changed()).toEqual(['tagline']);
  await office.post(page('lien-he'), await form('lien-he', { hotlines: 'Tour | 0912 000 111' }));
  expect(await changed()).toEqual(['hotlines']);
  expect((await office.get(page('lien-he'))).body).toMatch(/(Tour · |0912 000 111 · )/);
});

test('an account is called by its bank unless it has another name', async () => {
  const fields = fieldsOf('tai-khoan');
  const typed = { bankAccounts: '970436 |  | 0011002233 | CONG TY MAY' };
  expect(settingShape(placeholderSettings, fields).parse(typed).bankAccounts).toEqual([
    { bankBin: '970436', bankName: 'Vietcombank', no: '0011002233', name: 'CONG TY MAY' },
  ]);
});
