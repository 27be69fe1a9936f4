import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import drawingUrl from './base/viet-nam.svg?url';
import { liveStyle, type TileSource } from './live-style.ts';
import { type Extent, type Position, picture, toShare } from './mercator.ts';
import { readDrawing } from './read-drawing.ts';

/** So near to the middle, in shares of the map, zooming in loses nothing. */
const innermost = 0.15;

/** A map that can be moved, as the pages use it. */
export interface LiveMap {
  /** Where a position stands now, in pixels from the top left. */
  project(position: Position): { x: number; y: number };
  extent(): Extent;
  middle(): Position;
  show(extent: Extent): void;
  /** Around the middle, or the nearest of the pins if none would be left in view. */
  zoomBy(steps: 1 | -1, pins: readonly Position[]): void;
  remove(): void;
}

/** Our drawing has nothing more to tell beyond this, but for the places on a map that begins nearer; tiles do. */
const deepest = { drawing: 10.5, tiles: 18 };

const words = {
  'CooperativeGesturesHandler.WindowsHelpText': 'Giữ Ctrl và lăn chuột để phóng to, thu nhỏ',
  'CooperativeGesturesHandler.MacHelpText': 'Giữ ⌘ và cuộn để phóng to, thu nhỏ',
  'CooperativeGesturesHandler.MobileHelpText': 'Dùng hai ngón tay để di chuyển bản đồ',
  'AttributionControl.ToggleAttribution': 'Nguồn bản đồ',
  'Map.Title': 'Bản đồ',
};

/**
 * Starts a map in an element. `onMove` is called while it moves, `onRest` when it has come to rest.
 * @throws when the browser cannot draw one (WebGL is missing) or the drawing cannot be had
 */
export async function openLiveMap(
  host: HTMLElement,
  options: {
    extent: Extent;
    tiles: TileSource | null;
    /** Whether one finger or the wheel scrolls the page that the map stands in. */
    isInPage: boolean;
    onMove: () => void;
    onRest: () => void;
    /** Called with the position that somebody presses. */
    onPick?: (position: Position) => void;
  },
): Promise<LiveMap> {
  const { extent, tiles } = options;
  const reply = await fetch(drawingUrl);
  if (!reply.ok) throw new Error(`The drawing of the map answered ${reply.status}`);
  const drawing = readDrawing(await reply.text());
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container: host,
    style: liveStyle(drawing, tiles),
    bounds: boundsOf(extent),
    fitBoundsOptions: { padding: 0 },
    maxBounds: boundsOf(picture),
    maxZoom: deepest.tiles,
    attributionControl: tiles ? { compact: true } : false,
    cooperativeGestures: options.isInPage,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: words,
  });
  map.touchZoomRotate.disableRotation();
  map.on('move', options.onMove);
  map.on('resize', options.onMove);
  map.on('moveend', options.onRest);
  map.on('click', ({ lngLat: { lat, lng } }) => options.onPick?.({ lat, lng }));
  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
  if (!tiles) map.setMaxZoom(Math.max(deepest.drawing, map.getZoom()));
  const boundsOfMap = (): Extent => {
    const bounds = map.getBounds();
    return {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
  };
  return {
    project: ({ lat, lng }) => map.project([lng, lat]),
    extent: boundsOfMap,
    middle() {
      const { lat, lng } = map.getCenter();
      return { lat, lng };
    },
    show: (next) => void map.fitBounds(boundsOf(next), { padding: 0 }),
    zoomBy(steps, pins) {
      const around = steps > 0 ? nearestOutside(boundsOfMap(), pins) : null;
      map.easeTo({ zoom: map.getZoom() + steps, ...(around && { around: [around.lng, around.lat] }) });
    },
    remove: () => map.remove(),
  };
}

function boundsOf({ west, south, east, north }: Extent): [number, number, number, number] {
  return [west, south, east, north];
}

/**
 * The position to zoom in around so that something stays in view: the one nearest to the middle of what is shown now, or
 * null when one is in the middle anyway (or none is shown).
 */
export function nearestOutside(extent: Extent, positions: readonly Position[]): Position | null {
  let nearest: Position | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const position of positions) {
    const { x, y } = toShare(extent, position);
    const away = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5));
    if (away < least) [nearest, least] = [position, away];
  }
  return least > innermost && least <= 0.5 ? nearest : null;
}
