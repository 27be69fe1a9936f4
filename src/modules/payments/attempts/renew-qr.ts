import { qrDetails } from '#modules/payments/gateways/vietqr.ts';
import type { Tx } from '#platform/db/connect.ts';
import { createAttempt, type PaymentAttempt } from './create-attempt.ts';
import { findLastAttempt } from './find-last-attempt.ts';

/**
 * A new QR for another amount to the account that the last QR of the booking named, as for the rest of a transfer that
 * was too small. Null when there was no QR before. Open attempts are ended by the caller.
 */
export async function renewQr(
  tx: Tx,
  {
    bookingId,
    bookingCode,
    amountVnd,
    expiresAt,
    now,
  }: { bookingId: string; bookingCode: string; amountVnd: number; expiresAt: Date; now: Date },
): Promise<PaymentAttempt | null> {
  const last = await findLastAttempt(tx, bookingId, 'vietqr');
  if (!last?.details.qr) return null;
  return createAttempt(tx, {
    bookingId,
    bookingCode,
    method: 'vietqr',
    amountVnd,
    expiresAt,
    now,
    started: { state: 'qr_shown', details: { qr: qrDetails(last.details.qr, bookingCode, amountVnd) } },
  });
}
