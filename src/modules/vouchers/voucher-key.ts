import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { VoucherClaims, VoucherPublicKey } from './rules/split-voucher-token.ts';

/** A signed voucher token: 'claims.signature', each base64url. @throws when the key is not an Ed25519 one */
export function signWithVoucherKey(voucherKey: string, claims: VoucherClaims): string {
  const { v, code, item, date, pax, n, exp } = claims;
  const body = Buffer.from(JSON.stringify({ v, code, item, date, pax, n, exp })).toString('base64url');
  return `${body}.${sign(null, Buffer.from(body), privateKeyOf(voucherKey)).toString('base64url')}`;
}

/** The public half of the key, which may be published. @throws when the key is not an Ed25519 one */
export function publicVoucherKey(voucherKey: string): VoucherPublicKey {
  const { x = '' } = createPublicKey(privateKeyOf(voucherKey)).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x };
}

function privateKeyOf(voucherKey: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(voucherKey, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('VOUCHER_PRIVATE_KEY must be an Ed25519 key');
  return key;
}
