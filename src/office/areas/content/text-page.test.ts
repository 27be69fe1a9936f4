import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMove } from '#modules/addresses/queries.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { savePage } from '#modules/content/commands/pages.ts';
import { fixedPaths } from '#modules/content/rules/fixed-paths.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let office: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  await createCatalogue(site.db);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  office = await signInAs(site, 'bien-tap');
}, 120_000);
afterAll(() => site.close());

const article = {
  title: 'Sa Pa mùa lúa chín',
  excerpt: 'Đi khi nào.',
  content: '## Khi nào\n\nTháng chín, xem [khách sạn](/khach-san) hoặc [trang lạc](/khong-co-dau).',
  category: 'Mùa đẹp',
  tags: 'sa pa, lúa',
  provinces: 'Lào Cai',
  authorName: 'Vy',
  authorBio: '',
  publishedOn: '2026-11-20',
  publishedTime: '',
  mediaId: '',
};
const slug = 'sa-pa-mua-lua-chin';
const path = `/noi-dung/bai-viet/${slug}`;
const row = () =>
  site.db.selectFrom('articles').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

/** The form as it was opened, with changed values. */
async function form(changes: Record<string, string> = {}) {
  const { revision, draft } = await row();
  const base = (draft ?? article) as Record<string, string>;
  return { ...base, ...changes, version: String(revision), base: JSON.stringify(base) };
}

