import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { createTextEncryptor } from '#platform/http/encryptor.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { attemptMinutes } from '../company/start-company-sign-in.ts';
import { onOwnHost } from '../sessions/session-cookie.ts';
import { guestProviders } from './guest-providers.ts';
import type { WithCookies } from './guest-session-cookies.ts';

const newcomer = z.object({
  provider: z.enum(guestProviders),
  issuer: z.string(),
  subject: z.string(),
  /** Null where the provider has not verified any: the guest verifies a phone instead. */
  email: z.string().nullable(),
  name: z.string(),
  back: z.string(),
});
/** An identity from a provider that has no account yet. */
export type Newcomer = z.infer<typeof newcomer>;

const kept = newcomer.extend({ until: z.number() });
/** Cookie that stores a newcomer until they have entered their name or verified their phone. */
const cookie = guestCookie('nv_newcomer', '/dang-nhap');
const encryptorOf = ({ secrets }: Pick<App, 'secrets'>) =>
  createTextEncryptor(secrets.token, 'guest newcomer');

/** @returns the Set-Cookie that stores a newcomer in the browser for a few minutes */
export function keepNewcomer(app: Pick<App, 'config' | 'secrets' | 'clock'>, found: Newcomer): string {
  const until = app.clock.now().getTime() + attemptMinutes * 60_000;
  const encrypted = encryptorOf(app).encrypt(JSON.stringify({ ...found, until }));
  return cookie.write(encrypted, attemptMinutes * 60, onOwnHost(app.config));
}

/** The newcomer stored in this browser; null once that has expired. */
export function readNewcomer(
  app: Pick<App, 'config' | 'secrets' | 'clock'>,
  request: WithCookies,
): Newcomer | null {
  const cookieValue = cookie.read(request as Request, onOwnHost(app.config));
  const text = cookieValue.startsWith('sealed:') ? encryptorOf(app).decrypt(cookieValue) : null;
  const read = text ? kept.safeParse(JSON.parse(text)) : null;
  return read?.success && read.data.until > app.clock.now().getTime() ? read.data : null;
}

/** @returns the Set-Cookie that deletes the newcomer from the browser */
export const forgetNewcomer = ({ config }: Pick<App, 'config'>) => cookie.write('', 0, onOwnHost(config));
