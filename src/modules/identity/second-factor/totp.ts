import { createHmac, randomBytes } from 'node:crypto';

/** Time-based codes (RFC 6238), as every authenticator app generates them: SHA-1, 30 seconds, six digits. */
const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The time step of a code, among the present one and its neighbours because clocks differ; null when none matches. */
export function matchTotpStep(secret: string, code: string, now: Date): number | null {
  const step = totpStep(now);
  return [step, Math.max(0, step - 1), step + 1].find((one) => totpCode(secret, one) === code) ?? null;
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
