import { getKind, kinds } from '#modules/catalog/kinds/registry.ts';
import {
  type EditedUnit,
  findComponentUnits,
  findSoldProducts,
  listProductProvinces,
  listUnitsOf,
  type UnitComponent,
} from '#modules/catalog/selling/units.ts';
import { checkComponents, componentFaults } from '#modules/pricing/units-on-sale/units.ts';
import type { Executor } from '#platform/db/connect.ts';
import { applyComponentRows, type ComponentPlan, undoComponentRows } from './component-row.ts';
import { followAll } from './follow-all.ts';
import { listSoldProducts, type SoldRow } from './list-sold-products.ts';
import type { Cells, CheckedRow, OutRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';
import { changesBetween, readTypedCells, type TypedColumn, typedCells } from './typed-cells.ts';

const bundles = kinds.filter(({ sale }) => sale === 'bundle').map(({ name }) => name);
const own: TypedColumn[] = [
  { name: 'fromDay', label: 'Từ ngày thứ', as: 'number', hint: '1 là ngày đến.' },
  { name: 'days', label: 'Số ngày', as: 'number', hint: 'Của phòng là số đêm.' },
  { name: 'quantity', label: 'Số lượng', as: 'number', hint: '0 thì combo không lấy hạng này nữa.' },
  {
    ...{ name: 'per', label: 'Cho mỗi', as: 'choice', hint: '“phòng” hoặc “khách”.' },
    options: [
      { value: 'room', title: 'phòng' },
      { value: 'person', title: 'khách' },
    ],
  },
];
const columns: SheetColumn[] = [
  { name: 'product', label: 'Mã combo', isNeeded: true },
  { name: 'unit', label: 'Mã gói combo', isNeeded: true, hint: 'Mã hạng của combo.' },
  { name: 'title', label: 'Tên combo', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' },
  { name: 'partProduct', label: 'Mã sản phẩm đi kèm', isNeeded: true },
  { name: 'partUnit', label: 'Mã hạng đi kèm', isNeeded: true },
  { name: 'partTitle', label: 'Tên hạng đi kèm', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' },
  ...own,
];

/** Components of combo units, from other products: a row for each. */
export const componentSheet: Sheet = {
  columns,
  batch: 100,
  async check(db, rows) {
    const known = await loadKnown(db, rows);
    return rows.map((cells) => checkRow(cells, known));
  },
  apply: (writing, plans) => followAll(writing, plans as ComponentPlan[], applyComponentRows),
  undo: (writing, undos) => followAll(writing, undos as ComponentPlan[], undoComponentRows),
  async list(db, _scope, most) {
    const combos = (await Promise.all(bundles.map((kind) => listSoldProducts(db, kind, {})))).flat();
    const units = await listUnitsOf(
      db,
      combos.map(({ id }) => id),
    );
    const taken = combos.flatMap((combo) =>
      (units.get(combo.id) ?? []).flatMap((unit) => unit.components.map((part) => ({ combo, unit, part }))),
    );
    const parts = await findComponentUnits(
      db,
      taken.map(({ part }) => part.unitId),
    );
    return taken.slice(0, most).map(({ combo, unit, part }): OutRow => {
      const {
        productCode = '',
        unitCode = '',
        productTitle = '',
        unitTitle = '',
      } = parts.get(part.unitId) ?? {};
      return {
        ...cellsOf(part),
        ...{ product: combo.code, unit: unit.code, title: `${combo.title}, ${unit.title}` },
        ...{ partProduct: productCode, partUnit: unitCode, partTitle: `${productTitle}, ${unitTitle}` },
      };
    });
  },
  examples: [1, 2, 3].map((number) => ({
    ...cellsOf({ unitId: 0, fromDay: 0, days: number, per: 'room', quantity: 1 }),
    ...{ product: 'MA-COMBO', unit: `goi-${number}`, partProduct: 'MA-SAN-PHAM', partUnit: 'ma-hang' },
  })),
};

function cellsOf(part: UnitComponent) {
  return typedCells(own, { ...part, fromDay: part.fromDay + 1 });
}

interface KnownUnits {
  products: SoldRow[];
  units: Map<number, EditedUnit[]>;
  /** Length and location of combos, by product. */
  combos: Map<number, Parameters<typeof checkComponents>[1]>;
  parts: Awaited<ReturnType<typeof findComponentUnits>>;
}

async function loadKnown(db: Executor, rows: readonly Cells[]): Promise<KnownUnits> {
  const codes = rows.flatMap(({ product = '', partProduct = '' }) => [product.trim(), partProduct.trim()]);
  const products = await listSoldProducts(db, null, { codes: [...new Set(codes)] });
  const units = await listUnitsOf(
    db,
    products.map(({ id }) => id),
  );
  const named = new Set(rows.map(({ product = '' }) => product.trim()));
  const combos = await loadCombos(
    db,
    products.filter(({ code }) => named.has(code)).map(({ id }) => id),
  );
  const ids = [...units.values()]
    .flat()
    .flatMap((unit) => [unit.id, ...unit.components.map((one) => one.unitId)]);
  return { products, units, combos, parts: await findComponentUnits(db, ids) };
}

async function loadCombos(db: Executor, ids: readonly number[]): Promise<KnownUnits['combos']> {
  const combos: KnownUnits['combos'] = new Map();
  if (ids.length === 0) return combos;
  const provinces = await listProductProvinces(db, ids);
  for (const { id, kind, details } of await findSoldProducts(db, ids)) {
    const { bundle } = getKind(kind).saleTerms(details, {});
    if (bundle) combos.set(id, { productId: id, provinces: provinces.get(id) ?? [], bundle });
  }
  return combos;
}

function checkRow(cells: Cells, { products, units, combos, parts }: KnownUnits): CheckedRow {
  const cellOf = (name: string) => (cells[name] ?? '').trim();
  const title = `${cellOf('product')} · ${cellOf('partProduct')}, ${cellOf('partUnit')}`;
  const errors: RowErrors = {};
  const unitOf = (product: string, unit: string) => {
    const found = products.find(({ code }) => code === cellOf(product));
    if (!found) errors[product] = `Không có sản phẩm mã “${cellOf(product)}”.`;
    const own = found && units.get(found.id)?.find(({ code }) => code === cellOf(unit));
    if (found && !own) errors[unit] = `Sản phẩm “${found.code}” không có hạng mã “${cellOf(unit)}”.`;
    return { product: found, unit: own };
  };
  const combo = unitOf('product', 'unit');
  const part = unitOf('partProduct', 'partUnit');
  const terms = combos.get(combo.product?.id ?? 0);
  if (combo.product && !terms) errors.product = 'Sản phẩm này không phải combo.';
  const typed = readTypedCells(own, cells, errors) as Partial<Record<keyof UnitComponent, number | string>>;
  const fromDay = (typed.fromDay ?? 1) as number;
  const key = `${cellOf('product')} ${cellOf('unit')} ${cellOf('partProduct')} ${cellOf('partUnit')} ${fromDay}`;
  const seen = combo.unit?.components.find(
    (one) => one.unitId === part.unit?.id && one.fromDay === fromDay - 1,
  );
  const { days, quantity, per } = { ...(seen ?? { days: 1, quantity: 1, per: 'room' }), ...defined(typed) };
  for (const [name, value, least, most] of [
    ['fromDay', fromDay, 1, 60],
    ['days', days, 1, 60],
    ['quantity', quantity, 0, 99],
  ] as const)
    if (Number(value) < least || Number(value) > most) errors[name] ??= `Nhập số từ ${least} đến ${most}.`;
  if (!combo.product || !combo.unit || !part.unit || !terms || Object.keys(errors).length > 0)
    return { title, key, errors };
  const component = { unitId: part.unit.id, fromDay: fromDay - 1, days, per, quantity } as UnitComponent;
  const isTaken = component.quantity > 0;
  if (isTaken) {
    const others = combo.unit.components.filter((one) => one !== seen);
    const wrong = checkComponents([component, ...others], terms, parts);
    if (wrong?.at === 0) errors.partUnit = `Hạng này ${componentFaults[wrong.fault]}.`;
  }
  if (Object.keys(errors).length > 0) return { title, key, errors };
  const changes = changesBetween(own, seen ? cellsOf(seen) : {}, isTaken ? cellsOf(component) : {});
  if (changes.length === 0) return { title, key, outcome: 'unchanged' };
  const plan: ComponentPlan = {
    ...{
      productId: combo.product.id,
      comboUnitId: combo.unit.id,
      unitId: part.unit.id,
      fromDay: fromDay - 1,
    },
    ...{ component: isTaken ? component : null, seen: seen ?? null },
  };
  return { title, key, outcome: seen ? 'changed' : 'new', changes, plan };
}

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
