import type { UnitStart } from '#modules/pricing/calendar/unit-starts.ts';
import { addDays, isDay } from '#platform/time/days.ts';
import type { BookingFormOptions } from './form/booking-form-options.ts';

export interface ProposedStart {
  /** The URL's params with a proposed start, or unchanged. */
  params: URLSearchParams;
  /** 'next': there is no departure on the requested day, and the first one after it is proposed. */
  proposed: 'first' | 'next' | null;
}

/**
 * The initial choice: the unit's first start that is available for the party. A requested day stays, but where days are
 * departures and there is none on it, the next available one replaces it.
 */
export function proposeStart(
  params: URLSearchParams,
  {
    unitId,
    open,
    firstDay,
    formOptions,
  }: {
    unitId: number;
    open: readonly UnitStart[];
    firstDay: string;
    formOptions: Pick<BookingFormOptions, 'hasDayList' | 'until'>;
  },
): ProposedStart {
  const requestedDay = params.get('from');
  const own = open.filter((start) => start.unitId === unitId);
  const isDeparture = requestedDay !== null && own.some(({ day }) => day === requestedDay);
  const stays =
    requestedDay !== null &&
    (!formOptions.hasDayList || !isDay(requestedDay) || requestedDay < firstDay || isDeparture);
  const next = own.find(({ day, isFree }) => isFree && (requestedDay === null || day > requestedDay));
  if (stays || params.get('open') === '1' || !next) return { params, proposed: null };
  const changed = new URLSearchParams(params);
  changed.set('from', next.day);
  if (formOptions.until === 'required' && !isDay(changed.get('to') ?? ''))
    changed.set('to', addDays(next.day, 1));
  return { params: changed, proposed: requestedDay === null ? 'first' : 'next' };
}
