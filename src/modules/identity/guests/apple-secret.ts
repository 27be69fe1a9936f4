import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { GuestProviders } from '#platform/config/guest-providers.ts';

const goodForSeconds = 300;

/** How Apple wants to see who asks: by a token for a few minutes, made anew each time with a key that it knows. */
export function appleSecret(keys: NonNullable<GuestProviders['apple']>): ClientAuth {
  const { issuer, clientId, teamId, keyId, privateKey } = keys;
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  return async (_server, _client, body) => {
    // Apple compares with its own clock, not with the one that tests move.
    const now = Math.floor(Date.now() / 1000);
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + goodForSeconds)
      .sign(key);
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };
}
