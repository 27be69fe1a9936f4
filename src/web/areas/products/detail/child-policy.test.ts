import { expect, test } from 'vitest';
import { ruleOf } from './child-policy.tsx';

test.each([
  ['Cao dưới 100 cm: miễn phí', ''],
  ['Từ 6 đến 15 tuổi: 50% giá vé', ''],
  ['Từ 5 đến 10 tuổi: 60% giá người lớn', ''],
  ['Dưới 6 tuổi ngủ chung giường: miễn phí', 'Ngủ chung giường: miễn phí'],
])('U-48: from "%s" the table repeats nothing of its other columns', (label, rule) => {
  expect(ruleOf({ fromAge: 0, toAge: 15, label })).toBe(rule);
});
