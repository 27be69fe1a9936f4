import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import { writeContentTexts } from '#modules/catalog/editing/content-texts.ts';
import { findEditedProduct } from '#modules/catalog/editing/find-edited-product.ts';
import { loadProductVocabulary } from '#modules/catalog/editing/load-product-vocabulary.ts';
import type { DraftContent } from '#modules/catalog/editing/product-content.ts';
import { allFields, productFields } from '#modules/catalog/editing/product-fields.ts';
import { publishDueProduct } from '#modules/catalog/editing/schedule-product.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { listEditedUnits } from '#modules/catalog/selling/units.ts';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import { changePriceRules, listStoredRules } from '#modules/pricing/rule-edits/price-rules.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { detailNames, sampleContent } from '#tests/factories/sample-content.ts';
import { staff } from '#tests/factories/staff.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let office: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  await createCatalogue(site.db);
  await site.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveMediaFiles(tx, [picture('bia'), picture('phong')]);
  });
  office = await signInAs(site, 'bien-tap');
}, 120_000);
afterAll(() => site.close());

const picture = (id: string) => ({
  ...{ id, path: `/media/${id}.webp`, alt: `Hình ${id}`, width: 1600, height: 1067 },
  ...{ bytes: 1000, haze: '#aabbcc', scene: id },
});
const images = [
  { mediaId: 'bia', alt: 'Bãi biển lúc bình minh', category: 'Bãi biển', caption: 'Sáng sớm' },
  { mediaId: 'phong', alt: 'Phòng nhìn ra vịnh', category: 'Phòng', caption: '' },
];

/** Creates a draft through the page of new products. @returns its id */
async function begin(kind: KindName, title: string): Promise<number> {
  const form = { kind, title, slug: '', supplier: 'song-lang', province: 'lam-dong', place: 'Đà Lạt' };
  const added = await office.post('/san-pham/moi', form);
  expect(added.statusCode, added.body.slice(0, 500)).toBe(303);
  return Number(String(added.headers.location).split('/').at(-1));
}

async function edited(id: number) {
  const product = await findEditedProduct(site.db, id);
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
}

async function formOf(id: number): Promise<{
  fields: ContentField[];
  texts: Record<string, string>;
  version: string;
  textsOf: (content: DraftContent) => Record<string, string>;
}> {
  const { kind, draft, live, revision } = await edited(id);
  const vocabulary = await loadProductVocabulary(site.db, kind, id);
  const fields = allFields(productFields(kind, vocabulary));
  const textsOf = (content: DraftContent) => writeContentTexts(fields, content, vocabulary.names);
  return { fields, texts: textsOf(draft ?? live), version: String(revision), textsOf };
}

