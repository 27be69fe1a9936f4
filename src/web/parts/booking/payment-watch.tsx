import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';

const waiting = new Set(['held', 'pending_payment', 'expired']);
const everyMs = 3000;

/** Polls every few seconds for changes of the booking, and revalidates the page on one. */
export function PaymentWatch({
  page,
  state,
  paid,
  isAwaited = false,
  more,
}: {
  /** The path of the payment page; its status is polled below it. */
  page: string;
  state: string;
  paid: number;
  /** Whether a payment is open that the state does not show, such as that of a balance. */
  isAwaited?: boolean;
  /** What else of the booking the page shows, from `watchedOf`. */
  more?: string;
}) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaited && !waiting.has(state)) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      try {
        const reply = await fetch(`${page}/tinh-trang`, { headers: { accept: 'application/json' } });
        if (!reply.ok) return;
        const now = (await reply.json()) as { state: string; paid: number; more?: string };
        const isOther = now.state !== state || now.paid !== paid;
        if (isOther || (more !== undefined && now.more !== more)) await revalidate();
      } catch {
        // Briefly offline: the next round polls again.
      }
    }, everyMs);
    return () => clearInterval(timer);
  }, [page, state, paid, isAwaited, more, revalidate]);
  return null;
}

type Watched = Pick<BookingView, 'state' | 'paid' | 'approval' | 'can' | 'payment'>;

/** The watched values of a booking as last shown: also whether its firm has approved it, its hold is over or its payment has ended. */
export const watchedOf = ({ state, paid, approval, can, payment }: Watched) => ({
  ...{ state, paid },
  more: [approval?.state, can.pay, payment?.paymentId].join(' '),
});
