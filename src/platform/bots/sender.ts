import { createHash, createHmac } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { readSolution } from './puzzle.ts';
import { isTurnstileToken } from './turnstile.ts';

/** What a public form carries against machines. */
export interface FormGuard {
  /** A field that nobody sees. */
  website: string;
  /** When the form was opened, ISO; the API may leave it out. */
  openedAt?: string;
  /** The solved puzzle. */
  proof?: string;
  /** The address it comes from. */
  ip: string;
}

/** Who sends a form, as far as can be told; `admitSender` lets them in once. */
export type Sender =
  | { isProven: true; proof: string; expiresAt: Date }
  /** `key` stands for the address it comes from; null where senders are not counted. */
  | { isProven: false; key: string | null };

export type SenderRefusal = 'looks_automatic' | 'too_fast' | 'proof_failed';

/** Nobody fills a form in faster. */
const fastestMs = 2_500;
const turnstileMinutes = 10;

/**
 * Tells people from machines. What shows a machine is refused; a solved puzzle proves a person's browser; whoever has
 * none, as without script, is let in at a low rate and looked at by staff.
 */
export async function identifySender(
  app: Pick<App, 'config' | 'secrets' | 'clock'>,
  { website, openedAt, proof, ip }: FormGuard,
): Promise<{ ok: true; sender: Sender } | { ok: false; reason: SenderRefusal }> {
  const { config, secrets } = app;
  const now = app.clock.now();
  if (website.trim() !== '') return { ok: false, reason: 'looks_automatic' };
  if (openedAt && now.getTime() - new Date(openedAt).getTime() < fastestMs)
    return { ok: false, reason: 'too_fast' };
  if (!proof)
    return {
      ok: true,
      sender: { isProven: false, key: config.RATE_LIMIT ? hashAddress(secrets.token, ip) : null },
    };
  if (config.turnstile) {
    const isGood = await isTurnstileToken(config.turnstile, proof, ip);
    if (!isGood) return { ok: false, reason: 'proof_failed' };
    const expiresAt = new Date(now.getTime() + turnstileMinutes * 60_000);
    return { ok: true, sender: { isProven: true, proof: hashOf(proof), expiresAt } };
  }
  const puzzle = await readSolution(secrets.token, proof, now);
  if (!puzzle) return { ok: false, reason: 'proof_failed' };
  return { ok: true, sender: { isProven: true, proof: puzzle.id, expiresAt: puzzle.expiresAt } };
}

/** Stands for an address without telling it. */
export function hashAddress(secret: string, ip: string): string {
  return createHmac('sha256', secret).update(`address:${ip}`).digest('base64url');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
