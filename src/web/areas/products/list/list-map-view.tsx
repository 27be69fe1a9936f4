import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '#ui/modal.tsx';
import { ListMap } from '#web/parts/maps/list-map.tsx';
import { listHref } from './list-href.ts';
import type { ListView } from './load-list.ts';

const desk = '(min-width: 1025px)';

/** The height of a sheet's head in pixels: the map has the rest of the screen. */
const headHeight = 61;

/**
 * All results of a list on a map: above the cards on a wide screen, over the whole screen on a narrow one. After moving it, the
 * list can be filtered to the visible area.
 */
export function ListMapView({
  list,
  params,
  path,
  onClose,
}: {
  list: ListView;
  params: URLSearchParams;
  path: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [wholeRatio] = useState(() =>
    matchMedia(desk).matches ? undefined : innerWidth / (innerHeight - headHeight),
  );
  const bounds = useMemo(() => boundsIn(params), [params]);
  if (!list.mapPath) return null;
  const map = (
    <ListMap
      path={list.mapPath}
      params={params}
      noun={list.noun}
      bounds={bounds}
      wholeRatio={wholeRatio}
      onFrame={({ west, south, east, north }) => {
        const text = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',');
        const href = listHref(path, params, (next) => next.set('bounds', text));
        void navigate(href, { replace: true, preventScrollReset: true });
      }}
    />
  );
  if (!wholeRatio) return <div className="mt-4">{map}</div>;
  return (
    <Modal isOpen title={`${list.page.totalResults} ${list.noun}`} onClose={onClose} className="h-dvh w-full">
      {map}
    </Modal>
  );
}

/** The map area that the list is filtered to; the list has validated it already. */
function boundsIn(params: URLSearchParams) {
  const [west = 0, south = 0, east = 0, north = 0] = (params.get('bounds') ?? '').split(',').map(Number);
  return west < east && south < north ? { west, south, east, north } : undefined;
}
