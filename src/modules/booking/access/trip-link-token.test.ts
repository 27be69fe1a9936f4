import { expect, it } from 'vitest';
import { passUntil } from './steps/trip-link-until.ts';
import { readTripPass, signTripPass } from './trip-link-token.ts';

const secret = 'a secret of the installation, long enough';
const now = new Date('2026-11-21T02:00:00Z');
const until = new Date('2027-02-01T17:00:00Z');
const claims = { code: 'DV26A7K9Q', access: 'reduced', version: 3, until } as const;
const pass = signTripPass(secret, claims);

it('says what it was signed for', () => {
  expect(readTripPass(secret, pass, now)).toEqual({ ...claims, isOver: false });
});

it('S-15: says that its time is over, and is still known as ours', () => {
  expect(readTripPass(secret, pass, new Date('2027-02-01T17:00:01Z'))).toEqual({ ...claims, isOver: true });
});

it('S-24: is nothing when it was changed, cut or signed by another key; its strength cannot be raised', () => {
  for (const forged of [
    pass.replace('DV26A7K9Q', 'DV26A7K9R'),
    pass.replace('-r-', '-f-'),
    pass.replace('-r-3', '-r-4'),
    pass.replace(/\.(\w+)\./, '.zzzzzz.'),
    pass.slice(0, -1),
    `${pass}.x`,
    signTripPass('another secret of the installation', claims),
    '',
    '.',
    'a.b',
    'a.b.c.d',
    'DV26A7K9Q',
  ])
    expect(readTripPass(secret, forged, now)).toBeNull();
});

const trip = (endsOn: string, openDated = false) =>
  ({ items: [{ endsOn, options: { openDated } }] }) as unknown as Parameters<typeof passUntil>[0];

it('S-15: opens until 60 days after the last day, never longer than 400 days', () => {
  expect(passUntil(trip('2026-12-07'), now)).toEqual(new Date('2027-02-05T17:00:00Z'));
  expect(passUntil(trip('2029-12-07'), now)).toEqual(new Date('2027-12-26T02:00:00Z'));
  expect(passUntil(trip('2026-12-07', true), now)).toEqual(new Date('2027-12-26T02:00:00Z'));
  expect(passUntil(trip('2026-01-07'), now)).toEqual(new Date('2026-12-05T02:00:00Z'));
});
