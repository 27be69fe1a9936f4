import { lazy, Suspense, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import type { ListView } from './load-list.ts';
import { SortSelect } from './sort-select.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

const button =
  'inline-flex min-h-12 items-center justify-center gap-2 px-2 text-sm font-semibold hover:text-sea noscript:hidden';

/**
 * Order, filters and map of a list: a sticky row below the header on narrow screens; on wide ones, which show the filters, order
 * and map beside the heading.
 */
export function ListToolbar({
  list,
  params,
  path,
  isMapOpen,
  onMap,
}: {
  list: ListView;
  params: URLSearchParams;
  path: string;
  isMapOpen: boolean;
  onMap: (isOpen: boolean) => void;
}) {
  const [isFiltering, setFiltering] = useState(false);
  const isFull = list.page.totalResults > 0;
  return (
    <div
      data-held="ListToolbar"
      className="sticky top-14 z-30 -mx-4 grid auto-cols-fr grid-flow-col divide-x divide-line border-b border-line bg-rice lg:top-18 lg:-mx-6 xl:static xl:z-10 xl:col-start-2 xl:row-start-1 xl:mx-0 xl:flex xl:gap-3 xl:self-start xl:justify-self-end xl:divide-x-0 xl:border-0 xl:bg-transparent"
    >
      <SortSelect params={params} action={path} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
        className={classNames(button, 'xl:hidden')}
      >
        <SpriteIcon name="sliders-horizontal" className="size-4.5" />
        <span>
          Lọc
          {list.chips.length > 0 && (
            <>
              <span aria-hidden> ·</span> {list.chips.length}
              <span className="sr-only"> lựa chọn đang lọc</span>
            </>
          )}
        </span>
      </button>
      {list.mapPath && isFull && (
        <button
          type="button"
          aria-expanded={isMapOpen}
          onClick={() => onMap(!isMapOpen)}
          className={classNames(
            button,
            'xl:min-h-11 xl:rounded-control xl:border xl:border-line-strong xl:bg-rice xl:px-4 xl:hover:border-sea',
          )}
        >
          <SpriteIcon name="map" className="size-4.5" />
          {isMapOpen ? 'Ẩn bản đồ' : 'Bản đồ'}
        </button>
      )}
      {isFiltering && (
        <Suspense>
          <FilterSheet list={list} params={params} path={path} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </div>
  );
}
