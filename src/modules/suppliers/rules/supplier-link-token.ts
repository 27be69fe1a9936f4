import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

const purpose = 'supplier';

/** What a link in a supplier's mail opens: their part of a booking, with or without an ask about it. */
export interface SupplierLink {
  bookingId: string;
  supplierId: number;
  askId: string | null;
}

export function signSupplierLinkToken(
  secret: string,
  { bookingId, supplierId, askId }: SupplierLink,
  until: Date,
): string {
  return signExpiringToken(secret, purpose, { subject: `${bookingId}_${supplierId}_${askId ?? ''}`, until });
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const subjectForm = new RegExp(`^(${uuid})_(\\d{1,9})_(${uuid})?$`);

/** Reads a link token; null if it is forged, altered, truncated or expired. */
export function readSupplierLinkToken(secret: string, token: string, now: Date): SupplierLink | null {
  const signed = readExpiringToken(secret, purpose, token, now);
  const [, bookingId, supplierId, askId] = subjectForm.exec(signed?.subject ?? '') ?? [];
  if (!signed || signed.isOver || !bookingId) return null;
  return { bookingId, supplierId: Number(supplierId), askId: askId ?? null };
}
