import { expect, test } from 'vitest';
import { listEditedProducts, withdrawProducts } from '#modules/catalog/editing/products.ts';
import { saveProductDraft } from '#modules/catalog/editing/save-product-draft.ts';
import { saveDraft } from '#modules/content/commands/drafts.ts';
import { withdrawArticles } from '#modules/content/commands/withdraw-articles.ts';
import { findArticleTexts } from '#modules/content/queries/find-text.ts';
import { findPromotions, listPromotionsNamed } from '#modules/pricing/promotions/promotions.ts';
import { listStoredRules } from '#modules/pricing/rule-edits/price-rules.ts';
import type { Tx } from '#platform/db/connect.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { staff } from '#tests/factories/staff.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { exportTable } from './queries/sheet-tables.ts';

const now = new Date('2026-11-26T03:00:00Z');
const actor = staff('lan');

const database = setUpTestDatabase({ demo: true });
const db = () => database.db;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => db().transaction().execute(work);

type Row = Readonly<Record<string, string>>;
const tableOf = (rows: readonly Row[]) => [
  Object.keys(rows[0] ?? {}),
  ...rows.map((row) => Object.values(row)),
];

test('articles in any state are undone together; one changed since stays', async () => {
  const imports = sheetImports(db(), now);
  const ref = { name: 'articles', kind: '' } as const;
  const row = (slug: string, state: string, title = `Bài ${slug}`): Row => ({
    ...{ 'Đường dẫn': slug, 'Trạng thái': state, 'Tên bài': title, 'Chuyên mục': 'Kinh nghiệm' },
    ...{ 'Ngày đăng': '01/06/2026', 'Tỉnh, thành': 'Đà Nẵng', 'Người viết': 'Nguyễn Thị Hà' },
    'Nội dung': `## Đề mục\n\nMột đoạn của ${title}.`,
  });
  const slugs = ['dang', 'dang-va-nhap', 'moi', 'da-go', 'dang-roi-nhap', 'cua-nguoi'];
  const texts = async () =>
    Object.fromEntries(
      [...(await findArticleTexts(db(), [...slugs, 'them-dang', 'them-nhap']))].map(
        ([slug, { state, live, draft }]) => [slug, { state, live, draft }],
      ),
    );
  const standing = slugs.map((slug) => row(slug, slug === 'moi' ? 'Nháp' : 'Trên trang'));
  await imports.run((await imports.check(ref, tableOf(standing))).id);
  const both = (await findArticleTexts(db(), ['dang-va-nhap'])).get('dang-va-nhap');
  const values = { ...both?.live, title: 'Bản đang viết' };
  const seen = { ref: { type: 'article', slug: 'dang-va-nhap' }, revision: both?.revision ?? 0 } as const;
  expect((await saveDraft(db(), { ...seen, values, actor }, now)).ok).toBe(true);
  await inTx((tx) => withdrawArticles(tx, { slugs: ['da-go'], actor }, now));
  const before = await texts();

  const { id, counts } = await imports.check(
    ref,
    tableOf([
      row('dang', 'Trên trang', 'Bài khác'),
      // Its existing draft is published.
      { ...row('dang-va-nhap', 'Trên trang', 'Bản đang viết'), 'Nội dung': both?.live.content ?? '' },
      row('moi', 'Trên trang'),
      row('da-go', 'Trên trang', 'Bài trở lại'),
      row('dang-roi-nhap', 'Nháp', 'Bài sửa'),
      row('cua-nguoi', 'Trên trang', 'Bài của bảng'),
      row('them-dang', 'Trên trang'),
      row('them-nhap', 'Nháp'),
    ]),
  );
  expect(counts).toEqual({ changed: 6, new: 2 });
  expect((await imports.run(id)).counts).toEqual({ saved: 6, added: 2 });
  expect((await texts())['dang-va-nhap']).toMatchObject({ live: { title: 'Bản đang viết' }, draft: null });
  const own = sheetImports(db(), now, staff('ha'));
  const late = await own.check(ref, tableOf([row('cua-nguoi', 'Trên trang', 'Bài tay người')]));
  await own.run(late.id);

  expect((await imports.undo(id)).counts).toEqual({ undone: 7, left: 1 });
  const [left] = await imports.rows(id, 'left');
  expect(left?.errors).toEqual({ row: 'Có người đã sửa sau lúc kiểm tra, nên để nguyên.' });
  const after = await texts();
  expect(after).toEqual({
    ...before,
    'cua-nguoi': {
      ...before['cua-nguoi'],
      live: {
        ...before['cua-nguoi']?.live,
        title: 'Bài tay người',
        content: expect.stringContaining('tay người'),
      },
    },
    // It was never on the site, but now its address is known: it is gone, not unknown.
    moi: { ...before.moi, state: 'withdrawn', draft: null },
    'them-dang': expect.objectContaining({ state: 'withdrawn' }),
  });
  const { lines } = await listHistory(db(), { objectType: 'article', objectId: 'dang' });
  expect(lines.slice(0, 2).map(({ verb, reason }) => [verb, reason])).toEqual([
    ['content.publish', 'Hoàn tác lần nhập tep.csv: theo bảng mới'],
    ['content.draft', 'Hoàn tác lần nhập tep.csv: theo bảng mới'],
  ]);
});

