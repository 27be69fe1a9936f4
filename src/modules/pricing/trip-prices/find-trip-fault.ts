import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** What keeps a trip from being priced: the key of the request that is at fault, and the message for whoever asked. */
export interface TripFault {
  field: 'from' | 'to' | 'rooms' | 'adults';
  message: string;
}

/** Whether lists of a kind can be priced for a trip at all; null when they can. Days must be real ones. */
export function findTripFault(
  { from, to, lastStart = from, rooms, adults }: WantedTrip,
  kind: KindName,
  today: string,
): TripFault | null {
  const firstDay = getKind(kind).startsToday ? today : addDays(today, 1);
  const lastDay = addDays(today, bookingLimits.horizonDays);
  if (lastStart < firstDay) return { field: 'from', message: 'Ngày đi đã qua. Vui lòng chọn ngày khác.' };
  if (from > lastDay) return { field: 'from', message: 'Ngày đi còn quá xa, chưa mở bán.' };
  if (to !== undefined && to <= from) return { field: 'to', message: 'Ngày về phải sau ngày đi.' };
  if (to !== undefined && daysBetween(from, to) > bookingLimits.maxNights) {
    return { field: 'to', message: `Mỗi lần đặt tối đa ${bookingLimits.maxNights} đêm.` };
  }
  if (rooms > bookingLimits.maxRooms)
    return { field: 'rooms', message: `Số phòng từ 1 đến ${bookingLimits.maxRooms}.` };
  return adults < rooms ? { field: 'adults', message: 'Mỗi phòng cần ít nhất một người lớn.' } : null;
}
