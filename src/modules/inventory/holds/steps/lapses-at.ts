/** Minutes that places stay untouched after a hold has run out: a payment made in time may still be on its way. */
export const holdGraceMinutes = 5;

/** When the places of a hold may go to others. */
export function lapsesAt(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + holdGraceMinutes * 60_000);
}
