import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import {
  type FoundPromotion,
  findPromotion,
  findPromotionIds,
  type PromotionInput,
  promotionInput,
  resolveScope,
} from '#modules/pricing/promotions/promotions.ts';
import type { Executor } from '#platform/db/connect.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { readChoices, readDay, readTick, tickWord, writeChoices } from './cell-text.ts';
import { eachRow, refusalWords } from './each-row.ts';
import { applyPromotion, undoPromotion } from './promotion-writing.ts';
import type { Cells, CheckedRow, OutRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';

type Name = keyof PromotionInput;
interface Column extends SheetColumn {
  name: Name;
  as: 'line' | 'money' | 'number' | 'day' | 'tick' | 'kinds' | 'weekdays' | 'list';
}

const kinds = kindNames.map((value) => ({ value, title: kindProfiles[value].labels.one }));
const weekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'].map((title, at) => ({
  value: String(at + 1),
  title,
}));
const states = { on: 'Đang chạy', off: 'Chưa chạy' } as const;

const own: Column[] = [
  { name: 'code', label: 'Mã', as: 'line', hint: 'Khách gõ mã này; để trống thì là ưu đãi tự động.' },
  { name: 'title', label: 'Tên', as: 'line', isNeeded: true },
  { name: 'percent', label: 'Giảm phần trăm', as: 'number' },
  { name: 'amountVnd', label: 'Giảm số tiền', as: 'money' },
  { name: 'stayNights', label: 'Ở đủ số đêm', as: 'number' },
  { name: 'freeNights', label: 'Tặng số đêm', as: 'number' },
  { name: 'mostVnd', label: 'Giảm nhiều nhất', as: 'money' },
  { name: 'fromTotalVnd', label: 'Đơn từ', as: 'money' },
  { name: 'kinds', label: 'Cho loại', as: 'kinds', hint: kinds.map(({ title }) => title).join('; ') },
  { name: 'products', label: 'Cho sản phẩm', as: 'list', hint: 'Mã sản phẩm, cách nhau bằng dấu chấm phẩy.' },
  { name: 'places', label: 'Cho nơi', as: 'list', hint: 'Tên tỉnh, điểm đến, cách nhau bằng dấu chấm phẩy.' },
  { name: 'fromOn', label: 'Bán từ ngày', as: 'day', isNeeded: true },
  { name: 'toOn', label: 'Bán đến hết ngày', as: 'day', isNeeded: true },
  { name: 'useFrom', label: 'Đi từ ngày', as: 'day' },
  { name: 'useTo', label: 'Đi đến hết ngày', as: 'day' },
  { name: 'weekdays', label: 'Đi các thứ', as: 'weekdays', hint: 'T2; T3; … CN' },
  { name: 'aheadLeast', label: 'Đặt trước ít nhất, ngày', as: 'number' },
  { name: 'aheadMost', label: 'Đặt trước nhiều nhất, ngày', as: 'number' },
  { name: 'nightsLeast', label: 'Số đêm ít nhất', as: 'number' },
  { name: 'uses', label: 'Tổng số lượt', as: 'number' },
  { name: 'usesPerPhone', label: 'Số lượt mỗi người', as: 'number' },
  { name: 'isFirstOnly', label: 'Chỉ lần đặt đầu', as: 'tick' },
  { name: 'isAccountOnly', label: 'Chỉ khách đã đăng nhập', as: 'tick' },
  { name: 'isCombinable', label: 'Gộp được với ưu đãi tự động', as: 'tick' },
  { name: 'reason', label: 'Căn cứ', as: 'line', hint: 'Khi giảm quá 50% hoặc chạy quá 120 ngày.' },
];
const columns: SheetColumn[] = [
  { name: 'id', label: 'Số', hint: 'Của khuyến mãi đang có; để trống thì thêm, hoặc tìm theo mã, theo tên.' },
  ...own,
  { name: 'status', label: 'Trạng thái', hint: '“Đang chạy” hoặc “Chưa chạy”; để trống thì giữ nguyên.' },
];

