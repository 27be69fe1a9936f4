import { isLoopbackHost } from '#platform/http/is-loopback.ts';
import type { S3Place } from '#platform/storage/create-s3-store.ts';
import { type Environment, environment } from './environment.ts';
import { type GuestProviders, guestProvidersOf } from './guest-providers.ts';
import { type Hosts, hostsOf } from './hosts.ts';
import { type PhoneSenders, phoneSendersOf } from './phone-senders.ts';
import { together } from './together.ts';
import { unsafeSettings } from './unsafe-settings.ts';

export type Config = Readonly<Environment> &
  Hosts & {
    /** The site's public address, without a trailing slash. */
    readonly publicUrl: string;
    /** Cloudflare Turnstile, where both of its keys are given. */
    readonly turnstile: { siteKey: string; secret: string; verifyUrl: string } | null;
    /** A third-party map in place of our own drawing, where configured. */
    readonly mapTiles: { url: string; attribution: string } | null;
    /** The company's own sign-in provider for staff (OpenID Connect), where configured. */
    readonly officeOidc: { issuer: string; clientId: string; clientSecret: string } | null;
    /** Sign-in providers for guests. */
    readonly guestProviders: GuestProviders;
    /** Bucket for pictures and uploads; null when they lie in the data folder. */
    readonly fileStore: S3Place | null;
    /** Delivery services for messages to phones. */
    readonly phoneSenders: PhoneSenders;
  };

/**
 * Reads the configuration once.
 * @throws with one line for each variable that is wrong
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  const config = parsed.data;
  if (config.DATABASE_DIRECT_URL && !config.DATABASE_URL)
    throw new Error('The configuration is wrong:\nDATABASE_DIRECT_URL: goes with a DATABASE_URL');
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '');
  const whole = { ...config, publicUrl, ...hostsOf(config, publicUrl) };
  const unsafe = unsafeSettings(whole, given);
  if (unsafe.length) throw new Error(`The configuration is not safe:\n${unsafe.join('\n')}`);
  return Object.freeze({
    ...whole,
    turnstile: turnstileOf(config),
    mapTiles: config.MAP_STYLE_URL
      ? { url: config.MAP_STYLE_URL, attribution: config.MAP_ATTRIBUTION }
      : null,
    officeOidc: officeOidcOf(config),
    guestProviders: guestProvidersOf(config, publicUrl),
    phoneSenders: phoneSendersOf(config),
    fileStore: fileStoreOf(config),
  });
}

function turnstileOf(config: Environment): Config['turnstile'] {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: verifyUrl } = config;
  if (Boolean(siteKey) !== Boolean(secret))
    throw new Error('The configuration is wrong:\nTURNSTILE_SITE_KEY and TURNSTILE_SECRET go together');
  return siteKey && secret ? { siteKey, secret, verifyUrl } : null;
}

function fileStoreOf(config: Environment): S3Place | null {
  const given = together(config, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  return (
    given && {
      endpoint: given.S3_ENDPOINT.replace(/\/$/, ''),
      bucket: given.S3_BUCKET,
      region: config.S3_REGION,
      accessKeyId: given.S3_ACCESS_KEY_ID,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    }
  );
}

function officeOidcOf(config: Environment): Config['officeOidc'] {
  const {
    OFFICE_OIDC_ISSUER: issuer,
    OFFICE_OIDC_CLIENT_ID: clientId,
    OFFICE_OIDC_CLIENT_SECRET: clientSecret,
  } = config;
  if (!issuer && !clientId && !clientSecret) return null;
  const wrong = (line: string) => new Error(`The configuration is wrong:\n${line}`);
  if (!issuer || !clientId || !clientSecret)
    throw wrong('OFFICE_OIDC_ISSUER, OFFICE_OIDC_CLIENT_ID and OFFICE_OIDC_CLIENT_SECRET go together');
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !isLoopbackHost(hostname))
    throw wrong('OFFICE_OIDC_ISSUER: must be https, as what it says opens the office');
  return { issuer, clientId, clientSecret };
}