test('products in any state are undone together', async () => {
  const imports = sheetImports(db(), now);
  const ref = { name: 'products', kind: 'hotel' } as const;
  const [first, second, third, fourth] = await listEditedProducts(db(), 'hotel', { most: 4 });
  if (!first || !second || !third || !fourth) throw new Error('no hotels');
  const written = { ...second.live, title: 'Tên đang viết' };
  const seen = { id: second.id, revision: second.revision, actor };
  expect((await saveProductDraft(db(), { ...seen, content: written }, now)).ok).toBe(true);
  await inTx((tx) => withdrawProducts(tx, { products: [third], actor }, now));
  const ids = [first, second, third, fourth].map(({ id }) => id);
  const contents = async () =>
    (await listEditedProducts(db(), 'hotel', { ids })).map(({ state, live, draft }) => ({
      state,
      live,
      draft,
    }));
  const before = await contents();
  const scope = { fromOn: '2026-11-26', toOn: '2026-11-26' };
  const [head = [], ...rows] = await exportTable(db(), ref, { scope, most: 20_000 });
  const at = (label: string) => head.indexOf(label);
  const rowOf = ({ code }: { code: string }) => {
    const row = rows.find((one) => one[at('Mã')] === code);
    if (!row) throw new Error(code);
    return row;
  };
  const like = (row: (typeof rows)[0], cells: Record<string, string>) =>
    Object.entries(cells).reduce((one, [label, cell]) => one.with(at(label), cell), row);
  const put = { 'Trạng thái': 'Trên trang' };
  const { id, counts } = await imports.check(ref, [
    head,
    like(rowOf(first), { ...put, Tên: 'Khách sạn Đổi Tên' }),
    like(rowOf(second), put),
    like(rowOf(third), put),
    like(rowOf(fourth), { 'Trạng thái': 'Nháp', Tên: 'Khách sạn Nháp' }),
    like(rowOf(first), { ...put, Mã: 'MOI-1', 'Đường dẫn': 'khach-san-moi-mot', Tên: 'Khách sạn Mới Một' }),
    like(rowOf(first), {
      'Trạng thái': 'Nháp',
      Mã: 'MOI-2',
      'Đường dẫn': 'khach-san-moi-hai',
      Tên: 'Mới Hai',
    }),
  ]);
  expect(counts).toEqual({ changed: 4, new: 2 });
  expect((await imports.run(id)).counts).toEqual({ saved: 4, added: 2 });
  expect((await contents())[1]).toMatchObject({ live: { title: 'Tên đang viết' }, draft: null });
  expect((await imports.undo(id)).counts).toEqual({ undone: 6 });
  expect(await contents()).toEqual(before);
  const added = await listEditedProducts(db(), 'hotel', { names: ['MOI-1', 'MOI-2'] });
  expect(added.map(({ code, state }) => [code, state])).toEqual([['MOI-1', 'withdrawn']]);
});

