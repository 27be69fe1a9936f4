import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { bookableWindow } from '#modules/pricing/calendar/bookable-window.ts';
import { daysBetween, isDay } from '#platform/time/days.ts';
import type { SearchedKind, TripSearch } from './trip-search.ts';

/** The values of a search's fields, as typed; empty texts for empty fields. */
export interface TripSearchForm {
  from: string;
  to: string;
  month: string;
  time: string;
  rooms: number;
  adults: number;
  /** Number of children; their ages are listed separately, perhaps incompletely. */
  children: number;
  childAges: number[];
}

/** Query keys that can have errors. */
export type TripSearchField = 'from' | 'to' | 'month' | 'time' | 'rooms' | 'adults' | 'ages';

export interface TripSearchReading {
  form: TripSearchForm;
  /** Errors by field that prevent the search. */
  errors: Partial<Record<TripSearchField, string>>;
  /** Null until dates are chosen, and while there are errors. */
  search: TripSearch | null;
}

const { maxRooms, maxAdults, maxChildren, maxNights } = bookingLimits;

/**
 * Reads a search from a query, for a kind that takes nights or a day. Defaults to two adults and one room; `quantity` is what
 * `rooms` was called in older links, ages are given as 'ages=5,8', 'ages=5-8' or 'ages=5&ages=8'. Without dates there is neither
 * a search nor an error: a search is only made of what the visitor gave.
 */
export function readTripSearch(
  params: URLSearchParams,
  kind: SearchedKind,
  today: string,
): TripSearchReading {
  const form = readForm(params, kind);
  const { from, to, month, time, rooms, adults, childAges } = form;
  const isBlank = from === '' && to === '' && month === '';
  // The first day may be given alone: the last one is still to be chosen, which is no error.
  const isHalf = kind.search.when === 'nights' && isDay(from) && !params.has('to');
  const errors = isBlank
    ? {}
    : { ...findDateErrors(form, { kind, today, isHalf }), ...findPartyErrors(form) };
  if (isBlank || isHalf || Object.keys(errors).length > 0) return { form, errors, search: null };
  const dates = { from: from || null, to: to || null, month: month || null, time: time || null };
  return { form, errors, search: { ...dates, rooms, adults, childAges } };
}

function readForm(params: URLSearchParams, { search }: SearchedKind): TripSearchForm {
  const text = (key: string) => params.get(key)?.trim() ?? '';
  const number = (value: string, fallback: number) => (/^\d{1,3}$/.test(value) ? Number(value) : fallback);
  const childAges = search.party === null ? [] : readAges(params);
  const from = text('from');
  return {
    from,
    to: search.when === 'nights' ? text('to') : '',
    month: search.takesMonth && from === '' ? text('month') : '',
    time: search.takesTime ? text('time') : '',
    rooms: search.party === 'rooms' ? number(text('rooms') || text('quantity'), 1) : 1,
    adults: search.party === null ? 2 : number(text('adults'), 2),
    children: search.party === null ? 0 : Math.min(maxChildren, number(text('children'), childAges.length)),
    childAges,
  };
}

/** Anything but an age from 0 to 17 is dropped. */
function readAges(params: URLSearchParams): number[] {
  return params
    .getAll('ages')
    .flatMap((text) => text.split(/[-,\s]+/))
    .filter((text) => /^\d{1,2}$/.test(text))
    .map(Number)
    .filter((age) => age <= 17)
    .slice(0, 40);
}

function findDateErrors(
  { from, to, month, time }: TripSearchForm,
  { kind, today, isHalf }: { kind: SearchedKind; today: string; isHalf: boolean },
): TripSearchReading['errors'] {
  const errors: TripSearchReading['errors'] = {};
  const { firstDay, lastDay } = bookableWindow(kind, today);
  const { from: dayWord, to: endWord = '' } = kind.search.words;
  if (month !== '') {
    const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
    if (!isMonth || month < firstDay.slice(0, 7) || month > lastDay.slice(0, 7))
      errors.month = 'Chọn một tháng từ tháng này đến 18 tháng tới.';
  } else if (!isDay(from)) errors.from = `Chọn ${dayWord.toLowerCase()}.`;
  else if (from < firstDay) errors.from = `${dayWord} đã qua. Chọn ngày khác.`;
  else if (from > lastDay) errors.from = `${dayWord} còn quá xa, chưa mở bán.`;
  if (kind.search.when === 'nights' && !isHalf && !errors.from) {
    if (!isDay(to)) errors.to = `Chọn ${endWord.toLowerCase()}.`;
    else if (to <= from) errors.to = `${endWord} phải sau ${dayWord.toLowerCase()}.`;
    else if (daysBetween(from, to) > maxNights)
      errors.to = `Mỗi lần đặt tối đa ${maxNights} đêm. Vui lòng tách thành hai lần đặt.`;
  }
  if (time !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) errors.time = 'Chọn giờ, ví dụ 08:30.';
  return errors;
}

function findPartyErrors({
  rooms,
  adults,
  children,
  childAges,
}: TripSearchForm): TripSearchReading['errors'] {
  const errors: TripSearchReading['errors'] = {};
  if (rooms < 1 || rooms > maxRooms) errors.rooms = `Số phòng từ 1 đến ${maxRooms}.`;
  if (adults < 1 || adults > maxAdults) errors.adults = `Số người lớn từ 1 đến ${maxAdults}.`;
  else if (!errors.rooms && adults < rooms) errors.adults = 'Mỗi phòng cần ít nhất một người lớn.';
  if (childAges.length !== children) {
    errors.ages = children > childAges.length ? 'Chọn tuổi của từng bé.' : 'Số tuổi nhiều hơn số trẻ em.';
  }
  return errors;
}