/** Codes and deals, with everything that their form has. */
export const promotionSheet: Sheet = {
  columns,
  batch: 20,
  async check(db, rows, { now }) {
    const checked: CheckedRow[] = [];
    for (const cells of rows) checked.push(await checkRow(db, cells, dayInVietnam(now)));
    return checked;
  },
  apply: (writing, plans) => eachRow(writing, plans as never[], applyPromotion),
  undo: (writing, undos) => eachRow(writing, undos as never[], undoPromotion),
  async list(db, _scope, most) {
    const rows: OutRow[] = [];
    for (const id of await findPromotionIds(db, {}, most)) {
      const found = await findPromotion(db, id);
      if (found)
        rows.push({
          id: String(id),
          ...cellsOf(found.input),
          status: states[found.input.status ? 'on' : 'off'],
        });
    }
    return rows;
  },
  examples: [
    {
      code: 'MAUHE10',
      title: 'Chào hè (mẫu)',
      percent: '10',
      mostVnd: 500_000,
      fromTotalVnd: 2_000_000,
      isCombinable: tickWord,
    },
    {
      code: 'MAUGIAM300',
      title: 'Giảm 300.000 ₫',
      amountVnd: 300_000,
      uses: '100',
      usesPerPhone: '1',
      isCombinable: tickWord,
    },
    { code: '', title: 'Đặt sớm 30 ngày (mẫu)', percent: '8', aheadLeast: '30', isCombinable: tickWord },
  ].map((row) => ({ ...row, fromOn: '01/06/2030', toOn: '31/08/2030', status: states.off })),
};

async function checkRow(db: Executor, cells: Cells, today: string): Promise<CheckedRow> {
  const errors: RowErrors = {};
  const found = await findRow(db, cells, errors);
  const title = cells.title || cells.code || cells.id || '';
  const key = found
    ? `id ${found.id}`
    : cells.code?.trim()
      ? `code ${cells.code.trim().toUpperCase()}`
      : `title ${title}`;
  const given: Record<string, unknown> = {};
  for (const column of own) {
    const cell = cells[column.name];
    if (cell !== undefined) given[column.name] = readCell(column, cell.normalize('NFC').trim(), errors);
    else if (found) given[column.name] = found.input[column.name];
  }
  if (Object.keys(errors).length > 0) return { title, key, errors };
  const read = promotionInput.safeParse({ ...given, status: false });
  if (!read.success)
    return { title, key, errors: errorsOf(read.error.issues, (path) => path.split('.')[0] || 'row') };
  const isOn = wishOf(cells, found, errors);
  const input = { ...read.data, status: isOn };
  const scope = await resolveScope(db, input);
  if (!scope.ok)
    errors[scope.reason === 'unknown_product' ? 'products' : 'places'] = `Không có “${scope.name}”.`;
  if (found && (found.input.code === null) !== (input.code === null))
    errors.code = refusalWords('other_sort');
  if (isOn && !found?.input.status && input.toOn < today) errors.status = refusalWords('is_over');
  if (Object.keys(errors).length > 0) return { title, key, errors };
  const [before, after] = [found ? cellsOf(found.input) : {}, cellsOf(input)];
  const changes = own
    .filter(({ name }) => String(before[name] ?? '') !== String(after[name] ?? ''))
    .map(({ name, label }) => ({
      label,
      before: String(before[name] ?? ''),
      after: String(after[name] ?? ''),
    }));
  const isWritten = changes.length > 0;
  const was = found?.input.status ?? false;
  if (was !== isOn)
    changes.push({
      label: 'Trạng thái',
      before: states[was ? 'on' : 'off'],
      after: states[isOn ? 'on' : 'off'],
    });
  if (found && changes.length === 0) return { title, key, outcome: 'unchanged' };
  const plan = {
    input,
    isOn,
    isWritten,
    seen: found && { id: found.id, version: found.version, input: found.input },
  };
  return { title, key, outcome: found ? 'changed' : 'new', changes, plan };
}

