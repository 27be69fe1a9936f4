export type Provider = 'vnpay' | 'momo' | 'zalopay';

export interface SimulatedRefund {
  id: string;
  amountVnd: number;
  state: 'pending' | 'done' | 'refused';
}

export interface SimulatedPayment {
  provider: Provider;
  /** The shop's reference. */
  reference: string;
  amountVnd: number;
  /** The provider's reference. */
  providerRef: string;
  state: 'waiting' | 'paid' | 'failed' | 'review';
  /** The provider's own code of the outcome. */
  code: string;
  expiresAt: number;
  notifyUrl: string;
  returnUrl: string;
  /** Other fields of the order, which are returned in the webhook. */
  order: Record<string, unknown>;
  refunds: SimulatedRefund[];
}

/** How a payment's webhook is sent; 'out-of-order' sends the outcome first and the previous state after it. */
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

/** Faults to simulate; set by tests and by the control page. */
export interface Faults {
  isDown: boolean;
  slowMs: number;
  /** Refunds stay pending until their status is queried. */
  refundsArePending: boolean;
}

/** State of all simulated providers: payments by provider and reference, and faults. */
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

/** The amount of a payment that can still be refunded. */
export function refundable(payment: SimulatedPayment): number {
  const back = payment.refunds.filter((refund) => refund.state !== 'refused');
  return payment.state === 'paid' ? payment.amountVnd - back.reduce((sum, one) => sum + one.amountVnd, 0) : 0;
}
