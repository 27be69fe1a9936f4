import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';

const waiting = new Set(['held', 'pending_payment', 'expired']);
const everyMs = 3000;

/** Asks every few seconds whether something has happened to the booking, and shows the page anew when it has. */
export function PaymentWatch({
  page,
  state,
  paid,
  isAwaited = false,
  awaitsApproval = false,
}: {
  /** The address that is paid at, below which its state is told. */
  page: string;
  state: string;
  paid: number;
  /** A payment is open that the state does not tell of, as that of a balance. */
  isAwaited?: boolean;
  /** A firm has to let it be paid first. */
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
        // Offline for a moment: the next turn asks again.
      }
    }, everyMs);
    return () => clearInterval(timer);
  }, [page, state, paid, isAwaited, awaitsApproval, revalidate]);
  return null;
}

/** What is watched of a booking as it was last shown. */
export const watchedOf = ({ state, paid, approval }: Pick<BookingView, 'state' | 'paid' | 'approval'>) => ({
  ...{ state, paid },
  awaitsApproval: approval?.state === 'waiting',
});
