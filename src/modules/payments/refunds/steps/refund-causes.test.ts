import { expect, test } from 'vitest';
import { approvalsNeeded } from './refund-causes.ts';

test.each([
  ['cancelled', 10_000_000, 0],
  ['cancelled', 10_000_001, 2],
  ['overpaid', 50_000, 0],
  ['duplicate_payment', 12_000_000, 2],
  ['disrupted', 9_000_000, 0],
  ['goodwill', 50_000, 2],
] as const)('a refund for %s of %d needs %d people', (cause, amountVnd, people) => {
  expect(approvalsNeeded(cause, amountVnd)).toBe(people);
});
