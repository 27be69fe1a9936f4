import { useMemo, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { extentAround, extentOver, hubRatio } from '#ui/maps/extent.ts';
import type { Extent, Position } from '#ui/maps/mercator.ts';
import { MapFrame } from './map-frame.tsx';
import { type NamedSpot, namePin, pricePin, type Spot } from './spot.ts';
import { SpotCard } from './spot-card.tsx';

/** A map of most of the country, which is taller than wide: from so many degrees of longitude on, with this ratio (width by height). */
const far = { degrees: 10, ratio: 1 };

/** With fewer prices than that, nearby places are shown for orientation. */
const fewSpots = 3;

/** About a district: a map of one place should still give orientation. */
const leastDegrees = 0.5;

/**
 * Products on a map beside their list: hovering one in either highlights it in the other. On a phone the map is alone, with the
 * selected product below it.
 */
export function ProductMap({
  label,
  spots,
  places = [],
  bounds,
  wholeRatio,
  onFrame,
}: {
  label: string;
  spots: Spot[];
  places?: NamedSpot[];
  /** The extent to show instead of one that fits the positions. */
  bounds?: Extent | undefined;
  /** Aspect ratio (width by height) of the area that the map fills alone, with the selected product above its foot. */
  wholeRatio?: number | undefined;
  onFrame?: ((extent: Extent) => void) | undefined;
}) {
  const [selected, setSelected] = useState<string | null>(null);
  const { extent, ratio } = useMemo(
    () => viewOf(spots.length < fewSpots ? [...spots, ...places] : spots, { bounds, wholeRatio }),
    [spots, places, bounds, wholeRatio],
  );
  const pins = useMemo(() => [...spots.map(pricePin), ...places.map(namePin)], [spots, places]);
  const chosen = spots.find(({ id }) => String(id) === selected);

  function select(key: string) {
    setSelected(key);
    const item = document.getElementById(`spot-${key}`);
    item?.parentElement?.scrollTo({ top: item.offsetTop - item.offsetHeight, behavior: 'smooth' });
  }
  return (
    <div className={classNames('relative', spots.length > 0 && !wholeRatio && 'lg:pr-[356px]')}>
      <MapFrame
        label={label}
        extent={extent}
        ratio={ratio}
        pins={pins}
        selected={selected}
        onSelect={select}
        onFrame={onFrame}
        {...(wholeRatio && { className: 'rounded-none border-0', isInPage: false })}
      >
        {wholeRatio && chosen && <SpotCard spot={chosen} isSelected />}
      </MapFrame>
      {chosen && !wholeRatio && (
        <div className="mt-3 lg:hidden" role="status">
          <SpotCard spot={chosen} isSelected />
        </div>
      )}
      {spots.length > 0 && !wholeRatio && (
        <ul
          aria-label={`${label}: danh sách`}
          className="absolute inset-y-0 right-0 hidden w-[340px] stack-2 overflow-y-auto overscroll-contain pr-1 lg:block"
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

function viewOf(
  positions: Position[],
  { bounds, wholeRatio }: { bounds: Extent | undefined; wholeRatio: number | undefined },
): { extent: Extent; ratio: number } {
  if (bounds) {
    const ratio = wholeRatio ?? hubRatio;
    return { extent: extentOver(bounds, ratio), ratio };
  }
  if (wholeRatio)
    return { extent: extentAround(positions, { ratio: wholeRatio, leastDegrees }), ratio: wholeRatio };
  const extent = extentAround(positions, { ratio: hubRatio, leastDegrees });
  if (extent.east - extent.west < far.degrees) return { extent, ratio: hubRatio };
  return { extent: extentAround(positions, { ratio: far.ratio, leastDegrees }), ratio: far.ratio };
}
