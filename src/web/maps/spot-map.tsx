import { extentAround, hubRatio } from './extent.ts';
import { MapFrame } from './map-frame.tsx';
import { mapsUrl } from './maps-link.tsx';
import type { Position } from './projection.ts';
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
  return (
    <MapFrame
      label={`Bản đồ quanh ${title}`}
      extent={extentAround([here, ...nearby], { ratio: hubRatio, leastDegrees })}
      ratio={hubRatio}
      pins={[here, ...nearby.map(namePin)]}
      selected="here"
    />
  );
}
