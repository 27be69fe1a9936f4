import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { Actor } from '#platform/actor/actor.ts';

/** Money received for a booking, as it is posted. */
export interface Payment {
  amountVnd: number;
  method: PaymentMethod | 'credit';
  /** The inbox message that reported it; credit has none. */
  inboxId?: number;
  /** The part that it pays; without one it is the holder's payment. */
  partId?: string | null;
  /** When the guest started it; unknown for a transfer. */
  startedAt?: Date;
  actor: Actor;
  now: Date;
}
