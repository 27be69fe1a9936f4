import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

const purpose = 'trip';

/** Of a booking whose links were never revoked. */
export const firstLinkVersion = 1;

/**
 * How well somebody has shown that a booking is theirs. 'full': on the device that booked, by a link or code from the
 * booking's own mail, or with the access token. 'reduced': by its code and phone number, which stand on every voucher.
 */
export type TripAccess = 'full' | 'reduced';

/**
 * A signed token that opens one booking, for the visitor's cookie and for links in mails: what the access token is to the API, but
 * made anew whenever it is needed, because only the token's hash is kept.
 */
export interface TripLinkToken {
  code: string;
  access: TripAccess;
  /** The booking's `pass_version` at the time; a token of an older one opens nothing any more. */
  version: number;
  until: Date;
}

export function signTripLinkToken(secret: string, { code, access, version, until }: TripLinkToken): string {
  const subject = `${code}-${access === 'full' ? 'f' : 'r'}-${version}`;
  return signExpiringToken(secret, purpose, { subject, until });
}

/** What a token says; null when it is forged, changed or cut short. Whether it still opens, the booking tells. */
export function readTripLinkToken(
  secret: string,
  token: string,
  now: Date,
): (TripLinkToken & { isOver: boolean }) | null {
  const signed = readExpiringToken(secret, purpose, token, now);
  const [, code, access, version] = /^(DV[0-9A-Z]{7})-([fr])-(\d{1,9})$/.exec(signed?.subject ?? '') ?? [];
  if (!signed || !code) return null;
  const { until, isOver } = signed;
  return { code, access: access === 'f' ? 'full' : 'reduced', version: Number(version), until, isOver };
}
