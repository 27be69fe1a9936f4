/** Who did something to a refund: written into every step of it. */
export type RefundActor = 'guest' | 'provider' | 'system' | `staff:${string}`;

export function isStaff(actor: RefundActor): actor is `staff:${string}` {
  return actor.startsWith('staff:');
}
