import type { RefundFilter } from '#modules/booking/board/list-bookings.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import { standingOf } from './refund-standing.ts';

/** The filter for an address of the list. @param today ISO day in Vietnam */
export function refundFilter({ view, text, filters }: ListAddress, today: string): RefundFilter {
  return {
    text,
    lateOn: view === 'qua-han' ? today : undefined,
    standing: standingOf(filters.cho),
  };
}
