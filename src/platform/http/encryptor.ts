import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What keys are made of: the first secret seals, each of them opens, so that one can take the place of another. */
export type SealingSecrets = string | readonly string[];

/** What a sealed value looks like where it is kept. `key` names what sealed it; what is older has none. */
interface Sealed {
  sealed: string;
  key?: string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Keeps values unreadable for whoever sees only the database (AES-256-GCM). The keys are made of `secrets` for `purpose` alone.
 * @returns `encrypt` and `decrypt`; `decrypt` gives null for what another key has sealed, and passes on what was never sealed;
 *   `keyId` names the key that seals now, and tells of the secret nothing
 */
export function createEncryptor(secrets: SealingSecrets, purpose: string) {
  const keys = [secrets].flat().map((secret) => makeKey(secret, purpose));
  const [current] = keys;
  if (!current) throw new Error('no secret to seal with');
  return {
    keyId: current.id,
    encrypt(value: unknown): Required<Sealed> {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, current.bytes, nonce);
      const text = Buffer.concat([sealing.update(JSON.stringify(value ?? null), 'utf8'), sealing.final()]);
      return {
        sealed: Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url'),
        key: current.id,
      };
    },
    decrypt(kept: unknown): { value: unknown } | null {
      if (!isSealed(kept)) return { value: kept };
      const fitting = kept.key === undefined ? keys : keys.filter(({ id }) => id === kept.key);
      for (const { bytes } of fitting) {
        const opened = open(bytes, kept.sealed);
        if (opened) return opened;
      }
      return null;
    },
  };
}

/** The same for a text that stands in a column of text: sealed, it is still one (`sealed:<key>.<bytes>`). */
export function createTextEncryptor(secrets: SealingSecrets, purpose: string) {
  const encryptor = createEncryptor(secrets, purpose);
  return {
    keyId: encryptor.keyId,
    encrypt(text: string): string {
      const { key, sealed } = encryptor.encrypt(text);
      return `${mark}${key}.${sealed}`;
    },
    /** Null for what another key has sealed; what was never sealed is passed on. */
    decrypt(kept: string): string | null {
      if (!kept.startsWith(mark)) return kept;
      const [sealed = '', key] = kept.slice(mark.length).split('.').reverse();
      const opened = encryptor.decrypt(key === undefined ? { sealed } : { sealed, key });
      return (opened?.value as string | undefined) ?? null;
    },
  };
}

const mark = 'sealed:';

function makeKey(secret: string, purpose: string) {
  const id = Buffer.from(hkdfSync('sha256', secret, '', `${purpose}, name of the key`, 6));
  return { id: id.toString('base64url'), bytes: Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)) };
}

function open(key: Buffer, sealed: string): { value: unknown } | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
    return { value: JSON.parse(text.toString('utf8')) };
  } catch {
    return null;
  }
}

function isSealed(kept: unknown): kept is Sealed {
  return typeof kept === 'object' && kept !== null && 'sealed' in kept && typeof kept.sealed === 'string';
}
