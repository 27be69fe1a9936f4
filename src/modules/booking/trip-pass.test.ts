import { expect, it } from 'vitest';
import { readTripPass, signTripPass } from './trip-pass.ts';

const secret = 'a secret of the installation, long enough';
const now = new Date('2026-11-21T02:00:00Z');
const pass = signTripPass(secret, 'DV26A7K9Q', now);

it('opens the booking that it was signed for', () => {
  expect(readTripPass(secret, pass, now)).toBe('DV26A7K9Q');
});

it('opens nothing when it was changed, signed by another key, or is too old', () => {
  expect(readTripPass(secret, pass.replace('DV26A7K9Q', 'DV26A7K9R'), now)).toBeNull();
  expect(readTripPass('another secret of the installation', pass, now)).toBeNull();
  expect(readTripPass(secret, pass, new Date('2028-06-01T00:00:00Z'))).toBeNull();
  expect(readTripPass(secret, pass.slice(0, -1), now)).toBeNull();
  for (const text of ['', '.', 'a.b', 'a.b.c.d', 'DV26A7K9Q'])
    expect(readTripPass(secret, text, now)).toBeNull();
});
