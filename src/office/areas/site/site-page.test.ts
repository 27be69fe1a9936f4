import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { editWording } from '#modules/settings/wordings/edit-wording.ts';
import { findWrittenWording, getWording } from '#modules/settings/wordings/get-wording.ts';
import { startWording, type WordingRef } from '#modules/settings/wordings/wording-kinds.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { staff } from '#tests/factories/staff.ts';
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
    await tx
      .insertInto('media_files')
      .values({
        id: 'bien-he',
        path: '/media/bien-he.webp',
        alt: 'Biển',
        width: 1600,
        height: 900,
        bytes: 9,
        haze: '#aabbcc',
      })
      .execute();
  });
}, 120_000);
afterAll(() => site.close());

type Kind = keyof typeof siteFields;

/** The form of a part as opened, with changed values. */
async function form(ref: WordingRef<Kind>, typed: Record<string, string> = {}) {
  const { value, version } = await findWrittenWording(site.db, ref);
  const base = wordingValues(value ?? startWording(ref), siteFields[ref.kind]);
  return { ...base, version: String(version), base: JSON.stringify(base), do: 'edit', ...typed };
}

const home = () => site.get('/');

test('a menu is edited, ordered and hidden, and every page shows it within a second', async () => {
  const office = await signInAs(site, 'bien-tap');
  expect((await home()).body).toContain('Du thuyền');
  const main =
    'Trang chủ | / | hiện\nNghỉ biển | /khach-san?q=bien | hiện\nDu thuyền | /du-thuyen | ẩn\nBáo | https://bao.example/x | hiện';
  const saved = await office.post(
    '/trang-web',
    await form({ kind: 'menus' }, { main, moreTitle: 'Thêm nữa' }),
  );
  expect(saved.body).toContain('Đã lưu.');
  await expect
    .poll(async () => (await home()).body, { timeout: 1_000 })
    .toMatch(/Nghỉ biển.*https:\/\/bao\.example\/x.*Thêm nữa/s);
  const { main: rows } = await getWording(site.db, { kind: 'menus' });
  expect(rows.map(({ label, isShown }) => [label, isShown])).toEqual([
    ['Trang chủ', true],
    ['Nghỉ biển', true],
    ['Du thuyền', false],
    ['Báo', true],
  ]);
  expect((await office.get('/trang-web')).body).toContain('Các bản trước');
});

test.each([
  ['main', 'Chợ | /cho-noi | hiện', 'Dòng 1: /cho-noi không dẫn tới trang nào.'],
  ['main', 'Chợ | //kẻ-xấu.example | hiện', 'Phải là địa chỉ trong trang'],
  ['main', 'Chợ | http://cho.example | hiện', 'Dòng 1, Địa chỉ: Phải là địa chỉ trong trang'],
  ['main', ' | /khach-san | hiện', 'Dòng 1, Tên: Vui lòng nhập.'],
  ['main', 'Chợ | /khach-san | ẩn', 'Phải hiện ít nhất một mục.'],
  ['more', 'A | /khach-san | hiện\nB | /khach-san | hiện', 'Một địa chỉ chỉ đứng một lần.'],
  ['moreTitle', '', 'Vui lòng nhập.'],
])('the menus refuse %s “%s”', async (field, value, says) => {
  const office = await signInAs(site, 'bien-tap');
  const before = await findWrittenWording(site.db, { kind: 'menus' });
  const reply = await office.post('/trang-web', await form({ kind: 'menus' }, { [field]: value }));
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(says);
  expect(await findWrittenWording(site.db, { kind: 'menus' })).toEqual(before);
});

