/** Grace period in minutes after a hold has expired: a payment made in time may still be on its way. */
export const holdGraceMinutes = 5;

/** When the places of a hold become free for others. */
export function lapsesAt(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + holdGraceMinutes * 60_000);
}
