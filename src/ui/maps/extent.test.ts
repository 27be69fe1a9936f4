import { expect, test } from 'vitest';
import { countryExtent, countryRatio, extentAround, hubRatio } from './extent.ts';
import { type Extent, fromPicture, mercatorY, picture, toPicture, toShare } from './mercator.ts';

const ratioOf = ({ west, east, south, north }: Extent) =>
  (east - west) / (mercatorY(north) - mercatorY(south));
const options = { ratio: hubRatio, leastDegrees: 0.5 };

test('a map has the requested aspect ratio', () => {
  expect(ratioOf(extentAround([{ lat: 16, lng: 108 }], options))).toBeCloseTo(hubRatio);
  const spread = [
    { lat: 21, lng: 105.8 },
    { lat: 10.2, lng: 104 },
  ];
  expect(ratioOf(extentAround(spread, options))).toBeCloseTo(hubRatio);
  expect(ratioOf(countryExtent())).toBeCloseTo(countryRatio);
});

test('all positions lie within, away from the edge', () => {
  const positions = [
    { lat: 11.94, lng: 108.43 },
    { lat: 10.93, lng: 108.28 },
    { lat: 12, lng: 107.6 },
  ];
  const extent = extentAround(positions, options);
  for (const position of positions) {
    const { x, y } = toShare(extent, position);
    expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.1);
  }
});

test('at the bottom of a map there is room for its caption', () => {
  const positions = [
    { lat: 20.25, lng: 105.86 },
    { lat: 20.21, lng: 105.94 },
    { lat: 20.21, lng: 105.9 },
  ];
  for (const position of positions) {
    const { x, y } = toShare(
      extentAround(positions, { ...options, leastDegrees: 0.05, foot: 0.24 }),
      position,
    );
    expect(Math.min(x, 1 - x, y)).toBeGreaterThan(0.05);
    expect(y).toBeLessThan(0.76);
  }
});

test('one position is shown with its surroundings', () => {
  const { west, east } = extentAround([{ lat: 16, lng: 108 }], options);
  expect(east - west).toBeCloseTo(0.5);
});

test('the country includes both archipelagos', () => {
  for (const position of [
    { lat: 16.53, lng: 111.61 },
    { lat: 7.87, lng: 112.92 },
    { lat: 10.73, lng: 115.82 },
    { lat: 23.38, lng: 105.32 },
    { lat: 8.56, lng: 104.84 },
    { lat: 22.4, lng: 102.14 },
  ]) {
    const { x, y } = toShare(countryExtent(), position);
    expect(Math.min(x, y, 1 - x, 1 - y), JSON.stringify(position)).toBeGreaterThan(0);
  }
});

test('no map goes beyond the drawing', () => {
  const { west, east, south, north } = extentAround([{ lat: 25.9, lng: 97.1 }], {
    ratio: hubRatio,
    leastDegrees: 3,
  });
  expect(west).toBeGreaterThanOrEqual(picture.west);
  expect(east).toBeLessThanOrEqual(picture.east);
  expect(south).toBeGreaterThanOrEqual(picture.south);
  expect(north).toBeLessThanOrEqual(picture.north + 1e-9);
});

test('picture and earth have the same coordinates', () => {
  const { x, y } = toPicture({ lat: 16.0544, lng: 108.2022 });
  expect(fromPicture(x, y).lat).toBeCloseTo(16.0544, 6);
  expect(fromPicture(x, y).lng).toBeCloseTo(108.2022, 6);
});
