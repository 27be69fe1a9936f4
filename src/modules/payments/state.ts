export type AttemptState =
  | 'created'
  | 'qr_shown'
  | 'redirected'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'review'
  | 'expired'
  | 'cancelled';

export type RefundState =
  | 'requested'
  | 'approved'
  | 'submitted'
  | 'pending_provider'
  | 'succeeded'
  | 'failed'
  | 'manual_transfer'
  | 'rejected';

export type PayoutState =
  | 'planned'
  | 'submitted'
  | 'pending_provider'
  | 'manual_transfer'
  | 'succeeded'
  | 'failed'
  | 'withdrawn';

/** A state machine: the allowed successors of each state; no other transition is ever written. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

const outcomes = ['succeeded', 'failed', 'review', 'expired', 'cancelled'] as const;

/** An ended attempt, or one that its provider holds for review, is moved only by money that comes after all. */
export const attemptTransitions: Transitions<AttemptState> = {
  created: ['qr_shown', 'redirected', 'pending', ...outcomes],
  qr_shown: ['pending', ...outcomes],
  redirected: ['pending', ...outcomes],
  pending: outcomes,
  succeeded: [],
  failed: ['succeeded'],
  review: ['succeeded'],
  expired: ['succeeded'],
  cancelled: ['succeeded'],
};

/** The state machine of a refund. From 'approved' on its state is that of its least finished payout. */
export const refundTransitions: Transitions<RefundState> = {
  requested: ['approved', 'rejected'],
  approved: ['submitted', 'manual_transfer', 'succeeded', 'failed', 'rejected'],
  submitted: ['pending_provider', 'succeeded', 'failed'],
  pending_provider: ['succeeded', 'failed'],
  // Transient: a manual transfer replaces the payout.
  failed: ['manual_transfer'],
  manual_transfer: ['approved', 'submitted', 'pending_provider', 'succeeded', 'failed', 'rejected'],
  succeeded: [],
  rejected: [],
};

export const payoutTransitions: Transitions<PayoutState> = {
  planned: ['submitted', 'manual_transfer', 'succeeded', 'withdrawn'],
  submitted: ['pending_provider', 'succeeded', 'failed'],
  pending_provider: ['succeeded', 'failed'],
  manual_transfer: ['succeeded', 'withdrawn'],
  succeeded: [],
  failed: [],
  withdrawn: [],
};

/**
 * Whether the outcome of a payout may be recorded by hand: of one that was sent, and in a restored copy that is held back
 * also of one that is to be sent, as the original site may have sent it.
 */
export function canSettle(
  payout: { state: string },
  { refundState, isHeldBack }: { refundState: string; isHeldBack: boolean },
): boolean {
  if (payout.state === 'planned') return isHeldBack && refundState !== 'requested';
  return payout.state === 'submitted' || payout.state === 'pending_provider';
}

/** States in which an attempt may still be paid. */
export const openAttemptStates: readonly string[] = ['created', 'qr_shown', 'redirected', 'pending'];

/** The states with a transition to a given one. */
export function statesBefore<State extends string>(transitions: Transitions<State>, to: State): State[] {
  return (Object.keys(transitions) as State[]).filter((from) => transitions[from].includes(to));
}

/** @throws for an invalid transition: a programming error, never something that a guest did */
export function requireTransition<State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): void {
  if (!transitions[from].includes(to)) throw new Error(`Illegal transition from '${from}' to '${to}'`);
}
