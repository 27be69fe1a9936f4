import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import farUrl from '#ui/maps/base/viet-nam.svg?url';
import nearUrl from '#ui/maps/base/viet-nam-near.svg?url';
import type { LiveMap } from '#ui/maps/live-map.ts';
import { type Extent, type Position, pictureBehind, toShare } from '#ui/maps/mercator.ts';
import { MapFoot } from './map-foot.tsx';
import type { Size } from './map-labels.ts';
import { mapLabels } from './map-labels.ts';
import { MapMarks, moveMark } from './map-marks.tsx';
import type { MapPin } from './map-pin.ts';
import { MapRoute, routePoints } from './map-route.tsx';
import { useLiveMap } from './use-live-map.ts';
import { FrameButton, ZoomButtons } from './zoom-buttons.tsx';

/** A map wider than that shows the country, with stronger lines. */
const farDegrees = 6;

/** The narrowest frame, for which the server lays out labels, as it does not know the width. */
const narrowest = 343;

interface Props {
  label: string;
  extent: Extent;
  /** Aspect ratio (width by height), that of the extent. */
  ratio: number;
  pins: readonly MapPin[];
  selected?: string | null;
  onSelect?: (key: string) => void;
  withProvinces?: boolean;
  className?: string;
  /** Called with the visible extent when the visitor has moved the map and filters by it. */
  onFrame?: ((extent: Extent) => void) | undefined;
  /** False where it fills a sheet: there is no page to scroll below it, so one finger moves the map. */
  isInPage?: boolean;
  /** Positions connected by a line in this order. */
  route?: readonly Position[];
  /** Rendered above everything at the foot of the map. */
  children?: ReactNode;
}

/**
 * A map with pins. The page contains a static one, which becomes interactive on zooming or dragging: the pins stay the same
 * elements throughout. The list beside it has the same information.
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
  isInPage = true,
  route,
  children,
}: Props) {
  const frame = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const line = useRef<SVGPolylineElement>(null);
  const size = useSize(frame, { width: narrowest, height: narrowest / ratio });
  const isReady = useIsReady();
  const { stage, extent, hasStreets, start, map } = useLiveMap(host, {
    wanted,
    isInPage,
    onMove: place,
  });
  const labels = mapLabels(pins, { extent, size, selected, withProvinces });

  function place() {
    if (map.current) moveAlong(map.current, { overlay, host, line, route });
  }
  useLayoutEffect(place);

  const zoom = async (steps: 1 | -1) => (await start())?.zoomBy(steps, pinsToKeep(pins));
  return (
    <section
      ref={frame}
      aria-label={label}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse' && event.target === overlay.current) start();
      }}
      onTouchStart={(event) => {
        if (event.touches.length > 1) start();
      }}
      style={{ aspectRatio: ratio }}
      className={classNames(
        'relative isolate w-full overflow-hidden rounded-card border border-line bg-sea-soft',
        className,
      )}
    >
      <DrawnMap extent={wanted} isHidden={stage === 'moving'} />
      <div
        ref={host}
        style={{ position: 'absolute' }}
        className={classNames('inset-0', stage !== 'moving' && 'invisible')}
      />
      {route && <MapRoute ref={line} points={routePoints(route, (spot) => toShare(extent, spot))} />}
      <div
        ref={overlay}
        className={classNames(
          'absolute inset-0 [touch-action:pan-x_pan-y]',
          stage === 'moving' && 'pointer-events-none',
        )}
      >
        <MapMarks
          extent={extent}
          pins={pins}
          labels={labels}
          selected={selected}
          onSelect={isReady ? onSelect : undefined}
        />
      </div>
      {onFrame && stage === 'moving' && !isSame(extent, wanted) && (
        <FrameButton onPress={() => onFrame(extent)} />
      )}
      <ZoomButtons isLoading={stage === 'loading'} zoom={zoom} />
      <MapFoot {...{ stage, hasStreets, isInPage, extent, start }}>{children}</MapFoot>
    </section>
  );
}

/** The picture of the map, until it can be moved. */
function DrawnMap({ extent, isHidden }: { extent: Extent; isHidden: boolean }) {
  return (
    <img
      src={extent.east - extent.west > farDegrees ? farUrl : nearUrl}
      alt=""
      loading="lazy"
      decoding="async"
      style={stretched(extent)}
      className={classNames('absolute max-w-none', isHidden && 'invisible')}
    />
  );
}

/** The pins that stay in view while zooming: those with a price, where there are some. */
function pinsToKeep(pins: readonly MapPin[]): readonly MapPin[] {
  const prices = pins.filter(({ look }) => look === 'price');
  return prices.length > 0 ? prices : pins;
}

interface Drawn {
  overlay: RefObject<HTMLElement | null>;
  host: RefObject<HTMLElement | null>;
  line: RefObject<SVGPolylineElement | null>;
  route: readonly Position[] | undefined;
}

/** Moves the overlay's elements along with the map. */
function moveAlong(live: LiveMap, { overlay, host, line, route = [] }: Drawn): void {
  for (const child of overlay.current?.children ?? []) moveMark(child as HTMLElement, live);
  const { clientWidth, clientHeight } = host.current ?? { clientWidth: 1, clientHeight: 1 };
  const at = (spot: Position) => {
    const { x, y } = live.project(spot);
    return { x: x / clientWidth, y: y / clientHeight };
  };
  line.current?.setAttribute('points', routePoints(route, at));
}

/** Whether two extents look the same on a screen. */
function isSame(one: Extent, other: Extent): boolean {
  const pixel = (one.east - one.west) / 200;
  return Math.abs(one.west - other.west) < pixel && Math.abs(one.north - other.north) < pixel;
}

function stretched(extent: Extent) {
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  const { left, top, width, height } = pictureBehind(extent);
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

/** Whether the page is hydrated. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}

/** The size of an element in pixels, once the browser knows it. */
function useSize(element: { current: HTMLElement | null }, guess: Size): Size {
  const [size, setSize] = useState(guess);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
