/** Vietnam is UTC+7 without daylight saving, so its local time is plain arithmetic and needs no Intl. */
const vietnamOffsetMs = 7 * 60 * 60 * 1000;

const shortWeekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];
const longWeekdays = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'];

/** ISO weekday: 1 Monday (T2) … 7 Sunday (CN). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** `18/12/2026` from '2026-12-18'. @throws RangeError unless it is a real ISO date; so do all functions below. */
export function formatDate(isoDate: string): string {
  const { year, month, day } = readIsoDate(isoDate);
  return `${day}/${month}/${year}`;
}

/** `T6, 18/12/2026`, for cards and calendars. */
export function formatWeekdayDate(isoDate: string): string {
  return `${shortWeekdays[weekdayOf(isoDate) - 1]}, ${formatDate(isoDate)}`;
}

/** `Thứ Sáu, 18/12/2026`, where there is room and a date must not be misread. */
export function formatLongDate(isoDate: string): string {
  return `${longWeekdays[weekdayOf(isoDate) - 1]}, ${formatDate(isoDate)}`;
}

/**
 * `14:30, 18/12/2026`: an instant (Date, epoch milliseconds or ISO text with zone) on the clock of
 * Asia/Ho_Chi_Minh. @throws RangeError for an invalid instant or an ISO text without zone.
 */
export function formatDateTime(instant: Date | number | string): string {
  if (typeof instant === 'string' && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(instant)) {
    throw new RangeError(`Instant without zone: ${instant}`);
  }
  const local = new Date(new Date(instant).getTime() + vietnamOffsetMs).toISOString();
  return `${local.slice(11, 16)}, ${formatDate(local.slice(0, 10))}`;
}

/**
 * `21–23/11/2026`, `28/11–02/12/2026`, `30/12/2026–02/01/2027`; one date when both are the same.
 * @throws RangeError when `toIsoDate` is before `fromIsoDate`.
 */
export function formatRange(fromIsoDate: string, toIsoDate: string): string {
  const from = readIsoDate(fromIsoDate);
  const to = readIsoDate(toIsoDate);
  if (toIsoDate < fromIsoDate) throw new RangeError(`Range ends before it starts: ${toIsoDate}`);
  if (fromIsoDate === toIsoDate) return formatDate(toIsoDate);
  if (from.year !== to.year) return `${formatDate(fromIsoDate)}–${formatDate(toIsoDate)}`;
  const start = from.month === to.month ? from.day : `${from.day}/${from.month}`;
  return `${start}–${formatDate(toIsoDate)}`;
}

/** `3N2Đ`; `1 ngày` without nights, `2 đêm` without days. */
export function formatNights(days: number, nights: number): string {
  if (nights === 0) return `${days} ngày`;
  return days === 0 ? `${nights} đêm` : `${days}N${nights}Đ`;
}

/** Day of the week of an ISO date; the week starts on Monday. */
export function weekdayOf(isoDate: string): Weekday {
  const { atMs } = readIsoDate(isoDate);
  return (new Date(atMs).getUTCDay() || 7) as Weekday;
}

interface ReadDate {
  year: string;
  month: string;
  day: string;
  atMs: number;
}

/** Cache of recently parsed dates: quotes name the same few days again and again. */
const lately = new Map<string, ReadDate>();
const maxLately = 1_000;

function readIsoDate(isoDate: string): ReadDate {
  const known = lately.get(isoDate);
  if (known) return known;
  const read = parseIsoDate(isoDate);
  if (lately.size >= maxLately) lately.clear();
  lately.set(isoDate, read);
  return read;
}

function parseIsoDate(isoDate: string): ReadDate {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  const atMs = year ? Date.parse(`${isoDate}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== isoDate) {
    throw new RangeError(`Not an ISO date: ${isoDate}`);
  }
  return { year, month, day, atMs };
}
