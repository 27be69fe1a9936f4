import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { App } from '#platform/app.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { countingOf, countTaken, takeAllowance } from '#platform/limits/take-allowance.ts';

/** How long a puzzle stays valid: the time that somebody may need to fill in a form. */
const validMinutes = 10;
/** PBKDF2 rounds per key derivation; up to `most` derivations take some tenths of a second on a phone. */
const rounds = 1_000;
/** Puzzles per address and hour at the base cost; each further batch of this size costs as much again, up to `dearest` times. */
const cheap = 20;
const dearest = 12;
const min = 100;
const max = 250;

/** A solved puzzle: `id` is the same however often it is sent. */
export interface SolvedPuzzle {
  id: string;
  expiresAt: Date;
}

/**
 * An ALTCHA proof-of-work challenge, signed, so that nothing is stored until it comes back. Solving it costs more the more
 * puzzles its address was given within the hour; verifying it always costs the same.
 */
export function makePuzzle(secret: string, now: Date, givenBefore = 0): Promise<Challenge> {
  const times = Math.min(dearest, 1 + Math.floor(givenBefore / cheap));
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(max * times, min * times),
    deriveKey,
    expiresAt: new Date(now.getTime() + validMinutes * 60_000),
    ...keysOf(secret),
  });
}

/** Verifies the solution that a browser sent: the puzzle when it is ours, unexpired and solved; null otherwise. */
export async function readSolution(secret: string, proof: string, now: Date): Promise<SolvedPuzzle | null> {
  const payload = parse(proof);
  const { expiresAt } = payload?.challenge.parameters ?? {};
  if (!payload?.challenge.signature || !expiresAt || expiresAt * 1000 < now.getTime()) return null;
  const { verified } = await verifySolution({ ...payload, deriveKey, ...keysOf(secret) });
  return verified ? { id: payload.challenge.signature, expiresAt: new Date(expiresAt * 1000) } : null;
}

function keysOf(secret: string) {
  const key = (use: string) => createHmac('sha256', secret).update(`altcha:${use}`).digest('hex');
  return { hmacSignatureSecret: key('puzzle'), hmacKeySignatureSecret: key('solution') };
}

function parse(proof: string): Payload | null {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload;
    return challenge?.parameters && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}

/** A puzzle for an IP address, harder the more it was given within the hour; none beyond an hourly limit. */
export async function givePuzzle(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  ip: string,
): Promise<Challenge | { retryAfterSeconds: number }> {
  const counting = countingOf(app);
  const limit = { name: 'puzzles an hour', subject: addressKey(ip), max: 600, windowSeconds: 3600 };
  const allowance = await takeAllowance(app.db, [limit], counting);
  if (!allowance.ok) return { retryAfterSeconds: allowance.retryAfterSeconds };
  const given = counting.isOn ? await countTaken(app.db, limit, counting) : 0;
  return makePuzzle(app.secrets.token, counting.now, given);
}
