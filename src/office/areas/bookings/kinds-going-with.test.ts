import { expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindsGoingWith } from './kinds-going-with.ts';

const on = (kind: (typeof kindNames)[number], to = '2026-12-08') => ({ kind, from: '2026-12-08', to });

test('a kind that a booking lacks comes first, and a second place to sleep last', () => {
  expect(kindsGoingWith([on('hotel', '2026-12-10')]).slice(0, 2)).toEqual(['car', 'attraction']);
  expect(kindsGoingWith([on('hotel', '2026-12-10'), on('car')])[0]).toBe('attraction');
  expect(kindsGoingWith([on('tour', '2026-12-10')]).slice(-4)).toEqual(['hotel', 'tour', 'cruise', 'combo']);
  expect(kindsGoingWith([on('tour')])[0]).toBe('hotel');
  expect(kindsGoingWith([on('attraction')]).toSorted()).toEqual([...kindNames].toSorted());
});
