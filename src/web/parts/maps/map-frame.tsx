import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import farUrl from '#ui/maps/base/viet-nam.svg?url';
import nearUrl from '#ui/maps/base/viet-nam-near.svg?url';
import { type Extent, type Position, pictureBehind, toShare } from '#ui/maps/mercator.ts';
import type { Size } from './map-labels.ts';
import { mapLabels } from './map-labels.ts';
import { MapMarks, moveMark } from './map-marks.tsx';
import type { MapPin } from './map-pin.ts';
import { MapRoute, routePoints } from './map-route.tsx';
import { ScaleBar } from './scale-bar.tsx';
import { useLiveMap } from './use-live-map.ts';
import { FrameButton, ZoomButtons } from './zoom-buttons.tsx';

/** A map wider than that shows the country, with stronger lines. */
const farDegrees = 6;

/** The narrowest frame, for which the server lays out labels, as it does not know the width. */
const narrowest = 343;

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
}: {
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
}) {
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

  /** Moves the overlay's elements along with the map. */
  function place() {
    const live = map.current;
    if (!live) return;
    for (const child of overlay.current?.children ?? []) moveMark(child as HTMLElement, live);
    const { clientWidth, clientHeight } = host.current ?? { clientWidth: 1, clientHeight: 1 };
    const at = (spot: Position) => {
      const { x, y } = live.project(spot);
      return { x: x / clientWidth, y: y / clientHeight };
    };
    line.current?.setAttribute('points', routePoints(route ?? [], at));
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
        {isInPage && stage === 'still' && <TouchWords />}
        <ScaleBar extent={extent} />
        {children}
      </div>
    </section>
  );
}

/** The hint for touch screens that one finger scrolls the page. */
function TouchWords() {
  return (
    <p className="mb-2 hidden w-fit rounded-badge bg-rice-90 px-2 text-sm text-ink-soft pointer-coarse:block noscript:hidden">
      Dùng hai ngón tay để di chuyển bản đồ
    </p>
  );
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
