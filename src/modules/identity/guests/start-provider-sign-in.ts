import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { App } from '#platform/app.ts';
import type { GuestProviders } from '#platform/config/guest-providers.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import {
  type CompanyIdentity,
  type ProviderSignIn as OidcClient,
  readCompanyCallback,
  startCompanySignIn,
} from '../company/start-company-sign-in.ts';
import type { GuestProviderName } from './guest-providers.ts';
import { providerPath } from './offered-providers.ts';
import { readSocialCallback, startSocialSignIn } from './start-social-sign-in.ts';

const goodForSeconds = 300;

/** Apple's client authentication: a short-lived token, signed anew each time with a key registered at Apple. */
function appleSecret(keys: NonNullable<GuestProviders['apple']>): ClientAuth {
  const { issuer, clientId, teamId, keyId, privateKey } = keys;
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  return async (_server, _client, body) => {
    // Apple compares with the real time, not with a clock moved by tests.
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

type Parts = Pick<App, 'config' | 'secrets' | 'clock' | 'log'>;

/** Cookie with the state of a sign-in attempt at a provider. Apple's response is a cross-site form post. */
export const attemptCookie = (name: GuestProviderName) =>
  guestCookie(`nv_${name}`, '/dang-nhap', { isCrossSite: name === 'apple' });

/** Begins a sign-in with a provider; null when the provider does not respond. */
export async function startProviderSignIn(
  app: Parts,
  name: GuestProviderName,
  back: string,
): Promise<{ url: string; kept: string } | null> {
  const client = clientOf(app, name);
  if (!client) return null;
  return 'keys' in client
    ? startSocialSignIn(app, client, back)
    : startCompanySignIn(app, client, { back, confirms: null });
}

/** The identity in the provider's response to this browser's attempt; null for anything else. */
export async function readProviderCallback(
  app: Parts,
  name: GuestProviderName,
  answer: { kept: string; search: string },
): Promise<{ identity: CompanyIdentity; back: string } | null> {
  const client = clientOf(app, name);
  if (!client) return null;
  return 'keys' in client
    ? readSocialCallback(app, client, answer)
    : readCompanyCallback(app, client, answer);
}

function clientOf({ config }: Pick<App, 'config'>, name: GuestProviderName) {
  const [answerPath, sealedFor] = [providerPath(name), `guest ${name} sign-in`];
  const { google } = config.guestProviders;
  if (name === 'google') return google && { provider: google, answerPath, sealedFor };
  if (name === 'apple') return appleClient(config.guestProviders.apple, { answerPath, sealedFor });
  const keys = config.guestProviders[name];
  return keys && { name, keys, answerPath };
}

type AppleKeys = App['config']['guestProviders']['apple'];

/** A shared provider object per key set, so that Apple's discovered metadata stays cached with it. */
const appleProviders = new WeakMap<NonNullable<AppleKeys>, NonNullable<OidcClient['provider']>>();

function appleClient(keys: AppleKeys, client: Omit<OidcClient, 'provider'>): OidcClient | null {
  if (!keys) return null;
  const { issuer, clientId } = keys;
  const provider = appleProviders.get(keys) ?? { issuer, clientId, clientSecret: appleSecret(keys) };
  appleProviders.set(keys, provider);
  return { ...client, provider, isPosted: true };
}
