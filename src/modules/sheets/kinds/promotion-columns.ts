import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { PromotionInput } from '#modules/pricing/promotions/promotions.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { readChoices, readDayCell, readTickCell, tickWord, weekdayOptions, writeChoices } from './cells.ts';
import type { RowErrors, SheetColumn } from './sheet.ts';

type Name = keyof PromotionInput;
export interface PromotionColumn extends SheetColumn {
  name: Name;
  as: 'line' | 'money' | 'number' | 'day' | 'tick' | 'kinds' | 'weekdays' | 'list';
}

const kinds = kindNames.map((value) => ({ value, title: kindProfiles[value].labels.one }));

/** Every field of a promotion, in the order of its form. */
export const promotionColumns: PromotionColumn[] = [
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

/** The value of a promotion's cell; problems with reading it are added to `errors`. */
export function readPromotionCell({ name, as }: PromotionColumn, text: string, errors: RowErrors): unknown {
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
      const day = readDayCell(text);
      if (!day.ok) errors[name] = day.error;
      else if (day.text === '' && (name === 'fromOn' || name === 'toOn'))
        errors[name] = 'Ghi ngày, ví dụ 30/06/2027.';
      return day.ok ? day.text || null : null;
    }
    case 'tick': {
      const tick = readTickCell(text);
      if (!tick.ok) errors[name] = tick.error;
      return tick.ok && tick.text !== '';
    }
    case 'kinds':
    case 'weekdays': {
      const options = as === 'kinds' ? kinds : weekdayOptions;
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

/** A promotion as cells. */
export function promotionCells(input: PromotionInput): Record<string, string | number> {
  return Object.fromEntries(
    promotionColumns.map((column) => [column.name, cellOf(column, input[column.name])]),
  );
}

function cellOf({ name, as }: PromotionColumn, value: PromotionInput[Name]): string | number {
  if (as === 'kinds') return writeChoices(kinds, value as string[]);
  if (as === 'weekdays') return writeChoices(weekdayOptions, (value as number[]).map(String));
  if (as === 'list') return (value as string[]).join('; ');
  if (as === 'tick') return value ? tickWord : '';
  if (as === 'money') return typeof value === 'number' && value > 0 ? value : '';
  // For days ahead 0 is a value of its own; in the other fields 0 means empty.
  if (value === null || (value === 0 && name !== 'aheadMost')) return '';
  return String(value);
}
