import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

const recordSize = 4096;

/**
 * Encrypts a message to a browser (RFC 8291, one record of RFC 8188), so that the push service between cannot read it.
 * @param given the message's own key and salt, for the standard's example; random otherwise
 * @throws when the browser's key is not a point of P-256, or the text does not fit into one record
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  given: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer {
  const curve = createECDH('prime256v1');
  if (given.privateKey) curve.setPrivateKey(given.privateKey);
  else curve.generateKeys();
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), curve.getPublicKey()];
  const shared = curve.computeSecret(theirs);
  const salt = given.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const input = hkdf(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte 2 ends the last record.
  const ciphertext = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(2)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  if (ciphertext.length > recordSize - 86) throw new RangeError('The message is too long for one push');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ciphertext]);
}

/** Whether a browser's key is a point of the curve, so that something can be encrypted to it. */
export function isPushKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    return curve.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
}

const hkdf = (input: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));
