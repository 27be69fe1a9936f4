import { addDays, isoWeekday } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';

/** The kinds of rules that set the price of a day; the others depend on the booking. */
export const dayRuleKinds = ['weekday', 'season', 'holiday', 'lunar', 'deal'] as const;

/** A rule that changes the price of a day; see `priceRuleInput` of the catalogue. Percent is of the base price. */
export interface PriceRule {
  kind: (typeof dayRuleKinds)[number];
  label: string;
  weekdays?: number[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  holiday?: string | undefined;
  /** Days of each lunar month: 1 and 15 are mùng một and rằm. */
  lunarDays?: number[] | undefined;
  percent: number;
  amountVnd: number;
}

/** The days on which a holiday affects prices, both ends inclusive. */
export interface HolidayWindow {
  group: string;
  title: string;
  from: string;
  to: string;
}

/**
 * Whether a rule applies on a day. Seasons run between 'MM-DD' ends, over New Year where the first is later than the second;
 * lunar rules between such ends of the lunar year, or on days of each month; deals between ISO dates; all ends inclusive.
 * `weekdays` restricts any rule.
 */
export function ruleApplies(rule: PriceRule, day: string, holidays: readonly HolidayWindow[]): boolean {
  if (rule.weekdays && !rule.weekdays.includes(isoWeekday(day))) return false;
  if (rule.kind === 'weekday') return rule.weekdays !== undefined;
  if (rule.kind === 'season') return isInSeason(day.slice(5), rule.from ?? '01-01', rule.to ?? '12-31');
  if (rule.kind === 'lunar') return isLunarDay(rule, day);
  if (rule.kind === 'deal') return (rule.from ?? day) <= day && day <= (rule.to ?? day);
  return holidays.some((window) => window.group === rule.holiday && window.from <= day && day <= window.to);
}

function isInSeason(monthDay: string, from: string, to: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}

/**
 * The last day of a lunar month of 29 days also counts as its 30th: '30 Tết' means the eve of the new year. Rules for days of
 * each month also apply in a leap month, but the feasts of the month before it do not repeat.
 */
function isLunarDay({ lunarDays, from, to }: PriceRule, day: string): boolean {
  const { days, month, isLeap } = lunarDaysOf(day);
  if (lunarDays) return days.some((one) => lunarDays.includes(one));
  if (isLeap || !from || !to) return false;
  return days.some((one) => isInSeason(`${two(month)}-${two(one)}`, from, to));
}

const two = (number: number) => String(number).padStart(2, '0');

/** Cache of lunar dates: calculating one needs the position of the moon, and rules and prices need the same few hundred days repeatedly. */
const reckoned = new Map<string, { days: number[]; month: number; isLeap: boolean }>();
const maxReckoned = 4000;

function lunarDaysOf(day: string) {
  const known = reckoned.get(day);
  if (known) return known;
  if (reckoned.size >= maxReckoned) reckoned.clear();
  const { day: number, month, isLeap } = lunarDay(day);
  const isLast = number === 29 && lunarDay(addDays(day, 1)).day === 1;
  const found = { days: isLast ? [29, 30] : [number], month, isLeap };
  reckoned.set(day, found);
  return found;
}
