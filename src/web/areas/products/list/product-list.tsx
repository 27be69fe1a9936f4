import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { hydrateOnInteraction, isWanted } from '#ui/hydrate-on-interaction.ts';
import { Pagination } from '#ui/pagination.tsx';
import { compareTraySlot } from '#web/parts/device/slots.ts';
import { ListChips } from './list-chips.tsx';
import type { ListView } from './load-list.ts';

const ListCards = hydrateOnInteraction('ListCards', () => import('./list-cards.tsx'));
const ListToolbar = hydrateOnInteraction('ListToolbar', () => {
  // Most presses in it are on 'Lọc'.
  if (isWanted('ListToolbar')) import('./filter-sheet.tsx').catch(() => {});
  return import('./list-toolbar.tsx');
});
const FilterPanel = hydrateOnInteraction('FilterPanel', () => import('./filter-panel.tsx'));
const NothingFound = hydrateOnInteraction('NothingFound', () => import('./nothing-found.tsx'));
const NothingOnSale = hydrateOnInteraction('NothingOnSale', () => import('./nothing-on-sale.tsx'));
const ListMapView = lazy(async () => ({ default: (await import('./list-map-view.tsx')).ListMapView }));

/**
 * Products beside their filters and order; all of these are in the query below `path`. `head` is the heading of the page where it
 * belongs to the list.
 */
export function ProductList({ list, path, head }: { list: ListView; path: string; head?: ReactNode }) {
  const { page } = list;
  const params = useMemo(() => new URLSearchParams(list.query), [list.query]);
  const [isMapOpen, setMapOpen] = useState(false);
  if (!list.isOnSale) {
    return (
      <>
        {head}
        <Suspense>
          <NothingOnSale nouns={list.nouns} />
        </Suspense>
      </>
    );
  }
  return (
    <div className={list.hasFilters ? 'xl:grid xl:grid-cols-[264px_minmax(0,1fr)] xl:gap-x-6' : undefined}>
      {list.hasFilters && (
        <Suspense fallback={toolbarToCome}>
          <ListToolbar list={list} params={params} path={path} isMapOpen={isMapOpen} onMap={setMapOpen} />
        </Suspense>
      )}
      {list.hasFilters && (
        <div
          className="hidden rounded-card border border-line bg-rice xl:sticky xl:top-22 xl:col-start-1 xl:row-start-1 xl:block xl:max-h-[calc(100dvh-104px)] xl:self-start xl:overflow-y-auto xl:overscroll-contain noscript:block"
          style={{ scrollPaddingBottom: fadeHeight }}
        >
          <Suspense>
            <FilterPanel view={list} params={params} action={path} />
          </Suspense>
          <div aria-hidden className="pointer-events-none sticky bottom-0" style={fade} />
        </div>
      )}
      <section aria-labelledby="results" className="min-w-0 pt-3 xl:col-start-2 xl:row-start-1 xl:pt-0">
        <div className="xl:pr-84">
          {head}
          <h2 id="results" className="sr-only">
            Kết quả
          </h2>
          <ResultWords list={list} />
        </div>
        <ListChips chips={list.chips} quick={list.quick} params={params} action={path} />
        {isMapOpen && page.totalResults > 0 && (
          <Suspense
            fallback={
              <p role="status" className="mt-4">
                Đang mở bản đồ
              </p>
            }
          >
            <ListMapView list={list} params={params} path={path} onClose={() => setMapOpen(false)} />
          </Suspense>
        )}
        <Suspense fallback={<CardsToCome count={page.results.length} />}>
          {page.results.length > 0 ? (
            <ListCards products={page.results} />
          ) : (
            <NothingFound list={list} path={path} />
          )}
        </Suspense>
        {page.totalResults > 0 && (
          <p className="mt-4 text-center text-sm text-balance text-ink-soft">
            {list.rankedBy}{' '}
            <Link
              to="/page/quy-che-hoat-dong"
              className="font-semibold whitespace-nowrap text-sea hover:underline"
            >
              Cách xếp
            </Link>
          </p>
        )}
        <Pagination
          page={page.page}
          totalPages={page.totalPages}
          hrefOf={(number) => pageHref(path, params, number)}
        />
        {page.results[0] && <compareTraySlot.Outlet kind={page.results[0].product.kind} noun={list.noun} />}
      </section>
    </div>
  );
}

/** Filters that go on below the edge fade away there; the last one stands above it. As styles, for the sheet has no room. */
const fadeHeight = 24;
const fade = {
  height: fadeHeight,
  marginTop: -fadeHeight,
  background: 'linear-gradient(transparent, var(--color-rice))',
};

/** The row of buttons on narrow screens. */
const toolbarToCome = (
  <div className="-mx-4 box-content min-h-12 border-b border-line bg-rice lg:-mx-6 xl:hidden" />
);

function CardsToCome({ count }: { count: number }) {
  return (
    <div className="mt-4 grid gap-3 md:gap-4">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card list-card" />
      ))}
    </div>
  );
}

/** The number of results, and what their prices cover. */
function ResultWords({
  list: { page, noun, search, isPlace, correctedTo, readAs, totalFree, priceWords, isCut },
}: {
  list: ListView;
}) {
  return (
    <>
      {/* An empty list says it in its heading. */}
      <p role="status" className={page.totalResults > 0 ? 'text-sm' : 'sr-only'}>
        <span className="font-semibold">
          {page.totalResults} {noun}
          {search && !isPlace && ` cho “${correctedTo ?? search}”`}
          {totalFree !== null && page.totalResults > 0 && freeWords(totalFree, page.totalResults)}
        </span>
        {page.totalResults > 0 && <span className="block text-balance text-ink-soft">{priceWords}</span>}
      </p>
      {readAs && (
        <p className="text-sm">
          {readAs.message}{' '}
          <Link to={readAs.href} className="text-sea underline">
            {readAs.label}
          </Link>
        </p>
      )}
      {isCut && (
        <p className="mt-2 text-sm text-ink-soft">
          Quá nhiều nơi để tính giá cùng lúc: danh sách này là những nơi đứng đầu. Bạn chọn điểm đến để xem
          hết.
        </p>
      )}
    </>
  );
}

function freeWords(free: number, all: number): string {
  return free < all ? `, ${free} còn chỗ` : all > 1 ? ', đều còn chỗ' : ', còn chỗ';
}

function pageHref(path: string, params: URLSearchParams, number: number): string {
  const next = new URLSearchParams(params);
  if (number > 1) next.set('page', String(number));
  else next.delete('page');
  return next.size > 0 ? `${path}?${next}` : path;
}
