import {
  apart,
  daysFrom,
  dayVnd,
  isFeast,
  later,
  type RuleRow,
  type Sold,
  sum,
  thousand,
  weekday,
} from './day-by-hand.test-data.ts';

/**
 * Reference calculation of a stay, trip, pack, piece or vehicle from stored rows and details, by the rules of this module's README,
 * line by line, as done by hand. It shares no code with what it checks.
 */

interface Band {
  fromAge: number;
  toAge: number;
  fromChild?: number;
  percent?: number;
  amountVnd?: number;
  takesPlace?: boolean;
}

interface Surcharge {
  weekdays?: number[];
  holiday?: string;
  on?: string;
  amountVnd: number;
  per: 'person' | 'roomNight' | 'voucher';
}

export interface HandQuote {
  from: string;
  to?: string;
  quantity: number;
  adults: number;
  childAges: number[];
  time?: string;
}

/** Rule 5: under a plan. */
function planVnd(sold: Sold, day: string): number {
  const { price_percent: percent, price_delta_vnd: delta } = sold.plan;
  return Math.max(0, thousand((dayVnd(sold, day) * percent) / 100) + delta);
}

/** The paying adults, the bands of the others, and the number of places needed. */
function party({ adults, childAges }: HandQuote, bands: Band[], rooms: number) {
  let paying = adults;
  let places = adults;
  const children: Band[] = [];
  for (const [rank, age] of childAges.toSorted((a, b) => b - a).entries()) {
    const nth = Math.floor(rank / rooms) + 1;
    const [band] = bands
      .filter((one) => one.fromAge <= age && age <= one.toAge && (one.fromChild ?? 1) <= nth)
      .toSorted((a, b) => (b.fromChild ?? 1) - (a.fromChild ?? 1));
    if (!band) paying++;
    else children.push(band);
    if (band?.takesPlace !== false) places++;
  }
  return { adults: paying, children, places };
}

const childVnd = (band: Band, adultVnd: number) =>
  band.amountVnd ?? thousand((adultVnd * (band.percent ?? 0)) / 100);

/** The best of the early-bird, last-minute and long-stay discounts. */
function discountVnd(sold: Sold, baseVnd: number, { nights, from, today }: Booked): number {
  const ahead = apart(today, from);
  const holds = ({ kind, params }: RuleRow) => {
    if (params.weekdays && !params.weekdays.includes(weekday(from))) return false;
    if ((params.from && from < params.from) || (params.to && from > params.to)) return false;
    if (kind === 'early-bird') return ahead >= (params.days ?? Number.POSITIVE_INFINITY);
    if (kind === 'last-minute') return ahead <= (params.days ?? -1);
    return kind === 'long-stay' && nights >= (params.nights ?? Number.POSITIVE_INFINITY);
  };
  const off = sold.rules
    .filter((rule) => (rule.unit_id === null || rule.unit_id === sold.unitId) && holds(rule))
    .map((rule) => thousand((baseVnd * rule.percent) / 100 + rule.amount_vnd));
  return Math.max(-baseVnd, Math.min(0, ...off));
}

interface Booked {
  nights: number;
  from: string;
  today: string;
}

/** A day's weekday surcharges or its largest holiday surcharge, never both; a fee for a day of the year comes on top. */
function surchargesVnd(
  sold: Sold,
  surcharges: Surcharge[],
  days: string[],
  nights: string[],
  counts: Counts,
) {
  const all = [...new Set([...days, ...nights])].map((day) => {
    const due = surcharges
      .filter((one) => (one.per === 'roomNight' ? nights : days).includes(day))
      .map((one) => ({ ...one, vnd: one.amountVnd * counts[one.per] }));
    const isDay = (one: Surcharge) => !one.weekdays || one.weekdays.includes(weekday(day));
    const fees = due.filter((one) => one.on && day.endsWith(one.on));
    const feasts = due.filter(
      (one) => !one.on && one.holiday && isDay(one) && isFeast(sold, one.holiday, day),
    );
    const ordinary = due.filter((one) => !one.on && !one.holiday && one.weekdays && isDay(one));
    return (
      sum(fees.map(({ vnd }) => vnd)) +
      Math.max(sum(ordinary.map(({ vnd }) => vnd)), ...feasts.map(({ vnd }) => vnd))
    );
  });
  return sum(all);
}

