import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';

/** What a browser keeps of its subscription. */
export interface DeviceKeys {
  curve: ECDH;
  auth: Buffer;
}

/** Decrypts a message as a browser does (RFC 8291). @throws when it was not encrypted for this one */
export function readPush(body: Buffer, { curve, auth }: DeviceKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const ciphertext = body.subarray(21 + keyLength);
  const derive = (input: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const input = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(ciphertext.subarray(-16));
  const text = Buffer.concat([open.update(ciphertext.subarray(0, -16)), open.final()]);
  const end = text.lastIndexOf(2);
  if (end < 0 || text.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The last record has no end');
  return text.subarray(0, end).toString('utf8');
}

/** Why the sender is not believed (RFC 8292); null if it is. */
export function whyNotVapid(
  header: string,
  { origin, serverKey, now }: { origin: string; serverKey: string; now: number },
): string | null {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 'no key';
  if (serverKey !== '' && key !== serverKey) return 'another key than it subscribed with';
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) return 'for another service';
  const seconds = exp - now / 1000;
  if (!(seconds > 0 && seconds <= 86_400)) return 'expired, or valid for more than a day';
  return /^(mailto:[^@\s]+@[^@\s]+|https:\/\/)/.test(String(sub)) ? null : 'no contact';
}
