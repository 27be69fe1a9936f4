import { type DayField, dayBounds, fitsDay } from '#modules/pricing/day-edits/edit-days.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { readDayCell, readTickCell, tickWord } from './cells.ts';
import { applyDayRows, type DayPlan, undoDayRows } from './day-rows.ts';
import { type DayNow, findDayUnits, listDaysNow, listDaysOnSale } from './list-days-now.ts';
import type { Cells, CheckedRow, RowChange, RowErrors, Sheet, SheetColumn } from './sheet.ts';

interface DayColumn extends SheetColumn {
  name: DayField;
  as: 'money' | 'number' | 'tick';
}

const priceColumns: DayColumn[] = [
  {
    name: 'price',
    label: 'Giá đặt riêng',
    as: 'money',
    hint: 'Đồng, tròn nghìn; để trống thì theo luật giá.',
  },
  { name: 'minStay', label: 'Số đêm ít nhất', as: 'number', hint: 'Để trống thì giữ nguyên.' },
  {
    name: 'maxStay',
    label: 'Số đêm nhiều nhất',
    as: 'number',
    hint: '0 là không giới hạn; để trống thì giữ nguyên.',
  },
  {
    name: 'releaseDays',
    label: 'Nhả chỗ trước, ngày',
    as: 'number',
    hint: 'Còn ít ngày hơn thì không bán nữa; 0 là bán đến ngày đến; để trống thì giữ nguyên.',
  },
  { name: 'noArrival', label: 'Không nhận đến', as: 'tick', hint: '“có”, hoặc để trống.' },
  { name: 'noDeparture', label: 'Không nhận đi', as: 'tick', hint: '“có”, hoặc để trống.' },
];
const placeColumns: DayColumn[] = [
  { name: 'allotment', label: 'Số chỗ', as: 'number', hint: 'Để trống thì giữ nguyên.' },
  { name: 'closed', label: 'Ngừng bán', as: 'tick', hint: '“có”, hoặc để trống.' },
];
const keyColumns: SheetColumn[] = [
  { name: 'product', label: 'Mã sản phẩm', isNeeded: true },
  { name: 'unit', label: 'Mã hạng', isNeeded: true },
  { name: 'title', label: 'Tên', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' },
  { name: 'day', label: 'Ngày', isNeeded: true, aliases: ['Ngay ban'], hint: '30/06/2027 hoặc 2027-06-30.' },
];

/** Daily prices, or allotments: a row for each unit and day. */
export function daySheet(of: 'prices' | 'allotments'): Sheet {
  const own = of === 'prices' ? priceColumns : placeColumns;
  const currentColumn: SheetColumn =
    of === 'prices'
      ? { name: 'now', label: 'Giá đang bán', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' }
      : { name: 'now', label: 'Đã giữ và bán', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' };
  return {
    columns: [...keyColumns, ...own, currentColumn],
    batch: 1000,
    check: (db, rows, { now }) => check(db, rows, own, dayInVietnam(now)),
    apply: (writing, plans) => applyDayRows(writing, plans as DayPlan[]),
    undo: (writing, undos) => undoDayRows(writing, undos as DayPlan[]),
    async list(db, { fromOn, toOn }, most) {
      const days = await listDaysOnSale(db, { fromOn, toOn, most });
      return days.map((day) => ({
        ...{
          product: day.productCode,
          unit: day.unitCode,
          title: `${day.productTitle}, ${day.title}`,
          day: day.day,
        },
        now: of === 'prices' ? (day.price ?? '') : day.taken,
        ...Object.fromEntries(own.map((column) => [column.name, cellOf(column, day)])),
      }));
    },
    examples: [1, 2, 3].map((number) => ({
      ...{ product: 'MA-SAN-PHAM', unit: 'ma-hang', title: '', day: `1${number}/02/2030`, now: '' },
      ...Object.fromEntries(own.map(({ name, as }) => [name, exampleOf(as, number)])),
    })),
  };
}

const exampleOf = (as: DayColumn['as'], number: number) =>
  as === 'money' ? number * 1_500_000 : as === 'number' ? String(number) : '';

async function check(
  db: Executor,
  rows: readonly Cells[],
  own: readonly DayColumn[],
  today: string,
): Promise<CheckedRow[]> {
  const units = await findDayUnits(
    db,
    rows.map(({ product = '', unit = '' }) => ({ product: product.trim(), unit: unit.trim() })),
  );
  const read = rows.map((cells) => {
    const unit = units.get(`${(cells.product ?? '').trim()} ${(cells.unit ?? '').trim()}`);
    const day = readDayCell(cells.day ?? '');
    return { cells, unit, day: day.ok ? day.text : '' };
  });
  const unitDays = read.flatMap(({ unit, day }) => (unit && day ? [{ unitId: unit.id, day }] : []));
  const standing = await listDaysNow(db, unitDays);
  return read.map(({ cells, unit, day }): CheckedRow => {
    const title = `${cells.product ?? ''} · ${unit?.title ?? cells.unit ?? ''} · ${day ? formatDate(day) : (cells.day ?? '')}`;
    const key = `${cells.product} ${cells.unit} ${day}`;
    const errors: RowErrors = {};
    if (!unit)
      errors.unit = `Không có hạng “${cells.unit ?? ''}” đang bán của sản phẩm “${cells.product ?? ''}”.`;
    if (!day) errors.day = 'Ngày chưa đúng, ví dụ 30/06/2027.';
    else if (day < today) errors.day = 'Ngày này đã qua.';
    const now = standing.get(`${unit?.id} ${day}`);
    const edits: DayPlan['edits'] = [];
    const changes: RowChange[] = [];
    for (const column of own) {
      const to = readCell(column, cells[column.name], errors);
      if (to === undefined || !unit || errors.day) continue;
      const is = kept(column.name, now);
      // A day without stored data is neither stop-sold nor closed.
      if (to === is || (column.as === 'tick' && is === null && to === 0)) continue;
      const wrong = whyNot(column.name, to, now);
      if (wrong) errors[column.name] = wrong;
      edits.push({ field: column.name, seen: shown(column.name, now), to });
      changes.push({
        label: column.label,
        before: describeValue(column, is),
        after: describeValue(column, to),
      });
    }
    if (Object.keys(errors).length > 0 || !unit) return { title, key, errors };
    if (edits.length === 0) return { title, key, outcome: 'unchanged' };
    const plan: DayPlan = { unitId: unit.id, day, edits };
    return { title, key, outcome: 'changed', changes, plan };
  });
}

/** The value that a cell sets on a day; undefined if it leaves the day unchanged. */
function readCell(
  { name, as, label }: DayColumn,
  cell: string | undefined,
  errors: RowErrors,
): number | null | undefined {
  if (cell === undefined) return undefined;
  const text = cell.trim();
  if (as === 'tick') {
    const read = readTickCell(text);
    if (!read.ok) errors[name] = read.error;
    return read.ok ? Number(read.text) : undefined;
  }
  if (text === '') return as === 'money' ? null : undefined;
  const value = as === 'money' ? parseMoney(text) : /^\d{1,9}$/.test(text) ? Number(text) : null;
  if (value !== null && fitsDay(name, value)) return value;
  errors[name] =
    as === 'money'
      ? 'Giá tròn nghìn đồng, ví dụ 1.250.000.'
      : `${label} là số nguyên từ ${dayBounds[name].map((bound) => bound.toLocaleString('vi-VN')).join(' đến ')}.`;
  return undefined;
}

/** The stored value of a day's field; for a price null if the rules determine it. */
function kept(field: DayField, now: DayNow | undefined): number | null {
  return field === 'price' ? (now?.setPrice ?? null) : shown(field, now);
}

const shown = (field: DayField, now: DayNow | undefined): number | null => now?.[field] ?? null;

function whyNot(field: DayField, to: number | null, now: DayNow | undefined): string | undefined {
  if (field === 'allotment')
    return now && to !== null && now.taken > to ? `Đã giữ và bán ${now.taken}, nhiều hơn số này.` : undefined;
  if (shown(field, now) === null) return 'Ngày này chưa mở bán.';
  return field === 'closed' && now?.isStopped ? 'Ngày này đang ngừng phục vụ.' : undefined;
}

function describeValue({ as }: DayColumn, value: number | null): string {
  if (as === 'tick') return value === 1 ? tickWord : '';
  if (value === null) return as === 'money' ? 'theo luật giá' : '';
  return as === 'money' ? value.toLocaleString('vi-VN') : String(value);
}

function cellOf({ name, as }: DayColumn, day: DayNow): string | number {
  const value = kept(name, day);
  if (as === 'tick') return value === 1 ? tickWord : '';
  return value ?? '';
}
