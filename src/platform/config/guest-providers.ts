import { isLoopbackHost } from '#platform/http/is-loopback.ts';
import type { Environment } from './environment.ts';
import { together } from './together.ts';

/** Sign-in providers for guests, null where their keys are not configured. */
export interface GuestProviders {
  google: { issuer: string; clientId: string; clientSecret: string } | null;
  /** `privateKey`: PKCS #8 as base64; signs the client secrets that Apple requires. */
  apple: { issuer: string; clientId: string; teamId: string; keyId: string; privateKey: string } | null;
  /** `dialogUrl` is where browsers are sent, `graphUrl` what the server calls. */
  facebook: SocialKeys | null;
  zalo: SocialKeys | null;
}

export interface SocialKeys {
  dialogUrl: string;
  graphUrl: string;
  appId: string;
  secret: string;
}

/** @throws when only some keys of a provider are given, or its answers could be altered on the way (no https) */
export function guestProvidersOf(config: Environment, publicUrl: string): GuestProviders {
  const google = together(config, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const appleKeys = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;
  const apple = together(config, appleKeys);
  const facebook = together(config, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']);
  const zalo = together(config, ['ZALO_SIGN_IN_APP_ID', 'ZALO_SIGN_IN_SECRET']);
  for (const name of addresses) checkAddress(config, name);
  if (apple && !publicUrl.startsWith('https:'))
    throw wrong('APPLE_CLIENT_ID: Apple answers to an https PUBLIC_URL alone');
  return {
    google: google && {
      issuer: config.GOOGLE_ISSUER,
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
    apple: apple && {
      issuer: config.APPLE_ISSUER,
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: apple.APPLE_PRIVATE_KEY,
    },
    facebook: facebook && {
      dialogUrl: config.FACEBOOK_URL,
      graphUrl: config.FACEBOOK_GRAPH_URL,
      appId: facebook.FACEBOOK_APP_ID,
      secret: facebook.FACEBOOK_APP_SECRET,
    },
    zalo: zalo && {
      dialogUrl: config.ZALO_OAUTH_URL,
      graphUrl: config.ZALO_GRAPH_URL,
      appId: zalo.ZALO_SIGN_IN_APP_ID,
      secret: zalo.ZALO_SIGN_IN_SECRET,
    },
  };
}

/**
 * Origins to which sign-in forms are redirected, space-separated as in a content security policy: browsers check `form-action`
 * through all redirects, and Facebook uses another host for phones.
 */
export function signInOrigins({ google, apple, facebook, zalo }: GuestProviders): string {
  const urls = [google?.issuer, apple?.issuer, facebook?.dialogUrl, zalo?.dialogUrl];
  const origins = urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return [
    ...origins,
    ...(google ? ['https://*.google.com'] : []),
    ...(facebook ? ['https://*.facebook.com'] : []),
    ...(zalo ? ['https://*.zaloapp.com https://*.zalo.me'] : []),
  ].join(' ');
}

const addresses = [
  'GOOGLE_ISSUER',
  'APPLE_ISSUER',
  'FACEBOOK_URL',
  'FACEBOOK_GRAPH_URL',
  'ZALO_OAUTH_URL',
  'ZALO_GRAPH_URL',
] as const;

function checkAddress(config: Environment, name: (typeof addresses)[number]): void {
  const { protocol, hostname } = new URL(config[name]);
  if (protocol !== 'https:' && !isLoopbackHost(hostname))
    throw wrong(`${name}: must be https, as what it says opens accounts`);
}

const wrong = (line: string) => new Error(`The configuration is wrong:\n${line}`);
