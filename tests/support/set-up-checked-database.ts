import { afterAll, expect } from 'vitest';
import { brokenInvariants } from './broken-invariants.ts';
import { setUpTestDatabase, type TestDatabase } from './test-database.ts';

/** A test database whose invariants of money and inventory must hold when the tests of the file have run. */
export function setUpCheckedDatabase(options: Parameters<typeof setUpTestDatabase>[0] = {}): TestDatabase {
  const database = setUpTestDatabase(options);
  afterAll(async () => expect(await brokenInvariants(database.db)).toEqual({}));
  return database;
}
