import type { CalendarCell } from '#web/areas/products/calendar/calendar.ts';
import type { DayPart } from '#web/areas/products/calendar/calendar-day.tsx';
import type { StayForm } from './stay-query.ts';

/** The page with other dates but the same party; without `checkOut` the stay waits for its second day. */
export function stayHref(
  path: string,
  form: StayForm,
  dates: { checkIn: string; checkOut?: string },
  extra: { month?: string; hash?: string } = {},
): string {
  const params = new URLSearchParams({ from: dates.checkIn });
  if (dates.checkOut) params.set('to', dates.checkOut);
  params.set('adults', String(form.adults));
  if (form.children > 0) params.set('children', String(form.children));
  if (form.childAges.length > 0) params.set('ages', form.childAges.join('-'));
  params.set('quantity', String(form.rooms));
  if (extra.month) params.set('month', extra.month);
  return `${path}?${params}${extra.hash ?? ''}`;
}

/**
 * Where a day of the calendar leads: the first day picks the arrival, the next one the departure, and a third begins
 * anew. A departure cannot lie behind a day that has no room.
 */
export function pickDay(
  path: string,
  form: StayForm,
  cells: readonly CalendarCell[],
  month: string,
): (cell: CalendarCell) => string | null {
  const isChoosingDeparture = form.checkIn !== '' && form.checkOut === '';
  const firstFull = cells.find((cell) => cell.day >= form.checkIn && cell.state !== 'open')?.day;
  return (cell) => {
    const isReachable = cell.day > form.checkIn && (!firstFull || cell.day <= firstFull);
    if (isChoosingDeparture && isReachable) {
      return stayHref(path, form, { checkIn: form.checkIn, checkOut: cell.day }, { hash: '#phong' });
    }
    return cell.state === 'open' ? stayHref(path, form, { checkIn: cell.day }, { month }) : null;
  };
}

/** How a day takes part in the chosen stay. */
export function partOfStay({ checkIn, checkOut }: StayForm): (day: string) => DayPart {
  return (day) => {
    if (day === checkIn) return 'start';
    if (!checkOut) return null;
    if (day === checkOut) return 'end';
    return day > checkIn && day < checkOut ? 'inside' : null;
  };
}
