import type { App } from '#platform/app.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { countingOf, type Limit, returnAllowance, takeAllowance } from '#platform/limits/take-allowance.ts';
import { spendProof } from './admit-sender.ts';
import { readProof } from './sender.ts';

/** An attempt to guess something that only its owner should know. */
export interface Guess {
  /** What is being guessed, such as 'booking look-ups'. */
  about: string;
  /** The code that the guess is for, normalised as for its look-up; null where the code itself is guessed. */
  code: string | null;
  ip: string;
  /** A solved puzzle, which lets a person continue once the plain limits are reached. */
  proof?: string | undefined;
}

export type GuessAdmission =
  /** Call `giveBack` when the guess was right: right guesses do not count. */
  | { ok: true; giveBack(): Promise<void> }
  | { ok: false; reason: 'too_many_guesses' | 'proof_failed'; retryAfterSeconds: number };

const tenMinutes = 600;
const hour = 3600;

/**
 * Counts a guess before it is checked. A code has a tight limit per IP address and a loose one overall, so that a stranger's
 * guesses do not lock its owner out; an address also has a limit for all codes together. Beyond these limits each guess
 * needs a solved puzzle and is counted against separate limits.
 */
export async function admitGuess(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  guess: Guess,
): Promise<GuessAdmission> {
  const counting = countingOf(app);
  const limits = guess.proof ? provenLimits(guess) : plainLimits(guess);
  if (guess.proof) {
    const read = counting.isOn ? await readProof(app, guess.proof, guess.ip) : null;
    const isSpent = read && (await spendProof(app.db, read));
    if (counting.isOn && !isSpent) return { ok: false, reason: 'proof_failed', retryAfterSeconds: 1 };
  }
  const allowance = await takeAllowance(app.db, limits, counting);
  return allowance.ok
    ? { ok: true, giveBack: () => returnAllowance(app.db, limits, counting) }
    : { ok: false, reason: 'too_many_guesses', retryAfterSeconds: allowance.retryAfterSeconds };
}

function plainLimits({ about, code, ip }: Guess): Limit[] {
  const address = addressKey(ip);
  const ofAddress = { name: about, subject: address, max: 30, windowSeconds: tenMinutes };
  if (code === null) return [ofAddress];
  return [
    { name: `${about} there`, subject: `${code} ${address}`, max: 10, windowSeconds: tenMinutes },
    ofAddress,
    { name: `${about} of all`, subject: code, max: 100, windowSeconds: tenMinutes },
  ];
}

function provenLimits({ about, code, ip }: Guess): Limit[] {
  const ofAddress = { name: `proven ${about}`, subject: addressKey(ip), max: 30, windowSeconds: hour };
  if (code === null) return [ofAddress];
  return [ofAddress, { name: `proven ${about} of all`, subject: code, max: 300, windowSeconds: hour }];
}
