import { readFileSync } from 'node:fs';
import type { FeatureCollection, Position } from 'geojson';
import { feature } from 'topojson-client';
import { describe, expect, test } from 'vitest';
import type { PlaceKind } from '#modules/catalog/codes.ts';
import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import type { Place } from '#reference-data/places/place.ts';
import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';
import { sights } from '#reference-data/sights.ts';
import { placeNeighbours } from './place-neighbours.test-data.ts';
import { provinceBoxes } from './province-boxes.test-data.ts';

type Placed = Place & { lat: number; lng: number };

const placed = places.filter((place): place is Placed => place.lat !== null && place.lng !== null);

function kilometres(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const east = Math.cos((one.lat * Math.PI) / 180);
  return 111.2 * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * east);
}

const bare = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

test('there are at least 940 places, and their slugs are unique', () => {
  expect(places.length).toBeGreaterThanOrEqual(940);
  expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
});

test('every province has at least twelve places', () => {
  const few = provinces.filter(({ slug }) => places.filter((place) => place.province === slug).length < 12);
  expect(few.map(({ slug }) => slug)).toEqual([]);
});

test('every place lies in an existing province', () => {
  const known = new Set(provinces.map(({ slug }) => slug));
  const misplaced = places.filter(({ province }) => !known.has(province));
  expect(misplaced.map(({ slug }) => slug)).toEqual([]);
});

describe('positions', () => {
  test('lie within the bounds of their province', () => {
    const outside = placed.filter(({ province, lat, lng }) => {
      const [west = 0, south = 0, east = 0, north = 0] = provinceBoxes[province] ?? [];
      return lng < west || lng > east || lat < south || lat > north;
    });
    expect(outside.map(({ slug, province, lat, lng }) => `${slug} (${province}): ${lat}, ${lng}`)).toEqual(
      [],
    );
  });

  test('lie on land or by the shore, except islands, bays and what stands in the water', () => {
    const rings = ringsOfCountry();
    const atSea = placed
      .filter(({ slug, kind }) => !atSeaKinds.has(kind) && !atSeaSlugs.has(slug))
      .filter((place) => !rings.some((ring) => isWithin(ring, place)) && toShore(rings, place) > shoreKm);
    expect(atSea.map(({ slug, lat, lng }) => `${slug}: ${lat}, ${lng}`)).toEqual([]);
  });

  const bySlug = new Map(placed.map((place) => [place.slug, place]));
  test.each(placeNeighbours)('%s lies near %s, within %d km', (one, other, withinKm) => {
    const [a, b] = [bySlug.get(one), bySlug.get(other)];
    if (!a || !b) throw new Error(`${one} or ${other} has no position`);
    expect(kilometres(a, b)).toBeLessThanOrEqual(withinKm);
  });
});

