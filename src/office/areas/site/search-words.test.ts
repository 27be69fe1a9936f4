import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { findWrittenWording, getWording } from '#modules/settings/wordings/get-wording.ts';
import { saveWording } from '#modules/settings/wordings/save-wording.ts';
import { startWording } from '#modules/settings/wordings/wording-kinds.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { wordingValues } from '../../parts/wordings/wording-values.ts';
import { siteFields } from './site-fields.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  await site.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSettings(tx, placeholderSettings);
  });
}, 120_000);
afterAll(() => site.close());

const ref = { kind: 'search' } as const;

/** The form as opened, with rows added to a list or a whole list in its place. */
async function form(added: Record<string, string>, replaced: Record<string, string> = {}) {
  const { value, version } = await findWrittenWording(site.db, ref);
  const base = wordingValues(value ?? startWording(ref), siteFields.search);
  const more = Object.fromEntries(
    Object.entries(added).map(([name, row]) => [name, `${base[name]}\n${row}`]),
  );
  return { ...base, version: String(version), base: JSON.stringify(base), do: 'edit', ...more, ...replaced };
}

const search = async (text: string) => (await site.get(`/tim-kiem?search=${encodeURIComponent(text)}`)).body;

test('all initial words stand in the form, and saving them unchanged keeps them', async () => {
  const office = await signInAs(site, 'bien-tap');
  const opened = (await office.get('/trang-web/tim-kiem')).body;
  for (const word of ['Không bán', 'Nhật Bản', 'hồ bơi', 'Chữ cùng nghĩa', 'Trang trả lời'])
    expect(opened).toContain(word);
  expect((await office.post('/trang-web/tim-kiem', await form({}))).statusCode).toBe(200);
  expect(await getWording(site.db, ref)).toEqual(startWording(ref));
});

test('what the office takes for not sold, and a page that answers, are on the results page', async () => {
  const office = await signInAs(site, 'bien-tap');
  expect(await search('thuê váy cưới')).not.toContain('không có “váy cưới”');
  const saved = await office.post(
    '/trang-web/tim-kiem',
    await form({
      notSold: 'váy cưới | thuê váy, áo dài cưới | /yeu-cau',
      answers: 'Hỏi nhân viên | làm sao để nhờ | /lien-he',
    }),
  );
  expect(saved.body).toContain('Đã lưu.');
  await expect.poll(() => search('thuê váy cưới'), { timeout: 5_000 }).toContain('không có “váy cưới”');
  await expect.poll(() => search('làm sao để nhờ'), { timeout: 5_000 }).toContain('Hỏi nhân viên');
});

test.each([
  ['notSold', ' | abc | ', 'Tên: Vui lòng nhập.'],
  ['answers', 'Trang lạ | hỏi lạ | https://noi-khac.example', 'Phải là địa chỉ trong trang'],
  ['answers', 'Trang lạ | hỏi lạ | /khong-co-trang-nay', 'không dẫn tới trang nào'],
  ['features', 'hồ bơi | | hồ bơi | ẩn', 'Vui lòng nhập.'],
  ['notSold', 'váy cưới | | //noi-khac.example', 'Trang thay thế: Phải là địa chỉ trong trang'],
  ['notSold', 'váy cưới | | javascript:alert(1)', 'Trang thay thế: Phải là địa chỉ trong trang'],
  ['answers', 'Trang lạ | hỏi lạ |', 'Địa chỉ: Phải là địa chỉ trong trang'],
  ['notSold', 'váy cưới |  | \n'.repeat(10_000), 'Nhiều nhất 150 dòng.'],
  ['alike', 'chó, mèo\n'.repeat(10_000), 'Nhiều nhất 80 dòng.'],
  ['regions', 'Vùng lạ | | | ', 'Các tỉnh: Vui lòng nhập.'],
  ['regions', 'Vùng lạ | | Hà Nội | 102, 20.4, 105', 'Khung bản đồ: Phải là bốn số'],
  ['features', `hồ bơi | ${'bể bơi, '.repeat(100)} | hồ bơi | ẩn`, 'Khách gọi là: Dài quá 300 ký tự.'],
])('the words of the search do not take %s “%.40s”', async (field, row, says) => {
  const office = await signInAs(site, 'bien-tap');
  const before = await findWrittenWording(site.db, ref);
  const reply = await office.post('/trang-web/tim-kiem', await form({ [field]: row }));
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(says);
  expect(await findWrittenWording(site.db, ref)).toEqual(before);
});

test('words that were written before there were regions have the initial ones', async () => {
  await site.db.transaction().execute((tx) => saveWording(tx, ref, startWording(ref)));
  await sql`UPDATE wordings SET value = value - 'regions' WHERE key = 'search'`.execute(site.db);
  expect((await getWording(site.db, ref)).regions).toEqual(startWording(ref).regions);
  const office = await signInAs(site, 'bien-tap');
  const typed = await form({ regions: 'Xứ Quảng | xứ quảng nam | Đà Nẵng, Quảng Ngãi | ' });
  expect((await office.post('/trang-web/tim-kiem', typed)).statusCode).toBe(200);
  expect((await getWording(site.db, ref)).regions.at(-1)?.name).toBe('Xứ Quảng');
});

test('a facility without a last cell counts without “có” before it', async () => {
  const office = await signInAs(site, 'bien-tap');
  const typed = await form({ features: 'phòng xông hơi | xông hơi, sauna |' });
  expect((await office.post('/trang-web/tim-kiem', typed)).statusCode).toBe(200);
  const { features } = await getWording(site.db, ref);
  expect(features.at(-1)).toMatchObject({ name: 'phòng xông hơi', option: '', isOnlyWished: false });
});

test('who may not edit the site does not open the words', async () => {
  const office = await signInAs(site, 'ke-toan');
  expect((await office.get('/trang-web/tim-kiem')).statusCode).not.toBe(200);
});
