import { extentAround, hubRatio } from '#ui/maps/extent.ts';
import { MapFrame } from '#web/parts/maps/map-frame.tsx';
import { type NamedSpot, namePin } from '#web/parts/maps/spot.ts';

/** Smallest width of the map in degrees, about a town. Closer up, the coastline's level of detail is too coarse. */
const leastDegrees = 0.15;

/** Share of the height kept free at the foot, for a phone's hint on how to move the map and every map's scale. */
const foot = 0.28;

/** The items of a day that have a position, numbered in order with a line from each to the next. */
export function PlanMap({ label, spots }: { label: string; spots: NamedSpot[] }) {
  const pins = spots.map((spot, index) =>
    namePin({ ...spot, title: `${index + 1}. ${shortName(spot.title)}` }),
  );
  return (
    <MapFrame
      label={label}
      extent={extentAround(spots, { ratio: hubRatio, leastDegrees, foot })}
      ratio={hubRatio}
      route={spots}
      pins={pins.map((pin, index) => ({ ...pin, key: `${index} ${pin.key}` }))}
    />
  );
}

/** Room on a map is scarce: a name's first words, up to its first punctuation mark. */
function shortName(title: string): string {
  const [name = title] = title.split(/[,:(]| – /);
  return name.trim().split(/\s+/).slice(0, 5).join(' ');
}
