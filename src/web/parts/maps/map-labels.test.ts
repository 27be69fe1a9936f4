import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryExtent, countryRatio, extentAround, hubRatio } from '#ui/maps/extent.ts';
import { nearestOutside } from '#ui/maps/live-map.ts';
import { readDrawing } from '#ui/maps/read-drawing.ts';
import { mapLabels } from './map-labels.ts';
import type { MapPin } from './map-pin.ts';
import { pricePin, type Spot } from './spot.ts';

test.each([
  ['upright', countryRatio],
  ['wide', hubRatio],
])('the %s map of the country names Hoàng Sa and Trường Sa on the narrowest phone', (_, ratio) => {
  const { names } = mapLabels([], {
    extent: countryExtent(ratio),
    size: { width: 343, height: 343 / ratio },
    selected: null,
    withProvinces: false,
  });
  const said = names.map(({ text }) => text.replace('\n', ' '));
  expect(said).toContain('Quần đảo Hoàng Sa (Việt Nam)');
  expect(said).toContain('Quần đảo Trường Sa (Việt Nam)');
});

const spot = (id: number, lat: number, lng: number) => ({
  ...{ id, lat, lng, title: `Chỗ nghỉ ${id}`, url: `/khach-san/${id}.html`, place: 'Đà Lạt', picture: null },
  ...{ finalPrice: 1_250_000, priceUnit: '/đêm', ratingAvg: null, ratingCount: 0 },
});

test('the chosen pin shows its price above all others', () => {
  const pins = [spot(1, 11.94, 108.43), spot(2, 11.94, 108.43)].map(pricePin);
  const options = { extent: extentAround(pins, { ratio: hubRatio, leastDegrees: 1 }), withProvinces: false };
  const size = { width: 343, height: 257 };
  const shown = (selected: string | null) =>
    [...mapLabels(pins, { ...options, size, selected }).seats.keys()].filter((key) => /^\d+$/.test(key));
  expect(shown(null)).toEqual(['1']);
  expect(shown('2')).toEqual(['2']);
});

test('a pin shows a short price, and its label says what it is for', () => {
  expect(pricePin(spot(1, 12, 108))).toMatchObject({
    text: '1,25\u00a0tr',
    label: 'Chỗ nghỉ 1',
  });
});

test('U-76: with dates a pin has the total of the trip, or says that it is sold out', () => {
  const of = (trip: Spot['trip']) => pricePin({ ...spot(1, 12, 108), trip });
  expect(of({ free: { total: 3_976_000 } })).toMatchObject({ text: '3,98\u00a0tr' });
  expect(of({ free: null })).toMatchObject({ text: 'Hết' });
});

test('zooming in keeps a pin in view', () => {
  const extent = { west: 107, east: 109, south: 11, north: 12.5 };
  const corner = { lat: 12.3, lng: 107.2 };
  expect(nearestOutside(extent, [corner])).toBe(corner);
  expect(nearestOutside(extent, [corner, { lat: 11.75, lng: 108 }])).toBeNull();
  expect(nearestOutside(extent, [])).toBeNull();
});

test('the drawing is parsed into land, borders, rivers, roads and islets', () => {
  const { features } = readDrawing(readFileSync('src/ui/maps/base/viet-nam.svg', 'utf8'));
  const layers = new Map(features.map((feature) => [feature.properties?.layer, feature.geometry]));
  expect([...layers.keys()].sort()).toEqual(['around', 'border', 'home', 'islet', 'lake', 'river', 'road']);
  const islets = layers.get('islet');
  if (islets?.type !== 'MultiPoint') throw new Error('Islets are not points');
  const inBox = (west: number, south: number, east: number, north: number) =>
    islets.coordinates.filter(([lng = 0, lat = 0]) => lng > west && lng < east && lat > south && lat < north)
      .length;
  expect(inBox(111, 15.5, 113, 17.2)).toBeGreaterThan(8);
  expect(inBox(111.5, 7.5, 116.5, 12)).toBeGreaterThan(15);
  const home = layers.get('home');
  if (home?.type !== 'MultiPolygon') throw new Error('The country is no land');
  for (const [ring = []] of home.coordinates) expect(ring[0]).toEqual(ring.at(-1));
  const isLand = (lng: number, lat: number) =>
    home.coordinates.some(([ring = []]) => isInside(ring, lng, lat));
  // Sun World Hòn Thơm, Lý Sơn, Cù Lao Chàm were drawn in open sea (U-17).
  for (const [lng, lat] of [
    [104.016, 9.954],
    [106.6, 8.71],
    [109.12, 15.38],
    [108.51, 15.955],
  ] as const)
    expect([lng, lat, isLand(lng, lat)]).toEqual([lng, lat, true]);
});

test('towns are labelled on a map of their district, unless a pin has the same name (U-17)', () => {
  const around = extentAround([{ lat: 10.1, lng: 104 }], { ratio: 1, leastDegrees: 0.6 });
  const options = { extent: around, size: { width: 640, height: 640 }, selected: null, withProvinces: true };
  const named = (pins: MapPin[]) => mapLabels(pins, options).names.map(({ text }) => text);
  expect(named([])).toEqual(expect.arrayContaining(['Dương Đông', 'An Thới']));
  const pin = {
    key: 'an-thoi',
    lat: 10.02,
    lng: 104.012,
    href: '/',
    look: 'name' as const,
    text: 'An Thới',
    label: 'An Thới',
  };
  expect(named([pin])).not.toContain('An Thới');
});

/** Whether a ring of [lng, lat] encloses a point. */
function isInside(ring: number[][], lng: number, lat: number): boolean {
  return ring.reduce((inside, [x = 0, y = 0], i) => {
    const [px = 0, py = 0] = ring.at(i - 1) ?? [];
    const crosses = y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x;
    return crosses ? !inside : inside;
  }, false);
}
