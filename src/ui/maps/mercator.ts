/** A place on the earth in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** What a map shows, in degrees. */
export interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where the drawn picture of the country (base/viet-nam.svg) begins, and how many of its units a degree of length has. */
export const picture = { west: 97, north: 26, east: 121, south: 4, unitsPerDegree: 100 };

/** Degrees north as Web Mercator stretches them, in degrees of length. */
export function mercatorY(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}

/** The latitude that `mercatorY` makes `y` of. */
export function inverseMercatorY(y: number): number {
  return (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90;
}

/** Where a position stands in the drawn picture, in its units. */
export function toPicture({ lat, lng }: Position): { x: number; y: number } {
  return {
    x: (lng - picture.west) * picture.unitsPerDegree,
    y: (mercatorY(picture.north) - mercatorY(lat)) * picture.unitsPerDegree,
  };
}

/** The position that stands there. */
export function fromPicture(x: number, y: number): Position {
  return {
    lng: picture.west + x / picture.unitsPerDegree,
    lat: inverseMercatorY(mercatorY(picture.north) - y / picture.unitsPerDegree),
  };
}

/** Where a position stands in a map of this extent: shares of its width and height from the top left. */
export function toShare(extent: Extent, { lat, lng }: Position): { x: number; y: number } {
  const top = mercatorY(extent.north);
  return {
    x: (lng - extent.west) / (extent.east - extent.west),
    y: (top - mercatorY(lat)) / (top - mercatorY(extent.south)),
  };
}

/**
 * How big the drawn picture is, and where its top left corner lies, so that a frame around it shows an extent: shares of
 * the frame's width and height. Lines keep their width only when the picture itself is stretched.
 */
export function pictureBehind(extent: Extent): { left: number; top: number; width: number; height: number } {
  const corner = toShare(extent, { lat: picture.north, lng: picture.west });
  const opposite = toShare(extent, { lat: picture.south, lng: picture.east });
  return { left: corner.x, top: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y };
}
