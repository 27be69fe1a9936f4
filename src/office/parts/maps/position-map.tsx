import { LoaderCircle, MapPin, Minus, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import provinces from '#ui/maps/base/provinces.json' with { type: 'json' };
import { type BaseName, baseNamesIn } from '#ui/maps/base-names.ts';
import { extentAround, hubRatio } from '#ui/maps/extent.ts';
import { type LiveMap, openLiveMap } from '#ui/maps/live-map.ts';
import type { Position } from '#ui/maps/mercator.ts';
import { useOffice } from '../../app/office-data.ts';
import { Button } from '../button.tsx';

/** Initial width in degrees of longitude: around a known point, and around the middle of a province. */
const around = { point: 0.4, province: 2 };

/** A map to pick a point: click it, or move the map under the crosshair, also by keyboard. */
export function PositionMap({
  start,
  near,
  onPick,
}: {
  start: Position | null;
  /** Slug of the province to start with where no point is known; otherwise the whole country. */
  near: string;
  onPick: (position: Position) => void;
}) {
  const { mapTiles: tiles } = useOffice();
  const [pin, setPin] = useState(start);
  const pick = (position: Position) => {
    setPin(position);
    onPick(position);
  };
  const { host, overlay, map, stage, names } = useMapToPick({ start, near, tiles }, pick);
  return (
    <div className="mt-2">
      <div className="relative isolate h-[min(420px,60dvh)] overflow-hidden rounded-control border border-line bg-sea-soft">
        <div ref={host} style={{ position: 'absolute' }} className="inset-0" />
        <div ref={overlay} className="pointer-events-none absolute inset-0 text-neutral-700">
          <Marks names={names} pin={pin} />
        </div>
        {stage === 'moving' && <Controls zoom={(steps) => map.current?.zoomBy(steps, pin ? [pin] : [])} />}
        {stage === 'loading' && (
          <LoaderCircle
            aria-hidden
            className="absolute top-1/2 left-1/2 -translate-1/2 animate-spin text-ink-soft"
          />
        )}
      </div>
      {stage === 'impossible' ? (
        <p role="status" className="mt-1 text-sm text-bad">
          Trình duyệt này không mở được bản đồ. Bạn gõ hai số vào ô vĩ độ và kinh độ.
        </p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button disabled={stage !== 'moving'} onClick={() => map.current && pick(map.current.middle())}>
            Lấy điểm giữa bản đồ
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {pin
              ? `Đã chọn ${pin.lat.toFixed(5)}, ${pin.lng.toFixed(5)}.`
              : 'Bấm vào bản đồ, hoặc đưa dấu cộng tới nơi cần rồi lấy điểm giữa.'}
            {!tiles && ' Bản đồ vẽ chỉ đúng đến chừng 100 mét: cần đúng hơn thì sửa hai số.'}
          </p>
        </div>
      )}
    </div>
  );
}

/** Place names and the pin; each carries its position, by which the map moves it. */
function Marks({ names, pin }: { names: readonly BaseName[]; pin: Position | null }) {
  return (
    <>
      {names.map(({ text, lat, lng, look }) => (
        <span
          key={`${text}@${lat}`}
          data-lat={lat}
          data-lng={lng}
          className={classNames(
            'absolute -translate-1/2 text-center text-sm whitespace-pre',
            look === 'archipelago' && 'font-semibold',
          )}
        >
          {text}
        </span>
      ))}
      {pin && (
        <span
          data-lat={pin.lat}
          data-lng={pin.lng}
          className="absolute -translate-x-1/2 -translate-y-full text-bad"
        >
          <MapPin size={30} aria-hidden className="fill-white" />
        </span>
      )}
    </>
  );
}

/** The crosshair, and the zoom buttons. */
function Controls({ zoom }: { zoom: (steps: 1 | -1) => void }) {
  return (
    <>
      <Plus
        aria-hidden
        size={22}
        className="pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 text-neutral-700"
      />
      <div className="absolute top-2 right-2 flex flex-col gap-1">
        <Button aria-label="Phóng to bản đồ" onClick={() => zoom(1)}>
          <Plus size={16} aria-hidden />
        </Button>
        <Button aria-label="Thu nhỏ bản đồ" onClick={() => zoom(-1)}>
          <Minus size={16} aria-hidden />
        </Button>
      </div>
    </>
  );
}

/** The movable map; keeps its marks in position. */
function useMapToPick(
  {
    start,
    near,
    tiles,
  }: { start: Position | null; near: string; tiles: ReturnType<typeof useOffice>['mapTiles'] },
  pick: (position: Position) => void,
) {
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const map = useRef<LiveMap | null>(null);
  const latest = useRef(pick);
  latest.current = pick;
  const [stage, setStage] = useState<'loading' | 'moving' | 'impossible'>('loading');
  const [names, setNames] = useState<readonly BaseName[]>([]);
  /** Repositions the marks for the map's current view. */
  const place = () => {
    for (const mark of overlay.current?.children ?? []) {
      const { dataset, style } = mark as HTMLElement;
      const at = map.current?.project({ lat: Number(dataset.lat), lng: Number(dataset.lng) });
      if (at) Object.assign(style, { left: `${at.x}px`, top: `${at.y}px` });
    }
  };
  const name = () => {
    const all = map.current ? baseNamesIn(map.current.extent()) : [];
    setNames(tiles ? all.filter(({ look }) => look === 'archipelago' || look === 'sea') : all);
  };
  useLayoutEffect(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it was opened
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isGone = false;
    const options = { tiles, isInPage: true, onMove: place, onRest: name };
    openLiveMap(element, {
      ...{ ...options, extent: extentOf(start, near) },
      onPick: (position) => latest.current(position),
    }).then(
      (opened) => {
        if (isGone) return opened.remove();
        map.current = opened;
        setStage('moving');
        name();
      },
      () => {
        element.replaceChildren();
        if (!isGone) setStage('impossible');
      },
    );
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = null;
    };
  }, []);
  return { host, overlay, map, stage, names };
}

function extentOf(start: Position | null, near: string) {
  const province = provinces.find(({ slug }) => slug === near);
  const leastDegrees = start ? around.point : around.province;
  const known = start ?? province;
  return extentAround(known ? [known] : [], { ratio: hubRatio, leastDegrees });
}
