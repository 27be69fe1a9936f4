import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import type { Actor } from '#platform/actor/actor.ts';

/** Money that came in for a booking, as it is booked. */
export interface Payment {
  amountVnd: number;
  method: PaymentMethod | 'credit';
  /** The message that told of it; credit needs none. */
  inboxId?: number;
  /** The part of what is due that it was paid for; without one it is the holder's. */
  partId?: string | null;
  /** When the guest began it; not known of a transfer. */
  startedAt?: Date;
  actor: Actor;
  now: Date;
}
