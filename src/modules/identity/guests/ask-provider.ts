import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { App } from '#platform/app.ts';
import type { GuestProviders } from '#platform/config/guest-providers.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import {
  askCompany,
  type CompanyIdentity,
  type ProviderDoor as OidcDoor,
  readCompanyAnswer,
} from '../company/ask-company.ts';
import { askSocial, readSocialAnswer } from './ask-social.ts';
import type { GuestProviderName } from './guest-providers.ts';
import { providerPath } from './offered-providers.ts';

const goodForSeconds = 300;

/** How Apple wants to see who asks: by a token for a few minutes, made anew each time with a key that it knows. */
function appleSecret(keys: NonNullable<GuestProviders['apple']>): ClientAuth {
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

type Parts = Pick<App, 'config' | 'secrets' | 'clock' | 'log'>;

/** What a browser keeps between leaving for a provider and coming back. Apple's answer is a form that its own page sends. */
export const attemptCookie = (name: GuestProviderName) =>
  guestCookie(`nv_${name}`, '/dang-nhap', { isCrossSite: name === 'apple' });

/** Where somebody shows who they are; null when the provider does not answer. */
export async function askProvider(
  app: Parts,
  name: GuestProviderName,
  back: string,
): Promise<{ url: string; kept: string } | null> {
  const door = doorOf(app, name);
  if (!door) return null;
  return 'keys' in door ? askSocial(app, door, back) : askCompany(app, door, { back, confirms: null });
}

/** Who came back, in the answer to what this browser was sent for; null when it is anything else. */
export async function readProviderAnswer(
  app: Parts,
  name: GuestProviderName,
  answer: { kept: string; search: string },
): Promise<{ identity: CompanyIdentity; back: string } | null> {
  const door = doorOf(app, name);
  if (!door) return null;
  return 'keys' in door ? readSocialAnswer(app, door, answer) : readCompanyAnswer(app, door, answer);
}

function doorOf({ config }: Pick<App, 'config'>, name: GuestProviderName) {
  const [answerPath, sealedFor] = [providerPath(name), `guest ${name} sign-in`];
  const { google } = config.guestProviders;
  if (name === 'google') return google && { provider: google, answerPath, sealedFor };
  if (name === 'apple') return appleDoor(config.guestProviders.apple, { answerPath, sealedFor });
  const keys = config.guestProviders[name];
  return keys && { name, keys, answerPath };
}

type AppleKeys = App['config']['guestProviders']['apple'];

/** One for all who ask: what Apple says of itself is remembered with it. */
const appleProviders = new WeakMap<NonNullable<AppleKeys>, NonNullable<OidcDoor['provider']>>();

function appleDoor(keys: AppleKeys, door: Omit<OidcDoor, 'provider'>): OidcDoor | null {
  if (!keys) return null;
  const { issuer, clientId } = keys;
  const provider = appleProviders.get(keys) ?? { issuer, clientId, clientSecret: appleSecret(keys) };
  appleProviders.set(keys, provider);
  return { ...door, provider, isPosted: true };
}
