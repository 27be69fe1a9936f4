import { expect, test } from 'vitest';
import { joinFacts } from './join-facts.ts';

/** '_' stands for a place where the line is not broken. */
test.each([
  [['22 m²', '1 giường đôi', 'Giếng trời'], '22_m²_· 1_giường_đôi_· Giếng_trời'],
  [['55 km', 'Cao tốc qua cầu Bạch Đằng'], '55_km_· Cao tốc qua cầu Bạch Đằng'],
  [['', false, undefined, 'Spa'], 'Spa'],
  [[], ''],
] as const)('%j', (facts, joined) => {
  expect(joinFacts([...facts])).toBe(joined.replaceAll('_', '\u00a0'));
});
