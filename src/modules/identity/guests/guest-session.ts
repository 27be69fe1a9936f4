/**
 * How a guest showed who they are: a password, a code sent to their phone, a provider such as Google, each with a code of
 * their app or without; or a passkey.
 */
export type GuestStrength =
  | 'password'
  | 'password+code'
  | 'phone'
  | 'phone+code'
  | 'provider'
  | 'provider+code'
  | 'passkey';

/** A guest who is signed in. */
export interface GuestSession {
  /** Of the person, for good. */
  userId: string;
  /** Of this one session. */
  sessionId: string;
  name: string;
  /** In lower case, proven to be theirs; null for who has a phone alone. */
  email: string | null;
  /** E.164, proven to be theirs; null for who has a mailbox alone. */
  phone: string | null;
  strength: GuestStrength;
  /** When they last showed who they are. */
  confirmedAt: Date;
}

/** Whether it was more than one factor: a passkey is two by itself. */
export function isStrongGuest(strength: GuestStrength): boolean {
  return strength === 'passkey' || strength.endsWith('+code');
}

/** What it is together with a code. */
export function withGuestCode(strength: GuestStrength): GuestStrength {
  return isStrongGuest(strength) ? strength : (`${strength}+code` as GuestStrength);
}