test('codes are stopped, changed and started again together, a running deal one by one', async () => {
  const imports = sheetImports(db(), now);
  const ref = { name: 'promotions', kind: '' } as const;
  const row = (code: string, more: Row = {}): Row => ({
    ...{ Mã: code, Tên: `Mã ${code}`, 'Giảm phần trăm': '10', 'Cho nơi': '', 'Bán từ ngày': '01/12/2026' },
    ...{ 'Bán đến hết ngày': '31/12/2026', 'Trạng thái': 'Đang chạy' },
    ...more,
  });
  const deal = { Tên: 'Ưu đãi chạy ngay', 'Cho nơi': 'Đà Nẵng' };
  const codes = ['LUI1', 'LUI2', 'LUI3'];
  const found = async () => {
    const rows = await listPromotionsNamed(db(), { codes, dealTitles: [deal.Tên] });
    const all = await findPromotions(
      db(),
      rows.map(({ id }) => id),
    );
    return [...all.values()].map(({ input }) => input).sort((a, b) => (a.title < b.title ? -1 : 1));
  };
  const first = await imports.check(
    ref,
    tableOf([
      row('LUI1'),
      row('LUI2', { 'Trạng thái': 'Chưa chạy' }),
      row('', { ...deal, 'Giảm phần trăm': '5' }),
    ]),
  );
  await imports.run(first.id);
  const before = await found();
  const second = await imports.check(
    ref,
    tableOf([
      row('LUI1', { 'Giảm phần trăm': '20', 'Trạng thái': 'Chưa chạy' }),
      row('LUI2', { 'Cho nơi': 'Đà Nẵng' }),
      row('LUI3'),
      row('', { ...deal, 'Giảm phần trăm': '7' }),
    ]),
  );
  expect((await imports.run(second.id)).counts).toEqual({ saved: 3, added: 1 });
  expect((await imports.undo(second.id)).counts).toEqual({ undone: 4 });
  const after = await found();
  expect(after.filter(({ code }) => code !== 'LUI3')).toEqual(before);
  expect(after.find(({ code }) => code === 'LUI3')).toMatchObject({ status: false });
});

test('price rules are undone together, a product at a time; one changed since stays', async () => {
  const imports = sheetImports(db(), now);
  const ref = { name: 'rules', kind: '' } as const;
  const [hotel] = await listEditedProducts(db(), 'hotel', { most: 1 });
  if (!hotel) throw new Error('no hotels');
  const rule = (label: string, percent: string, more: Row = {}): Row => ({
    ...{ Số: '', 'Mã sản phẩm': hotel.code, 'Loại luật': 'Thứ trong tuần', 'Tên luật': label },
    ...{ 'Phần trăm': percent, 'Các thứ': 'T3', 'Bỏ luật': '', ...more },
  });
  const rules = async () =>
    (await listStoredRules(db(), hotel.id))
      .map(({ unitId, rule: one }) => ({ unitId, rule: one }))
      .sort((a, b) => (a.rule.label < b.rule.label ? -1 : 1));
  const first = await imports.check(
    ref,
    tableOf([rule('Sửa', '5'), rule('Bỏ', '6'), rule('Của người', '7')]),
  );
  expect((await imports.run(first.id)).counts).toEqual({ added: 3 });
  const before = await rules();
  const { id } = await imports.check(
    ref,
    tableOf([
      rule('Sửa', '15'),
      rule('Bỏ', '6', { 'Bỏ luật': 'có' }),
      rule('Thêm', '8'),
      rule('Thêm nữa', '9'),
    ]),
  );
  expect((await imports.run(id)).counts).toEqual({ saved: 2, added: 2 });
  expect((await imports.undo(id)).counts).toEqual({ undone: 4 });
  expect(await rules()).toEqual(before);
  const { lines } = await listHistory(db(), { objectType: 'product', objectId: String(hotel.id) });
  const ruleLines = lines.filter(({ verb }) => verb === 'price.rules');
  expect(ruleLines.map(({ after }) => Object.keys(after ?? {}).sort())).toEqual([
    ['Bỏ', 'Sửa'],
    ['Sửa', 'Thêm', 'Thêm nữa'],
    ['Bỏ', 'Của người', 'Sửa'],
  ]);

  const third = await imports.check(ref, tableOf([rule('Sửa', '16'), rule('Của người', '17')]));
  await imports.run(third.id);
  const theirs = sheetImports(db(), now, staff('ha'));
  await theirs.run((await theirs.check(ref, tableOf([rule('Của người', '18')]))).id);
  expect((await imports.undo(third.id)).counts).toEqual({ undone: 1, left: 1 });
  const [left] = await imports.rows(third.id, 'left');
  expect(left?.errors).toEqual({ row: 'Có người đã sửa sau lúc kiểm tra, nên để nguyên.' });
  expect((await rules()).map(({ rule: { label, percent } }) => [label, percent])).toEqual(
    expect.arrayContaining([
      ['Sửa', 5],
      ['Của người', 18],
    ]),
  );
});
