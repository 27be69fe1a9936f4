import { type BookingState, stateNow } from '#modules/booking/state.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { type PredictedAllocation, predictAllocation } from './predict-allocation.ts';

export interface CandidateRow {
  code: string;
  fullName: string;
  /** Title of the first item. */
  title: string;
  state: BookingState;
  holdState: string | null;
  heldUntil: Date | null;
  createdAt: Date;
  totalVnd: number;
  dueNowVnd: number;
  paidVnd: number;
  awaitsApproval: boolean;
}

/** A booking that a transfer may be for, the evidence for it, and the effect of matching. */
export interface PaymentCandidate extends CandidateRow {
  evidence: Evidence[];
  effect: PredictedAllocation;
}

export type Evidence = 'code' | 'due_amount' | 'rest_amount' | 'name' | 'time';

const weights: Record<Evidence, number> = { code: 8, due_amount: 4, rest_amount: 4, name: 3, time: 1 };

/** Money usually follows a booking within this time. */
const shortlyMs = 2 * 3_600_000;

/** Sorts bookings by their evidence, strongest first; being recent is not enough on its own. */
export function byEvidence(
  rows: readonly CandidateRow[],
  transfer: { amountVnd: number; content: string; occurredAt: Date; codes: readonly string[] },
  isAsked = false,
): PaymentCandidate[] {
  return rows
    .map((row) => {
      const state = stateNow(row);
      const effect = predictAllocation({ ...row, state }, transfer.amountVnd);
      return { ...row, state, effect, evidence: evidenceOf(row, transfer) };
    })
    .filter(({ evidence }) => isAsked || evidence.some((one) => one !== 'time'))
    .toSorted((one, other) => strengthOf(other.evidence) - strengthOf(one.evidence));
}

function strengthOf(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, one) => sum + weights[one], 0);
}

function evidenceOf(
  { code, fullName, dueNowVnd, totalVnd, paidVnd, createdAt }: CandidateRow,
  { amountVnd, content, occurredAt, codes }: Parameters<typeof byEvidence>[1],
): Evidence[] {
  const name = fold(fullName);
  const afterMs = occurredAt.getTime() - createdAt.getTime();
  const isDue = amountVnd === dueNowVnd - paidVnd;
  const found: [Evidence, boolean][] = [
    ['code', codes.includes(code)],
    ['due_amount', isDue],
    ['rest_amount', !isDue && amountVnd === totalVnd - paidVnd],
    ['name', name.includes(' ') && ` ${fold(content)} `.includes(` ${name} `)],
    ['time', afterMs >= 0 && afterMs <= shortlyMs],
  ];
  return found.flatMap(([evidence, isThere]) => (isThere ? [evidence] : []));
}
