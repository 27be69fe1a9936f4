import { expect, test } from 'vitest';
import { readTripLinkToken, signTripLinkToken, tripLinkExpiry } from './trip-link-tokens.ts';

const secret = 'a secret of the installation, long enough';
const now = new Date('2026-11-21T02:00:00Z');
const until = new Date('2027-02-01T17:00:00Z');
const claims = { code: 'DV26A7K9Q', access: 'reduced', version: 3, until } as const;
const token = signTripLinkToken(secret, claims);

test('reads back what it signed', () => {
  expect(readTripLinkToken(secret, token, now)).toEqual({ ...claims, isOver: false });
});

test('S-15: an expired token is reported as expired, not as forged', () => {
  expect(readTripLinkToken(secret, token, new Date('2027-02-01T17:00:01Z'))).toEqual({
    ...claims,
    isOver: true,
  });
});

test('S-24: a changed, truncated or foreign token is rejected; its access level cannot be raised', () => {
  for (const forged of [
    token.replace('DV26A7K9Q', 'DV26A7K9R'),
    token.replace('-r-', '-f-'),
    token.replace('-r-3', '-r-4'),
    token.replace(/\.(\w+)\./, '.zzzzzz.'),
    token.slice(0, -1),
    `${token}.x`,
    signTripLinkToken('another secret of the installation', claims),
    '',
    '.',
    'a.b',
    'a.b.c.d',
    'DV26A7K9Q',
  ])
    expect(readTripLinkToken(secret, forged, now)).toBeNull();
});

const trip = (endsOn: string, openDated = false) =>
  ({ items: [{ endsOn, options: { openDated } }] }) as unknown as Parameters<typeof tripLinkExpiry>[0];

test('S-15: opens the booking until 60 days after the last day, for at most 400 days', () => {
  expect(tripLinkExpiry(trip('2026-12-07'), now)).toEqual(new Date('2027-02-05T17:00:00Z'));
  expect(tripLinkExpiry(trip('2029-12-07'), now)).toEqual(new Date('2027-12-26T02:00:00Z'));
  expect(tripLinkExpiry(trip('2026-12-07', true), now)).toEqual(new Date('2027-12-26T02:00:00Z'));
  expect(tripLinkExpiry(trip('2026-01-07'), now)).toEqual(new Date('2026-12-05T02:00:00Z'));
});
