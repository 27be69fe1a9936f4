import { type JobType, jobType } from '#platform/queue/queue.ts';
import { guestProviderLabels, isGuestProvider } from './guests/guest-providers.ts';

/** Somebody was invited to become staff: they get the link by mail. */
export const staffInvited = jobType<{ invitationId: string }>('staff.invited');

/** A password reset was requested. Announced whether or not the address exists, so that the request does not reveal it. */
export const passwordResetRequested = jobType<{ resetId: string }>('staff.password-reset-asked');

/** A registration was requested: the address gets a confirmation mail, or is informed that it has an account already. */
export const guestRegistered = jobType<{ registrationId: string }>('guest.registered');

/** A guest requested a password reset. Announced whether or not the address exists. */
export const guestResetRequested = jobType<{ resetId: string }>('guest.password-reset-asked');

/** A guest wants to change their mail address: the new and the old mailbox are both asked to confirm. */
export const emailChangeRequested = jobType<{ changeId: string }>('guest.email-change-asked');

/** A code to verify a phone was requested. */
export const phoneCodeRequested = jobType<{ phoneCodeId: string }>('guest.phone-code-asked');

/** Changes of an account's sign-in methods. */
export type SecurityChange =
  | 'password'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-on'
  | 'codes-off'
  | 'linked'
  | 'unlinked';

const changeWords: Record<SecurityChange, string> = {
  password: 'đặt mật khẩu mới',
  'passkey-added': 'thêm một khóa truy cập',
  'passkey-removed': 'bỏ một khóa truy cập',
  'codes-on': 'bật mã 6 số khi đăng nhập',
  'codes-off': 'tắt mã 6 số khi đăng nhập',
  linked: 'liên kết với',
  unlinked: 'bỏ liên kết với',
};

/** What happened to an account's sign-in, to follow 'vừa': 'thêm một khóa truy cập', 'liên kết với Google'. */
export function securityWords(change: SecurityChange, provider: string | null): string {
  return isGuestProvider(provider)
    ? `${changeWords[change]} ${guestProviderLabels[provider]}`
    : changeWords[change];
}

export interface SecurityChanged {
  userId: string;
  change: SecurityChange;
  /** The provider that was linked or unlinked. */
  provider: string | null;
  /** The approximate device, 'Chrome trên Android'; null where the browser does not tell. */
  device: string | null;
  changedAt: string;
}

/** A sign-in method of a guest's account was added, changed or removed: its owner is notified. */
export const guestSecurityChanged = jobType<SecurityChanged>('guest.security-changed');

/** For `Worker.start`. */
export const identityJobTypes = [
  staffInvited,
  passwordResetRequested,
  guestRegistered,
  guestResetRequested,
  emailChangeRequested,
  phoneCodeRequested,
  guestSecurityChanged,
] as unknown as JobType<never>[];
