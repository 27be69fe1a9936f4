import { z } from 'zod';
import { repeated } from '#api/v1/list-query.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import {
  findTripFault,
  startsInMonth,
  type WantedTrip,
} from '#modules/pricing/trip-prices/list-trip-products.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

const { maxRooms, maxAdults, maxChildren } = bookingLimits;
const day = z.iso
  .date('Ngày phải có dạng YYYY-MM-DD.')
  .refine((value) => value < '2100-01-01', 'Ngày chưa đúng.');
const count = (words: string, most: number) =>
  z.coerce
    .number(`${words} phải là số.`)
    .int(`${words} phải là số nguyên.`)
    .min(1, `${words} từ 1 đến ${most}.`)
    .max(most, `${words} từ 1 đến ${most}.`)
    .optional();

/** Trip search: lists with a day or month include the total of the trip. */
export const tripQuery = z.object({
  from: day
    .optional()
    .meta({ description: 'Ngày đi hoặc ngày nhận phòng. Có ngày thì danh sách có tổng tiền.' }),
  to: day.optional().meta({ description: 'Ngày trả phòng hoặc ngày trả xe.' }),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Tháng phải có dạng YYYY-MM.')
    .optional()
    .meta({ description: 'Thay cho ngày đi: mọi ngày trong tháng, lấy ngày rẻ nhất.' }),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Giờ chưa đúng, ví dụ 08:30.')
    .optional(),
  rooms: count('Số phòng', maxRooms),
  adults: count('Số người lớn', maxAdults),
  ages: repeated.meta({ description: 'Tuổi của từng trẻ em: 5,8 hoặc 5-8.' }),
});

/**
 * The trip of a list query; null when neither a day nor a month is given.
 * @throws a problem that names the invalid key
 */
export function toWantedTrip(
  kind: Kind,
  { from, to, month, time, rooms = 1, adults = 2, ages }: z.infer<typeof tripQuery>,
  now: Date,
): WantedTrip | null {
  const childAges = ages.flatMap((text) => text.split('-'));
  if (childAges.some((age) => !/^\d{1,2}$/.test(age) || Number(age) > 17))
    throw fault('ages', 'Tuổi trẻ em từ 0 đến 17, ví dụ 5-8.');
  if (childAges.length > maxChildren) throw fault('ages', `Mỗi lần đặt nhận tối đa ${maxChildren} trẻ em.`);
  const today = dayInVietnam(now);
  const firstDay = kind.startsToday ? today : addDays(today, 1);
  const when = from ? { from, to } : month ? startsInMonth(month, firstDay) : null;
  if (!when) {
    if (to) throw fault('from', 'Vui lòng gửi cả ngày đi.');
    return null;
  }
  const trip = { ...when, time, rooms, adults, childAges: childAges.map(Number) };
  const found = findTripFault(trip, kind.name, today);
  if (found) throw fault(from ? found.field : found.field === 'from' ? 'month' : found.field, found.message);
  return trip;
}

function fault(field: string, message: string): ProblemError {
  return new ProblemError(400, 'invalid_input', 'Dữ liệu gửi lên chưa hợp lệ.', {
    errors: [{ field, message }],
  });
}
