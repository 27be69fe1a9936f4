import type { Rights } from '#platform/actor/actor.ts';

/**
 * How somebody showed who they are: by the demonstration's button, a password, that and a code, a passkey, or the company's own
 * sign-in, with one factor or with more.
 */
export type Strength = 'demo' | 'password' | 'password+code' | 'passkey' | 'oidc' | 'oidc+mfa';

/** Whether it was more than one factor. */
export function isStrong(strength: Strength): boolean {
  return strength === 'password+code' || strength === 'passkey' || strength === 'oidc+mfa';
}

/** What it is together with a code. */
export function withCode(strength: Strength): Strength {
  if (isStrong(strength)) return strength;
  return strength === 'oidc' ? 'oidc+mfa' : 'password+code';
}

/** A person of the company who is signed in. */
export interface StaffSession {
  /** Of the person, for good. */
  id: string;
  /** Of this one session. */
  sessionId: string;
  name: string;
  email: string;
  role: { slug: string; title: string };
  /** Nothing while `mustEnrol`. */
  rights: Rights;
  strength: Strength;
  /** When they last gave their password or passkey. */
  confirmedAt: Date;
  isDemo: boolean;
  /** Their role wants a second factor or a passkey, which they have not set up: nothing else is open to them. */
  mustEnrol: boolean;
}

/** Where somebody at the door comes from. */
export interface Visit {
  /** The network address. */
  cameFrom: string;
  userAgent: string;
  requestId: string | null;
}
