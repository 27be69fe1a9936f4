import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeTypedDrafts } from '#modules/editing/commands/typed-drafts.ts';
import { editingMs } from '#modules/editing/rules.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let editor: OfficeVisit;
let other: OfficeVisit;
let product: { id: number; title: string };
const page = '/noi-dung/trang/gioi-thieu';
const typing = (viec: string) => `/dang-soan?loai=page&so=gioi-thieu&viec=${viec}`;

beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  await createCatalogue(site.db);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  editor = await signInAs(site, 'bien-tap');
  other = await signInAs(site, 'quan-tri');
  product = await site.db.selectFrom('products').select(['id', 'title']).executeTakeFirstOrThrow();
}, 120_000);
afterAll(() => site.close());

/** The form as the page renders it, with changed values. */
async function formOf(path: string, visit: OfficeVisit, changes: Record<string, string> = {}) {
  const { body } = await visit.get(path);
  const hidden = /name="version" value="(\d+)"\/><input type="hidden" name="base" value="([^"]*)"/.exec(body);
  const text = hidden?.[2]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');
  const base = text?.replaceAll('&gt;', '>').replaceAll('&amp;', '&') ?? '';
  return { ...(JSON.parse(base) as Record<string, string>), ...changes, version: hidden?.[1] ?? '', base };
}

test('unsaved input is restored for its writer alone, and changes nothing', async () => {
  const before = await listHistory(site.db, {}, 200);
  const seen = (await site.get('/page/gioi-thieu')).body;
  const form = await formOf(page, editor, {
    title: 'Chúng tôi là ai, gõ dở',
    content: 'Đoạn một.\r\n\r\nĐoạn hai.',
  });
  expect((await editor.post(typing('giu'), form)).statusCode).toBe(200);

  const again = (await editor.get(page)).body;
  expect(again).toContain('Những gì bạn gõ dở lúc');
  expect(again).toContain('value="Chúng tôi là ai, gõ dở"');
  expect(again).toMatch(/Đoạn một\.\s+Đoạn hai\./);
  for (const body of [(await other.get(page)).body, (await site.get('/page/gioi-thieu')).body])
    expect(body).not.toContain('gõ dở');
  expect((await site.get('/page/gioi-thieu')).body).toBe(seen);
  expect(await listHistory(site.db, {}, 200)).toEqual(before);
});

test('it is discarded by a form without JavaScript, and saving deletes it', async () => {
  const thrown = await editor.post(typing('bo'), {});
  expect([thrown.statusCode, thrown.headers.location]).toEqual([303, `/quan-tri${page}`]);
  expect((await editor.get(page)).body).not.toContain('gõ dở');

  const form = await formOf(page, editor, { excerpt: 'Tóm tắt mới.' });
  await editor.post(typing('giu'), form);
  expect((await editor.get(page)).body).toContain('Những gì bạn gõ dở lúc');
  expect((await editor.post(page, { do: 'edit', ...form })).body).toContain('Đã lưu.');
  expect((await editor.get(page)).body).not.toContain('Những gì bạn gõ dở lúc');
  // A slow window sends text that has been saved meanwhile.
  await editor.post(typing('giu'), form);
  expect((await editor.get(page)).body).not.toContain('Những gì bạn gõ dở lúc');
});

test('two editors: restored input of one is merged with what the other saved meanwhile', async () => {
  await editor.post(typing('giu'), await formOf(page, editor, { title: 'Tên của biên tập' }));
  const theirs = await formOf(page, other, { edition: '9.9' });
  expect((await other.post(page, { do: 'edit', ...theirs })).body).toContain('Đã lưu.');

  const again = (await editor.get(page)).body;
  expect(again).toContain('value="Tên của biên tập"');
  expect(again).toContain('hai bản được ghép từng ô');
  const merged = await editor.post(page, {
    do: 'edit',
    ...(await formOf(page, editor)),
    title: 'Tên của biên tập',
  });
  expect(merged.body).toContain('Giữ cả điều người khác vừa đổi: Phiên bản');
  const { draft } = await site.db
    .selectFrom('pages')
    .select('draft')
    .where('slug', '=', 'gioi-thieu')
    .executeTakeFirstOrThrow();
  expect(draft).toMatchObject({ title: 'Tên của biên tập', edition: '9.9' });
});

test('checkboxes and rows of a product are restored as they were', async () => {
  const path = `/san-pham/${product.id}`;
  const form = await formOf(path, editor, { title: 'Tên gõ dở' });
  await editor.post(`/dang-soan?loai=product&so=${product.id}&viec=giu`, [
    ...Object.entries(form).filter(([name]) => name !== 'faqs'),
    ['faqs#', '1'],
    ['faqs#0.question', 'Có chỗ đậu xe không, hỏi dở?'],
    ['faqs#0.answer', 'Có.'],
  ]);
  const again = (await editor.get(path)).body;
  expect(again).toContain('value="Tên gõ dở"');
  expect(again).toContain('Có chỗ đậu xe không, hỏi dở?');
  expect((await other.get(path)).body).not.toContain('hỏi dở');
});

test('others see who is editing, since when, until they stop or time out', async () => {
  const typedBy = async (visit: OfficeVisit) =>
    /[^>]*đang sửa từ \d\d:\d\d/.exec((await visit.get(page)).body.replaceAll('<!-- -->', ''))?.[0];
  await editor.post(typing('thoi'), {});
  expect(await typedBy(other)).toBeUndefined();
  await editor.post(typing('o-day'), {});
  const from = site.clock
    .now()
    .toLocaleTimeString('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' });
  expect(await typedBy(other)).toBe(`${editor.me.name} đang sửa từ ${from}`);
  expect(await typedBy(editor)).toBeUndefined();
  expect(JSON.parse((await other.get('/dang-soan?loai=page&so=gioi-thieu')).body)).toMatchObject([
    { name: editor.me.name },
  ]);
  await editor.post(typing('thoi'), {});
  expect(await typedBy(other)).toBeUndefined();

  await editor.post(typing('o-day'), {});
  site.clock.advance({ minutes: editingMs / 120_000 });
  await editor.post(typing('o-day'), {});
  site.clock.advance({ minutes: (editingMs / 60_000) * 0.9 });
  expect(await typedBy(other)).toContain(from);
  site.clock.advance({ minutes: 1 });
  expect(await typedBy(other)).toBeUndefined();
});

test('only editors of a thing store input for it, and nothing else is stored', async () => {
  const reader = await signInAs(site, 'chi-xem');
  expect((await reader.post(typing('giu'), { title: 'x' })).statusCode).toBe(403);
  expect((await reader.get('/dang-soan?loai=page&so=gioi-thieu')).statusCode).toBe(403);
  expect((await editor.post('/dang-soan?loai=booking&so=1&viec=giu', { title: 'x' })).statusCode).toBe(404);
  expect((await editor.post('/dang-soan?loai=page&so=gioi-thieu&viec=xyz', {})).statusCode).toBe(400);
  expect((await site.db.selectFrom('typed_drafts').select('object_type').execute()).length).toBeGreaterThan(
    0,
  );
  await purgeTypedDrafts(site.db, new Date(site.clock.now().getTime() + 31 * 86_400_000));
  expect(await site.db.selectFrom('typed_drafts').select('object_type').execute()).toEqual([]);
  expect(await site.db.selectFrom('editing_now').select('object_type').execute()).toEqual([]);
});
