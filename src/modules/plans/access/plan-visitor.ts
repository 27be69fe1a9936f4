import { createHash, randomBytes } from 'node:crypto';

/** Who looks at plans: by their account, by their device, by both or by neither. */
export interface PlanVisitor {
  userId: string | null;
  /** The hash of the secret in the device's cookie, which is all that is stored of it. */
  device: string | null;
  /** What an account is called; empty for a device. */
  name: string;
}

/** A secret for a device that has made no plan yet. */
export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a device's secret; null for a text that cannot be one. */
export function hashDevice(token: string): string | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  return createHash('sha256').update(`plan device:${token}`).digest('base64url');
}
