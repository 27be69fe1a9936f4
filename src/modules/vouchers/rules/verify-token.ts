import { splitVoucherToken, type VoucherClaims, type VoucherPublicKey } from './split-voucher-token.ts';

export type TokenCheck =
  | { ok: true; claims: VoucherClaims }
  | { ok: false; reason: 'malformed' | 'forged' }
  /** Genuine, but its last day is over. */
  | { ok: false; reason: 'expired'; claims: VoucherClaims }
  /** This browser does not support Ed25519: ask the server. */
  | { ok: false; reason: 'unsupported'; claims: VoucherClaims };

/**
 * Whether a token was signed with the private key and has not expired. Works offline: the same code in the browser and
 * on the server, by WebCrypto. Whether it was replaced, cancelled or already used only the server knows.
 */
export async function verifyToken(key: VoucherPublicKey, token: string, now: Date): Promise<TokenCheck> {
  const parts = splitVoucherToken(token);
  if (!parts) return { ok: false, reason: 'malformed' };
  const { body, signature, claims } = parts;
  const publicKey = await importKey(key);
  if (!publicKey) return { ok: false, reason: 'unsupported', claims };
  const isGenuine = await crypto.subtle.verify(
    'Ed25519',
    publicKey,
    signature,
    new TextEncoder().encode(body),
  );
  if (!isGenuine) return { ok: false, reason: 'forged' };
  return claims.exp * 1000 <= now.getTime() ? { ok: false, reason: 'expired', claims } : { ok: true, claims };
}

/** Null where WebCrypto is missing (no https) or too old. */
async function importKey({ kty, crv, x }: VoucherPublicKey): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}
