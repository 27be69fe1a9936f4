import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { addDays, daysBetween, isDay } from '#platform/time/days.ts';

const { maxRooms, maxAdults, maxChildren } = bookingLimits;
export const limits = { rooms: maxRooms, adults: maxAdults, children: maxChildren };

/** What stands in the date bar, as typed. */
export interface StayForm {
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  childAges: number[];
  rooms: number;
}

export type StayField = 'checkIn' | 'checkOut' | 'adults' | 'childAges' | 'rooms';

export interface Stay {
  from: string;
  to: string;
  quantity: number;
  adults: number;
  childAges: number[];
}

export interface StayQuery {
  form: StayForm;
  /** What keeps the search from being made, by field. */
  errors: Partial<Record<StayField, string>>;
  /** What to look for; null until dates are chosen, and while there are errors. */
  stay: Stay | null;
}

/**
 * Reads the date bar out of an address, in the words of parts/booking/item-query.ts. Without dates there is neither a stay nor an error; a stay is only made of what
 * the visitor gave.
 */
export function parseStayQuery(params: URLSearchParams, today: string): StayQuery {
  const number = (key: string, fallback: number) => {
    const text = params.get(key)?.trim() ?? '';
    return /^\d{1,3}$/.test(text) ? Number(text) : fallback;
  };
  const childAges = parseChildAges(params);
  const form: StayForm = {
    checkIn: params.get('from')?.trim() ?? '',
    checkOut: params.get('to')?.trim() ?? '',
    adults: number('adults', 2),
    children: Math.min(limits.children, number('children', childAges.length)),
    childAges,
    rooms: number('quantity', 1),
  };
  const isBlank = form.checkIn === '' && form.checkOut === '';
  // A day taken from the calendar comes alone: the other one is still to be chosen, which is no mistake.
  const isHalf = isDay(form.checkIn) && !params.has('to');
  const errors = isBlank ? {} : findErrors(form, { today, isHalf });
  const isReady = !isBlank && !isHalf && Object.keys(errors).length === 0;
  const { checkIn: from, checkOut: to, adults, rooms: quantity } = form;
  return { form, errors, stay: isReady ? { from, to, quantity, adults, childAges } : null };
}

function findErrors(
  form: StayForm,
  { today, isHalf }: { today: string; isHalf: boolean },
): StayQuery['errors'] {
  const { checkIn, checkOut, adults, children, childAges, rooms } = form;
  const errors: StayQuery['errors'] = {};
  if (!isDay(checkIn)) errors.checkIn = 'Bạn chọn ngày nhận phòng nhé.';
  else if (checkIn < today) errors.checkIn = 'Ngày nhận phòng đã qua. Bạn chọn ngày khác nhé.';
  else if (checkIn > addDays(today, bookingLimits.horizonDays)) {
    errors.checkIn = 'Ngày nhận phòng còn quá xa, chỗ nghỉ chưa mở bán.';
  }
  if (!isHalf && !errors.checkIn) {
    if (!isDay(checkOut)) errors.checkOut = 'Bạn chọn ngày trả phòng nhé.';
    else if (checkOut <= checkIn) errors.checkOut = 'Ngày trả phòng phải sau ngày nhận phòng.';
    else if (daysBetween(checkIn, checkOut) > bookingLimits.maxNights) {
      errors.checkOut = `Mỗi lần đặt tối đa ${bookingLimits.maxNights} đêm. Bạn tách thành hai lần đặt nhé.`;
    }
  }
  if (rooms < 1 || rooms > limits.rooms) errors.rooms = `Số phòng từ 1 đến ${limits.rooms}.`;
  if (adults < 1 || adults > limits.adults) errors.adults = `Số người lớn từ 1 đến ${limits.adults}.`;
  else if (!errors.rooms && adults < rooms) errors.adults = 'Mỗi phòng cần ít nhất một người lớn.';
  if (childAges.length !== children) {
    errors.childAges =
      children > childAges.length ? 'Bạn chọn tuổi của từng bé.' : 'Số tuổi nhiều hơn số trẻ em.';
  }
  return errors;
}

/** Ages stand as 'ages=3&ages=7' or 'ages=3-7'; what is no age from 0 to 17 is left out. */
function parseChildAges(params: URLSearchParams): number[] {
  return params
    .getAll('ages')
    .flatMap((text) => text.split(/[-,]/))
    .filter((text) => /^\d{1,2}$/.test(text))
    .map(Number)
    .filter((age) => age <= 17)
    .slice(0, 40);
}
