import { classNames } from '#ui/class-names.ts';
import type { LiveMap } from '#ui/maps/live-map.ts';
import { type Extent, type Position, toShare } from '#ui/maps/mercator.ts';
import type { mapLabels } from './map-labels.ts';
import type { MapPin } from './map-pin.ts';
import { NamePin, PinMark, PricePin } from './pins.tsx';

const nameLooks = {
  sea: 'text-sea-dark italic',
  archipelago: 'font-semibold text-sea-dark',
  country: 'text-ink-soft tracking-wide',
  island: 'text-ink-soft',
  province: 'text-ink-soft',
  town: 'text-ink-soft',
};

/** The marks on a map at their positions: the base map's names, and pins. */
export function MapMarks({
  extent,
  pins,
  labels: { names, seats, pressable },
  selected,
  onSelect,
}: {
  extent: Extent;
  pins: readonly MapPin[];
  labels: ReturnType<typeof mapLabels>;
  selected: string | null;
  onSelect: ((key: string) => void) | undefined;
}) {
  return (
    <>
      <Names names={names} extent={extent} />
      {pins.map((pin) => (
        <Pin
          key={pin.key}
          pin={pin}
          extent={extent}
          seat={seats.get(pin.key)}
          isPressable={pressable.has(pin.key)}
          isSelected={pin.key === selected}
          onSelect={onSelect}
        />
      ))}
    </>
  );
}

/** Moves a mark to where its position is now on the screen. */
export function moveMark({ dataset, style }: HTMLElement, live: Pick<LiveMap, 'project'>): void {
  const { x, y } = live.project({ lat: Number(dataset.lat), lng: Number(dataset.lng) });
  style.left = `${x}px`;
  style.top = `${y}px`;
}

function Names({ names, extent }: Pick<ReturnType<typeof mapLabels>, 'names'> & { extent: Extent }) {
  return names.map((name) => (
    <span
      key={name.key}
      {...whereabouts(extent, name, name.moved)}
      className={classNames(
        'pointer-events-none absolute -translate-1/2 text-center text-sm leading-snug whitespace-pre',
        nameLooks[name.look],
      )}
    >
      {name.text}
    </span>
  ));
}

/** A dot where there is no room, else the pin's name or price. */
function Pin({
  pin,
  extent,
  seat,
  isPressable,
  isSelected,
  onSelect,
}: {
  pin: MapPin;
  extent: Extent;
  seat: number | undefined;
  isPressable: boolean;
  isSelected: boolean;
  onSelect: ((key: string) => void) | undefined;
}) {
  const hasSeat = seat !== undefined;
  return (
    <div
      {...whereabouts(extent, pin)}
      className={classNames(
        'pointer-events-none absolute -translate-1/2 focus-within:z-40 hover:z-20',
        pin.look === 'price' && hasSeat && 'z-10',
        isSelected && 'z-20',
      )}
    >
      {!hasSeat && !isPressable ? (
        <PinMark look={pin.look} />
      ) : pin.look === 'name' ? (
        <NamePin pin={pin} seat={seat} />
      ) : (
        <PricePin pin={pin} isSpread={hasSeat} isSelected={isSelected} onSelect={onSelect} />
      )}
    </div>
  );
}

function whereabouts(extent: Extent, { lat, lng }: Position, moved = { dx: 0, dy: 0 }) {
  const { x, y } = toShare(extent, { lat, lng });
  return {
    'data-lat': lat,
    'data-lng': lng,
    style: {
      left: `${(x * 100).toFixed(2)}%`,
      top: `${(y * 100).toFixed(2)}%`,
      ...(moved.dx !== 0 && { marginLeft: moved.dx }),
      ...(moved.dy !== 0 && { marginTop: moved.dy }),
    },
  };
}