/** Polls a page of the site until it contains the words; how long that took, in milliseconds. */
async function reads(url: string, words: string | number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { body, statusCode } = await site.get(url);
    if (typeof words === 'number' ? statusCode === words : body.includes(words))
      return performance.now() - start;
    if (performance.now() - start > 5000) throw new Error(`${url} never showed ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('an article is written, hidden, published, changed within a second, withdrawn (410) and restored', async () => {
  const wrong = await office.post('/noi-dung/moi', { ...article, title: '', publishedOn: '2026-02-30' });
  expect(wrong.statusCode).toBe(422);
  for (const words of ['Vui lòng nhập tên bài', 'Ngày chưa đúng', 'Tháng chín'])
    expect(wrong.body, words).toContain(words);
  const nowhere = await office.post('/noi-dung/moi', { ...article, provinces: 'Sapa' });
  expect(nowhere.body).toContain('Tỉnh, thành có tên chưa đúng');
  expect((await office.post('/noi-dung/moi', { ...article, title: 'Liên hệ' })).body).toContain(
    'địa chỉ của một trang khác',
  );
  const added = await office.post('/noi-dung/moi', article);
  expect([added.statusCode, added.headers.location]).toEqual([303, `/quan-tri${path}`]);
  expect((await site.get(`/${slug}`)).statusCode).toBe(404);
  const editor = (await office.get(path)).body;
  expect(editor).toContain('Liên kết không dẫn tới trang nào');
  expect(editor).toContain('/khong-co-dau');
  expect(editor).not.toContain('trang nào: /khach-san');
  expect((await office.post(path, { do: 'publish', ...(await form()) })).body).toContain('Đã đưa lên trang');
  expect((await site.get(`/${slug}`)).body).toContain('Tháng chín');
  expect((await office.get('/noi-dung?tim=lua+chin')).body).toContain('Sa Pa mùa lúa chín');

  const changed = article.content.replace('Tháng chín', 'Cuối tháng chín');
  expect((await office.post(path, { do: 'edit', ...(await form({ content: changed })) })).body).toContain(
    'Đã lưu.',
  );
  expect((await site.get(`/${slug}`)).body).not.toContain('Cuối tháng chín');
  await office.post(path, { do: 'publish', ...(await form()) });
  expect(await reads(`/${slug}`, 'Cuối tháng chín')).toBeLessThan(1000);

  const compared = (await office.get(`${path}?so=1`)).body;
  expect(compared).toMatch(/<del[^>]*>.*Tháng chín.*<ins[^>]*>.*Cuối tháng chín/s);
  const revision = String((await row()).revision);
  expect((await office.post(path, { do: 'restore', number: '1', version: revision })).body).toContain(
    'đã thành bản nháp',
  );
  expect((await row()).draft).toMatchObject({ content: article.content });
  expect((await office.post(path, { do: 'discard', version: revision })).body).toContain('Có người vừa lưu');

  expect((await office.post(path, { do: 'withdraw', version: '0' })).body).toContain('Đã gỡ');
  await reads(`/${slug}`, 410);
  expect((await office.post(path, { do: 'publish', ...(await form()) })).body).toContain('Đã đưa lên trang');
  await reads(`/${slug}`, 200);
  expect((await office.get(path)).body).toMatch(/Đưa bài viết và trang tĩnh lên trang.*Viết bài mới/s);
}, 60_000);

test('an article appears at the hour that was chosen, and moves to another one', async () => {
  const wrong = await office.post('/noi-dung/moi', { ...article, title: 'Mai', publishedTime: '25:10' });
  expect(wrong.body).toContain('Giờ chưa đúng, như 14:30.');
  const published = async (publishedTime: string) => {
    const { revision, draft } = await site.db
      .selectFrom('articles')
      .select(['revision', 'draft'])
      .where('slug', '=', 'ngay-mai')
      .executeTakeFirstOrThrow();
    const base = (draft ?? { ...article, title: 'Ngày mai' }) as Record<string, string>;
    const formFields = { ...article, title: 'Ngày mai', publishedOn: '2099-03-01', publishedTime };
    const typed = { ...formFields, version: String(revision), base: JSON.stringify(base) };
    const { body } = await office.post('/noi-dung/bai-viet/ngay-mai', { do: 'publish', ...typed });
    expect(body).toContain('Đã đưa lên trang');
    const row = await site.db
      .selectFrom('articles')
      .select('published_at')
      .where('slug', '=', 'ngay-mai')
      .executeTakeFirstOrThrow();
    return new Date(row.published_at).toISOString();
  };
  await office.post('/noi-dung/moi', { ...article, title: 'Ngày mai', publishedTime: '14h30' });
  expect(await published('14h30')).toBe('2099-03-01T07:30:00.000Z');
  expect((await office.get('/noi-dung/bai-viet/ngay-mai')).body).toContain('value="14:30"');
  expect((await site.get('/ngay-mai')).statusCode).toBe(404);
  // Left empty, the hour stays as it was; a new day begins at the usual one.
  expect(await published('')).toBe('2099-03-01T07:30:00.000Z');
  expect(await published('9:05')).toBe('2099-03-01T02:05:00.000Z');
});

test('an article that was never published is deleted after a question, a published one is not', async () => {
  const given = { ...article, title: 'Viết nhầm' };
  await office.post('/noi-dung/moi', given);
  const at = '/noi-dung/bai-viet/viet-nham';
  expect((await office.get(at)).body).toContain('Xóa bài nháp');
  const reply = await office.post(at, { do: 'ask-remove', version: '1' });
  expect(reply.body).toContain('xóa là mất hẳn');
  expect((await office.get(at)).statusCode).toBe(200);
  expect((await office.post(at, { do: 'remove', version: '99' })).body).toContain('Có người vừa lưu');
  const { revision } = await site.db
    .selectFrom('articles')
    .select('revision')
    .where('slug', '=', 'viet-nham')
    .executeTakeFirstOrThrow();
  const gone = await office.post(at, { do: 'remove', version: String(revision) });
  expect([gone.statusCode, gone.headers.location]).toEqual([302, '/quan-tri/noi-dung']);
  expect((await office.get(at)).statusCode).toBe(404);
  const line = await site.db
    .selectFrom('history')
    .select('actor')
    .where('verb', '=', 'content.remove')
    .where('object_id', '=', 'viet-nham')
    .execute();
  expect(line).toEqual([{ actor: `staff:${office.me.id}` }]);
  const { revision: now } = await row();
  expect((await office.post(path, { do: 'remove', version: String(now) })).body).toContain(
    'đã từng lên trang',
  );
});

test('two editors of one article lose nothing: different fields are merged, the same one is asked about', async () => {
  const mine = await form({ excerpt: 'Của tôi.' });
  const theirs = await form({ tags: 'sa pa' });
  const clash = await form({ excerpt: 'Của người thứ ba.' });
  expect((await office.post(path, { do: 'edit', ...theirs })).body).toContain('Đã lưu.');
  const merged = await office.post(path, { do: 'edit', ...mine });
  expect(merged.body).toContain('Giữ cả điều người khác vừa đổi: Từ khóa');
  expect((await row()).draft).toMatchObject({ excerpt: 'Của tôi.', tags: 'sa pa' });
  const late = await office.post(path, { do: 'publish', ...clash });
  expect(late.statusCode).toBe(422);
  expect(late.body).toMatch(/vừa đổi.*nên chưa lưu.*Của tôi/s);
  expect((await row()).draft).toMatchObject({ excerpt: 'Của tôi.' });
});

test("the preview uses the site's renderer: no input becomes a script", async () => {
  const { body, statusCode } = await office.post('/noi-dung/cong-cu', {
    content: '## Mục\n\n<script>alert(1)</script>\n\n![hình](khong-co)',
  });
  expect(statusCode).toBe(200);
  const preview = JSON.parse(body);
  expect(JSON.stringify(preview.pieces)).toContain('<h2 id=\\"muc\\">');
  expect(JSON.stringify(preview.pieces)).not.toContain('<script>');
  expect(preview.missingPictures).toEqual(['khong-co']);
});

test('a product is embedded in an article; an unpublished one is reported and left out', async () => {
  const hotel = await createProductOfKind(site.db, 'hotel');
  const { slug: sold, title } = await site.db
    .selectFrom('products')
    .where('id', '=', hotel.productId)
    .select(['slug', 'title'])
    .executeTakeFirstOrThrow();
  const content = `## Một\n\nChữ trước.\n\n::san-pham[${sold}]\n\nChữ sau.\n\n::san-pham[khong-ban]\n\nX ::san-pham[giua-dong]`;
  const preview = JSON.parse((await office.post('/noi-dung/cong-cu', { content })).body);
  expect(preview.missingProducts).toEqual(['khong-ban']);
  expect(JSON.stringify(preview.pieces)).toContain(title);
  const found = JSON.parse((await office.get(`/noi-dung/san-pham?tim=${encodeURIComponent(title)}`)).body);
  expect(found.products).toContainEqual(expect.objectContaining({ slug: sold, title }));
  expect((await office.post(path, { do: 'publish', ...(await form({ content })) })).body).toContain(
    'Đã đưa lên trang',
  );
  const shown = (await site.get(`/${slug}`)).body;
  expect(shown).toMatch(new RegExp(`Chữ trước.*aria-label="Đặt được ở đây".*${sold}.*Chữ sau`, 's'));
  expect(shown).not.toContain('khong-ban');
  expect(shown).toContain('X ::san-pham[giua-dong]');
});

