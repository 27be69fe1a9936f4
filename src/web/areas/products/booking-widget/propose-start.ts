import type { UnitStart } from '#modules/pricing/calendar/unit-starts.ts';
import { addDays, isDay } from '#platform/time/days.ts';
import type { BookingFormOptions } from './form/booking-form-options.ts';

export interface ProposedStart {
  /** The address with a start that the page proposes, or as it is. */
  params: URLSearchParams;
  /** 'next': nothing leaves on the day that was asked for, and the first departure after it is proposed. */
  proposed: 'first' | 'next' | null;
}

/**
 * What is chosen on arrival: the first start of the unit that has a place for all who come. A day that was asked for
 * stays, but where days are departures and none leaves on it, the next free one takes its place.
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
  const asked = params.get('from');
  const own = open.filter((start) => start.unitId === unitId);
  const isDeparture = asked !== null && own.some(({ day }) => day === asked);
  const stays =
    asked !== null && (!formOptions.hasDayList || !isDay(asked) || asked < firstDay || isDeparture);
  const next = own.find(({ day, isFree }) => isFree && (asked === null || day > asked));
  if (stays || params.get('open') === '1' || !next) return { params, proposed: null };
  const changed = new URLSearchParams(params);
  changed.set('from', next.day);
  if (formOptions.until === 'required' && !isDay(changed.get('to') ?? ''))
    changed.set('to', addDays(next.day, 1));
  return { params: changed, proposed: asked === null ? 'first' : 'next' };
}