/** Posts the form as it was opened, with changed values. */
async function save(id: number, changes: Record<string, string>, action = 'edit') {
  const { texts, version } = await formOf(id);
  const form = { ...texts, ...changes, do: action, version, base: JSON.stringify(texts) };
  return office.post(`/san-pham/${id}`, form);
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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll("'", '&#x27;');

describe.each(kindNames)('%s', (kind) => {
  test('is created empty; every field of its schema is saved, shown, published and read', async () => {
    const title = `Sản phẩm mới ${kindProfiles[kind].labels.one}`;
    const id = await begin(kind, title);
    const { path } = await edited(id);
    expect((await site.get(path)).statusCode).toBe(404);
    expect((await office.get(`/san-pham/${id}/hang?them=goi`)).body).toContain('khách đặt được khi sản phẩm');
    const sample = sampleContent(kind, title, { images });
    const { fields, textsOf } = await formOf(id);
    const names = fields.map(({ name }) => name);
    for (const name of detailNames(kind)) expect(names).toContain(name);
    const texts = textsOf(sample);
    for (const [name, text] of Object.entries(texts))
      if (!name.startsWith('terms.') && (name !== 'itinerary' || kindProfiles[kind].hasProgramme))
        expect(text, name).not.toBe('');
    const saved = await save(id, texts);
    expect(saved.body).toContain('Đã lưu.');
    const shown = (await office.get(`/san-pham/${id}`)).body;
    for (const { name, type } of fields.filter((field) => field.name.startsWith('details.'))) {
      expect(shown, name).toContain(`name="${name}"`);
      if (type === 'line' || type === 'number' || type === 'money')
        expect(shown, name).toContain(`value="${escaped(texts[name] ?? '')}"`);
    }
    const published = await save(id, {}, 'publish');
    expect(published.body).toContain('Đã đưa lên trang');
    const { live, state } = await edited(id);
    expect(state).toBe('published');
    expect(textsOf(live)).toEqual(texts);
    expect(live.details).toEqual(sample.details);
    const page = await site.get(path);
    expect(page.statusCode).toBe(200);
    for (const words of [title, 'Bãi biển lúc bình minh', 'Đà Lạt']) expect(page.body).toContain(words);
    expect(await reads(kindProfiles[kind].prefix, title)).toBeLessThan(5000);
  }, 60_000);
});

test('days of a combo in the wrong order are refused at their field: its page could not be read', async () => {
  const id = await begin('combo', 'Combo ba ngày ở biển');
  const { textsOf } = await formOf(id);
  const texts = textsOf(sampleContent('combo', 'Combo ba ngày ở biển', { images }));
  const turned = 'Từ ngày: 2027-02-05\nĐến ngày: 2027-02-03\nVì sao: Tết';
  const wrong = await save(id, { ...texts, 'details.blackouts': turned });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Ngày cuối không được trước ngày đầu.');
  await save(id, { ...texts, 'details.useFrom': '2027-05-01', 'details.useTo': '2027-04-01' });
  const refused = await save(id, {}, 'publish');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Ngày cuối không được trước ngày đầu.');
});

test('a vehicle in service is not removed by editing the texts', async () => {
  const id = await begin('car', 'Xe đưa đón Mũi Né');
  const { textsOf } = await formOf(id);
  await save(id, textsOf(sampleContent('car', 'Xe đưa đón Mũi Né', { images })), 'publish');
  const { live } = await edited(id);
  const others = (live.details as { fleet: string[] }).fleet.map((code) => `${code}-moi`);
  const refused = await save(id, { 'details.fleet': others.join('\n') }, 'publish');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('đang chạy. Cho xe nghỉ ở mục Hạng &amp; giá trước');
  expect((await edited(id)).live.details).toEqual(live.details);
});

describe('a hotel', () => {
  const title = 'Khách sạn Cội Thông';
  let id: number;
  let path: string;
  const url = () => `/san-pham/${id}`;
  const act = async (action: string, form: Record<string, string> = {}) =>
    office.post(url(), { do: action, version: (await formOf(id)).version, ...form });

  beforeAll(async () => {
    id = await begin('hotel', title);
    ({ path } = await edited(id));
    const { textsOf } = await formOf(id);
    const sample = sampleContent('hotel', title, {
      images,
      terms: { facility: ['wi-fi-mien-phi'] },
    });
    await save(id, textsOf(sample));
    await save(id, {}, 'publish');
    await reads(path, title);
  });

  test('invalid input is refused at its field with a text, and kept', async () => {
    const wrong = await save(id, {
      'details.star': 'năm',
      'details.extraBedVnd': 'nhiều',
      places: 'Đà Lạt\nAtlantis',
      images: 'Hình: khong-co\nMô tả: x',
      summary: 'Chữ vẫn còn đây',
    });
    expect(wrong.statusCode).toBe(422);
    for (const words of [
      'Nhập một số',
      'Nhập số tiền',
      'Không có điểm đến tên “Atlantis”',
      'Chữ vẫn còn đây',
    ])
      expect(wrong.body).toContain(words);
    const picture = await save(id, { images: 'Hình: khong-co\nMô tả: x' });
    expect(picture.body).toContain('Không có hình “khong-co” trong kho');
    const rows = await save(id, { faqs: 'Câu hỏi: Gần biển không?' });
    expect(rows.body).toContain('Dòng 1, Trả lời: Thiếu thông tin này.');
    expect((await edited(id)).draft).toBeNull();
  });

  test('a draft may be incomplete, a published product may not: missing fields are named', async () => {
    expect((await save(id, { highlights: 'Một điều', 'details.floors': '' })).body).toContain('Đã lưu.');
    const refused = await save(id, {}, 'publish');
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/Ít nhất 3 mục.*Thiếu thông tin này/s);
    expect((await office.get(`${url()}/xem`)).body).toMatch(/Điểm nổi bật.*Số tầng/s);
    expect((await office.get(`${url()}?ben=1`)).body).toMatch(/còn thiếu: .*Điểm nổi bật, .*Số tầng/s);
    expect((await act('discard')).body).toContain('Đã bỏ bản nháp');
  });

  test('rows and checkboxes of the form are combined, in their order; terms keep theirs', async () => {
    const { texts, version } = await formOf(id);
    const { images: _, 'terms.facility': __, ...others } = texts;
    const form: [string, string][] = [
      ...Object.entries({ ...others, do: 'edit', version, base: JSON.stringify(texts) }),
      ['images#', '1'],
      ['images#7.mediaId', 'phong'],
      ['images#7.alt', 'Phòng ngủ'],
      ['images#2.mediaId', 'bia'],
      ['images#2.alt', 'Bãi biển'],
      ['images#9.mediaId', ''],
      ['images#9.alt', ''],
      ['terms.facility', 'ho-boi'],
      ['terms.facility', 'wi-fi-mien-phi'],
    ];
    expect((await office.post(url(), form)).body).toContain('Đã lưu.');
    const { draft } = await edited(id);
    expect(draft?.images?.map(({ mediaId }) => mediaId)).toEqual(['phong', 'bia']);
    expect(draft?.terms?.facility).toEqual(['wi-fi-mien-phi', 'ho-boi']);
    await act('discard');
  });

  test('a draft is visible by its signed link only, framed by our own pages, uncached and not indexed', async () => {
    await save(id, { summary: 'Chỉ ai có liên kết mới thấy.' });
    const preview = (await office.get(`${url()}/xem`)).body;
    const link = /src="([^"]*xem-nhap=[^"]*)"/.exec(preview)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const shown = await site.get(link);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Chỉ ai có liên kết mới thấy.');
    expect((await office.get(url())).body).not.toContain('xem-nhap=');
    const beside = /<iframe src="([^"]*xem-nhap=[^"]*)"/.exec((await office.get(`${url()}?ben=1`)).body)?.[1];
    expect((await site.get(beside?.replaceAll('&amp;', '&') ?? '')).body).toContain('Chỉ ai có liên kết');
    expect(shown.body).toContain('<meta name="robots" content="noindex"/>');
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await site.get(path)).body).not.toContain('Chỉ ai có liên kết');
    expect((await site.get(path)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const closed = async (url: string, to = path) => {
      const { statusCode, headers } = await site.get(url);
      expect([statusCode, headers.location]).toEqual([302, to]);
    };
    await closed(link.replace(/.{4}$/, 'aaaa'));
    const { path: other } = await edited(await begin('hotel', 'Nơi khác'));
    await closed(link.replace(path, other), other);
    expect((await site.get(other)).statusCode).toBe(404);
    site.clock.advance({ days: 4 });
    await closed(link);
    site.clock.advance({ days: -4 });
    const { version } = await site.db
      .selectFrom('products')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await edited(id)).live.summary).not.toContain('liên kết');
    expect(version).toBeLessThan(5);
  });

  test('a published product is on page, list, search and API within a second; the former version is compared and restored', async () => {
    const before = (await edited(id)).live.summary ?? '';
    await save(id, { title: 'Khách sạn Cội Tùng', summary: 'Tóm tắt đã viết lại.' }, 'publish');
    expect(await reads(path, 'Tóm tắt đã viết lại.')).toBeLessThan(1000);
    for (const url of ['/khach-san', '/tim-kiem?search=coi+tung', '/api/v1/hotels?limit=50'])
      expect(await reads(url, 'Khách sạn Cội Tùng'), url).toBeLessThan(1000);
    const history = (await office.get(`${url()}/lich-su?so=1`)).body;
    expect(history).toMatch(/<del[^>]*>.*Khách sạn Cội Thông.*<ins[^>]*>.*Khách sạn Cội Tùng/s);
    expect(history).toContain('Mô tả ngắn');
    const { version } = await formOf(id);
    const restored = await office.post(`${url()}/lich-su`, { do: 'restore', number: '1', version });
    expect(restored.body).toContain('đã thành bản nháp');
    expect((await edited(id)).draft).toMatchObject({ title, summary: before });
    const unpublished = (await office.get(`${url()}/lich-su`)).body;
    expect(unpublished).toMatch(/Bản nháp đổi gì, 2 ô.*<del[^>]*>.*Cội Tùng.*<ins[^>]*>.*Cội Thông/s);
    expect((await office.get(url())).body).toContain('Bản nháp đổi gì');
    const late = await office.post(`${url()}/lich-su`, { do: 'restore', number: '1', version });
    expect(late.body).toContain('Có người vừa lưu');
    await act('discard');
  });

  test('two editors of one product lose nothing: different fields are merged, the same one is asked about', async () => {
    const { texts, version } = await formOf(id);
    const opened = { do: 'edit', version, base: JSON.stringify(texts) };
    const post = (changes: Record<string, string>) => office.post(url(), { ...texts, ...opened, ...changes });
    expect((await post({ 'details.floors': '9' })).body).toContain('Đã lưu.');
    expect((await post({ summary: 'Của tôi.' })).body).toContain('Giữ cả điều người khác vừa đổi: Số tầng');
    const clash = await post({ summary: 'Của người thứ ba.' });
    expect(clash.statusCode).toBe(422);
    expect(clash.body).toMatch(/vừa đổi.*nên chưa lưu.*Của tôi/s);
    expect((await edited(id)).draft).toMatchObject({ summary: 'Của tôi.', details: { floors: 9 } });
    await act('discard');
  });

  test('a scheduled draft publishes automatically, unless it was saved again', async () => {
    await save(id, { summary: 'Từ tám giờ sáng.' });
    expect((await act('schedule', { at: '2026-11-20T08:00' })).body).toContain('Giờ hẹn phải ở phía trước');
    expect((await act('schedule', { at: '' })).body).toContain('Chọn ngày và giờ đăng');
    expect((await act('schedule', { at: '2026-11-22T08:00' })).body).toContain('Sẽ tự đăng lúc 22/11 08:00');
    expect(site.queue.sent.at(-1)).toEqual({ name: 'catalogue.product_due', data: { productId: id } });
    expect((await office.get('/san-pham?xem=hen')).body).toContain('Khách sạn Cội Tùng');
    const due = new Date('2026-11-22T01:00:00Z');
    await publishDueProduct(site.app, id, new Date(due.getTime() - 1000));
    expect((await edited(id)).live.summary).not.toBe('Từ tám giờ sáng.');
    await publishDueProduct(site.app, id, due);
    await publishDueProduct(site.app, id, due);
    await reads(path, 'Từ tám giờ sáng.');
    expect((await office.get(`${url()}/lich-su`)).body).toContain('đã hẹn giờ');
    await save(id, { summary: 'Hẹn rồi sửa.' });
    await act('schedule', { at: '2026-11-23T08:00' });
    await save(id, { summary: 'Hẹn rồi sửa tiếp.' });
    await publishDueProduct(site.app, id, new Date('2026-11-23T01:00:00Z'));
    expect((await edited(id)).live.summary).toBe('Từ tám giờ sáng.');
    await act('discard');
  });

  test('it is withdrawn with a reason (410), not without one, and restored; its address can change', async () => {
    expect((await act('withdraw')).body).toContain('Ghi vài chữ vì sao gỡ');
    expect((await act('withdraw', { reason: 'Nhà cung cấp ngừng' })).body).toContain('Đã gỡ');
    await reads(path, 410);
    expect((await office.get(`${url()}/lich-su`)).body).toContain('Nhà cung cấp ngừng');
    expect((await act('withdraw', { reason: 'lần nữa' })).body).toContain('không đang bán');
    expect((await act('return')).body).toContain('Đã bán lại');
    await reads(path, 200);
    expect((await act('rename', { slug: 'Có Dấu' })).body).toContain('Chỉ chữ thường không dấu');
    expect((await act('rename', { slug: 'noi-khac' })).body).toContain('đã là của một sản phẩm khác');
    expect((await act('rename', { slug: 'coi-tung' })).body).toContain('Đã đổi địa chỉ');
    const moved = await site.get(path);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/khach-san/coi-tung.html']);
    await reads('/khach-san/coi-tung.html', 200);
  });
});

