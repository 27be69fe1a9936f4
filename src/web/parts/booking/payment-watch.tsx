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
  awaitsApproval = false,
}: {
  /** The path of the payment page; its status is polled below it. */
  page: string;
  state: string;
  paid: number;
  /** Whether a payment is open that the state does not show, such as that of a balance. */
  isAwaited?: boolean;
  /** Whether a firm's approval is pending. */
  awaitsApproval?: boolean;
}) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaited && !waiting.has(state)) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      try {
        const reply = await fetch(`${page}/tinh-trang`, { headers: { accept: 'application/json' } });
        if (!reply.ok) return;
        const now = (await reply.json()) as { state: string; paid: number; awaitsApproval?: boolean };
        const isOther = now.state !== state || now.paid !== paid;
        if (isOther || (now.awaitsApproval ?? false) !== awaitsApproval) await revalidate();
      } catch {
        // Briefly offline: the next round polls again.
      }
    }, everyMs);
    return () => clearInterval(timer);
  }, [page, state, paid, isAwaited, awaitsApproval, revalidate]);
  return null;
}

/** The watched values of a booking as last shown. */
export const watchedOf = ({ state, paid, approval }: Pick<BookingView, 'state' | 'paid' | 'approval'>) => ({
  ...{ state, paid },
  awaitsApproval: approval?.state === 'waiting',
});
