import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { App } from '#platform/app.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { countingOf, countTaken, takeAllowance } from '#platform/limits/take-allowance.ts';

/** How long a puzzle may be solved and sent: as long as somebody takes to fill a form in. */
const validMinutes = 10;
/** Key derivations of this many rounds, up to `most` of them: some tenths of a second on a phone. */
const rounds = 1_000;
/** For the first so many puzzles of an address in an hour; each so many more cost as much again. */
const cheap = 20;
const dearest = 12;
const fewest = 100;
const most = 250;

/** A solved puzzle: `id` is the same however often it is sent. */
export interface SolvedPuzzle {
  id: string;
  expiresAt: Date;
}

/**
 * A proof of work in the form of ALTCHA, signed, so that nothing about it is kept until it comes back. It costs the more,
 * the more of them its address was given within the hour; checking it always costs the same.
 */
export function makePuzzle(secret: string, now: Date, givenBefore = 0): Promise<Challenge> {
  const times = Math.min(dearest, 1 + Math.floor(givenBefore / cheap));
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(most * times, fewest * times),
    deriveKey,
    expiresAt: new Date(now.getTime() + validMinutes * 60_000),
    ...keysOf(secret),
  });
}

/** What a browser sent back: the puzzle when it is ours, in time and solved; null otherwise. */
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

/** A puzzle for whoever asks from an address, dearer the more it was given within the hour; at some point none. */
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
