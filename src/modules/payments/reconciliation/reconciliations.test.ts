import { expect, test } from 'vitest';
import { dayDifferences } from './reconciliations.ts';

const agreeing = {
  provider: 'vnpay',
  messages: 2,
  inboxVnd: 500,
  ledgerVnd: 500,
  attemptsVnd: 500,
  unmatchedVnd: 0,
};

test.each([
  ['all three agree', {}, 0],
  ['the ledger has less', { ledgerVnd: 400 }, 1],
  ['the attempts have less', { attemptsVnd: 400 }, 1],
  ['a part waits for staff', { unmatchedVnd: 100, attemptsVnd: 400 }, 1],
  ['a bank knows no attempts', { provider: 'bank', attemptsVnd: null }, 0],
  ['nothing agrees', { ledgerVnd: 1, attemptsVnd: 2, unmatchedVnd: 3 }, 3],
])('%s', (_, fields, count) => {
  expect(dayDifferences([{ ...agreeing, ...fields }], String)).toHaveLength(count);
});