test('the home page has its sections in the order and texts of the office', async () => {
  const office = await signInAs(site, 'bien-tap');
  const lines = (await form({ kind: 'home' })) as Record<string, string>;
  const rows = (lines.sections ?? '').split('\n');
  const services = 'services | Việc khác chúng tôi lo | Gửi yêu cầu. | Xem hết | hiện';
  const sections = [
    services,
    ...rows
      .filter((row) => !row.startsWith('services'))
      .map((row) => row.replace(/^(commitments.*)hiện$/, '$1ẩn')),
  ];
  const saved = await office.post('/trang-web/trang-chu', { ...lines, sections: sections.join('\n') });
  expect(saved.body).toContain('Đã lưu.');
  const shown = async () => (await home()).body;
  await expect.poll(shown, { timeout: 1_000 }).toContain('Việc khác chúng tôi lo');
  expect(await shown()).not.toContain('Vì sao nên đặt');
  const twice = await office.post(
    '/trang-web/trang-chu',
    await form({ kind: 'home' }, { sections: `${services}\n${services}` }),
  );
  expect(twice.body).toContain('Mỗi phần phải đứng đúng một lần');
});

test('a banner appears and ends on time, and requires its fields', async () => {
  const office = await signInAs(site, 'bien-tap');
  const banner = (typed: Record<string, string>) =>
    Object.fromEntries(Object.entries(typed).map(([key, value]) => [`banners.0.${key}`, value]));
  const path = '/trang-web/bang';
  const bare = await office.post(
    path,
    await form({ kind: 'banners' }, banner({ isShown: '1', mediaId: 'khong-co' })),
  );
  for (const says of ['tả hình cho người', 'nhập địa chỉ mà băng', 'Vui lòng nhập.'])
    expect(bare.body).toContain(says);
  const at = (minutes: number) =>
    new Date(site.clock.now().getTime() + (minutes + 420) * 60_000).toISOString().slice(0, 16);
  const whole = { isShown: '1', alt: 'Bãi biển', title: 'Hè sang', text: '', href: '/khach-san' };
  const times = { from: at(10), to: at(20) };
  const wrong = await office.post(
    path,
    await form({ kind: 'banners' }, banner({ ...whole, mediaId: 'khong-co', ...times })),
  );
  expect(wrong.body).toContain('Không có hình này trong kho');
  const saved = await office.post(
    path,
    await form({ kind: 'banners' }, banner({ ...whole, mediaId: 'bien-he', ...times })),
  );
  expect(saved.body).toContain('Đã lưu.');
  const shows = async () => (await home()).body.includes('Hè sang');
  expect(await shows()).toBe(false);
  site.clock.advance({ minutes: 11 });
  expect(await shows()).toBe(true);
  site.clock.advance({ minutes: 10 });
  expect(await shows()).toBe(false);
  const html = (await office.get(path)).body;
  expect(html).toMatch(
    /hiện \| bien-he \| Bãi biển \| Hè sang \| \/khach-san \| \d\d:\d\d, \d\d\/\d\d\/\d{4}/,
  );
  expect(html).not.toContain('true | bien-he');
});

test('a service, the questions of a list and the texts of combos are edited', async () => {
  const office = await signInAs(site, 'bien-tap');
  const service = { kind: 'service', name: 'cho-thue-tau' } as const;
  const typed = { title: 'Thuê du thuyền riêng', faqs: '? Có phao không?\nCó, đủ cho mỗi khách.' };
  expect((await office.post('/trang-web/dich-vu/cho-thue-tau', await form(service, typed))).body).toContain(
    'Đã lưu.',
  );
  await expect
    .poll(async () => (await site.get('/dich-vu/cho-thue-tau')).body, { timeout: 1_000 })
    .toMatch(/Thuê du thuyền riêng.*Có, đủ cho mỗi khách/s);
  const hotels = { kind: 'questions', name: 'hotel' } as const;
  const faqs = '? Mấy giờ nhận phòng?\nThường từ 14 giờ.';
  expect((await office.post('/trang-web/cau-hoi/hotel', await form(hotels, { faqs }))).body).toContain(
    'Đã lưu.',
  );
  await expect
    .poll(async () => (await site.get('/khach-san')).body, { timeout: 1_000 })
    .toContain('Thường từ 14 giờ.');
  const broken = await office.post(
    '/trang-web/cau-hoi/hotel',
    await form(hotels, { faqs: 'Không có dấu hỏi' }),
  );
  expect(broken.body).toContain('Mỗi câu hỏi bắt đầu bằng');
  const steps = 'Một | Lời một.\nHai | Lời hai.';
  const combo = await office.post('/trang-web/combo', await form({ kind: 'combo' }, { steps }));
  expect(combo.body).toContain('Phải đủ ba bước.');
});

