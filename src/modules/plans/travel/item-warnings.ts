import { isoWeekday } from '#platform/time/days.ts';

const weekdayNames = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'];

/** Details of an item's product that warnings depend on; any may be missing. */
interface Opening {
  hour: string | null;
  details: Record<string, unknown>;
  /** Days on which its product starts besides its weekdays; ISO. */
  extraDays?: readonly string[];
}

/**
 * Warnings about an item on its day, according to the catalogue: it is closed on that weekday and has no extra start on that day,
 * or it is not open at that hour. Without a date only the hour is checked.
 */
export function itemWarnings({ hour, details, extraDays = [] }: Opening, date: string | null): string[] {
  const weekdays = numbersOf(details.openWeekdays ?? details.weekdays ?? details.departureWeekdays);
  const isClosed =
    date !== null && weekdays.length > 0 && !weekdays.includes(isoWeekday(date)) && !extraDays.includes(date);
  const closed = isClosed
    ? [
        `Không mở vào ${weekdayNames[isoWeekday(date) - 1]}: chỉ có ${weekdays.map((day) => weekdayNames[day - 1]).join(', ')}.`,
      ]
    : [];
  const windows = windowsOf(details.openHours);
  const isOutside =
    hour !== null && windows.length > 0 && !windows.some(({ from, to }) => from <= hour && hour < to);
  const outside = isOutside
    ? [`Giờ mở cửa là ${windows.map(({ from, to }) => `${from} đến ${to}`).join(', ')}.`]
    : [];
  return [...closed, ...outside];
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value)
    ? value.filter((one): one is number => Number.isInteger(one) && one >= 1 && one <= 7)
    : [];
}

function windowsOf(value: unknown): { from: string; to: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) =>
    typeof one?.from === 'string' && typeof one?.to === 'string' ? [{ from: one.from, to: one.to }] : [],
  );
}
