import { createHash, createHmac } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { type Counting, countingOf, type Limit } from '#platform/limits/take-allowance.ts';
import { readSolution } from './puzzle.ts';

/** The anti-bot fields of a public form. */
export interface FormGuard {
  /** Honeypot: a field that people do not see. */
  website: string;
  /** When the form was opened, ISO; the API may leave it out. */
  openedAt?: string | undefined;
  /** The solved puzzle. */
  proof?: string | undefined;
  /** The IP address it comes from. */
  ip: string;
}

/** Who sends a form, as far as known; `admitSender` admits one post and counts it where `counted` gives limits. */
export type Sender = { counted: { limits: Limit[]; counting: Counting } | null } & (
  | { isProven: true; proof: string; expiresAt: Date }
  | { isProven: false }
);

export type SenderRefusal = 'looks_automatic' | 'too_fast' | 'proof_failed';

/** No person fills in a form faster, but a browser may for them: with a solved puzzle it does not matter. */
const fastestMs = 2_500;

const turnstileMinutes = 10;

/** Limits per IP address and hour, all forms together: without a solved puzzle, and with one for each post. */
const unprovenAnHour = 20;

const provenAnHour = 60;

/**
 * Tells people from bots. Signs of a bot are refused; a solved puzzle proves a person's browser; a sender without one, as
 * without JavaScript, is admitted at a low rate and checked by staff.
 */
export async function identifySender(
  app: Pick<App, 'config' | 'secrets' | 'clock'>,
  { website, openedAt, proof, ip }: FormGuard,
): Promise<{ ok: true; sender: Sender } | { ok: false; reason: SenderRefusal }> {
  const now = app.clock.now();
  if (website.trim() !== '') return { ok: false, reason: 'looks_automatic' };
  if (!proof) {
    const isTooFast = openedAt && now.getTime() - new Date(openedAt).getTime() < fastestMs;
    return isTooFast
      ? { ok: false, reason: 'too_fast' }
      : { ok: true, sender: unprovenSender(app, { ip, posts: 'unproven posts' }) };
  }
  const read = await readProof(app, proof, ip);
  if (!read) return { ok: false, reason: 'proof_failed' };
  const limit = { ...hourly('proven posts', ip), max: provenAnHour };
  const counted = { limits: [limit], counting: countingOf(app) };
  return { ok: true, sender: { isProven: true, ...read, counted } };
}

/** A sender without a proof: their posts, named `posts`, are counted per IP address. */
export function unprovenSender(
  app: Pick<App, 'config' | 'secrets' | 'clock'>,
  { ip, posts }: { ip: string; posts: string },
): Sender {
  const limit = { ...hourly(posts, ip), max: unprovenAnHour };
  return { isProven: false, counted: { limits: [limit], counting: countingOf(app) } };
}

/** The proof that a browser sent, if it is valid: its id, the same however often it is sent, and when it expires; else null. */
export async function readProof(
  { config, secrets, clock }: Pick<App, 'config' | 'secrets' | 'clock'>,
  proof: string,
  ip: string,
): Promise<{ proof: string; expiresAt: Date } | null> {
  const now = clock.now();
  if (config.turnstile) {
    const isGood = await isTurnstileToken(config.turnstile, proof, ip);
    const expiresAt = new Date(now.getTime() + turnstileMinutes * 60_000);
    return isGood ? { proof: hashOf(proof), expiresAt } : null;
  }
  const puzzle = await readSolution(secrets.token, proof, now);
  return puzzle && { proof: puzzle.id, expiresAt: puzzle.expiresAt };
}

/** A keyed hash of an IP address, which identifies it without revealing it. */
export function hashAddress(secret: string, ip: string): string {
  return createHmac('sha256', secret)
    .update(`address:${addressKey(ip)}`)
    .digest('base64url');
}

function hourly(name: string, ip: string) {
  return { name, subject: addressKey(ip), windowSeconds: 3600 };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Verifies a visitor's token with Cloudflare; each is good once. Counts as invalid when the service does not answer. */
async function isTurnstileToken(
  { secret, verifyUrl }: { secret: string; verifyUrl: string },
  token: string,
  ip: string,
): Promise<boolean> {
  try {
    const reply = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) }),
      signal: AbortSignal.timeout(5_000),
    });
    const { success } = (await reply.json()) as { success?: boolean };
    return success === true;
  } catch {
    return false;
  }
}
