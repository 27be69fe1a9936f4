import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import farUrl from './base/viet-nam.svg?url';
import nearUrl from './base/viet-nam-near.svg?url';
import { FrameButton } from './frame-button.tsx';
import type { LiveMap } from './live-map.ts';
import { mapLabels } from './map-labels.ts';
import type { MapPin } from './map-pin.ts';
import { type Extent, type Position, pictureBehind, toShare } from './mercator.ts';
import { NamePin, PinMark, PricePin } from './pins.tsx';
import { ScaleBar } from './scale-bar.tsx';
import { useLiveMap } from './use-live-map.ts';
import { useSize } from './use-size.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Wider than that is a map of the country, drawn with stronger lines. */
const farDegrees = 6;

/** The narrowest frame, for which the server lays out what it does not know the width of. */
const narrowest = 343;

const nameLooks = {
  sea: 'text-sea-dark italic',
  archipelago: 'font-semibold text-sea-dark',
  country: 'text-ink-soft tracking-wide',
  island: 'text-ink-soft',
  province: 'text-ink-soft',
  town: 'text-ink-soft',
};

/**
 * A map with pins. It is there with the page, drawn, and starts to move when one zooms or drags it: pins stay the same
 * elements all the while. What it tells stands in the list beside it, too.
 */
export function MapFrame({
  label,
  extent: wanted,
  ratio,
  pins,
  selected = null,
  onSelect,
  withProvinces = true,
  className,
  onFrame,
  children,
}: {
  label: string;
  extent: Extent;
  /** Width by height, that of the extent. */
  ratio: number;
  pins: readonly MapPin[];
  selected?: string | null;
  onSelect?: (key: string) => void;
  withProvinces?: boolean;
  className?: string;
  /** Called with what the map shows once the visitor has moved it and wants only what lies there. */
  onFrame?: ((extent: Extent) => void) | undefined;
  /** Stands above everything at the foot of the map. */
  children?: ReactNode;
}) {
  const frame = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const size = useSize(frame, { width: narrowest, height: narrowest / ratio });
  const isReady = useIsReady();
  const { stage, extent, hasStreets, start, map } = useLiveMap(host, wanted, place);
  const { seats, pressable, names } = mapLabels(pins, { extent, size, selected, withProvinces });

  /** Moves what stands on the map to where the map is now. */
  function place() {
    const live = map.current;
    if (!live) return;
    for (const child of overlay.current?.children ?? []) moveTo(child as HTMLElement, live);
  }
  useLayoutEffect(place);

  const zoom = async (steps: 1 | -1) => {
    const prices = pins.filter(({ look }) => look === 'price');
    (await start())?.zoomBy(steps, prices.length > 0 ? prices : pins);
  };
  return (
    <section
      ref={frame}
      aria-label={label}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse' && stage === 'still' && event.target === overlay.current) start();
      }}
      style={{ aspectRatio: ratio }}
      className={classNames(
        'relative isolate w-full overflow-hidden rounded-card border border-line bg-sea-soft',
        className,
      )}
    >
      <img
        src={wanted.east - wanted.west > farDegrees ? farUrl : nearUrl}
        alt=""
        loading="lazy"
        decoding="async"
        style={stretched(wanted)}
        className={classNames('absolute max-w-none', stage === 'moving' && 'invisible')}
      />
      <div
        ref={host}
        style={{ position: 'absolute' }}
        className={classNames('inset-0', stage !== 'moving' && 'invisible')}
      />
      <div
        ref={overlay}
        className={classNames('absolute inset-0', stage === 'moving' && 'pointer-events-none')}
      >
        <Names names={names} extent={extent} />
        {pins.map((pin) => (
          <Pin
            key={pin.key}
            pin={pin}
            extent={extent}
            seat={seats.get(pin.key)}
            isPressable={pressable.has(pin.key)}
            isSelected={pin.key === selected}
            onSelect={isReady ? onSelect : undefined}
          />
        ))}
      </div>
      {onFrame && stage === 'moving' && !isSame(extent, wanted) && (
        <FrameButton onPress={() => onFrame(extent)} />
      )}
      <ZoomButtons isLoading={stage === 'loading'} zoom={zoom} />
      <div className="pointer-events-none absolute inset-x-3 bottom-3 z-30 *:pointer-events-auto">
        {stage === 'impossible' && (
          <p role="status" className="mb-2 w-fit rounded-badge bg-rice px-3 py-1.5 text-sm shadow-soft">
            Trình duyệt này chưa phóng to được bản đồ. Danh sách vẫn có đủ mọi nơi.
          </p>
        )}
        {hasStreets && stage === 'still' && (
          <button
            type="button"
            onClick={start}
            className="mb-2 flex min-h-11 items-center rounded-control border border-sea bg-rice px-4 font-semibold text-sea shadow-soft"
          >
            Xem bản đồ đường phố
          </button>
        )}
        <ScaleBar extent={extent} />
        {children}
      </div>
    </section>
  );
}

/** Whether two extents cannot be told apart on a screen. */
function isSame(one: Extent, other: Extent): boolean {
  const pixel = (one.east - one.west) / 200;
  return Math.abs(one.west - other.west) < pixel && Math.abs(one.north - other.north) < pixel;
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

/** A mark where there is no room for more, else the pin's name or price. */
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
        'pointer-events-none absolute -translate-1/2 focus-within:z-20 hover:z-20',
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

/** Puts what stands on the map where its own place is by now. */
function moveTo({ dataset, style }: HTMLElement, live: Pick<LiveMap, 'project'>): void {
  const { x, y } = live.project({ lat: Number(dataset.lat), lng: Number(dataset.lng) });
  style.left = `${x}px`;
  style.top = `${y}px`;
}

function stretched(extent: Extent) {
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  const { left, top, width, height } = pictureBehind(extent);
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
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

/** Whether the script has taken over. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}
