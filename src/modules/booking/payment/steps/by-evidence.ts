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

export type EvidenceRow = Pick<
  CandidateRow,
  'code' | 'fullName' | 'dueNowVnd' | 'totalVnd' | 'paidVnd' | 'createdAt'
>;

export interface Transfer {
  amountVnd: number;
  content: string;
  occurredAt: Date;
  /** Codes of bookings in its content. */
  codes: readonly string[];
}

/** A booking that a transfer may be for, the evidence for it, and the effect of matching. */
export interface PaymentCandidate extends CandidateRow {
  evidence: Evidence[];
  /** How strong the evidence is, from 0 to 100. */
  points: number;
  effect: PredictedAllocation;
}

export type Evidence = 'code' | 'due_amount' | 'rest_amount' | 'name' | 'time';

const weights: Record<Evidence, number> = { code: 95, due_amount: 35, rest_amount: 30, name: 35, time: 20 };

/** The most bookings shown for a message. */
export const mostCandidates = 5;

/** Money usually follows a booking within this time. */
const shortlyMs = 2 * 3_600_000;

/** Sorts bookings by their evidence, strongest first; being recent is not enough on its own. */
export function byEvidence(
  rows: readonly CandidateRow[],
  transfer: Transfer,
  isAsked = false,
): PaymentCandidate[] {
  return rows
    .map((row) => {
      const state = stateNow(row);
      const effect = predictAllocation({ ...row, state }, transfer.amountVnd);
      const evidence = evidenceOf(row, transfer);
      return { ...row, state, effect, evidence, points: weigh(evidence) };
    })
    .filter(({ evidence }) => isAsked || isReason(evidence))
    .toSorted((one, other) => other.points - one.points);
}

const isReason = (evidence: readonly Evidence[]) => evidence.some((one) => one !== 'time');

/** Whether there is evidence that a transfer is for a booking. */
export const speaksFor = (row: EvidenceRow, transfer: Transfer): boolean =>
  isReason(evidenceOf(row, transfer));

function weigh(evidence: readonly Evidence[]): number {
  return Math.min(
    100,
    evidence.reduce((sum, one) => sum + weights[one], 0),
  );
}

function evidenceOf(
  { code, fullName, dueNowVnd, totalVnd, paidVnd, createdAt }: EvidenceRow,
  { amountVnd, content, occurredAt, codes }: Transfer,
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
