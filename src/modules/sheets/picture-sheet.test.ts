import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findEditedProduct } from '#modules/catalog/editing/find-edited-product.ts';
import { saveProductDraft } from '#modules/catalog/editing/save-product-draft.ts';
import { listPicturesOfUnits, saveUnitPictures } from '#modules/catalog/selling/units.ts';
import { staff } from '#tests/factories/staff.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { sheetImports } from '#tests/support/import-sheet.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { exportTable } from './queries/sheet-tables.ts';

const now = new Date('2026-11-26T03:00:00Z');
const ref = { name: 'pictures', kind: '' } as const;
const scope = { fromOn: '2026-11-26', toOn: '2026-11-26' };
const head = ['Mã sản phẩm', 'Mã hạng', 'Hình', 'Thứ tự', 'Mô tả', 'Nhóm', 'Chú thích', 'Bỏ hình'];

const database = setUpTestDatabase({ demo: true });
const db = () => database.db;
let hotels: { id: number; code: string; unitId: number; unit: string }[] = [];
let library: string[] = [];
let hotel = { id: 0, code: '', unitId: 0, unit: '' };

beforeAll(async () => {
  hotels = await db()
    .selectFrom('products as p')
    .innerJoin('units as u', (join) => join.onRef('u.product_id', '=', 'p.id').on('u.position', '=', 0))
    .where('p.kind', '=', 'hotel')
    .select(['p.id', 'p.code', 'u.id as unitId', 'u.code as unit'])
    .orderBy('p.id')
    .limit(10)
    .execute();
  const files = await db().selectFrom('media_files').select('id').orderBy('id').limit(30).execute();
  library = files.map(({ id }) => id);
}, demoTimeoutMs);
beforeEach(() => {
  hotel = hotels.shift() ?? hotel;
});

const shown = async () => {
  const found = await findEditedProduct(db(), hotel.id);
  return { state: found?.draft ? 'draft' : 'live', images: (found?.draft ?? found?.live)?.images ?? [] };
};
const ofUnit = async () => (await listPicturesOfUnits(db(), [hotel.unitId])).get(hotel.unitId) ?? [];
/** Pictures of the library that the product does not show. */
const others = async () => {
  const taken = new Set((await shown()).images.map(({ mediaId }) => mediaId));
  return library.filter((id) => !taken.has(id));
};

test('pictures of a product and of its rooms are ordered, described, added and removed; undo restores everything', async () => {
  const imports = sheetImports(db(), now);
  const { images: before } = await shown();
  const roomsBefore = await ofUnit();
  const [first, second] = before;
  const [fresh = '', another = ''] = await others();
  const { id, counts } = await imports.check(ref, [
    head,
    [hotel.code, '', fresh, 1, 'Cổng vào buổi sáng', 'Bên ngoài', 'Cổng chính', ''],
    [hotel.code, '', second?.mediaId ?? '', '', '', '', '', 'có'],
    [hotel.code, '', first?.mediaId ?? '', 2, 'Mô tả khác', 'Hồ bơi', '', ''],
    [hotel.code, hotel.unit, fresh, 1, 'Phòng nhìn ra biển', '', '', ''],
    [hotel.code, hotel.unit, another, '', 'Phòng tắm', '', '', ''],
  ]);
  expect(counts).toEqual({ new: 3, changed: 2 });
  expect((await imports.run(id)).counts).toEqual({ added: 3, saved: 2 });
  const rest = before.slice(2).map(({ mediaId }) => mediaId);
  const after = await shown();
  expect(after.state, 'seen on the site at once').toBe('live');
  expect(after.images.map(({ mediaId }) => mediaId)).toEqual([fresh, first?.mediaId, ...rest]);
  expect(after.images[0]).toEqual({
    ...{ mediaId: fresh, alt: 'Cổng vào buổi sáng', category: 'Bên ngoài', caption: 'Cổng chính' },
  });
  expect(after.images[1]).toMatchObject({ alt: 'Mô tả khác', category: 'Hồ bơi', caption: '' });
  expect((await ofUnit()).map(({ mediaId, alt }) => [mediaId, alt])).toEqual([
    [fresh, 'Phòng nhìn ra biển'],
    ...roomsBefore.map(({ mediaId, alt }) => [mediaId, alt]),
    [another, 'Phòng tắm'],
  ]);
  expect((await imports.undo(id)).counts).toEqual({ undone: 5 });
  expect((await shown()).images).toEqual(before);
  expect(await ofUnit()).toEqual(roomsBefore);
});

