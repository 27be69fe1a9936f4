import { expect, test } from 'vitest';
import { findPagesBeforeWaking, lateGroups } from './late-chunks.ts';

const lazyParts = '/site/src/web/shell/lazy/lazy-parts.tsx';
const tripCarrier = '/site/src/web/shell/lazy/trip-carrier.tsx';
const importers: Record<string, string[]> = {
  '/a/only-late.ts': [lazyParts],
  '/a/deep.ts': ['/a/only-late.ts'],
  '/a/heart.ts': [lazyParts, '/site/src/saved-page.tsx'],
  '/a/heart-too.ts': ['/a/heart.ts'],
  '/a/shown.ts': [lazyParts, '/site/src/ui-page.tsx'],
  '/a/listed.ts': [lazyParts, '/site/src/list-page.tsx', '/site/src/saved-page.tsx'],
  '/a/hotel-or-tour.ts': [lazyParts, '/site/src/tour-page.tsx', '/site/src/hotel-page.tsx'],
  '/a/pressed.ts': [lazyParts, '/site/src/web/parts/trip-search/trip-bar.tsx'],
  '/a/everywhere.ts': [lazyParts, '/site/src/root.tsx?route'],
  '/a/trip.ts': [lazyParts, tripCarrier],
  '/a/of-a-page.ts': ['/site/src/saved-page.tsx'],
  '/a/round.ts': ['/a/round-too.ts', lazyParts],
  '/a/round-too.ts': ['/a/round.ts'],
};
const modules = (id: string) => ({
  isEntry: /-page|root/.test(id),
  importers: importers[id] ?? [],
  code: null,
});

test.each([
  ['/a/only-late.ts', []],
  ['/a/deep.ts', []],
  ['/a/round-too.ts', []],
  ['/a/heart.ts', ['others']],
  ['/a/heart-too.ts', ['others']],
  ['/a/listed.ts', ['list']],
  ['/a/hotel-or-tour.ts', ['product']],
  ['/a/pressed.ts', ['pressed']],
  ['/a/trip.ts', ['carrier']],
  ['/a/shown.ts', []],
  ['/a/everywhere.ts', null],
  ['/a/of-a-page.ts', null],
  [lazyParts, []],
])('%s begins %s', (id, pages) => {
  expect(findPagesBeforeWaking(modules)(id)).toEqual(pages);
});

test('chunks of many pages come first, each with its own modules', () => {
  const groups = lateGroups(3);
  const named = groups.map(({ name }) => name('/a/heart.ts', { getModuleInfo: modules }));
  expect(named).toEqual([null, 'late1', null]);
  expect(groups.map(({ priority }) => priority)).toEqual([0, 1, 2]);
});
