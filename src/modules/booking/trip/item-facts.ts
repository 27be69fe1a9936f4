import { activeItems } from '#modules/booking/active-items.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { PassengerTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

export interface ItemFact {
  /** What it is, where something depends on that; others are only read. */
  about?: 'start' | 'end' | 'quantity' | 'guests' | 'voucher' | 'state';
  label: string;
  value: string;
}

export type FactItem = Pick<
  QuotedItem,
  'kind' | 'from' | 'to' | 'nights' | 'quantity' | 'adults' | 'childAges' | 'options'
> &
  Partial<Pick<QuotedItem, 'startsAt' | 'ended' | 'countedAs' | 'termsOf'>>;

const endedLabels = {
  credited: 'Không diễn ra, tiền giữ làm tín dụng',
  refunded: 'Không diễn ra, tiền được hoàn lại',
  cancelled: 'Đã hủy',
};

/** The chosen options as a list of facts for the guest, with the same wording in cart, checkout, trip and mails. */
export function itemFacts(item: FactItem): ItemFact[] {
  const { options } = item;
  if (options.openDated) {
    return [{ about: 'start', label: 'Ngày đi', value: 'Chọn sau bằng mã' }, ...countOf(item)];
  }
  const words = kindProfiles[item.kind].booking;
  const lasts = words.to && item.to > item.from;
  return [
    { about: 'start', label: words.from, value: at(item.from, options.time ?? hourOf(item)) },
    ...(lasts ? [{ about: 'end' as const, label: words.to ?? '', value: at(item.to, options.endTime) }] : []),
    ...countOf(item),
    ...guestsOf(item),
    ...(options.childHeightsCm?.length ? [heightFact(options.childHeightsCm)] : []),
    ...(options.singles > 0 ? [{ label: 'Phòng đơn', value: String(options.singles) }] : []),
    ...(options.voucherCode
      ? [{ about: 'voucher' as const, label: 'Dùng mã combo', value: options.voucherCode }]
      : []),
    ...(options.flightNo ? [{ label: 'Chuyến bay', value: options.flightNo }] : []),
    ...(options.pickupAddress ? [{ label: 'Đón tại', value: options.pickupAddress }] : []),
    ...(options.dropoffAddress ? [{ label: 'Trả tại', value: options.dropoffAddress }] : []),
    ...(item.termsOf
      ? [{ about: 'state' as const, label: 'Điều kiện hủy', value: `Theo gói bạn đã mua: ${item.termsOf}` }]
      : []),
    ...(item.ended ? [{ about: 'state' as const, label: 'Tình trạng', value: endedLabels[item.ended] }] : []),
  ];
}

function at(day: string, time: string | undefined): string {
  return time ? `${time}, ${formatWeekdayDate(day)}` : formatWeekdayDate(day);
}

function hourOf({ kind, startsAt }: FactItem): string | undefined {
  return kindProfiles[kind].booking.hasHour && startsAt ? formatDateTime(startsAt).slice(0, 5) : undefined;
}

function countOf({ kind, quantity, nights, countedAs }: FactItem): ItemFact[] {
  const { counts, countsOfDay = counts, hasNights } = kindProfiles[kind].booking;
  if (!counts) return [];
  const stay = hasNights ? ` · ${nights} đêm` : '';
  return [
    {
      about: 'quantity',
      label: 'Số lượng',
      value: `${quantity} ${countedAs ?? (nights > 0 ? counts : countsOfDay)}${stay}`,
    },
  ];
}

function guestsOf({ adults, childAges, options: { childHeightsCm } }: FactItem): ItemFact[] {
  if (adults + childAges.length === 0) return [];
  const sizes = childHeightsCm?.length
    ? `cao ${childHeightsCm.join(', ')} cm`
    : `${childAges.join(', ')} tuổi`;
  const children = childAges.length > 0 ? `, ${childAges.length} trẻ em (${sizes})` : '';
  return [{ about: 'guests', label: 'Khách', value: `${adults} người lớn${children}` }];
}

/** Heights are measured at the gate, so a guest with a reduced ticket must know for which height it was paid. */
function heightFact(heightsCm: readonly number[]): ItemFact {
  const heights = heightsCm.map((cm) => `${cm} cm`).join(', ');
  return { label: 'Giá theo chiều cao', value: `${heights} như bạn đã khai; cổng sẽ đo lại` };
}

/** `position`: of the trip's first item in the booking. */
export interface PartialTrip {
  position: number;
  title: string;
  guests: number;
  hasPapers: boolean;
}

export interface PassengerList {
  /** The number of passengers of the largest trip. */
  count: number;
  /** Deadline of the list (ISO instant). */
  until: string;
  /** How many of them have to give their papers: all, or those on the trips of `partial` that require them. */
  withPapers: number;
  /** Trips on which not all of them go: those named for it in the list, or the first `guests` where nobody is named. */
  partial: PartialTrip[];
}

/** The passenger list that a booking requires; null when none of its items does. */
export function passengersOf(quote: Pick<Quote, 'items'>): PassengerList | null {
  const affected = activeItems(quote).flatMap((item) => {
    const terms = termsOf(item);
    const position = quote.items.indexOf(item);
    return terms && !item.options.openDated ? [{ item, terms, position }] : [];
  });
  if (affected.length === 0) return null;
  const until = affected.map(({ item, terms }) => Date.parse(item.startsAt) - terms.hoursBefore * 3_600_000);
  const trips = tripsOf(affected);
  const count = Math.max(...trips.map(({ guests }) => guests));
  return {
    count,
    until: new Date(Math.min(...until)).toISOString(),
    withPapers: Math.max(0, ...trips.map(({ guests, hasPapers }) => (hasPapers ? guests : 0))),
    partial: trips.filter(({ guests }) => guests < count),
  };
}

/** Groups the items of one product and day into a trip: two cabins of a sailing are two items with guests of their own. */
function tripsOf(
  affected: readonly { item: QuotedItem; terms: PassengerTerms; position: number }[],
): PartialTrip[] {
  const trips = Map.groupBy(affected, ({ item }) => `${item.productId} ${item.from}`);
  return [...trips.values()].map((parts) => ({
    position: Math.min(...parts.map(({ position }) => position)),
    title: parts[0]?.item.productTitle ?? '',
    guests: parts.reduce((sum, { item }) => sum + item.adults + item.childAges.length, 0),
    hasPapers: parts.some(({ terms }) => terms.asks === 'papers'),
  }));
}

/** A list of names for a booking that requires none: replacing travellers can be entered all the same. */
export function namesOf(quote: Pick<Quote, 'items'>): PassengerList {
  const dated = activeItems(quote).filter((item) => !item.options.openDated);
  const starts = dated.map(({ startsAt }) => Date.parse(startsAt));
  return {
    count: Math.max(1, ...dated.map((item) => item.adults + item.childAges.length)),
    until: new Date(Math.min(...starts, 8.64e15)).toISOString(),
    withPapers: 0,
    partial: [],
  };
}

function termsOf({ kind, passengers }: QuotedItem): PassengerTerms | null {
  if (passengers !== undefined) return passengers;
  // A booking from before its terms were stored in it.
  return kindProfiles[kind].asksForPassengers ? { asks: 'papers', hoursBefore: 24 } : null;
}
