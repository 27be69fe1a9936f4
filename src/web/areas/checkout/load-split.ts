import { redirect } from 'react-router';
import { equalParts, signPartToken } from '#modules/booking/payment/split-payment.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';

export type SplitPageData = Awaited<ReturnType<typeof loadSplit>>;

/** Data of the page on which a booking's holder divides what is due. @throws a redirect where nothing is divided and nothing can be */
export async function loadSplit(app: App, request: Request, bookingCode: string) {
  const booking = await requireFullTrip(request, app, bookingCode);
  const { searchParams } = new URL(request.url);
  const { code, state, paid, holdExpiresAt, balance, balanceDueOn, change, can } = booking;
  const isHeld = state === 'held' || state === 'pending_payment';
  const isWaiting = isHeld && !booking.isGift && booking.approval?.state !== 'waiting';
  /** Whether it is the balance after a deposit; a change that waits for its difference comes first. */
  const isBalance = balance > 0 && !change;
  if (!isWaiting && !isBalance && booking.parts.length === 0) throw redirect(`/dat-cho/${code}`);
  const due = isWaiting ? booking.due : balance;
  const { groupPayment } = await getSettings(app.readDb);
  return {
    ...{ code, state, due, paid, holdExpiresAt, balanceDueOn, isBalance },
    canSplit: (isWaiting || isBalance) && can.pay,
    hours: groupPayment.hours,
    /** Equal shares. */
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

/** The number of travellers, at least two. */
function peopleOf({ quote }: BookingView): number {
  return Math.min(20, Math.max(2, ...quote.items.map(({ adults }) => adults)));
}
