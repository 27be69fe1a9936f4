import { createECDH, hkdfSync } from 'node:crypto';

/** The key by which push services know this site (VAPID, RFC 8292): both halves base64url, as browsers take the public one. */
export interface PushKey {
  privateKey: string;
  publicKey: string;
}

/**
 * The configured key, or one derived from the site's secret, so that all nodes have the same without being told. Browsers are
 * bound to the key they subscribed with: with another one they have to subscribe again.
 * @throws when the configured key is not one of P-256
 */
export function getPushKey(
  config: { PUSH_PRIVATE_KEY?: string | undefined },
  secrets: { token: string },
): PushKey {
  const privateKey = config.PUSH_PRIVATE_KEY
    ? Buffer.from(config.PUSH_PRIVATE_KEY, 'base64url')
    : derive(secrets.token);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    privateKey: privateKey.toString('base64url'),
    publicKey: curve.getPublicKey().toString('base64url'),
  };
}

/** One in four thousand million numbers of this length is no private key; another is derived then. */
function derive(secret: string): Buffer {
  for (let turn = 0; ; turn++) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `push key ${turn}`, 32));
    try {
      createECDH('prime256v1').setPrivateKey(key);
      return key;
    } catch (error) {
      if (turn > 8) throw error;
    }
  }
}
