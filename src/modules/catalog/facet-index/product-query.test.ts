import { expect, test } from 'vitest';
import { parseBounds } from './product-query.ts';

test('a map section spans at most four degrees, west before east and south before north', () => {
  expect(parseBounds('108.1,15.9,108.3,16.1')).toEqual({
    west: 108.1,
    south: 15.9,
    east: 108.3,
    north: 16.1,
  });
  expect(parseBounds('-10,-5,10,5')).toEqual({ west: -10, south: -5, east: 10, north: 5 });
});

test.each([
  '',
  '108,15,109',
  '108,15,109,16,17',
  '109,15,108,16',
  '108,16,109,15',
  '108,15,109,95',
  'a,b,c,d',
  '1e2,1,2,3',
  ' 1,2,3,4',
])('%j is not a map section', (text) => {
  expect(parseBounds(text)).toBeNull();
});
