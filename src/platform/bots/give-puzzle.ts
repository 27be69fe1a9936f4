import type { Challenge } from 'altcha-lib';
import type { App } from '#platform/app.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { countingOf, countTaken, takeAllowance } from '#platform/limits/take-allowance.ts';
import { makePuzzle } from './puzzle.ts';

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
