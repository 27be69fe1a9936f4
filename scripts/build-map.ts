import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { provinces } from '#reference-data/provinces.ts';
import { picture, toPicture } from '#ui/maps/mercator.ts';
import { archipelagoBoxes, islets } from './map/islands.ts';
import { isles } from './map/isles.ts';
import { roads } from './map/roads.ts';
import { type Box, clipLine, clipRing, type Point, simplify, smooth } from './map/simplify.ts';
import { lakes, rivers } from './map/waters.ts';

/**
 * Generates the map of the country that the site serves; run manually when its sources change: `node scripts/build-map.ts`.
 * Coasts and land borders are Natural Earth's (public domain, npm package world-atlas); waters, roads, small islands
 * and names are ours: a sketch.
 */
const folder = 'src/ui/maps/base';
/** In degrees: the area that is drawn, and the precision for the country and its neighbours. */
const box: Box = [picture.west, picture.south, picture.east, picture.north];
const exact = { home: 0.0022, around: 0.012 };
const home = '704';

type Topology = Parameters<typeof mesh>[0];
type Collection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;

const source = JSON.parse(
  readFileSync(new URL(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
) as Topology;
const topology = simplified(source);
const countries = topology.objects.countries as Collection;
const land = (feature(topology, countries) as FeatureCollection).features.flatMap((country) =>
  ringsOf(country.geometry)
    .filter(
      (ring) => !archipelagoBoxes.some((archipelago) => ring.every((point) => isWithin(point, archipelago))),
    )
    .map((ring) => ({ isHome: country.id === home, ring: clipRing(ring, box) }))
    .filter(({ ring }) => ring.length > 2),
);
const borders = mesh(topology, countries as never, (one, other) => one !== other).coordinates.flatMap(
  (line) => clipLine(line as unknown as Point[], box),
);
const ways = roads.map((line) => smooth(line));
const streams = rivers.map((line) => smooth(line));
const dots = Object.values(islets).flat();

writePicture();
writeLabels();

/** The same countries with fewer points; a shared border stays identical on both sides. */
function simplified(topology: Topology): Topology {
  const { scale = [1, 1], translate = [0, 0] } = topology.transform ?? {};
  const homeArcs = new Set<number>();
  for (const country of (topology.objects.countries as Collection).geometries) {
    if (country.id !== home || !('arcs' in country)) continue;
    for (const arc of (country.arcs as number[][][]).flat(2)) homeArcs.add(arc < 0 ? ~arc : arc);
  }
  const arcs = topology.arcs.map((arc, index) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)];
    });
    return simplify(points, homeArcs.has(index) ? exact.home : exact.around) as unknown as number[][];
  });
  const { transform, ...rest } = topology;
  return { ...rest, arcs } as Topology;
}

function ringsOf(geometry: Geometry): Point[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1) as unknown as Point[][];
  if (geometry.type === 'MultiPolygon')
    return geometry.coordinates.map((polygon) => polygon[0] as unknown as Point[]);
  return [];
}

function isWithin([x, y]: Point, [west, south, east, north]: Box): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

/**
 * Writes the drawing in the colours of src/ui/app.css. The interactive map reads its layers from the same file
 * (src/ui/maps/read-drawing.ts) by the ids of the paths: `M` to a point, then offsets from point to point.
 */
function writePicture(): void {
  const path = (points: Point[], close: boolean) => {
    let [x, y] = [0, 0];
    const steps = points.map(([lng, lat], index) => {
      const at = toPicture({ lng, lat });
      const [nextX, nextY] = [Math.round(at.x * 10), Math.round(at.y * 10)];
      const step = [nextX - x, nextY - y].map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'));
      [x, y] = [nextX, nextY];
      return `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${step.join(' ')}`;
    });
    return steps.join('').replaceAll(' -', '-') + (close ? 'z' : '');
  };
  const paths = (lines: Point[][], close: boolean) => lines.map((line) => path(line, close)).join('');
  const rings = (isHome: boolean) =>
    paths(
      [...land.filter((part) => part.isHome === isHome).map(({ ring }) => ring), ...(isHome ? isles : [])],
      true,
    );
  const corner = toPicture({ lat: picture.south, lng: picture.east });
  const shapes = {
    around: rings(false),
    home: rings(true),
    lake: paths(
      lakes.map((ring) => smooth(ring)),
      true,
    ),
    river: paths(streams, false),
    road: paths(ways, false),
    border: paths(borders, false),
    islet: paths(
      dots.map((dot) => [dot, dot]),
      false,
    ),
  };
  const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  // Browsers scale the lines of a picture along with it, so a map of a province needs finer ones than one of the country.
  for (const [name, widths] of [
    ['viet-nam', { road: 2, river: 3, coast: 2, border: 2, dash: '9 7', islet: 9 }],
    ['viet-nam-near', { road: 0.55, river: 0.9, coast: 0.18, border: 0.25, dash: '1 .8', islet: 2 }],
  ] as const)
    write(
      `${name}.svg`,
      [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${corner.x} ${corner.y.toFixed(1)}">`,
        '<title>Bản đồ Việt Nam</title>',
        `<path fill="#d5e8e6" d="M0 0H${corner.x}V${corner.y.toFixed(1)}H0z"/>`,
        `<path id="around" fill="#f3ebde" d="${shapes.around}"/>`,
        `<path id="home" fill="#fffdf9" stroke="#8fb5b0" stroke-width="${widths.coast}" d="${shapes.home}"/>`,
        `<path id="lake" fill="#bcdbd8" d="${shapes.lake}"/>`,
        `<path id="river" ${line} stroke="#bcdbd8" stroke-width="${widths.river}" d="${shapes.river}"/>`,
        `<path id="road" ${line} stroke="#dcbf8c" stroke-width="${widths.road}" d="${shapes.road}"/>`,
        `<path id="border" ${line} stroke="#b3a68f" stroke-width="${widths.border}" stroke-dasharray="${widths.dash}" d="${shapes.border}"/>`,
        `<path id="islet" ${line} stroke="#0b6e69" stroke-width="${widths.islet}" d="${shapes.islet}"/>`,
        '</svg>\n',
      ].join(''),
    );
}

/** Names of the 34 provinces and cities at their centres, for both maps. */
function writeLabels(): void {
  const labels = provinces.map(({ slug, title, lat, lng }) => ({ slug, title, lat, lng }));
  const lines = labels.map((label) =>
    JSON.stringify(label, null, 1).replace(/\n\s*/g, ' ').replace(/^/, '  '),
  );
  write('provinces.json', `[\n${lines.join(',\n')}\n]\n`);
}

function write(name: string, text: string): void {
  writeFileSync(`${folder}/${name}`, text);
  console.log(name, `${text.length} bytes,`, `${brotliCompressSync(text).length} as brotli`);
}
