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
 * alone. @returns `encrypt` and `decrypt`; `decrypt` gives null for what another key has sealed, and passes on what was never sealed
 */
export function createEncryptor(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    encrypt(value: unknown): Sealed {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      const text = Buffer.concat([sealing.update(JSON.stringify(value ?? null), 'utf8'), sealing.final()]);
      return { sealed: Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url') };
    },
    decrypt(kept: unknown): { value: unknown } | null {
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
export function createTextEncryptor(secret: string, purpose: string) {
  const encryptor = createEncryptor(secret, purpose);
  return {
    encrypt: (text: string): string => mark + encryptor.encrypt(text).sealed,
    /** Null for what another key has sealed; what was never sealed is passed on. */
    decrypt(kept: string): string | null {
      if (!kept.startsWith(mark)) return kept;
      return (encryptor.decrypt({ sealed: kept.slice(mark.length) })?.value as string | undefined) ?? null;
    },
  };
}

const mark = 'sealed:';

function isSealed(kept: unknown): kept is Sealed {
  return typeof kept === 'object' && kept !== null && 'sealed' in kept && typeof kept.sealed === 'string';
}
