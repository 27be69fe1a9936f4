import { expect, test } from 'vitest';
import { withVietnameseSorts } from './with-vietnamese-sorts.ts';

test.each([
  ['hotel near hoan kiem lake', 'hotel near hồ hoan kiem'],
  ['My Khe beach', 'bãi biển My Khe'],
  ['tickets for cuc phuong national park', 'tickets for vườn quốc gia cuc phuong'],
  ['hanoi old quarter hotel', 'phố cổ hanoi hotel'],
  ['halong bay', 'vịnh halong'],
  ['vé máy bay đà nẵng', 'vé máy bay đà nẵng'],
  ['ve may bay da nang', 've may bay da nang'],
  ['beach resort', 'beach resort'],
  ['resort near the beach', 'resort near the beach'],
  ['khách sạn gần hồ Gươm', 'khách sạn gần hồ Gươm'],
])('the sort of a place goes before its name: %s', (text, written) => {
  expect(withVietnameseSorts(text)).toBe(written);
});
