import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { daysBetween } from '#platform/time/days.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';

/** What the prices of the cards are, said once above them. */
export function priceWords(kind: Kind, trip: TripSearch | null): string {
  if (!trip) return 'Giá từ của những ngày tới, đã gồm thuế phí.';
  const { from, to, rooms, adults, childAges } = trip;
  const party = [
    kind.search.party !== null && `${adults} người lớn`,
    childAges.length > 0 && `${childAges.length} trẻ em`,
  ].filter(Boolean);
  const stay = from && to ? `${daysBetween(from, to)} đêm, ${rooms} phòng` : '';
  return `Tổng tiền ${[stay, ...party].filter(Boolean).join(', ') || 'cho ngày bạn chọn'}, đã gồm thuế phí.`;
}

/** 'Giá', with dates 'Tổng tiền 2 đêm'. */
export function priceLabel(trip: TripSearch | null): string {
  if (!trip) return 'Giá';
  return trip.from && trip.to ? `Tổng tiền ${daysBetween(trip.from, trip.to)} đêm` : 'Tổng tiền';
}
