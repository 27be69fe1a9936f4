import { createHash, randomBytes } from 'node:crypto';

/** What lets a guest without an account see and change a booking. Only the hash is stored. */
export function newAccessToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashAccessToken(token) };
}

/** Plain SHA-256: 256 random bits need no salt and no slow hash. */
export function hashAccessToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
