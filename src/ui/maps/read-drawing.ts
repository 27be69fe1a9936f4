import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { fromPicture } from './mercator.ts';

const path = /<path id="(\w+)"[^>]*? d="([^"]*)"/g;

/** The layers of the drawing (base/viet-nam.svg) as geographic shapes, distinguished by their property `layer`. */
export function readDrawing(svg: string): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: [...svg.matchAll(path)].map(([, layer = '', steps = '']) => feature(layer, linesOf(steps))),
  };
}

/** Parses SVG path steps: 'M' begins a line at a point, 'l' continues by offsets, 'z' closes it. */
function linesOf(steps: string): number[][][] {
  return steps
    .split('M')
    .filter(Boolean)
    .map((line) => {
      const numbers = (line.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points: number[][] = [];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] as number;
        y += numbers[at + 1] as number;
        const { lng, lat } = fromPicture(x, y);
        points.push([lng, lat]);
      }
      return line.endsWith('z') ? [...points, points[0] as number[]] : points;
    });
}

function feature(layer: string, lines: number[][][]): Feature {
  return { type: 'Feature', properties: { layer }, geometry: geometryOf(layer, lines) };
}

function geometryOf(layer: string, lines: number[][][]): Geometry {
  if (layer === 'islet')
    return { type: 'MultiPoint', coordinates: lines.map((points) => points[0] as number[]) };
  if (layer === 'river' || layer === 'road' || layer === 'border')
    return { type: 'MultiLineString', coordinates: lines };
  return { type: 'MultiPolygon', coordinates: lines.map((ring) => [ring]) };
}
