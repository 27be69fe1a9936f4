import { dayInVietnam, isDay } from '#platform/time/days.ts';
import { triedYears } from '../../parts/prices/tried-years.ts';

/** A day's price, cost, or margin in percent, by their names in the address. */
export const shownNames = ['ban', 'von', 'lai'] as const;
export type Shown = (typeof shownNames)[number];

/** The rules in force, those with all drafts, or what the drafts change. */
export const ruleSets = ['chay', 'nhap', 'lech'] as const;
export type RuleSet = (typeof ruleSets)[number];

/** A try-out as its address describes it; null where not given. */
export interface TryOut {
  text: string;
  productId: number | null;
  unitId: number | null;
  planId: number | null;
  year: number;
  adults: number | null;
  childAges: number[];
  quantity: number | null;
  length: number | null;
  /** Minimum margin of the company, in percent of the price. */
  floorPercent: number;
  /** Whether the minimum was changed from that of the settings. */
  isOwnFloor: boolean;
  /** What the cells of the year show. */
  shown: Shown;
  /** The day whose lines are shown. */
  day: string | null;
  ruleSet: RuleSet;
  /** The day of the booking; null for today. */
  bookedOn: string | null;
}

/** @param usualFloor the default minimum margin, in percent of the price */
export function readTryOut(query: URLSearchParams, now: Date, usualFloor: number): TryOut {
  const number = (name: string, most: number) => {
    const text = query.get(name)?.trim() ?? '';
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= most ? value : null;
  };
  const years = triedYears(now);
  const wished = query.get('ngay') ?? '';
  const day = isDay(wished) && years.includes(Number(wished.slice(0, 4))) ? wished : null;
  const year = years.find((one) => one === number('nam', 9999));
  const booked = query.get('dat') ?? '';
  const floorPercent = number('san', 90);
  return {
    text: query.get('tim')?.slice(0, 80) ?? '',
    productId: number('san-pham', 2_000_000_000),
    unitId: number('hang', 2_000_000_000),
    planId: number('goi', 2_000_000_000),
    year: year ?? (day ? Number(day.slice(0, 4)) : (years[0] as number)),
    adults: number('lon', 60),
    childAges: [...(query.get('tuoi') ?? '').matchAll(/\d+/g)]
      .map(Number)
      .filter((age) => age < 18)
      .slice(0, 12),
    quantity: number('so', 60),
    length: number('dem', 30),
    floorPercent: floorPercent ?? usualFloor,
    isOwnFloor: floorPercent !== null && floorPercent !== usualFloor,
    shown: shownNames.find((name) => name === query.get('xem')) ?? 'ban',
    day,
    ruleSet: ruleSets.find((name) => name === query.get('luat')) ?? 'chay',
    bookedOn: isDay(booked) && booked > dayInVietnam(now) && booked < '2100' ? booked : null,
  };
}

/** The try-out's address with changes; empty values are left out. */
export function tryOutAddress(tried: TryOut, changes: Partial<TryOut> = {}): string {
  const {
    text,
    productId,
    unitId,
    planId,
    year,
    adults,
    childAges,
    quantity,
    length,
    day,
    isOwnFloor,
    floorPercent,
    shown,
    ruleSet,
    bookedOn,
  } = { ...tried, ...changes };
  const all = {
    ...{ tim: text, 'san-pham': productId, hang: unitId, goi: planId, nam: year },
    ...{ lon: adults, tuoi: childAges.join(' '), so: quantity, dem: length, ngay: day },
    san: isOwnFloor ? floorPercent : '',
    xem: shown === 'ban' ? '' : shown,
    luat: ruleSet === 'chay' ? '' : ruleSet,
    dat: bookedOn,
  };
  const filled = Object.entries(all).flatMap(([key, value]) => (value ? [[key, String(value)]] : []));
  return `?${new URLSearchParams(filled)}`;
}
