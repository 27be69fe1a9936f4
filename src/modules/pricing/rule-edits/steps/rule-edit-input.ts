import { z } from 'zod';
import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { isDay } from '#platform/time/days.ts';

const whole = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message).optional();
const text = (max: number) => z.string().trim().max(max, `Dài quá ${max} ký tự.`);

/** Kinds of rules that only give discounts. */
const takesOff: readonly PriceRuleInput['kind'][] = ['deal', 'early-bird', 'last-minute', 'long-stay'];

/** A rule as submitted by the office's form, with the fields of its kind; limits on its amount depend on prices (`changePriceRules`). */
export const ruleEditInput = z
  .object({
    kind: z.enum(
      ['weekday', 'season', 'holiday', 'lunar', 'deal', 'early-bird', 'last-minute', 'long-stay'],
      'Chọn loại luật.',
    ),
    label: text(120).min(1, 'Vui lòng nhập tên luật; khách đọc tên này ở cách tính giá.'),
    weekdays: z.array(z.int().min(1).max(7)).optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    holiday: z.string().optional(),
    lunarDays: z
      .array(z.int('Ngày âm là số từ 1 đến 30.').min(1).max(30, 'Ngày âm là số từ 1 đến 30.'))
      .optional(),
    days: whole(0, 365, 'Nhập số ngày từ 0 đến 365.'),
    nights: whole(2, 60, 'Nhập số đêm từ 2 đến 60.'),
    reason: text(200).optional(),
    percent: z
      .int('Nhập phần trăm nguyên, từ -90 đến 200.')
      .min(-90, 'Giảm nhiều nhất 90%.')
      .max(200, 'Tăng nhiều nhất 200%.'),
    amountVnd: z
      .int('Nhập số tiền tròn nghìn, ví dụ 150.000.')
      .multipleOf(1000, 'Nhập số tiền tròn nghìn, ví dụ 150.000.')
      .min(-1_000_000_000, 'Số tiền quá lớn.')
      .max(1_000_000_000, 'Số tiền quá lớn.'),
  })
  .superRefine((rule, { addIssue }) => {
    const wrong = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message, input: rule });
    const { kind, percent, amountVnd } = rule;
    if (percent === 0 && amountVnd === 0) wrong('percent', 'Nhập phần trăm hoặc số tiền khác 0.');
    else if (percent < 0 !== amountVnd < 0 && percent !== 0 && amountVnd !== 0)
      wrong('amountVnd', 'Phần trăm và số tiền phải cùng tăng hoặc cùng giảm.');
    else if (takesOff.includes(kind) && (percent > 0 || amountVnd > 0))
      wrong(percent > 0 ? 'percent' : 'amountVnd', 'Ưu đãi phải giảm giá: nhập số âm, ví dụ -10.');
    for (const [field, message] of missingOf(rule)) wrong(field, message);
  })
  .transform(({ ...rule }): PriceRuleInput => onlyOfKind(rule));

type Typed = Partial<PriceRuleInput> & Pick<PriceRuleInput, 'kind' | 'label' | 'percent' | 'amountVnd'>;

/** Fields of each kind besides the amount: a form may still carry those of another kind. */
const fieldsOf: Record<PriceRuleInput['kind'], readonly (keyof PriceRuleInput)[]> = {
  weekday: ['weekdays'],
  season: ['from', 'to', 'weekdays'],
  holiday: ['holiday', 'weekdays'],
  lunar: ['from', 'to', 'lunarDays', 'weekdays'],
  deal: ['from', 'to', 'weekdays'],
  'early-bird': ['days', 'from', 'to', 'weekdays'],
  'last-minute': ['days', 'from', 'to', 'weekdays'],
  'long-stay': ['nights', 'from', 'to', 'weekdays'],
};

function onlyOfKind({ kind, label, percent, amountVnd, ...rest }: Typed): PriceRuleInput {
  const { lunarDays } = rest;
  const isByDay = kind === 'lunar' && lunarDays !== undefined && lunarDays.length > 0;
  const kept = Object.fromEntries(
    [...fieldsOf[kind], 'reason' as const].flatMap((name) => {
      const value = rest[name as keyof typeof rest];
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      if (isEmpty || (isByDay && (name === 'from' || name === 'to'))) return [];
      return [[name, Array.isArray(value) ? [...new Set(value)].sort((a, b) => a - b) : value]];
    }),
  );
  return { kind, label, percent, amountVnd, ...kept };
}

function missingOf(rule: Typed): [field: string, message: string][] {
  const { kind, weekdays = [], from = '', to = '', lunarDays = [] } = rule;
  switch (kind) {
    case 'weekday':
      return weekdays.length === 0 ? [['weekdays', 'Chọn ít nhất một thứ trong tuần.']] : [];
    case 'season':
      return [
        ...(isMonthDay(from) ? [] : [['from', 'Nhập ngày và tháng, ví dụ 15/12.'] as [string, string]]),
        ...(isMonthDay(to) ? [] : [['to', 'Nhập ngày và tháng, ví dụ 28/02.'] as [string, string]]),
      ];
    case 'holiday':
      return rule.holiday ? [] : [['holiday', 'Chọn dịp lễ.']];
    case 'lunar':
      if (lunarDays.length > 0) return [];
      return [
        ...(isLunar(from) ? [] : [['from', 'Nhập ngày và tháng âm, ví dụ 29/12.'] as [string, string]]),
        ...(isLunar(to) ? [] : [['to', 'Nhập ngày và tháng âm, ví dụ 5/1.'] as [string, string]]),
      ];
    case 'deal':
      return [
        ...(isDay(from) ? [] : [['from', 'Chọn ngày đầu.'] as [string, string]]),
        ...(isDay(to) && (!isDay(from) || to >= from)
          ? []
          : [['to', 'Chọn ngày cuối, không trước ngày đầu.'] as [string, string]]),
      ];
    default:
      return ofBooking(rule);
  }
}

function ofBooking({ kind, from = '', to = '', days, nights }: Typed): [field: string, message: string][] {
  const wrong: [string, string][] = [];
  if (kind === 'long-stay' ? nights === undefined : days === undefined)
    wrong.push(kind === 'long-stay' ? ['nights', 'Nhập số đêm.'] : ['days', 'Nhập số ngày.']);
  if (from !== '' && !isDay(from)) wrong.push(['from', 'Ngày đầu chưa đúng.']);
  if (to !== '' && (!isDay(to) || to < from)) wrong.push(['to', 'Chọn ngày cuối, không trước ngày đầu.']);
  return wrong;
}

/** A leap year, so that 29 February is valid. */
const isMonthDay = (text: string) => isDay(`2028-${text}`);
const isLunar = (text: string) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|30)$/.test(text);
