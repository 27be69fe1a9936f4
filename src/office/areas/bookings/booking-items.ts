import { isChangeable } from '#modules/booking/active-items.ts';
import { canBeLate } from '#modules/booking/arrival/late-arrival.ts';
import { canBeNoShow } from '#modules/booking/arrival/no-show.ts';
import type { OfficeBooking } from '#modules/booking/board/list-bookings.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';

/** The items of a booking, with what may be done with each. */
export function bookingItems({ view }: OfficeBooking, now: Date) {
  return view.quote.items.map((item, position) => {
    const confirmation = view.confirmations.find((one) => one.position === position);
    return {
      position,
      title: item.productTitle,
      unitTitle: item.unitTitle,
      quantity: item.quantity,
      fromOn: item.from,
      toOn: item.to,
      adults: item.adults,
      children: item.childAges.length,
      childAges: item.childAges,
      change: changeOf(item),
      can: {
        beLate: canBeLate({ state: view.state, item }, now),
        beNoShow:
          canBeNoShow({ state: view.state, item }, now) &&
          !view.arrivals.some((one) => one.kind === 'no_show' && one.position === position),
      },
      amountVnd: item.amount,
      dueNowVnd: item.dueNow,
      lines: item.lines.map(({ label, amount, reason }) => ({ label, amountVnd: amount, reason })),
      ended: item.ended ?? null,
      confirmation: confirmation
        ? { state: confirmation.state, words: confirmation.words, by: confirmation.by }
        : null,
      policyTitle: item.policyTitle,
      tiers: item.cancellation
        .filter((tier) => tier.refundPercent > 0)
        .map(({ until, refundPercent }) => ({ until, refundPercent })),
    };
  });
}

/** Whether an item's days or guests can be changed, and what these fields are called. */
function changeOf(item: OfficeBooking['view']['quote']['items'][number]) {
  const { from, to, counts } = kindProfiles[item.kind].booking;
  return {
    isPossible: isChangeable(item, { isGuest: false }),
    fromLabel: from,
    // A combo's length is fixed.
    toLabel: getKind(item.kind).sale === 'bundle' ? null : (to ?? null),
    counts: counts ?? null,
  };
}
