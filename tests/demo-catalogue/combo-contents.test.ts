import { expect, test } from 'vitest';
import { products } from './product-neighbours.ts';

/** Words of a label that count by themselves. */
const counts = /^(Hai|Ba|Bốn|Năm) |hai chiều|hai ngày|tiễn/;

test("a part of a combo says its number once: not '2 × Hai bữa tối cho hai người'", () => {
  const parts = products.flatMap(({ kind, details }) =>
    kind === 'combo' ? (details.components as { label: string; quantity?: number }[]) : [],
  );
  expect(parts.length).toBeGreaterThan(100);
  const twice = parts.filter(({ label, quantity = 1 }) => quantity > 1 && counts.test(label));
  expect(twice).toEqual([]);
});
