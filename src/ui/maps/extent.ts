import { type Extent, inverseMercatorY, mercatorY, type Position, picture } from './mercator.ts';

/** Aspect ratios (width / height) of a map: of the country, and of everything smaller. */
export const countryRatio = 8 / 9;
export const hubRatio = 4 / 3;

const countryMiddle = { lng: 109.9, y: 15.35 };
const countryDegrees = 16.6;

/** Margin around the outermost positions, as a share of their distance. */
const margin = 0.18;

/**
 * An extent of aspect ratio `ratio` around positions, at least `leastDegrees` wide and never beyond the drawn area.
 * Without positions it is the country.
 */
export function extentAround(
  positions: readonly Position[],
  {
    ratio,
    leastDegrees,
    foot = 0,
  }: {
    ratio: number;
    leastDegrees: number;
    /** Share of the height that is kept free below the positions, for what is shown at the foot of a map. */
    foot?: number;
  },
): Extent {
  if (positions.length === 0) return countryExtent(ratio);
  const lngs = positions.map(({ lng }) => lng);
  const ys = positions.map(({ lat }) => mercatorY(lat));
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const needed = Math.max(east - west, ((top - bottom) * ratio) / (1 - foot)) * (1 + 2 * margin);
  const width = Math.max(needed, leastDegrees);
  const middle = (bottom + top) / 2 - (foot * width) / ratio / 2;
  return extentOf({ lng: (west + east) / 2, y: middle }, width, ratio);
}

/** The smallest extent of aspect ratio `ratio` that contains another. */
export function extentOver({ west, south, east, north }: Extent, ratio: number): Extent {
  const [bottom, top] = [mercatorY(south), mercatorY(north)];
  const middle = { lng: (west + east) / 2, y: (bottom + top) / 2 };
  return extentOf(middle, Math.max(east - west, (top - bottom) * ratio), ratio);
}

/** The whole country including both archipelagos. */
export function countryExtent(ratio: number = countryRatio): Extent {
  return extentOf(countryMiddle, (countryDegrees / countryRatio) * Math.max(ratio, countryRatio), ratio);
}

/** An extent by its centre and width in degrees of longitude, shifted to stay within the drawing. */
function extentOf(middle: { lng: number; y: number }, width: number, ratio: number): Extent {
  const [bottom, top] = [mercatorY(picture.south), mercatorY(picture.north)];
  const wide = Math.min(width, picture.east - picture.west, (top - bottom) * ratio);
  const high = wide / ratio;
  const west = within(middle.lng - wide / 2, picture.west, picture.east - wide);
  const south = within(middle.y - high / 2, bottom, top - high);
  return { west, east: west + wide, south: inverseMercatorY(south), north: inverseMercatorY(south + high) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
