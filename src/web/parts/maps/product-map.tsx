import { useMemo, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { extentAround, hubRatio } from './extent.ts';
import { MapFrame } from './map-frame.tsx';
import type { Extent, Position } from './mercator.ts';
import { type NamedSpot, namePin, pricePin, type Spot } from './spot.ts';
import { SpotCard } from './spot-card.tsx';

/** Of a map of most of the country, which is higher than wide: degrees of length, and width by height. */
const far = { degrees: 10, ratio: 1 };

/** With fewer prices than that, the places around say where one is. */
const fewSpots = 3;

/** About a district: a map of one place should still show where one is. */
const leastDegrees = 0.5;

/**
 * Products where they lie, beside the list of them: what is pointed at in one is lit in the other. On a phone the map
 * stands alone, with the chosen product below it.
 */
export function ProductMap({
  label,
  spots,
  places = [],
}: {
  label: string;
  spots: Spot[];
  places?: NamedSpot[];
}) {
  const [selected, setSelected] = useState<string | null>(null);
  const { extent, ratio } = useMemo(
    () => viewOf(spots.length < fewSpots ? [...spots, ...places] : spots),
    [spots, places],
  );
  const pins = useMemo(() => [...spots.map(pricePin), ...places.map(namePin)], [spots, places]);
  const chosen = spots.find(({ id }) => String(id) === selected);

  function select(key: string) {
    setSelected(key);
    const item = document.getElementById(`spot-${key}`);
    item?.parentElement?.scrollTo({ top: item.offsetTop - item.offsetHeight, behavior: 'smooth' });
  }
  return (
    <div className={classNames('relative', spots.length > 0 && 'lg:pr-[356px]')}>
      <MapFrame
        label={label}
        extent={extent}
        ratio={ratio}
        pins={pins}
        selected={selected}
        onSelect={select}
      />
      {chosen && (
        <div className="mt-3 lg:hidden" role="status">
          <SpotCard spot={chosen} isSelected />
        </div>
      )}
      {spots.length > 0 && (
        <ul
          aria-label={`${label}: danh sách`}
          className="absolute inset-y-0 right-0 hidden w-[340px] space-y-2 overflow-y-auto overscroll-contain pr-1 lg:block"
        >
          {spots.map((spot) => (
            <li
              key={spot.id}
              id={`spot-${spot.id}`}
              onMouseEnter={() => setSelected(String(spot.id))}
              onFocus={() => setSelected(String(spot.id))}
            >
              <SpotCard spot={spot} isSelected={String(spot.id) === selected} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function viewOf(positions: Position[]): { extent: Extent; ratio: number } {
  const extent = extentAround(positions, { ratio: hubRatio, leastDegrees });
  if (extent.east - extent.west < far.degrees) return { extent, ratio: hubRatio };
  return { extent: extentAround(positions, { ratio: far.ratio, leastDegrees }), ratio: far.ratio };
}
