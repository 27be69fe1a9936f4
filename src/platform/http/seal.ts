import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a sealed value looks like where it is kept. */
interface Sealed {
  sealed: string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Keeps values unreadable for whoever sees only the database (AES-256-GCM). The key is made of `secret` for `purpose`
 * alone. @returns `close` and `open`; `open` gives null for what another key has sealed, and passes on what was never sealed
 */
export function createSeal(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close(value: unknown): Sealed {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      const text = Buffer.concat([sealing.update(JSON.stringify(value ?? null), 'utf8'), sealing.final()]);
      return { sealed: Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url') };
    },
    open(kept: unknown): { value: unknown } | null {
      if (!isSealed(kept)) return { value: kept };
      const bytes = Buffer.from(kept.sealed, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        });
        opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
        return { value: JSON.parse(text.toString('utf8')) };
      } catch {
        return null;
      }
    },
  };
}

/** The same for a text that stands in a column of text: sealed, it is still one. */
export function createTextSeal(secret: string, purpose: string) {
  const seal = createSeal(secret, purpose);
  return {
    close: (text: string): string => mark + seal.close(text).sealed,
    /** Null for what another key has sealed; what was never sealed is passed on. */
    open(kept: string): string | null {
      if (!kept.startsWith(mark)) return kept;
      return (seal.open({ sealed: kept.slice(mark.length) })?.value as string | undefined) ?? null;
    },
  };
}

const mark = 'sealed:';

function isSealed(kept: unknown): kept is Sealed {
  return typeof kept === 'object' && kept !== null && 'sealed' in kept && typeof kept.sealed === 'string';
}
