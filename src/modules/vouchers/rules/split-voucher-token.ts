/** The signed claims in a voucher's QR: everything that an offline gate has to know. */
export interface VoucherClaims {
  /** Version of the voucher; a reissue raises it, which invalidates older tokens. */
  v: number;
  code: string;
  /** Number of the item in its booking, from 1. */
  item: number;
  /** First day of use, ISO. */
  date: string;
  pax: number;
  /** Number of scans that it admits; one if absent. */
  n?: number;
  /** Expiry, in seconds since 1970. */
  exp: number;
}

/** The public key for verifying tokens, as a JSON Web Key (RFC 8037). */
export interface VoucherPublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

/** The two parts of a token, raw and decoded; null if it is not one. */
export function splitVoucherToken(
  token: string,
): { body: string; signature: Uint8Array<ArrayBuffer>; claims: VoucherClaims } | null {
  const [, body = '', tail = ''] = /^([\w-]{20,400})\.([\w-]{86})$/.exec(token.trim()) ?? [];
  const claims = body ? readClaims(body) : null;
  return claims && { body, signature: fromBase64Url(tail), claims };
}

function readClaims(body: string): VoucherClaims | null {
  try {
    const claims = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(body)));
    const isWhole =
      [claims.v, claims.item, claims.pax, claims.exp, claims.n ?? 1].every(Number.isSafeInteger) &&
      typeof claims.code === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(claims.date);
    return isWhole ? claims : null;
  } catch {
    return null;
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
