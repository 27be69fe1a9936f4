import { fold } from '#platform/vietnamese/fold.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import type { Refund } from './load-refunds.ts';
import { refundStanding } from './refund-standing.ts';

/** Those of the queue that an address asks for. @param now ISO instant */
export function filterRefunds(refunds: readonly Refund[], { view, text, filters }: ListAddress, now: string) {
  const words = fold(text);
  return refunds.filter(
    (refund) =>
      (view !== 'qua-han' || refund.dueAt < now) &&
      (!filters.cho || refundStanding(refund) === filters.cho) &&
      fold(`${refund.bookingCode} ${refund.guest}`).includes(words),
  );
}
