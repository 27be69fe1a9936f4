import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Ceremony {
  challenge: string;
}

/** Changes to what a browser and its authenticator would send, for attacks. */
interface Said {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  /** Without user verification (finger, face or PIN). */
  isUnverified?: boolean;
}

/** A software passkey: an ES256 key, attested as 'none' (WebAuthn level 3, sections 6.1 and 6.5). */
export function createAuthenticator({
  origin,
  rpId,
  id = randomBytes(16),
}: {
  origin: string;
  rpId: string;
  id?: Buffer | undefined;
}) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let used = 0;
  const whole = (claims: Said) => ({ origin, rpId, counter: ++used, ...claims });
  const named = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id,
    /** Responds to a page's request to create a passkey. */
    make(ceremony: Ceremony, changed: Said = {}) {
      const claims = whole(changed);
      const data = authenticatorData(claims, 0x40);
      const attested = Buffer.concat([
        data,
        Buffer.alloc(16),
        uint16(id.length),
        id,
        coseKey(keys.publicKey),
      ]);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(attested)],
      ]);
      return named({
        clientDataJSON: clientData('webauthn.create', ceremony, claims).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Responds to a page's request to authenticate with it. */
    show(ceremony: Ceremony, changed: Said = {}) {
      const claims = whole(changed);
      const [data, client] = [authenticatorData(claims), clientData('webauthn.get', ceremony, claims)];
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), keys.privateKey);
      return named({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

function clientData(type: string, ceremony: Ceremony, { challenge, origin }: Said): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: challenge ?? ceremony.challenge, origin }));
}

/** User present and verified, unless given otherwise. */
function authenticatorData({ rpId = '', counter = 0, isUnverified = false }: Said, flags = 0): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags | (isUnverified ? 0x01 : 0x05)]), count]);
}

/** EC2, ES256, P-256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
/** With the shortest length encoding, as authenticators must. */
function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, ...uint16(bytes.length)];
  return Buffer.concat([Buffer.from(head), bytes]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
