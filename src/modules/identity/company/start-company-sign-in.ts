import * as oidc from 'openid-client';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { createTextEncryptor } from '#platform/http/encryptor.ts';

type Parts = Pick<App, 'config' | 'secrets' | 'clock' | 'log'>;
interface Provider {
  issuer: string;
  clientId: string;
  /** A secret, or the client authentication that this provider requires. */
  clientSecret: string | oidc.ClientAuth;
}

/** OpenID Connect settings of one sign-in: its provider, the redirect path, and the purpose that attempts are encrypted for. */
export interface ProviderSignIn {
  provider: Provider | null;
  answerPath: string;
  sealedFor: string;
  /** The response is posted by the browser as a form instead of in the address. Only for Apple, which does not support PKCE either. */
  isPosted?: boolean;
}

export const officeClient = ({ config }: Pick<App, 'config'>): ProviderSignIn => ({
  provider: config.officeOidc,
  answerPath: '/quan-tri/dang-nhap/cong-ty/tra-loi',
  sealedFor: 'company sign-in',
});

/** The identity asserted by the company's provider. */
export interface CompanyIdentity {
  issuer: string;
  /** The provider's own permanent id of the person. */
  subject: string;
  /** Null unless the provider has verified that it is theirs. */
  email: string | null;
  name: string;
  /** They authenticated with more than one factor there. */
  isStrong: boolean;
  /** Age of that authentication; null when the provider does not say. */
  ageSeconds: number | null;
}

export const attemptMinutes = 10;
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  back: z.string(),
  /** The session whose owner re-authenticates. */
  confirms: z.string().nullable(),
  until: z.number(),
});

const encryptorOf = ({ secrets }: Pick<App, 'secrets'>, { sealedFor }: ProviderSignIn) =>
  createTextEncryptor(secrets.token, sealedFor);
const confirmSeconds = 300;

/** Discovered provider metadata; discovery is retried after a failure. */
const discovered = new WeakMap<Provider, Promise<oidc.Configuration>>();

function discover(provider: Provider): Promise<oidc.Configuration> {
  const known = discovered.get(provider);
  if (known) return known;
  const isPlain = provider.issuer.startsWith('http:');
  const found = oidc.discovery(
    new URL(provider.issuer),
    provider.clientId,
    undefined,
    typeof provider.clientSecret === 'string'
      ? oidc.ClientSecretPost(provider.clientSecret)
      : provider.clientSecret,
    {
      // The signature is checked even though the token comes directly from the provider.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
      timeout: 10,
    },
  );
  discovered.set(provider, found);
  found.catch(() => discovered.delete(provider));
  return found;
}

/**
 * Begins a sign-in with a provider: its URL, and the attempt's encrypted state for the browser's cookie.
 * @param confirms the session to be re-authenticated. @returns null when the provider does not respond
 */
export async function startCompanySignIn(
  app: Parts,
  signIn: ProviderSignIn,
  { back, confirms }: { back: string; confirms: string | null },
): Promise<{ url: string; kept: string } | null> {
  const { provider, answerPath, isPosted = false } = signIn;
  if (!provider) return null;
  try {
    const configuration = await discover(provider);
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: app.config.publicUrl + answerPath,
      scope: isPosted ? 'openid email name' : 'openid email profile',
      state,
      nonce,
      ...(isPosted
        ? { response_mode: 'form_post' }
        : {
            code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }),
      ...(confirms && { prompt: 'login', max_age: '0' }),
    });
    const until = app.clock.now().getTime() + attemptMinutes * 60_000;
    const kept = encryptorOf(app, signIn).encrypt(
      JSON.stringify({ state, nonce, verifier, back, confirms, until }),
    );
    return { url: url.href, kept };
  } catch (error) {
    app.log.warn({ err: error }, 'the sign-in provider is unreachable');
    return null;
  }
}

/** Validates the provider's response to this browser's attempt and returns the identity; null for anything else. */
export async function readCompanyCallback(
  app: Parts,
  signIn: ProviderSignIn,
  { kept, search }: { kept: string; search: string },
): Promise<{ identity: CompanyIdentity; back: string; confirms: string | null } | null> {
  const { provider, answerPath, isPosted = false } = signIn;
  const started = readAttempt(app, signIn, kept);
  if (!provider || !started) return null;
  try {
    const tokens = await oidc.authorizationCodeGrant(
      await discover(provider),
      new URL(app.config.publicUrl + answerPath + search),
      {
        expectedState: started.state,
        expectedNonce: started.nonce,
        ...(!isPosted && { pkceCodeVerifier: started.verifier }),
        ...(started.confirms && { maxAge: confirmSeconds }),
      },
    );
    const claims = tokens.claims();
    // The library checks the authorized party only where there are several audiences (OpenID Connect Core, 3.1.3.7).
    const madeFor = claims?.azp ?? provider.clientId;
    if (!claims || madeFor !== provider.clientId) return null;
    return { identity: identityOf(claims), back: started.back, confirms: started.confirms };
  } catch (error) {
    app.log.warn({ err: error }, 'the sign-in provider sent an invalid answer');
    return null;
  }
}

function readAttempt(app: Parts, signIn: ProviderSignIn, kept: string) {
  const text = kept.startsWith('sealed:') ? encryptorOf(app, signIn).decrypt(kept) : null;
  const started = text ? attempt.parse(JSON.parse(text)) : null;
  return started && started.until > app.clock.now().getTime() ? started : null;
}

/** Authentication contexts that imply two factors (RFC 8176; OpenID EAP; REFEDS). */
const strongContexts = ['phr', 'phrh', 'https://refeds.org/profile/mfa'];

function identityOf(claims: oidc.IDToken): CompanyIdentity {
  const { iss: issuer, sub: subject, amr, acr, auth_time: shownAt } = claims;
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : '';
  // Apple sends it as a string.
  const isVerified =
    [true, 'true'].includes(claims.email_verified as never) && email !== '' && isOfCompany(claims, email);
  return {
    issuer,
    subject,
    email: isVerified ? email : null,
    name: typeof claims.name === 'string' && claims.name.trim() ? claims.name.trim().slice(0, 80) : email,
    isStrong: (Array.isArray(amr) && amr.includes('mfa')) || strongContexts.includes(String(acr)),
    ageSeconds: typeof shownAt === 'number' ? Math.max(0, claims.iat - shownAt) : null,
  };
}

/** Google verified a foreign address only once; it knows the present owner only for Gmail and for its Workspace domains. */
function isOfCompany({ iss, hd }: oidc.IDToken, email: string): boolean {
  if (iss !== 'https://accounts.google.com') return true;
  const domain = email.split('@')[1];
  return domain === 'gmail.com' || domain === hd;
}
