import * as scrypt from 'better-auth/crypto';
import { Counter } from 'prom-client';
import { createBulkhead } from '#platform/limits/create-bulkhead.ts';

/** What is hashed and what is compared count alike, as they take the same time. */
export const hashedPasswords = new Counter({
  name: 'password_hashes_total',
  help: 'Passwords hashed, to be kept or to be compared; each takes a processor for a good while',
});

/**
 * Hashing takes a processor and 32 MB for a good while. It runs in the threads that files and names are looked up in, too:
 * two at a time leave half of them, and whoever waits longer is told to come back: nobody looks at a page that says nothing
 * for longer than that.
 */
const atTurn = createBulkhead({ most: 2, waitMs: 3_000 });
const turn = ['scrypt'];

/** Hashes a password with scrypt, off the event loop. @throws WaitedTooLong when too many want it at once */
export function hashPassword(password: string): Promise<string> {
  hashedPasswords.inc();
  return atTurn(turn, () => scrypt.hashPassword(password));
}

/** @throws WaitedTooLong when too many want it at once */
export function verifyPassword(hash: string, password: string): Promise<boolean> {
  hashedPasswords.inc();
  return atTurn(turn, () => scrypt.verifyPassword({ hash, password }));
}
