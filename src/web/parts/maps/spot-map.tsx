import { extentAround, hubRatio } from '#ui/maps/extent.ts';
import type { Extent, Position } from '#ui/maps/mercator.ts';
import { MapFrame } from './map-frame.tsx';
import { mapsUrl } from './maps-link.tsx';
import { type NamedSpot, namePin } from './spot.ts';

/**
 * Possible widths in degrees: about half an hour's drive across, and narrower where everything around is near, down to a few
 * streets of an old town.
 */
const widths = [0.6, 0.3, 0.15, 0.05];

/** With fewer places besides the position itself, the map is not informative. */
const enoughPlaces = 2;

/** A single position with the places around it. */
export function SpotMap({
  title,
  position: { lat, lng },
  nearby,
  className,
}: {
  title: string;
  position: Position;
  nearby: NamedSpot[];
  className?: string;
}) {
  const here = {
    key: 'here',
    lat,
    lng,
    href: mapsUrl({ lat, lng }),
    look: 'price' as const,
    text: 'Ở đây',
    label: `Ở đây: ${title}, mở trong Google Maps`,
  };
  const views = widths.map((leastDegrees) => {
    const extent = extentAround([here, ...nearby], { ratio: hubRatio, leastDegrees });
    return { extent, apart: nearby.filter((spot) => !isUnderPin(spot, here, extent)) };
  });
  const { extent, apart } = views.reduce((best, view) =>
    best.apart.length < Math.min(enoughPlaces, view.apart.length) ? view : best,
  );
  return (
    <MapFrame
      label={`Bản đồ quanh ${title}`}
      extent={extent}
      ratio={hubRatio}
      pins={[here, ...apart.map(namePin)]}
      selected="here"
      {...(className && { className })}
    />
  );
}

/** Whether the position's pin would cover a place, which then could hardly be pressed. */
function isUnderPin(spot: Position, here: Position, { west, east, south, north }: Extent): boolean {
  return (
    Math.abs(spot.lng - here.lng) < (east - west) * 0.12 &&
    Math.abs(spot.lat - here.lat) < (north - south) * 0.1
  );
}
