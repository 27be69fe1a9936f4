import type { Rights } from '#platform/actor/actor.ts';

/**
 * How a member of staff authenticated: demo button, password, password and code, passkey, or the company's provider, with one
 * factor or with more.
 */
export type Strength = 'demo' | 'password' | 'password+code' | 'passkey' | 'oidc' | 'oidc+mfa';

/** Whether more than one factor was given. */
export function isStrong(strength: Strength): boolean {
  return strength === 'password+code' || strength === 'passkey' || strength === 'oidc+mfa';
}

/** The strength after a code was given as well. */
export function withCode(strength: Strength): Strength {
  if (isStrong(strength)) return strength;
  return strength === 'oidc' ? 'oidc+mfa' : 'password+code';
}

/** The session of a signed-in member of staff. */
export interface StaffSession {
  /** The user's permanent id. */
  id: string;
  /** The id of this session. */
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
  /** Their role requires a second factor or a passkey that they have not set up: everything else is blocked. */
  mustEnrol: boolean;
}

/** The origin of a sign-in attempt. */
export interface Visit {
  /** The network address. */
  cameFrom: string;
  userAgent: string;
  requestId: string | null;
}
