/** A position on the earth in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** The area that a map shows, in degrees. */
export interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The area of the drawing of the country (base/viet-nam.svg) and its units per degree of longitude. */
export const picture = { west: 97, north: 26, east: 121, south: 4, unitsPerDegree: 100 };

/** Web Mercator's y of a latitude, in degrees of longitude. */
export function mercatorY(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}

/** The latitude of a Mercator y: the inverse of `mercatorY`. */
export function inverseMercatorY(y: number): number {
  return (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90;
}

/** Coordinates of a position in the drawing, in its units. */
export function toPicture({ lat, lng }: Position): { x: number; y: number } {
  return {
    x: (lng - picture.west) * picture.unitsPerDegree,
    y: (mercatorY(picture.north) - mercatorY(lat)) * picture.unitsPerDegree,
  };
}

/** The position at coordinates of the drawing. */
export function fromPicture(x: number, y: number): Position {
  return {
    lng: picture.west + x / picture.unitsPerDegree,
    lat: inverseMercatorY(mercatorY(picture.north) - y / picture.unitsPerDegree),
  };
}

/** Coordinates of a position in a map of this extent: shares of its width and height from the top left. */
export function toShare(extent: Extent, { lat, lng }: Position): { x: number; y: number } {
  const top = mercatorY(extent.north);
  return {
    x: (lng - extent.west) / (extent.east - extent.west),
    y: (top - mercatorY(lat)) / (top - mercatorY(extent.south)),
  };
}

/**
 * Size and top left corner of the drawing so that a frame in front of it shows an extent: shares of the frame's width and
 * height. Lines keep their width only when the picture itself is stretched.
 */
export function pictureBehind(extent: Extent): { left: number; top: number; width: number; height: number } {
  const corner = toShare(extent, { lat: picture.north, lng: picture.west });
  const opposite = toShare(extent, { lat: picture.south, lng: picture.east });
  return { left: corner.x, top: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y };
}
