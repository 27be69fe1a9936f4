import { daysBetween } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatDay } from '../../parts/format-moment.ts';
import { type Cell, placesLeft } from './cells.ts';

/** One line on what a guest who arrives on this day sees on the site. */
export function guestSees(cell: Cell, day: string, today: string): string {
  const { allotment, priceVnd, isClosed, isStopped, noArrival, releaseDays, minStay, maxStay } = cell;
  const on = formatDay(day);
  if (day < today) return `${on} đã qua.`;
  if (allotment === null || priceVnd === null) return `Khách không thấy ${on}: chưa mở bán.`;
  if (isStopped) return `Khách không đặt được ${on}: đang ngừng phục vụ.`;
  if (isClosed) return `Khách không đặt được ${on}: đã ngừng bán.`;
  const left = placesLeft(cell);
  if (left <= 0) return `Khách thấy ${on} hết chỗ.`;
  if (releaseDays > 0 && daysBetween(today, day) < releaseDays)
    return `Khách không đặt được ${on} nữa: đã nhả chỗ.`;
  if (noArrival) return `Khách không đến được ngày ${on}, ở qua ngày ấy thì được.`;
  const nights = [
    (minStay ?? 1) > 1 && `ở từ ${minStay} đêm`,
    maxStay > 0 && `ở đến ${maxStay} đêm`,
    `còn ${left}`,
  ].filter(Boolean);
  return `Khách thấy ${on}: ${formatVnd(priceVnd)}, ${nights.join(', ')}.`;
}
