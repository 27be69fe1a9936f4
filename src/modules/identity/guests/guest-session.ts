/**
 * How a guest authenticated: password, phone code or a provider such as Google, each with or without an authenticator code; or a
 * passkey.
 */
export type GuestStrength =
  | 'password'
  | 'password+code'
  | 'phone'
  | 'phone+code'
  | 'provider'
  | 'provider+code'
  | 'passkey';

/** The session of a signed-in guest. */
export interface GuestSession {
  /** The user's permanent id. */
  userId: string;
  /** The id of this session. */
  sessionId: string;
  name: string;
  /** In lower case, verified; null for a guest with only a phone. */
  email: string | null;
  /** E.164, verified; null for a guest with only a mailbox. */
  phone: string | null;
  strength: GuestStrength;
  /** When they last authenticated. */
  confirmedAt: Date;
}

/** Whether more than one factor was given; a passkey counts as two. */
export function isStrongGuest(strength: GuestStrength): boolean {
  return strength === 'passkey' || strength.endsWith('+code');
}

/** The strength after a code was given as well. */
export function withGuestCode(strength: GuestStrength): GuestStrength {
  return isStrongGuest(strength) ? strength : (`${strength}+code` as GuestStrength);
}
