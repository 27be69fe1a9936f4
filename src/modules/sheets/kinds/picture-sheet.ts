import { listEditedProducts } from '#modules/catalog/editing/products.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { type EditedUnit, listPicturesOfUnits, listUnitsOf } from '#modules/catalog/selling/units.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readTickCell } from './cells.ts';
import { allRows } from './each-row.ts';
import { listSoldProducts, type SoldRow } from './list-sold-products.ts';
import { namesInUse } from './names-in-use.ts';
import {
  applyPictureRows,
  asPicture,
  type Picture,
  type PicturePlan,
  undoPictureRows,
} from './picture-row.ts';
import type { Cells, CheckedRow, OutRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';
import { changesBetween } from './typed-cells.ts';

const own: SheetColumn[] = [
  {
    ...{ name: 'position', label: 'Thứ tự' },
    hint: '1 là hình đầu, cũng là bìa. Để trống thì giữ chỗ cũ, hình mới đứng cuối.',
  },
  { name: 'alt', label: 'Mô tả', hint: 'Cho người không nhìn thấy hình; hình mới cần có.' },
  { name: 'category', label: 'Nhóm', hint: 'Hồ bơi, Phòng… Chỉ của hình sản phẩm.' },
  { name: 'caption', label: 'Chú thích', hint: 'Vài chữ dưới hình. Chỉ của hình sản phẩm.' },
];
const columns: SheetColumn[] = [
  { name: 'product', label: 'Mã sản phẩm', isNeeded: true },
  { name: 'unit', label: 'Mã hạng', hint: 'Để trống thì là hình của cả sản phẩm.' },
  { name: 'title', label: 'Tên', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' },
  { name: 'mediaId', label: 'Hình', isNeeded: true, hint: 'Mã của hình trong kho.' },
  ...own,
  { name: 'isDropped', label: 'Bỏ hình', hint: '“có” thì hình không đứng ở đây nữa; trong kho vẫn còn.' },
];
const most = { alt: 250, category: 40, caption: 80 } as const;
const mostOfUnit = { ...most, alt: 200 } as const;

/** The pictures of products and their units, with order and descriptions: a row for each. */
export const pictureSheet: Sheet = {
  columns,
  batch: 100,
  async check(db, rows) {
    const known = await loadKnown(db, rows);
    return rows.map((cells) => checkRow(cells, known));
  },
  apply: (writing, plans) => allRows(writing, plans as PicturePlan[], applyPictureRows),
  undo: (writing, undos) => allRows(writing, undos as PicturePlan[], undoPictureRows),
  async list(db, _scope, limit) {
    const products = await listSoldProducts(db, null, {});
    const known = await loadPictures(db, products);
    return products
      .flatMap(({ id, code, title }) => [
        ...rowsOf(known.products.get(id) ?? [], { product: code, unit: '', title }),
        ...(known.units.get(id) ?? []).flatMap((unit) =>
          rowsOf(known.ofUnits.get(unit.id) ?? [], {
            ...{ product: code, unit: unit.code, title: `${title}, ${unit.title}` },
          }),
        ),
      ])
      .slice(0, limit);
  },
  examples: [1, 2, 3].map((number) => ({
    ...{ product: 'MA-SAN-PHAM', unit: number === 3 ? 'ma-hang' : '', mediaId: `ma-hinh-${number}` },
    ...{ position: number === 3 ? 1 : number, alt: 'Hồ bơi nhìn ra biển lúc sáng sớm' },
    ...(number < 3 && { category: 'Hồ bơi' }),
  })),
};

const rowsOf = (pictures: readonly Picture[], of: OutRow): OutRow[] =>
  pictures.map((picture, at) => ({ ...of, mediaId: picture.mediaId, ...cellsOf(picture, at) }));

const cellsOf = ({ alt, category, caption }: Picture, at: number) => ({
  ...{ position: String(at + 1), alt, category, caption },
});

interface KnownPictures {
  /** Pictures of products as a whole, by product id, in their edited version. */
  products: Map<number, Picture[]>;
  units: Map<number, EditedUnit[]>;
  ofUnits: Map<number, Picture[]>;
}

async function loadPictures(db: Executor, sold: readonly SoldRow[]): Promise<KnownPictures> {
  const products: KnownPictures['products'] = new Map();
  for (const kind of kindNames) {
    const ids = sold.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const { id, live, draft } of await listEditedProducts(db, kind, { ids }))
      products.set(id, (draft ?? live).images ?? []);
  }
  const units = await listUnitsOf(
    db,
    sold.map(({ id }) => id),
  );
  const ofUnits = await listPicturesOfUnits(
    db,
    [...units.values()].flat().map(({ id }) => id),
  );
  const pictures = [...ofUnits].map(([id, list]): [number, Picture[]] => [id, list.map(asPicture)]);
  return { products, units, ofUnits: new Map(pictures) };
}

interface Known extends KnownPictures {
  sold: SoldRow[];
  library: Set<string>;
}

async function loadKnown(db: Executor, rows: readonly Cells[]): Promise<Known> {
  const codes = [...new Set(rows.map(({ product = '' }) => product.trim()))];
  const sold = await listSoldProducts(db, null, { codes });
  const { pictures } = await namesInUse(db, { codes: [], texts: rows.map(({ mediaId = '' }) => mediaId) });
  return { ...(await loadPictures(db, sold)), sold, library: pictures };
}

function checkRow(cells: Cells, { sold, units, products, ofUnits, library }: Known): CheckedRow {
  const cellOf = (name: string) => (cells[name] ?? '').normalize('NFC').trim();
  const [code, unitCode, mediaId] = [cellOf('product'), cellOf('unit'), cellOf('mediaId')];
  const title = [code, unitCode, mediaId].filter(Boolean).join(' · ');
  const key = `${code} ${unitCode} ${mediaId}`;
  const errors: RowErrors = {};
  const product = sold.find((one) => one.code === code);
  const unit = product && unitCode ? units.get(product.id)?.find((one) => one.code === unitCode) : undefined;
  if (!product) errors.product = `Không có sản phẩm mã “${code}”.`;
  else if (unitCode && !unit) errors.unit = `Sản phẩm “${code}” không có hạng mã “${unitCode}”.`;
  const standing = (unit ? ofUnits.get(unit.id) : products.get(product?.id ?? 0)) ?? [];
  const found = standing.findIndex((one) => one.mediaId === mediaId);
  const seen = standing[found] ?? null;
  if (!library.has(mediaId) && !seen) errors.mediaId = `Không có hình “${mediaId}” trong kho.`;
  const picture = readPicture(cellOf, cells, { mediaId, seen, isOfUnit: unitCode !== '' }, errors);
  const at = readPlace(cellOf('position'), errors);
  const dropped = readTickCell(cellOf('isDropped'));
  if (!dropped.ok) errors.isDropped = dropped.error;
  const isDropped = dropped.ok && dropped.text !== '';
  if (isDropped && !seen) errors.isDropped = 'Hình này không đứng ở đây, nên không có gì để bỏ.';
  if (!product || Object.keys(errors).length > 0) return { title, key, errors };
  const place = at ?? (seen ? found : null);
  const after = isDropped ? {} : { ...cellsOf(picture, place ?? standing.length) };
  const changes = changesBetween(own, seen ? cellsOf(seen, found) : {}, after);
  if (changes.length === 0) return { title, key, outcome: 'unchanged' };
  const plan: PicturePlan = {
    ...{ productId: product.id, kind: product.kind, unitId: unit?.id ?? null, mediaId },
    ...{ picture: isDropped ? null : picture, at: place, seen, wasAt: seen ? found : null },
  };
  return { title, key, outcome: seen ? 'changed' : 'new', changes, plan };
}

/** The picture as given by a row; columns that the file lacks keep their values. */
function readPicture(
  cellOf: (name: string) => string,
  cells: Cells,
  { mediaId, seen, isOfUnit }: { mediaId: string; seen: Picture | null; isOfUnit: boolean },
  errors: RowErrors,
): Picture {
  const limits = isOfUnit ? mostOfUnit : most;
  const alt = cellOf('alt') || (seen?.alt ?? '');
  const of = (name: 'category' | 'caption') =>
    cells[name] === undefined ? (seen?.[name] ?? '') : cellOf(name);
  const picture = { mediaId, alt, category: of('category'), caption: of('caption') };
  if (alt === '') errors.alt = 'Ghi mô tả của hình.';
  for (const name of ['alt', 'category', 'caption'] as const)
    if (picture[name].length > limits[name]) errors[name] = `Dài quá ${limits[name]} ký tự.`;
  for (const name of ['category', 'caption'] as const)
    if (isOfUnit && picture[name] !== '') errors[name] = 'Hình của hạng không có mục này, bạn để trống.';
  return picture;
}

function readPlace(text: string, errors: RowErrors): number | null {
  if (text === '') return null;
  const place = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (place < 1 || place > 200) errors.position = 'Nhập số từ 1 đến 200.';
  return place - 1;
}