test('a copy has the texts, pictures, units, plans and price rules of the original but not its deals, and is hidden', async () => {
  const { id } = await site.db
    .selectFrom('products')
    .select('id')
    .where('kind', '=', 'hotel')
    .where('step', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const source = await edited(id);
  const [unit] = await listEditedUnits(site.db, id);
  const seasonal = { label: 'Cuối tuần hạng này', percent: 10, amountVnd: 0 };
  const rules: [number | null, PriceRuleInput][] = [
    [unit?.id ?? null, { ...seasonal, kind: 'weekday', weekdays: [6] }],
    [null, { ...seasonal, kind: 'deal', percent: -10, from: '2027-03-01', to: '2027-03-31' }],
  ];
  for (const [unitId, rule] of rules) {
    const change = { do: 'add', unitId, rule } as const;
    const by = { productId: id, change, actor: staff('lan') };
    expect(await changePriceRules(site.db, by, new Date())).toMatchObject({ ok: true });
  }
  expect((await office.get(`/san-pham/moi?chep=${id}`)).body).toContain(`Nhân bản ${source.title}`);
  const form = { source: String(id), title: 'Bản sao thử', slug: source.slug };
  expect((await office.post('/san-pham/moi', form)).body).toContain('đã là của một sản phẩm khác');
  const added = await office.post('/san-pham/moi', { ...form, slug: '' });
  const copy = await edited(Number(String(added.headers.location).split('/').at(-1)));
  expect(copy).toMatchObject({ slug: 'ban-sao-thu', state: 'new', kind: 'hotel' });
  expect(copy.draft).toEqual({ ...source.live, title: 'Bản sao thử' });
  const sale = async (product: number) => ({
    units: await site.db
      .selectFrom('units')
      .select(['code', 'title', 'base_vnd', 'details'])
      .where('product_id', '=', product)
      .execute(),
    plans: await site.db
      .selectFrom('rate_plans')
      .select(['code', 'title'])
      .where('product_id', '=', product)
      .execute(),
  });
  expect((await sale(id)).units.length).toBeGreaterThan(0);
  expect(await sale(copy.id)).toEqual(await sale(id));
  const rulesOf = async (product: number) => {
    const units = await listEditedUnits(site.db, product);
    const stored = await listStoredRules(site.db, product);
    return stored.map(({ unitId, rule }) => ({ unit: units.find((unit) => unit.id === unitId)?.code, rule }));
  };
  const own = await rulesOf(id);
  expect(own.some(({ unit }) => unit) && own.some(({ rule }) => rule.kind === 'deal')).toBe(true);
  expect(await rulesOf(copy.id)).toEqual(own.filter(({ rule }) => rule.kind !== 'deal'));
  expect((await site.get(copy.path)).statusCode).toBe(404);
});

test('a product that was never published is deleted with what it sells, unless a combo or a cost refers to it', async () => {
  const source = await site.db
    .selectFrom('products')
    .select('id')
    .where('kind', '=', 'hotel')
    .where('step', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const copy = async (title: string) => {
    const made = await office.post('/san-pham/moi', { source: String(source.id), title, slug: '' });
    const id = Number(String(made.headers.location).split('/').at(-1));
    return { id, units: await listEditedUnits(site.db, id) };
  };
  const remove = async (id: number, reason = 'chép nhầm') => {
    const { revision } = await edited(id);
    return office.post(`/san-pham/${id}`, { do: 'remove', version: String(revision), reason });
  };
  const { id, units } = await copy('Khách sạn chép nhầm');
  const [unit] = units;
  if (!unit) throw new Error('The copy has no unit');
  await site.db
    .transaction()
    .execute((tx) => openDays(tx, { unitIds: [unit.id], from: '2027-01-01', to: '2027-01-05' }));
  expect((await remove(id, '')).body).toContain('Ghi vài chữ vì sao xóa.');
  await site.db
    .insertInto('cost_rates')
    .values({
      ...{ supplier_id: sql<number>`(SELECT supplier_id FROM products WHERE id = ${id})`, product_id: id },
      ...{ basis: 'commission', commission_percent: 10, from_on: '2027-01-01' },
      ...{ made_by: 'staff:x', made_name: 'Lan', made_at: new Date() },
    })
    .execute();
  expect((await remove(id)).body).toContain('đã có giá vốn');
  await site.db.deleteFrom('cost_rates').where('product_id', '=', id).execute();
  const gone = await remove(id);
  expect([gone.statusCode, gone.headers.location]).toEqual([302, '/quan-tri/san-pham']);
  expect((await office.get(`/san-pham/${id}`)).statusCode).toBe(404);
  const days = await site.db.selectFrom('inventory').select('day').where('unit_id', '=', unit.id).execute();
  expect(days).toEqual([]);
  const line = await site.db
    .selectFrom('history')
    .select(['reason', 'before'])
    .where('verb', '=', 'catalogue.remove')
    .where('object_id', '=', String(id))
    .executeTakeFirst();
  expect(line).toMatchObject({ reason: 'chép nhầm', before: { title: 'Khách sạn chép nhầm' } });
  expect((await remove(source.id)).body).toContain('đã từng lên trang');
});

test('the list finds by words without diacritics, by kind, state, province and supplier, and bulk actions can be undone', async () => {
  const names = async (query: string) => (await office.get(`/san-pham?${query}`)).body;
  expect(await names('tim=coi+tung')).toContain('Khách sạn Cội Tùng');
  expect(await names('tim=coi+tung&loai=tour')).toContain('Không có sản phẩm nào như vậy');
  expect(await names('tim=coi+tung&tinh=lam-dong&nha-cung-cap=song-lang')).toContain('Khách sạn Cội Tùng');
  expect(await names('tim=coi+tung&tinh=lao-cai')).toContain('Không có sản phẩm nào như vậy');
  expect(await names('xem=chua-dang')).toContain('Bản sao thử');
  const hotel = await site.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'coi-tung')
    .executeTakeFirstOrThrow();
  const key = String(hotel.id);
  const sheet = await names(`viec=go&ma=${key}`);
  expect(sheet).toContain('1 dòng');
  const withdraw = { viec: 'go', ma: key };
  expect((await office.post(`/san-pham?viec=go&ma=${key}`, withdraw)).body).toContain(
    'Ghi vài chữ vì sao gỡ',
  );
  const done = await office.post(`/san-pham?viec=go&ma=${key}`, { ...withdraw, 'ly-do': 'Hết mùa' });
  expect(done.body.replaceAll('<!-- -->', '')).toMatch(/Đã xong.*1\/1 dòng/s);
  await reads('/khach-san/coi-tung.html', 410);
  await office.post(`/san-pham?viec=go&ma=${key}`, { viec: 'go-lai', hoan: key });
  await reads('/khach-san/coi-tung.html', 200);
  const { id: empty } = await site.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'noi-khac')
    .executeTakeFirstOrThrow();
  const refused = await office.post(`/san-pham?viec=dang&ma=${empty}`, { viec: 'dang', ma: String(empty) });
  expect(refused.body).toMatch(/còn thiếu \d+ ô/);
});

test('without the right no product is shown or changed', async () => {
  const adviser = await signInAs(site, 'tu-van');
  expect((await adviser.get('/san-pham')).statusCode).toBe(403);
  expect((await adviser.post('/san-pham/moi', { title: 'x' })).statusCode).toBe(403);
  expect((await office.get('/san-pham/999999')).statusCode).toBe(404);
  expect((await office.get('/san-pham/abc')).statusCode).toBe(404);
});