async function findRow(
  db: Executor,
  { id = '', code = '', title = '' }: Cells,
  errors: RowErrors,
): Promise<FoundPromotion | null> {
  if (id.trim()) {
    const found = await findPromotion(db, Number(id));
    if (!found) errors.id = `Không có khuyến mãi số ${id.trim()}.`;
    return found;
  }
  const ids = await findPromotionIds(
    db,
    code.trim() ? { code: code.trim().toUpperCase() } : { dealTitle: title.trim() },
    2,
  );
  if (ids.length > 1) errors.id = 'Có nhiều ưu đãi cùng tên này, nên cần ghi số của nó.';
  return ids.length === 1 && ids[0] !== undefined ? findPromotion(db, ids[0]) : null;
}

function readCell({ name, as }: Column, text: string, errors: RowErrors): unknown {
  const isNullable = !['percent', 'amountVnd', 'fromTotalVnd'].includes(name);
  switch (as) {
    case 'line':
      return name === 'code' && text === '' ? null : text;
    case 'number':
      if (text === '') return isNullable ? null : 0;
      if (!/^\d{1,9}$/.test(text)) errors[name] = 'Nhập số nguyên.';
      return Number(text);
    case 'money': {
      if (text === '') return isNullable ? null : 0;
      const amountVnd = parseMoney(text);
      if (amountVnd === null) errors[name] = 'Nhập số tiền bằng đồng, ví dụ 300.000.';
      return amountVnd ?? 0;
    }
    case 'day': {
      const day = readDay(text);
      if (!day.ok) errors[name] = day.error;
      else if (day.text === '' && (name === 'fromOn' || name === 'toOn'))
        errors[name] = 'Ghi ngày, ví dụ 30/06/2027.';
      return day.ok ? day.text || null : null;
    }
    case 'tick': {
      const tick = readTick(text);
      if (!tick.ok) errors[name] = tick.error;
      return tick.ok && tick.text !== '';
    }
    case 'kinds':
    case 'weekdays': {
      const options = as === 'kinds' ? kinds : weekdays;
      const chosen = readChoices(options, text);
      const unknown = chosen.find((one) => !options.some(({ value }) => value === one));
      if (unknown)
        errors[name] =
          `Không có “${unknown}”. Ghi một trong: ${options.map(({ title }) => title).join('; ')}.`;
      return as === 'kinds' ? chosen : chosen.map(Number).sort();
    }
    case 'list':
      return [...new Set(text.split(/[;\n]/).map((one) => one.trim()))].filter(Boolean);
  }
}

function cellsOf(input: PromotionInput): Record<string, string | number> {
  return Object.fromEntries(own.map((column) => [column.name, cellOf(column, input[column.name])]));
}

function cellOf({ name, as }: Column, value: PromotionInput[Name]): string | number {
  if (as === 'kinds') return writeChoices(kinds, value as string[]);
  if (as === 'weekdays') return writeChoices(weekdays, (value as number[]).map(String));
  if (as === 'list') return (value as string[]).join('; ');
  if (as === 'tick') return value ? tickWord : '';
  if (as === 'money') return typeof value === 'number' && value > 0 ? value : '';
  // Of days ahead none at all is something; elsewhere nothing and none are the same.
  if (value === null || (value === 0 && name !== 'aheadMost')) return '';
  return String(value);
}

function wishOf({ status = '' }: Cells, found: FoundPromotion | null, errors: RowErrors): boolean {
  const typed = slugify(status);
  if (typed === '') return found?.input.status ?? false;
  if (typed !== slugify(states.on) && typed !== slugify(states.off))
    errors.status = 'Ghi “Đang chạy” hoặc “Chưa chạy”.';
  return typed === slugify(states.on);
}
