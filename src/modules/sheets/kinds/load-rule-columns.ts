import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { listHolidayGroups, ruleKindTitles } from '#modules/pricing/rule-edits/price-rules.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readDayCell } from './cells.ts';
import type { RowErrors } from './sheet.ts';
import type { TypedColumn } from './typed-cells.ts';

/** The columns of a price rule, in the order of its form. */
export async function loadRuleColumns(db: Executor): Promise<TypedColumn[]> {
  const kinds = Object.entries(ruleKindTitles).map(([value, title]) => ({ value, title }));
  const holidays = (await listHolidayGroups(db)).map(({ group, title }) => ({ value: group, title }));
  const titlesOf = (options: readonly { title: string }[]) => options.map(({ title }) => title).join('; ');
  return [
    { name: 'kind', label: 'Loại luật', as: 'choice', options: kinds, hint: titlesOf(kinds), isNeeded: true },
    {
      name: 'label',
      label: 'Tên luật',
      as: 'line',
      hint: 'Khách đọc tên này ở cách tính giá.',
      isNeeded: true,
    },
    { name: 'percent', label: 'Phần trăm', as: 'number', hint: '20 là tăng, -10 là giảm.' },
    { name: 'amountVnd', label: 'Số tiền', as: 'change', hint: 'Đồng, tròn nghìn; số âm là giảm.' },
    { name: 'weekdays', label: 'Các thứ', as: 'weekdays', hint: 'T6; T7' },
    {
      ...{ name: 'from', label: 'Từ ngày', as: 'line' },
      hint: 'Mùa: 15/12; âm lịch: ngày và tháng âm; ưu đãi: 30/06/2027.',
    },
    { name: 'to', label: 'Đến hết ngày', as: 'line', hint: 'Ghi như cột trước.' },
    { name: 'holiday', label: 'Dịp lễ', as: 'choice', options: holidays, hint: titlesOf(holidays) },
    { name: 'lunarDays', label: 'Ngày âm hằng tháng', as: 'numbers', hint: '1; 15' },
    { name: 'days', label: 'Số ngày đặt trước', as: 'number' },
    { name: 'nights', label: 'Từ số đêm', as: 'number' },
    { name: 'reason', label: 'Căn cứ', as: 'line', hint: 'Khi làm giá đổi quá một nửa.' },
  ];
}

const isByMonth = (kind: unknown) => kind === 'season' || kind === 'lunar';

/** A rule as values by column name, its days in the Vietnamese format. */
export function ruleValues(rule: PriceRuleInput): Record<string, unknown> {
  const { from, to, percent, amountVnd } = rule;
  const day = (text?: string) =>
    text && (isByMonth(rule.kind) ? text : text.slice(0, 10)).split('-').reverse().join('/');
  return {
    ...{ ...rule, from: day(from), to: day(to) },
    ...{ percent: percent || undefined, amountVnd: amountVnd || undefined },
  };
}

/** Days as they are stored: 'MM-DD' for a season or the lunar year, otherwise ISO. */
export function withDays(
  values: Readonly<Record<string, unknown>>,
  errors: RowErrors,
): Record<string, unknown> {
  const days = ['from', 'to'].flatMap((name) => {
    const text = values[name];
    if (typeof text !== 'string') return [];
    const read = isByMonth(values.kind) ? monthDay(text) : readDayCell(text);
    if (!read.ok) errors[name] = read.error;
    return read.ok ? [[name, read.text]] : [];
  });
  return { ...values, ...Object.fromEntries(days) };
}

/** '15/12' as '12-15'. A spreadsheet turns it into a date of the current year, so the year is ignored. */
function monthDay(text: string): ReturnType<typeof readDayCell> {
  const [, day, month] = /^(\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
  if (day && month) return { ok: true, text: `${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
  const whole = readDayCell(text);
  return whole.ok
    ? { ok: true, text: whole.text.slice(5) }
    : { ok: false, error: 'Ghi ngày và tháng, ví dụ 15/12.' };
}
