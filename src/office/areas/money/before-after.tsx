import { ArrowRight } from 'lucide-react';
import type { PaymentCandidate } from '#modules/booking/payment/money-messages.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { StateBadge } from '../../parts/bookings/booking-badge.tsx';

/** The state that money leads to; null where that depends on what is free then. */
const nextStates: Readonly<Record<PaymentCandidate['effect']['kind'], BookingState | 'same' | null>> = {
  confirms: 'confirmed',
  looks_for_places: null,
  asks_for_rest: 'same',
  waits_for_answer: 'same',
  waits_for_approval: 'same',
  pays_balance: 'same',
  goes_back: 'same',
};

/** A booking's state and what is left to pay, before money is matched with it and after. */
export function BeforeAfter({
  chosen: { state, effect, totalVnd, paidVnd },
  amountVnd,
}: {
  chosen: Pick<PaymentCandidate, 'state' | 'effect' | 'totalVnd' | 'paidVnd'>;
  amountVnd: number;
}) {
  const next = nextStates[effect.kind];
  const restVnd = Math.max(0, totalVnd - paidVnd);
  const thenVnd = effect.kind === 'goes_back' ? restVnd : Math.max(0, restVnd - amountVnd);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex items-center gap-2">
        <span className="sr-only">Trạng thái: </span>
        <StateBadge state={state} />
        {next !== null && (
          <>
            <ArrowRight size={14} aria-label="thành" />
            <StateBadge state={next === 'same' ? state : next} />
          </>
        )}
      </p>
      <p className="text-ink-soft">
        còn thu {formatVnd(restVnd)} thành <b className="text-ink">{formatVnd(thenVnd)}</b>
      </p>
    </div>
  );
}