test('exported positions in any order give that order; importing the same file again changes nothing', async () => {
  const imports = sheetImports(db(), now);
  const [heads = [], ...rows] = await exportTable(db(), ref, { scope, most: 20_000 });
  const [product, unit, place] = ['Mã sản phẩm', 'Mã hạng', 'Thứ tự'].map((name) => heads.indexOf(name));
  const own = rows.filter((row) => row[product as number] === hotel.code && row[unit as number] === '');
  expect(own.length).toBeGreaterThan(2);
  const turned = own.map((row, at) => row.with(place as number, String(((at + 2) % own.length) + 1)));
  const { id } = await imports.check(ref, [heads, ...turned]);
  expect((await imports.run(id)).counts).toEqual({ saved: own.length });
  const again = await imports.check(ref, [heads, ...turned]);
  expect(again.counts).toEqual({ unchanged: own.length });
});

test('pictures of a product with a draft go into the draft; changes made after the check are kept', async () => {
  const imports = sheetImports(db(), now);
  const found = await findEditedProduct(db(), hotel.id);
  const content = { ...(found?.live ?? { details: {} }), title: 'Tên đang viết' };
  await saveProductDraft(
    db(),
    { id: hotel.id, revision: found?.revision ?? 0, content, actor: staff('ha') },
    now,
  );
  const [fresh = '', room = ''] = await others();
  const { id } = await imports.check(ref, [
    head,
    [hotel.code, '', fresh, '', 'Sảnh', '', '', ''],
    [hotel.code, hotel.unit, room, '', 'Ban công', '', '', ''],
  ]);
  const { version } = await db()
    .selectFrom('units')
    .select('version')
    .where('id', '=', hotel.unitId)
    .executeTakeFirstOrThrow();
  const meanwhile = { productId: hotel.id, unitId: hotel.unitId, version, actor: staff('ha') };
  await saveUnitPictures(db(), { ...meanwhile, pictures: [{ mediaId: room, alt: 'Tôi đặt rồi' }] }, now);
  expect((await imports.run(id)).counts).toEqual({ added: 1, refused: 1 });
  const after = await shown();
  expect(after.state).toBe('draft');
  expect(after.images.at(-1)).toMatchObject({ mediaId: fresh, alt: 'Sảnh' });
  expect(await ofUnit()).toMatchObject([{ mediaId: room, alt: 'Tôi đặt rồi' }]);
});

test('every error in a row of pictures is named by its column', async () => {
  const imports = sheetImports(db(), now);
  const [fresh = ''] = await others();
  const rows = [
    ['KHONG-CO', '', fresh, '', 'Sảnh', '', '', ''],
    [hotel.code, 'khong-co', fresh, '', 'Sảnh', '', '', ''],
    [hotel.code, '', 'khong-co', '', 'Sảnh', '', '', ''],
    [hotel.code, '', fresh, 'đầu', '', '', '', ''],
    [hotel.code, hotel.unit, fresh, '', 'Sảnh', 'Phòng', '', 'có'],
  ];
  const { id } = await imports.check(ref, [head, ...rows]);
  expect((await imports.rows(id, 'faulty')).map(({ errors }) => Object.keys(errors).sort())).toEqual([
    ['product'],
    ['unit'],
    ['mediaId'],
    ['alt', 'position'],
    ['category', 'isDropped'],
  ]);
});
