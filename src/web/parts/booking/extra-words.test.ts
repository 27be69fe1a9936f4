import { expect, test } from 'vitest';
import { extraWords, parseExtras } from './extra-words.ts';

test('extras are read from fields and addresses, and written in one order', () => {
  expect(parseExtras(['ghe-tre-em.2', 'nuoc', '', 'x.0', 'y.abc'])).toEqual([
    { code: 'ghe-tre-em', quantity: 2 },
    { code: 'nuoc', quantity: 1 },
  ]);
  const [one, other] = [
    { code: 'b', quantity: 1 },
    { code: 'a', quantity: 3 },
  ];
  expect(extraWords([one, other])).toEqual(['a.3', 'b.1']);
  expect(extraWords([other, one])).toEqual(extraWords([one, other]));
  expect(parseExtras(extraWords([one]))).toEqual([one]);
});
