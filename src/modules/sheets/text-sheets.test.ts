import { expect, test } from 'vitest';
import { findText } from '#modules/content/queries/find-text.ts';
import { findPromotions, listPromotionsNamed } from '#modules/pricing/promotions/promotions.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { staff } from '#tests/factories/staff.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';

const now = new Date('2026-11-26T03:00:00Z');
const articles = { name: 'articles', kind: '' } as const;
const promotions = { name: 'promotions', kind: '' } as const;

const database = setUpTestDatabase({ demo: true });
const db = () => database.db;

const article = (slug: string, more: Record<string, string> = {}) => ({
  slug,
  status: 'Trên trang',
  title: `Bài ${slug}`,
  category: 'Kinh nghiệm',
  publishedOn: '01/06/2026',
  provinces: 'Đà Nẵng',
  authorName: 'Nguyễn Thị Hà',
  content: '## Đề mục\n\nMột đoạn.',
  ...more,
});
const articleHead = {
  ...{
    slug: 'Đường dẫn',
    status: 'Trạng thái',
    title: 'Tên bài',
    category: 'Chuyên mục',
    publishedOn: 'Ngày đăng',
  },
  ...{ provinces: 'Tỉnh, thành', authorName: 'Người viết', content: 'Nội dung' },
};
const tableOf = <Row extends Record<string, string>>(head: Row, rows: readonly Record<string, string>[]) => [
  Object.values(head),
  ...rows.map((row) => Object.keys(head).map((name) => row[name] ?? '')),
];
const textOf = (slug: string) => findText(db(), { type: 'article', slug });

test('articles of a sheet are created, published, changed and undone together, each with its history and former text', async () => {
  const imports = sheetImports(db(), now);
  const first = await imports.check(
    articles,
    tableOf(articleHead, [article('bai-mot'), article('bai-hai', { status: 'Nháp' }), article('bai-ba')]),
  );
  expect((await imports.run(first.id)).counts).toEqual({ added: 3 });
  expect(await textOf('bai-mot')).toMatchObject({
    ...{ state: 'published', draft: null, revision: 2 },
    live: { provinces: 'Đà Nẵng', title: 'Bài bai-mot' },
  });
  expect(await textOf('bai-hai')).toMatchObject({
    state: 'new',
    draft: { title: 'Bài bai-hai' },
    revision: 1,
  });
  const verbsOf = async (id: string) =>
    (await listHistory(db(), { objectType: 'article', objectId: id })).lines.map(({ verb }) => verb);
  expect(await verbsOf('bai-mot')).toEqual(['content.publish', 'content.add']);

  const changed = { title: 'Tên khác', provinces: 'Hà Nội, Đà Nẵng' };
  const second = await imports.check(
    articles,
    tableOf(articleHead, [
      article('bai-mot', changed),
      article('bai-hai'),
      article('bai-ba', { ...changed, status: 'Nháp' }),
      article('bai-bon', { provinces: 'Atlantis' }),
    ]),
  );
  expect(second.counts).toEqual({ changed: 3, faulty: 1 });
  expect((await imports.run(second.id)).counts).toEqual({ faulty: 1, saved: 3 });
  expect(await textOf('bai-mot')).toMatchObject({
    ...{ state: 'published', draft: null, revision: 4 },
    live: { title: 'Tên khác', provinces: 'Đà Nẵng, Hà Nội' },
  });
  expect(await verbsOf('bai-mot')).toEqual([
    'content.publish',
    'content.draft',
    'content.publish',
    'content.add',
  ]);
  const former = await db()
    .selectFrom('former_texts as f')
    .innerJoin('articles as a', 'a.id', 'f.article_id')
    .where('a.slug', 'in', ['bai-mot', 'bai-hai', 'bai-ba'])
    .select(['a.slug', 'f.number', 'f.replaced_by'])
    .execute();
  expect(former, 'only what stood on the site').toEqual([{ slug: 'bai-mot', number: 1, replaced_by: 'lan' }]);
  expect(await textOf('bai-hai')).toMatchObject({ state: 'published', draft: null });
  expect(await textOf('bai-ba')).toMatchObject({
    live: { title: 'Bài bai-ba' },
    draft: { title: 'Tên khác' },
  });

  expect((await imports.undo(second.id)).counts).toMatchObject({ undone: 3 });
  expect(await textOf('bai-mot')).toMatchObject({ live: { title: 'Bài bai-mot', provinces: 'Đà Nẵng' } });
  expect(await textOf('bai-ba')).toMatchObject({ draft: null });
});

