/** Bookings that one phone number or mailbox may hold unpaid or have asked for at a time; more would be hoarding. */
export const mostUnpaid = 5;
/** The same for an address, behind which a whole office may sit. */
export const mostUnpaidOfAddress = 20;

/**
 * What one guest may hold of a unit on a day before paying, whatever is left: a big family's rooms or cabins, a group's
 * seats. Of what is plenty it is half of what is left.
 */
export const alwaysHoldable = { rooms: 4, seats: 10, vehicles: 2 } as const;

const alwaysUsable = 3;

/**
 * Whether an address that uses a promotion `own` times without having paid may do so once more while `left` uses are left:
 * three times always, and of what is plenty a tenth.
 */
export function mayUseUnpaid({ left, own }: { left: number; own: number }): boolean {
  return left > 0 && own < Math.max(alwaysUsable, Math.floor((left + own) / 10));
}
