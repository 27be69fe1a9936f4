import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import drawingUrl from './base/viet-nam.svg?url';
import { liveStyle, type TileSource } from './live-style.ts';
import { type Extent, type Position, picture, toShare } from './mercator.ts';
import { readDrawing } from './read-drawing.ts';

/** Distance from the centre, as a share of the map, within which a position stays in view when zooming in. */
const innermost = 0.15;

/** An interactive map, as the pages use it. */
export interface LiveMap {
  /** Current pixel coordinates of a position, from the top left. */
  project(position: Position): { x: number; y: number };
  extent(): Extent;
  middle(): Position;
  show(extent: Extent): void;
  /** Zooms around the centre, or around the nearest pin if none would remain in view. */
  zoomBy(steps: 1 | -1, pins: readonly Position[]): void;
  remove(): void;
}

/** Maximum zoom: our drawing has no more detail beyond its own, unless a map starts nearer; tiles do. */
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
 * @throws when the browser cannot render it (WebGL is missing) or the drawing cannot be loaded
 */
export async function openLiveMap(
  host: HTMLElement,
  options: {
    extent: Extent;
    tiles: TileSource | null;
    /** Whether one finger or the wheel scrolls the surrounding page instead of the map. */
    isInPage: boolean;
    onMove: () => void;
    onRest: () => void;
    /** Called with the position of a click. */
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
 * The position to zoom in around so that one stays in view: the one nearest to the centre of the current view, or null when
 * one is near the centre anyway (or none is in view).
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
