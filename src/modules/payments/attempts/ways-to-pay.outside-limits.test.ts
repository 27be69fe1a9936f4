import { expect, test } from 'vitest';
import { outsideLimits } from './ways-to-pay.ts';

const limits = { fewestVnd: 1_000, mostVnd: 50_000_000 };

test.each([
  [999, { reason: 'amount_too_small', limitVnd: 1_000 }],
  [1_000, null],
  [50_000_000, null],
  [50_000_001, { reason: 'amount_too_large', limitVnd: 50_000_000 }],
])('%i đồng with a provider that accepts 1.000 to 50.000.000', (amountVnd, expected) => {
  expect(outsideLimits({ limits }, amountVnd)).toEqual(expected);
});

test('without a limit any amount can be paid', () => {
  expect(outsideLimits({}, 1)).toBeNull();
});
