import { redirect } from 'react-router';
import { equalParts, signPartToken } from '#modules/booking/payment/split-payment.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';

export type SplitPageData = Awaited<ReturnType<typeof loadSplit>>;

/** What the holder of a booking sees of how its money is shared. @throws a redirect where nothing is and nothing can be */
export async function loadSplit(app: App, request: Request, bookingCode: string) {
  const booking = await requireFullTrip(request, app, bookingCode);
  const { searchParams } = new URL(request.url);
  const { code, state, paid, holdExpiresAt, balance, balanceDueOn, change, can } = booking;
  const isHeld = state === 'held' || state === 'pending_payment';
  const isWaiting = isHeld && !booking.isGift && booking.approval?.state !== 'waiting';
  /** The balance after a deposit; a change that waits for its difference comes first. */
  const isBalance = balance > 0 && !change;
  if (!isWaiting && !isBalance && booking.parts.length === 0) throw redirect(`/dat-cho/${code}`);
  const due = isWaiting ? booking.due : balance;
  const { groupPayment } = await getSettings(app.readDb);
  return {
    ...{ code, state, due, paid, holdExpiresAt, balanceDueOn, isBalance },
    canSplit: (isWaiting || isBalance) && can.pay,
    hours: groupPayment.hours,
    /** What each pays where all pay the same. */
    shares: equalParts(due, readPeople(searchParams.get('nguoi')) ?? peopleOf(booking)),
    parts: booking.parts.map((part) => ({
      ...part,
      link: `${app.config.publicUrl}/dat-cho/phan/${signPartToken(app.secrets.token, part)}`,
      isBack: booking.refunds.some((refund) => refund.partId === part.id),
      waitsForAccount: booking.refunds.some((refund) => refund.partId === part.id && refund.waitsForPayer),
    })),
  };
}

function readPeople(text: string | null): number | null {
  return text !== null && /^(?:[2-9]|1\d|20)$/.test(text) ? Number(text) : null;
}

/** As many as go, two at least. */
function peopleOf({ quote }: BookingView): number {
  return Math.min(20, Math.max(2, ...quote.items.map(({ adults }) => adults)));
}