test('two concurrent editors lose nothing; a former version and the default are restored', async () => {
  const office = await signInAs(site, 'quan-tri');
  const ref = { kind: 'service', name: 'cho-thue-cano' } as const;
  const path = '/trang-web/dich-vu/cho-thue-cano';
  const [mine, theirs, clash] = await Promise.all([
    form(ref, { title: 'Ca nô riêng' }),
    form(ref, { intro: 'Đi đâu cũng được.' }),
    form(ref, { title: 'Ca nô khác' }),
  ]);
  expect((await office.post(path, theirs)).body).toContain('Đã lưu.');
  expect((await office.post(path, mine)).body).toContain('Giữ cả điều người khác vừa đổi: Lời giới thiệu');
  expect((await office.post(path, clash)).body).toMatch(/vừa đổi.*nên chưa lưu/s);
  expect(await getWording(site.db, ref)).toMatchObject({ title: 'Ca nô riêng', intro: 'Đi đâu cũng được.' });
  const { version } = await findWrittenWording(site.db, ref);
  const back = await office.post(path, { do: 'restore', number: '1', version: String(version) });
  expect(back.body).toContain('Bản 1 đang trên trang.');
  expect(await getWording(site.db, ref)).toEqual(startWording(ref));
  const old = await office.post(path, { do: 'reset', version: '1' });
  expect(old.body).toContain('Có người vừa lưu');
  expect((await office.post(path, { do: 'reset', version: String(version + 1) })).body).toContain(
    'lời ban đầu',
  );
  expect((await findWrittenWording(site.db, ref)).value).toBeNull();
});

test('of ten concurrent edits of one version one succeeds', async () => {
  const actor = staff('an');
  const ref = { kind: 'questions', name: 'tour' } as const;
  const write = (at: number) =>
    editWording(
      { db: site.db, queue: site.app.queue },
      { ref, version: 0, value: { faqs: [{ question: `Câu ${at}?`, answer: 'Có.' }] }, actor },
      site.clock.now(),
    );
  const results = await Promise.all(Array.from({ length: 10 }, (_, at) => write(at)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await findWrittenWording(site.db, ref)).version).toBe(1);
});

test('without the right nothing is shown', async () => {
  const visit = await signInAs(site, 'ke-toan');
  expect((await visit.get('/trang-web')).statusCode).toBe(403);
  expect((await visit.post('/trang-web', await form({ kind: 'menus' }))).statusCode).toBe(403);
  const office = await signInAs(site, 'bien-tap');
  for (const path of ['/trang-web/khong-co', '/trang-web/dich-vu/khong-co', '/trang-web/menu/x'])
    expect((await office.get(path)).statusCode, path).toBe(404);
});

test('U-53: flight fares are shown with the day on which they were looked up, and not without one', async () => {
  const office = await signInAs(site, 'bien-tap');
  expect((await site.get('/ve-may-bay')).body).not.toContain('Giá từ');
  const routes = 'Hà Nội – Huế | 1 giờ 15 phút | 1.090.000 ₫\nHuế – Đà Lạt | | ';
  const save = async (typed: Record<string, string>) =>
    (await office.post('/trang-web/ve-may-bay', await form({ kind: 'flights' }, { routes, ...typed }))).body;
  expect(await save({})).toContain('Giá vé cần ngày đã tra.');
  expect(await save({ faresOn: '2026-11-20', routes: 'Hà Nội – Huế | | rẻ' })).toContain(
    'Dòng 1, Giá thấp nhất: Giá là số đồng',
  );
  expect(await save({ faresOn: '2026-11-20' })).toContain('Đã lưu.');
  await expect
    .poll(async () => (await site.get('/ve-may-bay')).body, { timeout: 1_000 })
    .toMatch(/tra ngày 20\/11\/2026.*Giá từ.*Hà Nội – Huế.*1\.090\.000\s₫.*Huế – Đà Lạt.*–/s);
});
