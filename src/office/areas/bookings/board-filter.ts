import type { BoardFilter, BoardRow } from '#modules/booking/board/list-bookings.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import type { ListedBooking } from './booking-list.tsx';

/** Filters by the tab's name in the address. */
export const boardViews: Readonly<Record<string, BoardFilter['view']>> = {
  'dang-mo': 'open',
  'can-lam': 'todo',
  'cho-ncc': 'supplier',
  'den-hom-nay': 'today',
  'con-no-tien': 'owing',
  'tien-den-muon': 'late',
  'het-han': 'expired',
  'cua-toi': 'all',
  'tat-ca': 'all',
};

/** The filter for an address of the list; `me` is the signed-in user. */
export function boardFilter({ view, text, filters }: ListAddress, me: { id: string }): BoardFilter {
  return {
    view: boardViews[view] ?? 'open',
    owner: view === 'cua-toi' ? me.id : undefined,
    text,
    state: filters['trang-thai'] as BookingState | undefined,
    kind: filters.loai,
    fromOn: filters.tu,
    untilOn: filters.den,
    label: filters.nhan,
    sold: filters.cua,
  };
}

/** @param today ISO day in Vietnam */
export function listedBooking(
  { id, changedAt, isLatePayment, remindedAt, ...row }: BoardRow,
  today: string,
): ListedBooking {
  const isReminded = remindedAt !== null && dayInVietnam(remindedAt) === today;
  return { ...row, isReminded, changedAt: changedAt.toISOString(), today };
}