test('a draft is visible by its signed link only, for three days, uncached and not indexed', async () => {
  await office.post(path, { do: 'edit', ...(await form({ excerpt: 'Chỉ ai có liên kết mới đọc.' })) });
  const { body } = await office.get(path);
  const link =
    /href="([^"]*xem-nhap=[^"]*)"/
      .exec(body)?.[1]
      ?.replaceAll('&amp;', '&')
      .replace(/^https?:\/\/[^/]+/, '') ?? '';
  const before = await row();
  const shown = await site.get(link);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('Chỉ ai có liên kết mới đọc.');
  expect(shown.body).toContain('<meta name="robots" content="noindex"/>');
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect((await site.get(`/${slug}`)).body).not.toContain('Chỉ ai có liên kết');
  expect(await row()).toEqual(before);
  expect((await site.get(link.replace(/.{4}$/, 'aaaa'))).headers.location).toBe(`/${slug}`);
  expect((await site.get(link.replace(slug, 'bai-khac'))).headers.location).toBe('/bai-khac');
  site.clock.advance({ days: 4 });
  expect((await site.get(link)).headers.location).toBe(`/${slug}`);
  site.clock.advance({ days: -4 });
});

test('a static page keeps its former text, which visitors read by its effective date', async () => {
  const page = {
    slug: 'dieu-khoan-thu',
    title: 'Điều khoản thử',
    excerpt: '',
    content: '## Một\n\nĐiều cũ.',
    effectiveOn: '2026-01-01',
    version: '1.0',
  };
  await site.db.transaction().execute((tx) => savePage(tx, page));
  const url = `/page/${page.slug}`;
  expect((await site.get(url)).body).toContain('Điều cũ.');
  const base = {
    title: page.title,
    excerpt: '',
    content: page.content,
    effectiveOn: '2026-01-01',
    edition: '1.0',
    faqs: '',
  };
  const typed = { ...base, content: '## Một\n\nĐiều mới.', effectiveOn: '2026-12-01', edition: '1.1' };
  const send = (changes: object) =>
    office.post(`/noi-dung/trang/${page.slug}`, {
      do: 'publish',
      version: '1',
      base: JSON.stringify(base),
      ...typed,
      ...changes,
    });
  const wrong = await send({ faqs: 'Không có câu hỏi' });
  expect(wrong.body).toContain('Mỗi câu hỏi bắt đầu bằng');
  expect((await send({})).body).toContain('Đã đưa lên trang');
  expect(await reads(url, 'Điều mới.')).toBeLessThan(1000);
  expect((await site.get(url)).body).toContain(`${url}/2026-01-01`);
  const former = (await site.get(`${url}/2026-01-01`)).body;
  expect(former).toContain('Điều cũ.');
  expect(former).toContain('Đây là bản cũ');
  expect(former).toMatch(/name="robots" content="noindex/);
  expect((await site.get(`${url}/2025-01-01`)).statusCode).toBe(404);
});

test('every page that links may lead to exists', async () => {
  for (const one of [...fixedPaths, ...Object.values(kindProfiles).map(({ prefix }) => prefix)]) {
    const { statusCode } = await site.get(one);
    expect([200, 302, 303], one).toContain(statusCode);
  }
});

test('without the right to write nothing is shown or changed', async () => {
  const desk = await signInAs(site, 'tu-van');
  for (const one of ['/noi-dung', '/noi-dung/trang', '/noi-dung/moi', path])
    expect((await desk.get(one)).statusCode, one).toBe(403);
  expect((await desk.post(path, { do: 'withdraw' })).statusCode).toBe(403);
  expect((await row()).status).toBe(true);
});

test('an article and a static page change their address, and the old one redirects; invalid and used addresses are refused', async () => {
  await office.post('/noi-dung/moi', { ...article, title: 'Chợ nổi sáng sớm' });
  const at = '/noi-dung/bai-viet/cho-noi-sang-som';
  for (const [wanted, words] of [
    ['Chợ Nổi', 'chỉ gồm chữ thường không dấu'],
    ['lien-he', 'trang khác đã dùng'],
    [slug, 'trang khác đã dùng'],
  ] as const) {
    const refused = await office.post(at, { do: 'rename', slug: wanted });
    expect(refused.statusCode, wanted).toBe(422);
    expect(refused.body.includes(words), wanted).toBe(true);
    expect(refused.body.includes(`value="${wanted}"`), wanted).toBe(true);
  }
  const moved = await office.post(at, { do: 'rename', slug: 'cho-noi-nam-gio-sang' });
  expect(moved.headers.location).toBe('/quan-tri/noi-dung/bai-viet/cho-noi-nam-gio-sang?xong=dia-chi');
  expect(await findMove(site.db, '/cho-noi-sang-som')).toBe('/cho-noi-nam-gio-sang');

  const page = { slug: 'tiep-thi', title: 'Tiếp thị', excerpt: '', content: 'Nội dung.', version: '1' };
  await site.db.transaction().execute((tx) => savePage(tx, { ...page, effectiveOn: '2026-11-21' }));
  const renamed = await office.post('/noi-dung/trang/tiep-thi', { do: 'rename', slug: 'tiep-thi-lien-ket' });
  expect(renamed.headers.location).toContain('/noi-dung/trang/tiep-thi-lien-ket');
  const old = await site.get('/page/tiep-thi');
  expect([old.statusCode, old.headers.location]).toEqual([301, '/page/tiep-thi-lien-ket']);
});

test('NAV-05: a static page is withdrawn (410) after listing its links, keeps its versions, and is restored; required ones cannot be withdrawn', async () => {
  const page = '/noi-dung/trang/combo-uu-dai';
  const version = async (one = 'combo-uu-dai') => {
    const { revision } = await site.db
      .selectFrom('pages')
      .select('revision')
      .where('slug', '=', one)
      .executeTakeFirstOrThrow();
    return String(revision);
  };
  const admin = await signInAs(site, 'quan-tri');
  const needed = await admin.post('/noi-dung/trang/dieu-khoan-su-dung', {
    ...{ do: 'withdraw-page', version: await version('dieu-khoan-su-dung') },
  });
  expect(needed.body).toContain('Không gỡ được trang này: khách đồng ý trang này khi trả tiền');
  expect((await site.get('/page/combo-uu-dai')).statusCode).toBe(200);
  const reply = await admin.post(page, { do: 'withdraw', version: await version() });
  expect(reply.body).toMatch(/nơi đang dẫn tới trang này.*Chân trang và thông tin công ty/s);
  expect((await site.get('/page/combo-uu-dai')).statusCode, 'only asked').toBe(200);
  const { effective_on: day } = await site.db
    .selectFrom('pages')
    .select('effective_on')
    .where('slug', '=', 'combo-uu-dai')
    .executeTakeFirstOrThrow();
  const stale = await admin.post(page, { do: 'withdraw-page', version: '999' });
  expect(stale.statusCode).toBe(422);
  expect((await admin.post(page, { do: 'withdraw-page', version: await version() })).body).toContain(
    'Đã gỡ.',
  );
  await reads('/page/combo-uu-dai', 410);
  expect((await site.get('/page/combo-uu-dai')).body).toContain(`/page/combo-uu-dai/${day}`);
  const former = await site.get(`/page/combo-uu-dai/${day}`);
  expect(former.statusCode).toBe(200);
  expect(former.body).toContain('Trang này không còn áp dụng.');
  expect((await admin.get('/noi-dung/trang')).body).toContain('Đã gỡ');
  const back = await site.db
    .selectFrom('pages')
    .selectAll()
    .where('slug', '=', 'combo-uu-dai')
    .executeTakeFirstOrThrow();
  const values = { title: back.title, excerpt: back.excerpt, content: back.content, faqs: '' };
  const form = { ...values, effectiveOn: day, edition: back.version };
  const put = { do: 'publish', ...form, version: await version(), base: JSON.stringify(form) };
  expect((await admin.post(page, put)).body).toContain('Đã đưa lên trang');
  await reads('/page/combo-uu-dai', 200);
});
