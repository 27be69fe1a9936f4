import * as scrypt from 'better-auth/crypto';
import { Counter } from 'prom-client';
import { createBulkhead } from '#platform/limits/create-bulkhead.ts';

/** Counts hashing and verifying alike, as they take the same time. */
export const hashedPasswords = new Counter({
  name: 'password_hashes_total',
  help: 'Passwords hashed, to be kept or to be compared; each takes a processor for a good while',
});

/**
 * Hashing takes much CPU time and 32 MB. It shares its thread pool with file access and DNS look-ups: two at a time leave half of
 * the pool free, and whoever waits longer than this gets an error and may retry, because nobody watches an empty page for
 * longer.
 */
const atTurn = createBulkhead({ most: 2, waitMs: 3_000 });
const turn = ['scrypt'];

/** Hashes a password with scrypt, off the event loop. @throws WaitedTooLong when too many are waiting */
export function hashPassword(password: string): Promise<string> {
  hashedPasswords.inc();
  return atTurn(turn, () => scrypt.hashPassword(password));
}

/** @throws WaitedTooLong when too many are waiting */
export function verifyPassword(hash: string, password: string): Promise<boolean> {
  hashedPasswords.inc();
  return atTurn(turn, () => scrypt.verifyPassword({ hash, password }));
}
