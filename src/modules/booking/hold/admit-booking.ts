import type { App } from '#platform/app.ts';
import { readProof } from '#platform/bots/sender.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { countingOf, type Limit, takeAllowance } from '#platform/limits/take-allowance.ts';
import type { AdmittedGuest } from './create-booking.ts';

export type BookingAdmission =
  /** `guest` is null where nothing is limited. */
  | { ok: true; guest: AdmittedGuest | null }
  | {
      ok: false;
      /** 'proof_needed': with a solved puzzle the booking goes through. */
      reason: 'proof_needed' | 'proof_failed' | 'too_many_bookings' | 'mailbox_full';
      retryAfterSeconds: number;
    };

const hour = 3600;
/** From one address within an hour: without a solved puzzle, and in all. */
const unproven = { name: 'unproven bookings', max: 5, windowSeconds: hour };
const ofAddress = { name: 'bookings', max: 40, windowSeconds: hour };
/** Each booking sends a mail to an address that nobody has shown to be theirs yet. */
const ofMailbox = { name: 'booking mails', max: 10, windowSeconds: hour };

/**
 * Lets somebody make a booking, before anything is looked up or locked: the first few of an address as they are, more with
 * a solved puzzle each, all within an hourly number; and only so many to one mailbox. Tries count, whatever comes of them.
 */
export async function admitBooking(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  { ip, email, proof }: { ip: string; email: string; proof?: string | undefined },
): Promise<BookingAdmission> {
  const counting = countingOf(app);
  if (!counting.isOn) return { ok: true, guest: null };
  const read = proof ? await readProof(app, proof, ip) : null;
  if (proof && !read) return { ok: false, reason: 'proof_failed', retryAfterSeconds: 1 };
  const subject = addressKey(ip);
  const limits: Limit[] = [
    { ...ofAddress, subject },
    { ...ofMailbox, subject: mailboxKey(email) },
    ...(read ? [] : [{ ...unproven, subject }]),
  ];
  const allowance = await takeAllowance(app.db, limits, counting);
  if (allowance.ok) return { ok: true, guest: { ip, proof: read } };
  const { limit, retryAfterSeconds } = allowance;
  return { ok: false, reason: reasons[limit] ?? 'too_many_bookings', retryAfterSeconds };
}

const reasons: Record<string, 'proof_needed' | 'mailbox_full'> = {
  [unproven.name]: 'proof_needed',
  [ofMailbox.name]: 'mailbox_full',
};
