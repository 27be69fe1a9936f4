import { extentAround, hubRatio } from '#ui/maps/extent.ts';
import { MapFrame } from '#web/parts/maps/map-frame.tsx';
import { type NamedSpot, namePin } from '#web/parts/maps/spot.ts';

/** How wide the map is at least, in degrees: a town. Closer up, what is drawn of the coast tells nothing any more. */
const leastDegrees = 0.15;

/** Where a phone's map says how it is moved, and every map its scale. */
const foot = 0.28;

/** The items of a day that lie somewhere, numbered in their order and with a line from each to the next. */
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

/** There is little room on a map: what stands before the first mark of a name, and its first words. */
function shortName(title: string): string {
  const [name = title] = title.split(/[,:(]| – /);
  return name.trim().split(/\s+/).slice(0, 5).join(' ');
}
