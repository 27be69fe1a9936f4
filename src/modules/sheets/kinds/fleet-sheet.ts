import { slugInput } from '#modules/catalog/schema.ts';
import {
  type EditedUnit,
  type FleetFields,
  type FleetUse,
  listSharedFleets,
  listUnitsOf,
  type SharedFleet,
} from '#modules/catalog/selling/units.ts';
import { fleetFieldsOf, fleetUseOf } from '#modules/pricing/units-on-sale/units.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readTickCell } from './cells.ts';
import { applyFleetRows, type FleetPlan, undoFleetRows } from './fleet-row.ts';
import { followAll } from './follow-all.ts';
import { listSoldProducts, type SoldRow } from './list-sold-products.ts';
import type { Cells, CheckedRow, OutRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';
import { changesBetween, readTypedCells, type TypedColumn, typedCells } from './typed-cells.ts';

const ofFleet: TypedColumn[] = [
  { name: 'title', label: 'Tên đội', as: 'line' },
  {
    name: 'turnaroundMinutes',
    label: 'Phút chuẩn bị',
    as: 'number',
    hint: 'Dọn, tiếp nhiên liệu giữa hai chuyến; 0 đến 1440.',
  },
  {
    name: 'vehicles',
    label: 'Thuyền, xe, người',
    as: 'line',
    hint: 'Mã của từng chiếc, từng người, cách nhau bằng dấu chấm phẩy.',
  },
];
const ofUse: TypedColumn[] = [
  { name: 'quantity', label: 'Cần bao nhiêu', as: 'number' },
  {
    ...{ name: 'per', label: 'Cho mỗi', as: 'choice', hint: '“chỗ” hoặc “đơn”.' },
    options: [
      { value: 'piece', title: 'chỗ' },
      { value: 'booking', title: 'đơn' },
    ],
  },
  { name: 'startsAt', label: 'Bắt đầu lúc', as: 'line', hint: '08:00; để trống chỉ khi khách tự chọn giờ.' },
  { name: 'minutes', label: 'Trong số phút', as: 'number', hint: '1 đến 8640.' },
];
const own = [...ofFleet, ...ofUse];
const columns: SheetColumn[] = [
  {
    name: 'code',
    label: 'Mã đội',
    isNeeded: true,
    hint: 'Chữ thường không dấu, số, gạch nối; mã mới thì lập đội mới.',
  },
  ...ofFleet,
  { name: 'product', label: 'Mã sản phẩm', hint: 'Để trống thì dòng chỉ nói về đội.' },
  { name: 'unit', label: 'Mã hạng' },
  { name: 'told', label: 'Tên hạng', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' },
  ...ofUse,
  { name: 'isDropped', label: 'Thôi dùng', hint: '“có” thì hạng này không cần đội này nữa.' },
];

/**
 * Vehicles and other resources that units of several products share, boats, guides, a hall: a row for each unit that
 * needs one, or for an unused fleet.
 */
export const fleetSheet: Sheet = {
  columns,
  batch: 50,
  async check(db, rows, { said: fleetOnly }) {
    const known = { ...(await loadKnown(db, rows)), said: fleetOnly };
    return rows.map((cells) => checkRow(cells, known));
  },
  apply: (writing, plans) => followAll(writing, plans as FleetPlan[], applyFleetRows),
  undo: (writing, undos) => followAll(writing, undos as FleetPlan[], undoFleetRows),
  async list(db, _scope, most) {
    const fleets = await listSharedFleets(db, 'all');
    return fleets
      .flatMap((fleet): OutRow[] => {
        const fleetOnly = { code: fleet.code, ...fleetCells(fleet) };
        if (fleet.users.length === 0) return [fleetOnly];
        return fleet.users.map((user) => ({
          ...{ ...fleetOnly, product: user.productCode, unit: user.unitCode },
          ...{ told: `${user.productTitle}, ${user.unitTitle}`, ...cellsOfUse(user) },
        }));
      })
      .slice(0, most);
  },
  examples: ['08:00', '13:30', '17:00'].map((startsAt, at) => ({
    ...{ code: 'thuyen-mau', title: 'Thuyền mẫu', turnaroundMinutes: 30, vehicles: 'thuyen-1; thuyen-2' },
    ...{ product: 'MA-SAN-PHAM', unit: `ma-hang-${at + 1}`, quantity: 1, per: 'chỗ', startsAt, minutes: 180 },
  })),
};

const fleetCells = (fleet: FleetFields) =>
  typedCells(ofFleet, { ...fleet, vehicles: fleet.vehicles.join('; ') });
const cellsOfUse = (use: FleetUse) => typedCells(ofUse, { ...use });

interface Known {
  fleets: Map<string, SharedFleet>;
  sold: SoldRow[];
  units: Map<number, EditedUnit[]>;
  /** Fleet fields in earlier rows of the file, by code: all rows of a fleet must agree. */
  said: Map<string, string>;
}

async function loadKnown(db: Executor, rows: readonly Cells[]): Promise<Omit<Known, 'said'>> {
  const named = (name: string) => [...new Set(rows.map((cells) => (cells[name] ?? '').trim()))];
  const fleets = await listSharedFleets(db, { codes: named('code') });
  const sold = await listSoldProducts(db, null, { codes: named('product') });
  const units = await listUnitsOf(
    db,
    sold.map(({ id }) => id),
  );
  return { fleets: new Map(fleets.map((fleet) => [fleet.code, fleet])), sold, units };
}

function checkRow(cells: Cells, { fleets, sold, units, said: fleetOnly }: Known): CheckedRow {
  const cell = (name: string) => (cells[name] ?? '').trim();
  const [code, productCode, unitCode] = [cell('code'), cell('product'), cell('unit')];
  const [title, key] = [
    [code, productCode, unitCode].filter(Boolean).join(' · '),
    `${code} ${productCode} ${unitCode}`,
  ];
  const errors: RowErrors = {};
  if (!slugInput.max(60).safeParse(code).success)
    errors.code = 'Mã chỉ gồm chữ thường không dấu, số và gạch nối, ví dụ thuyen-go.';
  const product = sold.find((one) => one.code === productCode);
  const unit = product && units.get(product.id)?.find((one) => one.code === unitCode);
  if (productCode && !product) errors.product = `Không có sản phẩm mã “${productCode}”.`;
  if (product && !unit) errors.unit = `Sản phẩm “${productCode}” không có hạng mã “${unitCode}”.`;
  const fleet = fleets.get(code);
  const typed = readTypedCells(own, cells, errors);
  const fields = readFields(typed, fleet, errors);
  const found = fleet?.users.find((one) => one.unitId === unit?.id);
  const seenUse = found ? fleetUseOf(found) : null;
  const dropped = readTickCell(cell('isDropped'));
  if (!dropped.ok) errors.isDropped = dropped.error;
  const use = unit && !(dropped.ok && dropped.text) ? readUse(typed, seenUse, errors) : null;
  const saying = JSON.stringify(fields);
  if ((fleetOnly.get(code) ?? saying) !== saying)
    errors.title = 'Dòng trên của tệp nói về đội này khác đi. Mọi dòng của một đội ghi như nhau.';
  if (Object.keys(errors).length > 0) return { title, key, errors };
  fleetOnly.set(code, saying);
  const was = fleet ? { ...fleetCells(fleet), ...(seenUse && cellsOfUse(seenUse)) } : {};
  const changes = changesBetween(own, was, { ...fleetCells(fields), ...(use && cellsOfUse(use)) });
  if (changes.length === 0) return { title, key, outcome: 'unchanged' };
  const plan: FleetPlan = {
    ...{ code, productId: product?.id ?? 0, unitId: unit?.id ?? 0, fields, use, seenUse },
    seenFields: fleet ? fleetFieldsOf(fleet) : null,
  };
  return { title, key, outcome: seenUse || (fleet && !unit) ? 'changed' : 'new', changes, plan };
}

function readFields(
  typed: Record<string, unknown>,
  fleet: SharedFleet | undefined,
  errors: RowErrors,
): FleetFields {
  const named = String(typed.vehicles ?? '')
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
  const fields = {
    title: String(typed.title ?? fleet?.title ?? ''),
    turnaroundMinutes: Number(typed.turnaroundMinutes ?? fleet?.turnaroundMinutes ?? 0),
    vehicles: named.length > 0 ? [...new Set(named)] : (fleet?.vehicles ?? []),
  };
  if (fields.title === '' || fields.title.length > 120) errors.title ??= 'Ghi tên đội, đến 120 ký tự.';
  if (fields.turnaroundMinutes < 0 || fields.turnaroundMinutes > 1440)
    errors.turnaroundMinutes ??= 'Nhập số phút từ 0 đến 1440.';
  const wrong = fields.vehicles.find((one) => !slugInput.max(60).safeParse(one).success);
  if (wrong) errors.vehicles ??= `“${wrong}” không là mã: chữ thường không dấu, số và gạch nối.`;
  if (fields.vehicles.length === 0) errors.vehicles ??= 'Ghi ít nhất một chiếc hoặc một người.';
  return fields;
}

function readUse(typed: Record<string, unknown>, seen: FleetUse | null, errors: RowErrors): FleetUse {
  const use = {
    quantity: Number(typed.quantity ?? seen?.quantity ?? 1),
    per: (typed.per ?? seen?.per ?? 'piece') as FleetUse['per'],
    startsAt: String(typed.startsAt ?? seen?.startsAt ?? '') || null,
    minutes: Number(typed.minutes ?? seen?.minutes ?? 0),
  };
  if (use.quantity < 1 || use.quantity > 99) errors.quantity ??= 'Nhập số từ 1 đến 99.';
  if (use.minutes < 1 || use.minutes > 8640) errors.minutes ??= 'Nhập số phút từ 1 đến 8640.';
  if (use.startsAt && !/^([01]\d|2[0-3]):[0-5]\d$/.test(use.startsAt))
    errors.startsAt ??= 'Ghi giờ như 08:00.';
  return use;
}
