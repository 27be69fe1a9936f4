import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Secrets that keys are derived from: the first encrypts, each of them decrypts, so that secrets can be rotated. */
export type EncryptionSecrets = string | readonly string[];

/** Stored form of an encrypted value. `key` is the id of its key; older values have none. */
interface Encrypted {
  sealed: string;
  key?: string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts values so that access to the database alone does not reveal them (AES-256-GCM). Keys are derived from `secrets`
 * for `purpose` alone.
 * @returns `encrypt` and `decrypt`; `decrypt` gives null for a value of an unknown key and passes unencrypted values on;
 *   `keyId` names the current key and reveals nothing about the secret
 */
export function createEncryptor(secrets: EncryptionSecrets, purpose: string) {
  const keys = [secrets].flat().map((secret) => makeKey(secret, purpose));
  const [current] = keys;
  if (!current) throw new Error('no secret to encrypt with');
  return {
    keyId: current.id,
    encrypt(value: unknown): Required<Encrypted> {
      const nonce = randomBytes(nonceBytes);
      const encrypting = createCipheriv(cipher, current.bytes, nonce);
      const text = Buffer.concat([
        encrypting.update(JSON.stringify(value ?? null), 'utf8'),
        encrypting.final(),
      ]);
      return {
        sealed: Buffer.concat([nonce, encrypting.getAuthTag(), text]).toString('base64url'),
        key: current.id,
      };
    },
    decrypt(kept: unknown): { value: unknown } | null {
      if (!isEncrypted(kept)) return { value: kept };
      const fitting = kept.key === undefined ? keys : keys.filter(({ id }) => id === kept.key);
      for (const { bytes } of fitting) {
        const opened = open(bytes, kept.sealed);
        if (opened) return opened;
      }
      return null;
    },
  };
}

/** The same for text columns: the encrypted value is a text as well (`sealed:<key>.<bytes>`). */
export function createTextEncryptor(secrets: EncryptionSecrets, purpose: string) {
  const encryptor = createEncryptor(secrets, purpose);
  return {
    keyId: encryptor.keyId,
    encrypt(text: string): string {
      const { key, sealed } = encryptor.encrypt(text);
      return `${mark}${key}.${sealed}`;
    },
    /** Null for a value of an unknown key; unencrypted values are passed on. */
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

function isEncrypted(kept: unknown): kept is Encrypted {
  return typeof kept === 'object' && kept !== null && 'sealed' in kept && typeof kept.sealed === 'string';
}
