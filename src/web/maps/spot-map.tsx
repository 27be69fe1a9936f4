import { extentAround, hubRatio } from './extent.ts';
import { MapFrame } from './map-frame.tsx';
import { mapsUrl } from './maps-link.tsx';
import type { Extent, Position } from './projection.ts';
import { type NamedSpot, namePin } from './spot.ts';

/** Half an hour's drive across, about. */
const leastDegrees = 0.6;

/** One position among the places around it. */
export function SpotMap({
  title,
  position: { lat, lng },
  nearby,
}: {
  title: string;
  position: Position;
  nearby: NamedSpot[];
}) {
  const here = {
    key: 'here',
    lat,
    lng,
    href: mapsUrl({ lat, lng }),
    look: 'price' as const,
    text: 'Ở đây',
    label: `Ở đây: ${title}, mở trong bản đồ`,
  };
  const extent = extentAround([here, ...nearby], { ratio: hubRatio, leastDegrees });
  const apart = nearby.filter((spot) => !isUnderPin(spot, here, extent));
  return (
    <MapFrame
      label={`Bản đồ quanh ${title}`}
      extent={extent}
      ratio={hubRatio}
      pins={[here, ...apart.map(namePin)]}
      selected="here"
    />
  );
}

/** Whether the pin of the position would lie upon a place, which then could hardly be pressed. */
function isUnderPin(spot: Position, here: Position, { west, east, south, north }: Extent): boolean {
  return (
    Math.abs(spot.lng - here.lng) < (east - west) * 0.12 &&
    Math.abs(spot.lat - here.lat) < (north - south) * 0.1
  );
}
