import { expect, test } from 'vitest';
import { routePoints } from './map-route.tsx';

test('a route leads through its points in order, wherever they are on the map', () => {
  const spots = [
    { lat: 20.25, lng: 105.97 },
    { lat: 20.3, lng: 105.9 },
  ];
  expect(routePoints(spots, ({ lng, lat }) => ({ x: lng - 105, y: 21 - lat }))).toBe('970,750 900,700');
  expect(routePoints([], () => ({ x: 0, y: 0 }))).toBe('');
});