type Counts = Record<Surcharge['per'], number>;

/** The total price. */
export function totalByHand(sold: Sold, item: HandQuote, today: string): number {
  const { kind, details, unitDetails } = sold;
  const { from, to = from, quantity } = item;
  const bands = (details.childPolicy ?? []) as Band[];
  const of = (key: string) => Number(details[key] ?? 0);
  if (kind === 'hotel') {
    const nights = daysFrom(from, apart(from, to));
    const { children } = party(item, bands, quantity);
    const rooms = sum(nights.map((night) => planVnd(sold, night) * quantity));
    const beside = nights.flatMap((night) =>
      children.map((band) => childVnd(band, planVnd(sold, night) / sold.maxAdults)),
    );
    return rooms + sum(beside) + discountVnd(sold, rooms, { nights: nights.length, from, today });
  }
  if (kind === 'car' || kind === 'service') {
    const hours = details.mode === 'self-drive' || unitDetails.byDays === true ? apart(from, to) : 0;
    const length = details.mode === 'with-driver' ? apart(from, to) + 1 : Math.max(1, hours);
    const base = sum(daysFrom(from, length).map((day) => planVnd(sold, day) * quantity));
    const isNight =
      kind === 'car' && item.time !== undefined && (item.time >= '22:00' || item.time < '05:00');
    const nights = details.mode === 'airport-transfer' || (kind === 'service' && hours === 0) ? 0 : length;
    const added = isNight ? thousand((base * of('nightPercent')) / 100) : 0;
    return base + added + discountVnd(sold, base, { nights, from, today });
  }
  const nights = of('nights');
  const adultsOfPack = { person: 1, two: 2, room: of('paxIncluded') }[String(details.pricedPer)] ?? 1;
  const rooms = details.pricedPer === 'person' ? Math.ceil(quantity / 2) : quantity;
  const who = party(item, bands, kind === 'combo' || kind === 'cruise' ? rooms : 1);
  const priceVnd = planVnd(sold, from);
  const heads = kind === 'combo' ? quantity : who.adults;
  const base = heads * priceVnd + sum(who.children.map((band) => childVnd(band, priceVnd / adultsOfPack)));
  const discount = discountVnd(sold, base, { nights, from, today });
  if (kind === 'combo') {
    const counts = { person: who.places, roomNight: rooms, voucher: quantity };
    const surcharges = (details.surcharges ?? []) as Surcharge[];
    return base + discount + surchargesVnd(sold, surcharges, [from], daysFrom(from, nights), counts);
  }
  if (kind !== 'cruise') return base + discount;
  const alone = nights > 0 ? Math.max(0, 2 * quantity - item.adults - item.childAges.length) : 0;
  const single = alone * thousand((priceVnd * of('singleSupplementPercent')) / 100);
  const fees = ((details.mandatoryFees ?? []) as { on: string; amountVnd: number }[]).flatMap((fee) =>
    daysFrom(from, Math.max(1, nights)).map((day) => (day.endsWith(fee.on) ? fee.amountVnd * who.places : 0)),
  );
  return base + discount + single + sum(fees);
}

/** Amount due at once: under a deposit plan the share of the terms in whole thousands, until the balance date has passed. */
export function dueByHand(
  sold: Sold,
  totalVnd: number,
  { from, today }: { from: string; today: string },
): number {
  if (sold.plan.pay_mode !== 'deposit') return totalVnd;
  const { details, kind } = sold;
  const percent = kind === 'cruise' ? 50 : Number(details.depositPercent ?? 30);
  const before = Number(details.balanceDays ?? 3);
  if (later(from, -before) < today) return totalVnd;
  return Math.min(totalVnd, Math.ceil((totalVnd * percent) / 100_000) * 1000);
}
