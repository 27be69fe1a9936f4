import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LiveMap } from '#ui/maps/live-map.ts';
import type { Extent } from '#ui/maps/mercator.ts';
import { useRootData } from '#web/app/root-data.ts';

type Stage = 'still' | 'loading' | 'moving' | 'impossible';

/**
 * The interactive map, loaded on first use. Until then, and where the browser cannot render it, the static one remains. `extent`
 * is what is visible now. A map outside a page's flow (`isInPage` false) is interactive from the start.
 */
export function useLiveMap(
  host: RefObject<HTMLElement | null>,
  { wanted, isInPage, onMove }: { wanted: Extent; isInPage: boolean; onMove: () => void },
) {
  const tiles = useRootData().mapTiles;
  const [stage, setStage] = useState<Stage>('still');
  const [extent, setExtent] = useState(wanted);
  const map = useRef<LiveMap | null>(null);
  const starting = useRef<Promise<LiveMap | null> | null>(null);
  const move = useRef(onMove);
  move.current = onMove;

  const { west, south, east, north } = wanted;
  useEffect(() => {
    const next = { west, south, east, north };
    setExtent(next);
    map.current?.show(next);
  }, [west, south, east, north]);

  useEffect(
    () => () => {
      starting.current = null;
      map.current?.remove();
      map.current = null;
    },
    [],
  );

  const start = () => {
    starting.current ??= open();
    return starting.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the map is there
  useEffect(() => {
    if (!isInPage) void start();
  }, []);

  async function open(): Promise<LiveMap | null> {
    const element = host.current;
    if (!element) return null;
    setStage('loading');
    try {
      const { openLiveMap } = await import('#ui/maps/live-map.ts');
      map.current = await openLiveMap(element, {
        extent: wanted,
        tiles,
        isInPage,
        onMove: () => move.current(),
        onRest: () => map.current && setExtent(map.current.extent()),
      });
      setStage('moving');
      return map.current;
    } catch {
      // No WebGL or no connection: the static map and the list beside it have the same information.
      element.replaceChildren();
      setStage('impossible');
      return null;
    }
  }

  return { stage, extent, hasStreets: tiles !== null, start, map };
}
