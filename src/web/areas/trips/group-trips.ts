import { activeItems } from '#modules/booking/active-items.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { daysBetween } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

export interface ListedTrip {
  code: string;
  productId: number;
  title: string;
  from: string;
  to: string;
  /** The most important fact about it now: 'Còn 5 ngày', 'Trả nốt trước T5, 10/12/2026'. */
  badge: { text: string; tone: 'sea' | 'warn' | 'plain' };
}

type Listed = Pick<
  BookingView,
  'code' | 'state' | 'stateLabel' | 'can' | 'balance' | 'balanceDueOn' | 'quote'
>;

/** The trips of a device or account in non-empty groups: awaiting payment, upcoming, in progress, past, cancelled or lapsed. */
export function groupTrips(
  bookings: readonly Listed[],
  today: string,
): { name: string; trips: ListedTrip[] }[] {
  const groups: { name: string; trips: ListedTrip[] }[] = [
    'Chờ bạn thanh toán',
    'Sắp đi',
    'Đang đi',
    'Đã đi',
    'Đã hủy, hết hạn',
  ].map((name) => ({ name, trips: [] }));
  for (const booking of bookings) groups[placeOf(booking, today)]?.trips.push(listed(booking, today));
  groups[1]?.trips.sort((a, b) => a.from.localeCompare(b.from));
  return groups.filter(({ trips }) => trips.length > 0);
}

function placeOf({ state, quote }: Listed, today: string): 0 | 1 | 2 | 3 | 4 {
  if (state === 'held' || state === 'pending_payment') return 0;
  if (state === 'cancelled' || state === 'refunding' || state === 'expired' || state === 'declined') return 4;
  const isOver = quote.items.length > 0 && quote.items.every(({ endsOn }) => endsOn < today);
  if (state === 'completed' || isOver) return 3;
  const hasBegun = state === 'confirmed' && quote.items.some((item) => isUnderWay(item, today));
  return hasBegun ? 2 : 1;
}

function isUnderWay({ from, options, ended }: Listed['quote']['items'][number], today: string): boolean {
  return from <= today && !options.openDated && !ended;
}

function listed(booking: Listed, today: string): ListedTrip {
  const going = activeItems(booking.quote);
  const items = going.length > 0 ? going : booking.quote.items;
  const [first] = items;
  const others = items.length - 1;
  const dated = items.filter(({ options }) => !options.openDated);
  const days = dated.length > 0 ? dated : items;
  return {
    code: booking.code,
    productId: first?.productId ?? 0,
    title: `${first?.productTitle ?? ''}${others > 0 ? ` và ${others} dịch vụ khác` : ''}`,
    from: days.map(({ from }) => from).sort()[0] ?? '',
    to:
      days
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? '',
    badge: badgeOf(booking, today),
  };
}

function badgeOf(
  { state, stateLabel, balance, balanceDueOn, quote }: Listed,
  today: string,
): ListedTrip['badge'] {
  if (balance > 0 && balanceDueOn)
    return { text: `Trả nốt trước ${formatWeekdayDate(balanceDueOn)}`, tone: 'warn' };
  const from = quote.items[0]?.from;
  const isOpenDated = quote.items[0]?.options.openDated ?? false;
  if (state === 'confirmed' && from && !isOpenDated) {
    const left = daysBetween(today, from);
    if (left >= 0) return { text: left === 0 ? 'Hôm nay' : `Còn ${left} ngày`, tone: 'sea' };
  }
  return { text: stateLabel, tone: state === 'held' || state === 'pending_payment' ? 'warn' : 'plain' };
}
