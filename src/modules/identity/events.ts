import { type JobType, jobType } from '#platform/queue/queue.ts';

/** Somebody was invited to work here: they get the link. */
export const staffInvited = jobType<{ invitationId: string }>('staff.invited');

/** Somebody forgot a password. Announced whether or not anybody has the address, so that asking tells nothing. */
export const passwordResetAsked = jobType<{ resetId: string }>('staff.password-reset-asked');

/** Somebody wants an account: its address is asked by mail, or told that it has one. */
export const guestRegistered = jobType<{ registrationId: string }>('guest.registered');

/** A guest forgot a password. Announced whether or not anybody has the address. */
export const guestResetAsked = jobType<{ resetId: string }>('guest.password-reset-asked');

/** A guest wants another mail: its owner and that of the old one are asked. */
export const emailChangeAsked = jobType<{ changeId: string }>('guest.email-change-asked');

/** Somebody asked for digits to prove a phone. */
export const phoneCodeAsked = jobType<{ phoneCodeId: string }>('guest.phone-code-asked');

/** What may happen to the ways into an account. */
export type SecurityChange =
  | 'password'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-on'
  | 'codes-off'
  | 'linked'
  | 'unlinked';

/** A way into a guest's account was added, changed or taken away: they are told. */
export const guestSecurityChanged = jobType<{
  userId: string;
  change: SecurityChange;
  /** Which one was linked or unlinked. */
  provider: string | null;
  /** Roughly from where, 'Chrome trên Android'; null where the browser does not tell. */
  device: string | null;
  changedAt: string;
}>('guest.security-changed');

/** For `Worker.start`. */
export const identityJobTypes = [
  staffInvited,
  passwordResetAsked,
  guestRegistered,
  guestResetAsked,
  emailChangeAsked,
  phoneCodeAsked,
  guestSecurityChanged,
] as unknown as JobType<never>[];
