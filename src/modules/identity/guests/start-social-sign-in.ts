import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { SocialKeys } from '#platform/config/guest-providers.ts';
import { createTextEncryptor } from '#platform/http/encryptor.ts';
import { attemptMinutes, type CompanyIdentity } from '../company/start-company-sign-in.ts';

type Parts = Pick<App, 'config' | 'secrets' | 'clock' | 'log'>;

/** A provider with proprietary OAuth 2 and no signed tokens: the identity is requested from its API. */
export interface SocialProvider {
  name: 'facebook' | 'zalo';
  keys: SocialKeys;
  answerPath: string;
}

const attempt = z.object({ state: z.string(), verifier: z.string(), back: z.string(), until: z.number() });
const encryptorOf = ({ secrets }: Pick<App, 'secrets'>, { name }: SocialProvider) =>
  createTextEncryptor(secrets.token, `guest ${name} sign-in`);

/** Begins a sign-in: the provider's URL, and the attempt's encrypted state for the browser's cookie. */
export function startSocialSignIn(
  app: Parts,
  social: SocialProvider,
  back: string,
): { url: string; kept: string } {
  const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const { keys, name } = social;
  const zalo = name === 'zalo';
  const url = new URL(zalo ? '/v4/permission' : '/v23.0/dialog/oauth', keys.dialogUrl);
  url.search = String(
    new URLSearchParams({
      [zalo ? 'app_id' : 'client_id']: keys.appId,
      redirect_uri: app.config.publicUrl + social.answerPath,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(!zalo && { response_type: 'code', scope: 'public_profile' }),
    }),
  );
  const until = app.clock.now().getTime() + attemptMinutes * 60_000;
  return {
    url: url.href,
    kept: encryptorOf(app, social).encrypt(JSON.stringify({ state, verifier, back, until })),
  };
}

/**
 * The identity in the provider's response to this browser's attempt; null for anything else. The mail address is not requested:
 * Zalo has none to give, and Facebook does not say whether it was verified.
 */
export async function readSocialCallback(
  app: Parts,
  social: SocialProvider,
  { kept, search }: { kept: string; search: string },
): Promise<{ identity: CompanyIdentity; back: string } | null> {
  const text = kept.startsWith('sealed:') ? encryptorOf(app, social).decrypt(kept) : null;
  const started = text ? attempt.parse(JSON.parse(text)) : null;
  const answered = new URLSearchParams(search);
  const code = answered.get('code');
  if (!started || !code || started.until <= app.clock.now().getTime()) return null;
  if (!isSame(answered.get('state') ?? '', started.state)) return null;
  try {
    const token = await tokenFor(app, social, { code, verifier: started.verifier });
    const { id, name } = await whoIs(social, token);
    const identity = {
      issuer: social.keys.graphUrl,
      subject: id,
      email: null,
      name: name.trim().slice(0, 80),
    };
    return { identity: { ...identity, isStrong: false, ageSeconds: null }, back: started.back };
  } catch (error) {
    app.log.warn({ err: error }, 'the sign-in provider sent an invalid answer');
    return null;
  }
}

const tokens = z.object({ access_token: z.string().min(1) });

async function tokenFor(
  { config }: Parts,
  { name, keys, answerPath }: SocialProvider,
  { code, verifier }: { code: string; verifier: string },
): Promise<string> {
  const given = { code, code_verifier: verifier };
  const redirect = config.publicUrl + answerPath;
  const answer =
    name === 'zalo'
      ? await askJson(new URL('/v4/access_token', keys.dialogUrl), {
          method: 'POST',
          headers: { secret_key: keys.secret },
          body: new URLSearchParams({ ...given, app_id: keys.appId, grant_type: 'authorization_code' }),
        })
      : await askJson(new URL('/v23.0/oauth/access_token', keys.graphUrl), {
          method: 'POST',
          body: new URLSearchParams({
            ...given,
            client_id: keys.appId,
            client_secret: keys.secret,
            redirect_uri: redirect,
          }),
        });
  return tokens.parse(answer).access_token;
}

const person = z.object({ id: z.string().regex(/^\d{1,40}$/), name: z.string().default('') });

/** Both require a proof that the caller who presents the token also holds the app secret. */
async function whoIs({ name, keys }: SocialProvider, token: string) {
  const proof = createHmac('sha256', keys.secret).update(token).digest('hex');
  const url = new URL(name === 'zalo' ? '/v2.0/me' : '/v23.0/me', keys.graphUrl);
  url.searchParams.set('fields', 'id,name');
  if (name === 'facebook') url.searchParams.set('appsecret_proof', proof);
  const headers: Record<string, string> =
    name === 'zalo' ? { access_token: token, appsecret_proof: proof } : { authorization: `Bearer ${token}` };
  return person.parse(await askJson(url, { headers }));
}

async function askJson(url: URL, request: RequestInit): Promise<unknown> {
  const reply = await fetch(url, { ...request, signal: AbortSignal.timeout(10_000), redirect: 'error' });
  // Without the query, which may hold data that must not appear in logs.
  if (!reply.ok) throw new Error(`${url.host}${url.pathname} answered ${reply.status}`);
  return reply.json();
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
