import { activePositions } from '#modules/booking/active-items.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { awaitsChoice } from '#modules/booking/state.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { disruptionReasonLabels } from './disruption-reason.ts';
import { choiceAmount } from './steps/choice-amount.ts';
import { listOpenItems, type OpenItem } from './steps/list-open-items.ts';

/** What a guest has to choose about. Days and times are ISO, the amount is đồng. */
export interface ChoiceView {
  /** 'unallocated': money came when the places were gone. */
  why: 'disrupted' | 'unallocated';
  /** Until when; after that `amount` goes back by itself. */
  until: string;
  /** What happened, once where it was closed twice for the same. */
  causes: { title: string; reasonLabel: string; note: string; fromOn: string; toOn: string }[];
  /** What it is about; other items of the booking stay as they are. */
  items: { position: number; productTitle: string; unitTitle: string; from: string; to: string }[];
  /** What comes back, or becomes credit. */
  amount: number;
  /** Whether other days can be chosen: not before what is due was paid. */
  canRebook: boolean;
  canCredit: boolean;
}

/** The choice that a booking waits for; null when it waits for none. */
export async function loadChoices(
  db: Executor,
  booking: {
    id: string;
    state: BookingState;
    quote: Quote;
    paidVnd: number;
    dueNowVnd: number;
    choiceBy: Date | null;
  },
): Promise<ChoiceView | null> {
  const { id, state, quote, paidVnd, dueNowVnd, choiceBy } = booking;
  if (!awaitsChoice(state) || !choiceBy) return null;
  const open = state === 'disrupted' ? await listOpenItems(db, id) : [];
  const positions =
    state === 'disrupted' ? [...new Set(open.map((item) => item.position))] : activePositions(quote);
  const amount = choiceAmount({ quote, paidVnd }, positions);
  return {
    why: state === 'disrupted' ? 'disrupted' : 'unallocated',
    until: choiceBy.toISOString(),
    causes: causesOf(open),
    items: quote.items.flatMap(({ productTitle, unitTitle, from, to }, position) =>
      positions.includes(position) ? [{ position, productTitle, unitTitle, from, to }] : [],
    ),
    amount,
    canRebook: paidVnd >= dueNowVnd,
    canCredit: amount > 0,
  };
}

function causesOf(open: readonly OpenItem[]): ChoiceView['causes'] {
  const told = new Map(open.map((item) => [`${item.title} ${item.fromOn} ${item.toOn} ${item.note}`, item]));
  return [...told.values()].map(({ title, reason, note, fromOn, toOn }) => ({
    title,
    reasonLabel: disruptionReasonLabels[reason],
    note,
    fromOn,
    toOn,
  }));
}
