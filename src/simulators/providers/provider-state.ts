export type Provider = 'vnpay' | 'momo' | 'zalopay';

export interface SimulatedRefund {
  id: string;
  amountVnd: number;
  state: 'pending' | 'done' | 'refused';
}

export interface SimulatedPayment {
  provider: Provider;
  /** What the shop calls it. */
  reference: string;
  amountVnd: number;
  /** What the provider calls it. */
  providerRef: string;
  state: 'waiting' | 'paid' | 'failed' | 'review';
  /** The provider's own code of the outcome. */
  code: string;
  expiresAt: number;
  notifyUrl: string;
  returnUrl: string;
  /** What else was sent with the order and comes back with the notification. */
  order: Record<string, unknown>;
  refunds: SimulatedRefund[];
}

/** How the notification of a payment is sent; out of order is how it ended, and after that how it stood before. */
export const deliveryModes = [
  'once',
  'none',
  'twice',
  'late',
  'out-of-order',
  'forged',
  'wrong-amount',
] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** What a simulated provider is asked to do wrong; changed by tests and by the control page. */
export interface Faults {
  isDown: boolean;
  slowMs: number;
  /** Refunds stay under way until they are asked for again. */
  refundsArePending: boolean;
}

/** What all simulated providers know: payments by provider and reference, and what is to go wrong. */
export interface ProviderState {
  payments: Map<string, SimulatedPayment>;
  faults: Faults;
  now(): number;
  newRef(): string;
}

export function createProviderState(now: () => number = Date.now): ProviderState {
  let last = 14_226_000;
  return {
    payments: new Map(),
    faults: { isDown: false, slowMs: 0, refundsArePending: false },
    now,
    newRef: () => String(++last),
  };
}

export function paymentKey(provider: Provider, reference: string): string {
  return `${provider} ${reference}`;
}

/** What may still be refunded of a payment. */
export function refundable(payment: SimulatedPayment): number {
  const back = payment.refunds.filter((refund) => refund.state !== 'refused');
  return payment.state === 'paid' ? payment.amountVnd - back.reduce((sum, one) => sum + one.amountVnd, 0) : 0;
}
