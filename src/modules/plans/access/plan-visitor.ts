import { createHash, randomBytes } from 'node:crypto';

/** A visitor of plans: an account, a device, both or neither. */
export interface PlanVisitor {
  userId: string | null;
  /** The hash of the secret in the device's cookie; the secret itself is not stored. */
  device: string | null;
  /** The account's name; empty for a device. */
  name: string;
}

/** A secret for a device without plans. */
export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a device's secret; null for an invalid one. */
export function hashDevice(token: string): string | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  return createHash('sha256').update(`plan device:${token}`).digest('base64url');
}
