import { isoWeekday } from '#platform/time/days.ts';

/** The kinds of rules that make the price of a day; the others hang on the booking. */
export const dayRuleKinds = ['weekday', 'season', 'holiday', 'deal'] as const;

/** A rule that moves the price of a day; see `priceRuleInput` of the catalogue. Percent is of the base price. */
export interface PriceRule {
  kind: (typeof dayRuleKinds)[number];
  label: string;
  weekdays?: number[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  holiday?: string | undefined;
  percent: number;
  amountVnd: number;
}

/** The days on which a holiday moves prices, both ends included. */
export interface HolidayWindow {
  group: string;
  title: string;
  from: string;
  to: string;
}

/**
 * Whether a rule touches a day. Seasons run between 'MM-DD' ends, over New Year where the first lies after the second;
 * deals between ISO dates; all ends count in. `weekdays` narrows any rule.
 */
export function ruleApplies(rule: PriceRule, day: string, holidays: readonly HolidayWindow[]): boolean {
  if (rule.weekdays && !rule.weekdays.includes(isoWeekday(day))) return false;
  if (rule.kind === 'weekday') return rule.weekdays !== undefined;
  if (rule.kind === 'season') return isInSeason(day.slice(5), rule.from ?? '01-01', rule.to ?? '12-31');
  if (rule.kind === 'deal') return (rule.from ?? day) <= day && day <= (rule.to ?? day);
  return holidays.some((window) => window.group === rule.holiday && window.from <= day && day <= window.to);
}

function isInSeason(monthDay: string, from: string, to: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}
