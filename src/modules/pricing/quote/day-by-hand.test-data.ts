/** Rules 0 to 4 of this module's README: the price of a unit on a day, calculated by hand (see by-hand.test-data.ts). */

export interface RuleRow {
  unit_id: number | null;
  kind: string;
  params: {
    weekdays?: number[];
    from?: string;
    to?: string;
    holiday?: string;
    lunarDays?: number[];
    days?: number;
    nights?: number;
  };
  percent: number;
  amount_vnd: number;
}

export interface Sold {
  kind: string;
  /** Details of the product and of the unit, as they are stored. */
  details: Record<string, unknown>;
  unitDetails: Record<string, unknown>;
  unitId: number;
  baseVnd: number;
  maxAdults: number;
  plan: { price_percent: number; price_delta_vnd: number; pay_mode: string };
  rules: RuleRow[];
  holidays: { holiday_group: string; from_on: string; to_on: string }[];
  /** Prices set by hand, by day. */
  setVnd: Map<string, number>;
}

export const thousand = (vnd: number) => (vnd < 0 ? -1 : 1) * Math.floor((Math.abs(vnd) + 500) / 1000) * 1000;
export const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
const dayMs = 86_400_000;
export const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
export const apart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
export const weekday = (day: string) => new Date(day).getUTCDay() || 7;
export const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, at) => later(day, at));

/** First days of the lunar months in Vietnam, with their numbers, from an almanac: the runtime's calendar is a day late for Tết 2027. */
const moons = {
  '2026-11-09': '10',
  '2026-12-09': '11',
  '2027-01-08': '12',
  '2027-02-06': '01',
  '2027-03-08': '02',
  '2027-04-07': '03',
  '2027-05-06': '04',
  '2027-06-05': '05',
  '2027-07-04': '06',
  '2027-08-02': '07',
  '2027-09-01': '08',
  '2027-09-30': '09',
  '2027-10-29': '10',
  '2027-11-28': '11',
  '2027-12-28': '12',
};

/** Lunar date of a day; the last day of a month of 29 days is its 30th as well. */
function moon(day: string): { days: number[]; month: string } {
  const begun = Object.entries(moons).filter(([first]) => first <= day);
  const [first, month] = begun.at(-1) ?? ['', ''];
  const number = apart(first, day) + 1;
  return { month, days: number === 29 && later(day, 1) in moons ? [29, 30] : [number] };
}

const between = (monthDay: string, from: string, to: string) =>
  from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;

export function isFeast(sold: Sold, group: string | undefined, day: string): boolean {
  return sold.holidays.some((one) => one.holiday_group === group && one.from_on <= day && day <= one.to_on);
}

function touches({ kind, params }: RuleRow, day: string, sold: Sold): boolean {
  const { weekdays, from = '', to = '', holiday, lunarDays } = params;
  if (weekdays && !weekdays.includes(weekday(day))) return false;
  if (kind === 'weekday') return weekdays !== undefined;
  if (kind === 'season') return between(day.slice(5), from, to);
  if (kind === 'holiday') return isFeast(sold, holiday, day);
  if (kind === 'deal') return (from === '' || from <= day) && (to === '' || day <= to);
  const { days, month } = moon(day);
  if (lunarDays) return days.some((one) => lunarDays.includes(one));
  return days.some((one) => between(`${month}-${String(one).padStart(2, '0')}`, from, to));
}

/** Rules 0 to 4: the price of a day. */
export function dayVnd(sold: Sold, day: string): number {
  const set = sold.setVnd.get(day);
  if (set !== undefined) return set;
  const base = thousand(sold.baseVnd);
  const own = sold.rules.filter((rule) => rule.unit_id === null || rule.unit_id === sold.unitId);
  const changes = (kinds: string[], of: number) =>
    own
      .filter((rule) => kinds.includes(rule.kind) && touches(rule, day, sold))
      .map((rule) => thousand((of * rule.percent) / 100 + rule.amount_vnd));
  const ordinary = sum(changes(['weekday', 'season'], base));
  const feasts = changes(['holiday', 'lunar'], base).filter((vnd) => vnd !== 0);
  const list = Math.max(0, base + (feasts.length > 0 ? Math.max(ordinary, ...feasts) : ordinary));
  return Math.max(0, list + sum(changes(['deal'], list)));
}
