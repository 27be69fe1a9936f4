import { Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Pagination } from '#ui/pagination.tsx';
import { compareTraySlot } from '#web/parts/device/slots.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ListView } from './load-list.ts';
import { MapToggle } from './map-toggle.tsx';
import { SortSelect } from './sort-select.tsx';

const ListCards = hydrateOnInteraction('ListCards', () => import('./list-cards.tsx'));
const NothingFound = hydrateOnInteraction('NothingFound', () => import('./nothing-found.tsx'));
const NothingOnSale = hydrateOnInteraction('NothingOnSale', () => import('./nothing-on-sale.tsx'));

/** Products side by side with what narrows and orders them; all of it stands in the address below `path`. */
export function ProductList({ list, path }: { list: ListView; path: string }) {
  const { page, facets, priceRange, search, correctedTo } = list;
  const params = useMemo(() => new URLSearchParams(list.query), [list.query]);
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(params);
    if (number > 1) next.set('page', String(number));
    else next.delete('page');
    const query = next.toString();
    return query ? `${path}?${query}` : path;
  };
  if (!list.isOnSale) {
    return (
      <Suspense>
        <NothingOnSale nouns={list.nouns} />
      </Suspense>
    );
  }
  return (
    <>
      {correctedTo && (
        <p className="mt-2">
          Hiển thị kết quả cho <strong>{correctedTo}</strong>
        </p>
      )}
      <div className="mt-6 grid gap-6 xl:grid-cols-[272px_minmax(0,1fr)]">
        <FilterPanel
          facets={facets}
          priceRange={priceRange}
          hasPriceFault={list.hasPriceFault}
          params={params}
          action={path}
        />
        <section aria-labelledby="results" className="min-w-0">
          <h2 id="results" className="sr-only">
            Kết quả
          </h2>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="grow max-md:basis-full">
              <span className="font-semibold">
                {page.totalResults} {list.noun}
                {search && ` cho “${correctedTo ?? search}”`}
                {list.totalFree !== null && page.totalResults > 0 && `, ${list.totalFree} còn chỗ`}
              </span>
              <span className="block text-sm text-ink-soft">{list.priceWords}</span>
            </p>
            {list.mapPath && page.totalResults > 0 && (
              <MapToggle path={list.mapPath} params={params} noun={list.noun} />
            )}
            <SortSelect params={params} action={path} />
          </div>
          {list.isCut && (
            <p className="mt-2 text-sm text-ink-soft">
              Quá nhiều nơi để tính giá cùng lúc: danh sách này là những nơi đứng đầu. Bạn chọn điểm đến để
              xem hết.
            </p>
          )}
          <ActiveFilters chips={list.chips} params={params} action={path} />
          {page.results.length > 0 ? (
            <Suspense>
              <ListCards products={page.results} />
            </Suspense>
          ) : (
            <Suspense>
              <NothingFound list={list} path={path} />
            </Suspense>
          )}
          <p className="mt-4 text-center text-sm text-ink-soft">
            <Link to="/page/quy-che-hoat-dong" className="underline">
              {list.rankedBy}
            </Link>
          </p>
          <Pagination page={page.page} totalPages={page.totalPages} hrefOf={hrefOf} />
          {page.results[0] && <compareTraySlot.Outlet kind={page.results[0].kind} noun={list.noun} />}
        </section>
      </div>
    </>
  );
}
