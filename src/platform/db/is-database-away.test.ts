import { expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

const fault = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
  ['Connection terminated unexpectedly', undefined],
  ['Connection terminated due to connection timeout', undefined],
  ['timeout exceeded when trying to connect', undefined],
  ['Query read timeout', undefined],
  ['Client has encountered a connection error and is not queryable', undefined],
  ['read ETIMEDOUT', 'ETIMEDOUT'],
  ['the database system is starting up', '57P03'],
  ['terminating connection due to administrator command', '57P01'],
  ['terminating connection due to idle-in-transaction timeout', '25P03'],
  ['canceling statement due to statement timeout', '57014'],
  ['canceling statement due to lock timeout', '55P03'],
  ['remaining connection slots are reserved', '53300'],
  ['could not extend file: No space left on device', '53100'],
  ['out of memory', '53200'],
  ['deadlock detected', '40P01'],
  ['cannot execute INSERT in a read-only transaction', '25006'],
])('R-04: %s means that the database is unreachable', (message, code) => {
  expect(isDatabaseAway(fault(message, code))).toBe(true);
});

test('a host with several addresses of which none answers is unreachable', () => {
  const refused = [fault('connect ECONNREFUSED ::1:5432'), fault('connect ECONNREFUSED 127.0.0.1:5432')];
  expect(isDatabaseAway(new AggregateError(refused))).toBe(true);
  expect(isDatabaseAway(new AggregateError([...refused, fault('a bug')]))).toBe(false);
  expect(isDatabaseAway(new AggregateError([]))).toBe(false);
});

test.each([
  ['a bug', new TypeError('undefined is not a function')],
  ['a duplicate row', fault('duplicate key value', '23505')],
  ['an invalid statement', fault('column "x" does not exist', '42703')],
  ['an unreachable provider', new TypeError('fetch failed', { cause: fault('connect', 'ECONNREFUSED') })],
  ['no error', undefined],
])('%s does not', (_, other) => {
  expect(isDatabaseAway(other)).toBe(false);
});
