import { expect, test } from 'vitest';
import type { PlanFacts } from '#modules/pricing/quote/quote-facts.ts';
import { cheapestPlansFirst } from './cheapest-plans-first.ts';

const planOf = (id: number) => ({ id }) as PlanFacts;

test('plans come by their price for each trip, whatever came before', () => {
  const plans = [1, 2, 3].map(planOf);
  const idsFor = (...nightsVnd: number[]) => cheapestPlansFirst(plans, nightsVnd).map(({ id }) => id);
  expect(idsFor(30, 20, 10)).toEqual([3, 2, 1]);
  expect(idsFor(60, 40, 20)).toEqual([3, 2, 1]);
  expect(idsFor(10, 20, 30)).toEqual([1, 2, 3]);
  expect(idsFor(20, 10, 30)).toEqual([2, 1, 3]);
  expect(plans.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('plans of one price keep the order of their unit', () => {
  const plans = [1, 2, 3].map(planOf);
  const idsFor = (...nightsVnd: number[]) => cheapestPlansFirst(plans, nightsVnd).map(({ id }) => id);
  expect(idsFor(20, 30, 10)).toEqual([3, 1, 2]);
  expect(idsFor(20, 20, 20)).toEqual([1, 2, 3]);
  expect(idsFor(20, 10, 20)).toEqual([2, 1, 3]);
});
