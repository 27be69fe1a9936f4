import { readTripPass, signTripPass } from '#modules/booking/trip-pass.ts';

const prefix = 'review:';

/** The pass in an invitation: it opens the reviews of one booking and nothing else of it. */
export const reviewPass = {
  sign: (secret: string, code: string, now: Date) => signTripPass(secret, `${prefix}${code}`, now),
  /** The code of the booking; null for a pass that is forged, too old or meant for something else. */
  read(secret: string, pass: string, now: Date): string | null {
    const subject = readTripPass(secret, pass, now);
    return subject?.startsWith(prefix) ? subject.slice(prefix.length) : null;
  },
};
