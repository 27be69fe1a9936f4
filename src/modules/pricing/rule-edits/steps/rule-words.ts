import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

export const ruleKindTitles: Record<PriceRuleInput['kind'], string> = {
  weekday: 'Thứ trong tuần',
  season: 'Mùa trong năm',
  holiday: 'Dịp lễ',
  lunar: 'Ngày âm lịch',
  deal: 'Ưu đãi theo ngày đi',
  'early-bird': 'Đặt sớm',
  'last-minute': 'Đặt phút chót',
  'long-stay': 'Ở dài ngày',
};

const weekdayTitles = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'];

/** 'thứ Sáu, thứ Bảy'. */
export function weekdayWords(weekdays: readonly number[]): string {
  return weekdays.map((day) => weekdayTitles[day - 1]).join(', ');
}

/** A rule as a sentence: 'Thứ Sáu, thứ Bảy: +20% giá gốc'. `holidayTitles` are titles by holiday group. */
export function ruleWords(
  rule: PriceRuleInput,
  holidayTitles: ReadonlyMap<string, string> = new Map(),
): string {
  const when = whenWords(rule, holidayTitles);
  const narrowed =
    rule.weekdays && rule.kind !== 'weekday' ? `${when}, chỉ ${weekdayWords(rule.weekdays)}` : when;
  const text = `${narrowed}: ${amountWords(rule)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function whenWords(rule: PriceRuleInput, holidayTitles: ReadonlyMap<string, string>): string {
  const { kind, weekdays = [], from = '', to = '', holiday = '', lunarDays, days = 0, nights = 0 } = rule;
  switch (kind) {
    case 'weekday':
      return weekdayWords(weekdays);
    case 'season':
      return `từ ${monthDay(from || '01-01')} đến ${monthDay(to || '12-31')} hằng năm`;
    case 'holiday':
      return `dịp ${holidayTitles.get(holiday) ?? rule.label}`;
    case 'lunar':
      return lunarDays
        ? `ngày ${lunarDays.map(lunarDayWords).join(', ')} âm lịch hằng tháng`
        : `âm lịch ${from === to ? lunarWords(from) : `${lunarWords(from)} đến ${lunarWords(to)}`} hằng năm`;
    case 'deal':
      return `đi ${spanWords(from, to)}`;
    case 'early-bird':
      return `đặt trước ít nhất ${days} ngày${between(from, to)}`;
    case 'last-minute':
      return `đặt trong ${days} ngày cuối${between(from, to)}`;
    case 'long-stay':
      return `từ ${nights} đêm${between(from, to)}`;
  }
}

/** '+20% giá gốc và +50.000 ₫'; a holiday or lunar rule replaces the day's other surcharges. */
function amountWords({ kind, percent, amountVnd }: PriceRuleInput): string {
  const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);
  const of = kind === 'deal' ? 'giá sau phụ thu' : dayKinds.has(kind) ? 'giá gốc' : 'tiền phòng, vé';
  const parts = [
    percent !== 0 && `${signed(percent, `${percent}%`)} ${of}`,
    amountVnd !== 0 && signed(amountVnd, formatVnd(amountVnd)),
  ].filter(Boolean);
  const instead = kind === 'holiday' || kind === 'lunar' ? ', thay phụ thu nhỏ hơn' : '';
  return `${parts.join(' và ')}${instead}`;
}

const dayKinds = new Set<PriceRuleInput['kind']>(['weekday', 'season', 'holiday', 'lunar']);

const between = (from: string, to: string) => (from || to ? `, đi ${spanWords(from, to)}` : '');

const spanWords = (from: string, to: string) =>
  [from && `từ ${formatDate(from)}`, to && `đến ${formatDate(to)}`].filter(Boolean).join(' ');

const monthDay = (text: string) => text.split('-').reverse().join('/');

/** '29 tháng Chạp', 'mùng 5 tháng Giêng', 'rằm tháng 7'. */
function lunarWords(text: string): string {
  const [month = 0, day = 0] = text.split('-').map(Number);
  const name = month === 1 ? 'tháng Giêng' : month === 12 ? 'tháng Chạp' : `tháng ${month}`;
  return `${lunarDayWords(day)} ${name}`;
}

function lunarDayWords(day: number): string {
  if (day === 15) return 'rằm';
  return day <= 10 ? `mùng ${day}` : String(day);
}