test('of two concurrent imports of the same articles the later one keeps the changes of the first', async () => {
  const imports = sheetImports(db(), now);
  const brought = await imports.check(
    articles,
    tableOf(articleHead, [article('bai-chung'), article('bai-rieng')]),
  );
  const other = await imports.check(
    articles,
    tableOf(articleHead, [article('bai-chung', { title: 'Của người khác' })]),
  );
  await imports.run(other.id);
  expect((await imports.run(brought.id)).counts).toEqual({ added: 1, refused: 1 });
  const [left] = await imports.rows(brought.id, 'refused');
  expect(left?.errors).toEqual({ row: 'Đường dẫn này vừa được dùng cho mục khác.' });
  expect(await textOf('bai-chung')).toMatchObject({ live: { title: 'Của người khác' } });
});

const promotionHead = {
  ...{ code: 'Mã', title: 'Tên', percent: 'Giảm phần trăm', products: 'Cho sản phẩm', places: 'Cho nơi' },
  ...{ fromOn: 'Bán từ ngày', toOn: 'Bán đến hết ngày', status: 'Trạng thái' },
};
const promotion = (code: string, more: Record<string, string> = {}) => ({
  ...{
    code,
    title: `Mã ${code}`,
    percent: '10',
    fromOn: '01/12/2026',
    toOn: '31/12/2026',
    status: 'Đang chạy',
  },
  ...more,
});
const found = async (codes: readonly string[], dealTitles: readonly string[] = []) => {
  const rows = await listPromotionsNamed(db(), { codes, dealTitles });
  return [
    ...(
      await findPromotions(
        db(),
        rows.map(({ id }) => id),
      )
    ).values(),
  ].sort((a, b) => a.id - b.id);
};

test('codes and deals of a sheet are written together, running deals one by one; all are undone', async () => {
  const imports = sheetImports(db(), now);
  const rows = [
    promotion('TUYET1'),
    promotion('TUYET2', { status: 'Chưa chạy', places: 'Đà Nẵng' }),
    promotion('', { title: 'Ưu đãi nằm chờ', status: '' }),
    promotion('', { title: 'Ưu đãi chạy ngay', places: 'Đà Nẵng' }),
    promotion('TUYET5', { products: 'KHONG-CO' }),
  ];
  const first = await imports.check(promotions, tableOf(promotionHead, rows));
  expect(first.counts).toEqual({ new: 4, faulty: 1 });
  expect((await imports.run(first.id)).counts).toEqual({ added: 4, faulty: 1 });
  const titles = ['Ưu đãi nằm chờ', 'Ưu đãi chạy ngay'];
  const all = await found(['TUYET1', 'TUYET2'], titles);
  const stands = Object.fromEntries(all.map(({ input }) => [input.title, input.status]));
  expect(stands).toEqual({
    ...{ 'Mã TUYET1': true, 'Mã TUYET2': false, 'Ưu đãi nằm chờ': false, 'Ưu đãi chạy ngay': true },
  });
  const { lines } = await listHistory(db(), { objectType: 'promotion', objectId: String(all[0]?.id) });
  expect(lines.map(({ verb }) => verb)).toEqual(['promotion.start', 'promotion.add']);

  const second = await imports.check(
    promotions,
    tableOf(promotionHead, [
      promotion('TUYET1', { percent: '20', status: 'Chưa chạy' }),
      promotion('TUYET2'),
    ]),
  );
  expect((await imports.run(second.id)).counts).toEqual({ saved: 2 });
  const [one, two] = await found(['TUYET1', 'TUYET2']);
  expect(one).toMatchObject({
    version: 4,
    stoppedAt: now,
    input: { percent: 20, status: false, places: [] },
  });
  expect(two).toMatchObject({ input: { status: true, places: [] } });
  expect((await imports.undo(second.id)).counts).toEqual({ undone: 2 });
  expect(await found(['TUYET1', 'TUYET2'])).toMatchObject([
    { stoppedAt: null, input: { percent: 10, status: true } },
    { input: { status: false, places: ['Đà Nẵng'] } },
  ]);
});

test('a promotion that changed after the check or has expired is skipped; the others of its batch are written', async () => {
  const imports = sheetImports(db(), now);
  const table = (percent: string) =>
    tableOf(
      promotionHead,
      ['DONG1', 'DONG2'].map((code) => promotion(code, { percent })),
    );
  await imports.run((await imports.check(promotions, table('10'))).id);
  const late = await imports.check(promotions, table('15'));
  const other = sheetImports(db(), now, staff('ha'));
  const between = await other.check(
    promotions,
    tableOf(promotionHead, [promotion('DONG1', { percent: '30' })]),
  );
  await other.run(between.id);
  expect((await imports.run(late.id)).counts).toEqual({ saved: 1, refused: 1 });
  const percents = (await found(['DONG1', 'DONG2'])).map(({ input }) => input.percent);
  expect(percents).toEqual([30, 15]);
  const over = await imports.check(
    promotions,
    tableOf(promotionHead, [promotion('QUA1', { fromOn: '01/01/2026', toOn: '31/01/2026' })]),
  );
  expect(over.counts).toEqual({ faulty: 1 });
});
