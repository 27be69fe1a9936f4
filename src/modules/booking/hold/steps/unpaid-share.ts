/** Bookings that one phone number or mailbox may hold unpaid or have on request at a time; more would be hoarding. */
export const mostUnpaid = 5;
/** The same for an IP address, which a whole office may share. */
export const mostUnpaidOfAddress = 20;

/**
 * What one guest may always hold of a unit and day unpaid: rooms or cabins of a big family, seats of a group. Where
 * more is left, the limit is half of what is left.
 */
export const alwaysHoldable = { rooms: 4, seats: 10, vehicles: 2 } as const;

const alwaysUsable = 3;

/**
 * Whether an IP address with `own` unpaid uses of a promotion may use it once more while `left` uses remain: three are
 * always allowed, and where many remain a tenth of them.
 */
export function mayUseUnpaid({ left, own }: { left: number; own: number }): boolean {
  return left > 0 && own < Math.max(alwaysUsable, Math.floor((left + own) / 10));
}