describe('names', () => {
  test('no place is listed twice: no two with one name within three kilometres', () => {
    const twice = placed.filter((one, index) =>
      placed
        .slice(index + 1)
        .some((other) => bare(one.title) === bare(other.title) && kilometres(one, other) < 3),
    );
    expect(twice.map(({ slug }) => slug)).toEqual([]);
  });

  test('no two places of one province have the same title', () => {
    const titles = places.map(({ province, title }) => `${province} ${bare(title)}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('an alias that is the title of another place is near it', () => {
    const byTitle = Map.groupBy(placed, ({ title }) => title.toLowerCase());
    const misleading = placed.flatMap((place) =>
      place.nameAlias.flatMap((name) =>
        (byTitle.get(name.toLowerCase()) ?? [])
          .filter((other) => other !== place && kilometres(place, other) > aroundKm)
          .map((other) => `${place.slug}: '${name}' is ${other.slug}`),
      ),
    );
    expect(misleading).toEqual([]);
  });

  test('no alias is repeated or equals the title', () => {
    const repeated = places.filter(({ title, nameAlias }) => {
      const names = [title, ...nameAlias];
      return new Set(names).size !== names.length || names.some((name) => name !== name.trim() || !name);
    });
    expect(repeated.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('sentences', () => {
  test('have a length that fits cards and search engines, and end with a full stop', () => {
    const misplaced = places.filter(
      ({ summary }) => summary.length < 60 || summary.length > 140 || !/[^.]\.$/.test(summary),
    );
    expect(misplaced.map(({ slug, summary }) => `${slug} ${summary.length}`)).toEqual([]);
  });

  test('are unique, also without their names', () => {
    const openings = places.map(({ summary }) => bare(summary).split(' ').slice(0, 7).join(' '));
    expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
  });

  test("use the site's spelling", () => {
    const texts = places.flatMap(({ title, nameAlias, summary }) => [title, ...nameAlias, summary]);
    expect(
      texts.filter((text) => text !== text.normalize('NFC') || toTraditionalTonePlacement(text) !== text),
    ).toEqual([]);
    expect(texts.filter((text) => /\s\s|^\s|\s$|\t/.test(text))).toEqual([]);
  });

  test('claim nothing that needs evidence', () => {
    const bold = sights.filter(({ summary }) =>
      /(đẹp|lớn|cao|dài|sâu|cổ|nổi tiếng|rộng) nhất (Việt Nam|thế giới|châu Á|Đông Nam Á|cả nước)|duy nhất/i.test(
        summary,
      ),
    );
    expect(bold.map(({ slug, summary }) => `${slug}: ${summary}`)).toEqual([]);
  });

  test('name no former province, except as former', () => {
    const gone = sights.filter(({ summary }) => {
      const named = goneProvinces.filter((name) => summary.includes(name));
      return named.length > 0 && !/trước đây|xưa|Quảng Bình Quan/.test(summary);
    });
    expect(gone.map(({ slug, summary }) => `${slug}: ${summary}`)).toEqual([]);
  });
});

/** Maximum distance of a place's other names: a bay has its islands, a town its market. */
const aroundKm = 25;
/** Accuracy of the country's outline: capes, spits and river mouths are cut off. */
const shoreKm = 5;
const atSeaKinds: ReadonlySet<PlaceKind> = new Set(['island', 'bay']);
/** Places on islands that the outline is too coarse for, or in a bay. */
const atSeaSlugs = new Set([
  'chua-hang-ly-son',
  'cong-to-vo',
  'hang-cau',
  'mui-sa-vi',
  'nui-thoi-loi',
  'sun-world-hon-thom',
]);

/** Former provinces whose name no town or ward has; the others remain names of towns. */
const goneProvinces = [
  ...['Bình Định', 'Bình Phước', 'Bình Thuận', 'Đắk Nông', 'Hà Nam', 'Hải Dương', 'Hậu Giang', 'Kiên Giang'],
  ...[
    'Long An',
    'Nam Định',
    'Ninh Thuận',
    'Phú Yên',
    'Quảng Bình',
    'Quảng Nam',
    'Tiền Giang',
    'Vĩnh Phúc',
    'Yên Bái',
  ],
];

function ringsOfCountry(): Position[][] {
  const source = new URL(import.meta.resolve('world-atlas/countries-10m.json'));
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Parameters<typeof feature>[0];
  const { countries } = topology.objects;
  if (!countries) throw new Error('no countries in the outline');
  const { features } = feature(topology, countries) as FeatureCollection;
  const geometry = features.find(({ id }) => id === '704')?.geometry;
  if (geometry?.type !== 'MultiPolygon') throw new Error('no outline of the country');
  return geometry.coordinates.flatMap(([ring]) => (ring ? [ring] : []));
}

/** Whether a position is inside a ring: an odd number of its sides lies to the east (ray casting). */
function isWithin(ring: Position[], { lat, lng }: Placed): boolean {
  const crossings = ring.filter(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    return y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossings.length % 2 === 1;
}

function toShore(rings: Position[][], place: Placed): number {
  const distances = rings.flat().map(([lng = 0, lat = 0]) => kilometres(place, { lat, lng }));
  return Math.min(...distances);
}
