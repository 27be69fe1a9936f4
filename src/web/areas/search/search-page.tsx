import { ArrowRight, CircleHelp, MapPin, Search } from 'lucide-react';
import { Suspense } from 'react';
import { data, Form, Link } from 'react-router';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { freshFor, sharedPage } from '#web/app/shared-page.ts';
import { ArticleCards } from '#web/parts/content/article-cards.tsx';
import { ListCard } from '#web/parts/products/list-card.tsx';
import { TripBarSlot } from '#web/parts/trip-search/trip-bar-slot.tsx';
import { wishKeys } from '#web/parts/trip-search/write-wish.ts';
import type { Route } from './+types/search-page.ts';
import { AsTyped, Interpretation } from './interpretation.tsx';
import { loadSearch, type SearchView } from './load-search.ts';
import { NotSold } from './not-sold.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { SearchStart } from './search-start.tsx';

/** The cache lifetime with dates, because the page then shows availability. */
const secondsWithDates = 10;

export const headers = sharedPage({
  tags: ['catalogue', 'content', 'settings'],
  queryKeys: ['search', 'tab', 'words', ...wishKeys],
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = await loadSearch(context.get(appContext), new URL(request.url).searchParams);
  return data(view, view.hasTrip ? { headers: freshFor(secondsWithDates) } : {});
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: loaderData?.typed ? `Kết quả cho ${loaderData.spelled}` : 'Tìm kiếm',
    path: '/tim-kiem',
    noindex: true,
  });

export default function SearchPage({ loaderData: view }: Route.ComponentProps) {
  const { typed, spelled, correctedTo, understood, tabs, destinations, places, outside, help } = view;
  const isEmpty = tabs.length === 0 && destinations.length === 0;
  const isUnanswered = isEmpty && help.length === 0;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Tìm kiếm' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">{typed ? `Kết quả cho “${spelled}”` : 'Bạn muốn đi đâu?'}</h1>
      {correctedTo && (
        <p className="mt-2" role="status">
          Đã sửa lỗi gõ. {understood.length === 0 && <AsTyped typed={typed} />}
        </p>
      )}
      <Interpretation view={view} />
      <SearchForm view={view} />
      {!typed && (
        <p className="mt-6 text-balance text-ink-soft">
          Gõ tên nơi muốn đến, khách sạn hay tour. Không cần gõ dấu: “da nang” cũng ra Đà Nẵng.
        </p>
      )}
      {outside && <NotSold outside={outside} isAlone={isUnanswered} />}
      <HelpLinks help={help} />
      <Destinations destinations={destinations} />
      <ResultTabs view={view} />
      <Results view={view} />
      {typed && isUnanswered && !outside && <NothingFound text={typed} />}
      {isEmpty && <SearchStart places={places} />}
    </div>
  );
}

function SearchForm({ view: { typed, carried } }: { view: SearchView }) {
  return (
    <Form method="get" role="search" className="mt-4 flex max-w-2xl gap-2">
      <input
        key={typed}
        type="search"
        name="search"
        aria-label="Điểm đến, khách sạn, tour"
        defaultValue={typed}
        placeholder="Nơi đến, khách sạn"
        className="min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-rice px-4"
      />
      {carried.map(([key, value], index) => (
        <input key={index} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" className={buttonClass('sea')}>
        <Search aria-hidden className="size-5" />
        Tìm
      </button>
    </Form>
  );
}

/** Places of that name, each with a link to its page. */
function Destinations({ destinations }: Pick<SearchView, 'destinations'>) {
  if (destinations.length === 0) return null;
  return (
    <ul
      aria-label="Điểm đến"
      className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {destinations.map(({ url, title, province }) => (
        <li key={url} className="shrink-0">
          <Link
            to={url}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sea-soft px-4 text-sea-dark hover:underline"
          >
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span>
              <span className="font-semibold">{title}</span>, {province}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The current tab: results as in any list, and a link to the full list with its filters. */
function Results({ view }: { view: SearchView }) {
  const { typed, shown, bar, listHref, products, articles } = view;
  if (!shown) return null;
  return (
    <section aria-labelledby="ket-qua">
      <h2 id="ket-qua" className="sr-only">
        {shown.label}
      </h2>
      {bar && (
        <div className="mt-4">
          <Suspense>
            <TripBarSlot
              view={bar}
              action="/tim-kiem"
              query={new URLSearchParams({ search: typed, tab: shown.name }).toString()}
              look="stay"
              goesAtOnce
            />
          </Suspense>
        </div>
      )}
      {articles.length > 0 && (
        <div className="mt-6">
          <ArticleCards articles={articles} />
        </div>
      )}
      <div className="mt-4 grid gap-3 md:gap-4">
        {products.map(({ trip, ...product }, index) => (
          <ListCard key={product.id} product={product} trip={trip} priority={index === 0} />
        ))}
      </div>
      <p className="mt-5">
        <Link
          to={listHref}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-sea hover:underline"
        >
          {moreWords(view)}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </p>
    </section>
  );
}

/** What the full list has more than this tab: further results, or at least its filters. */
function moreWords({ shown, products, articles }: SearchView): string {
  const { total = 0 } = shown ?? {};
  if (total > products.length + articles.length) return `Xem tất cả ${total} kết quả`;
  return articles.length > 0 ? 'Xem cẩm nang du lịch' : 'Lọc và sắp xếp kết quả này';
}

/** The site's own entries that match: answers with their beginning, and pages of that name. */
function HelpLinks({ help }: Pick<SearchView, 'help'>) {
  if (help.length === 0) return null;
  return (
    <nav aria-label="Trợ giúp" className="mt-4 rounded-card bg-rice p-4">
      <ul className="grid gap-1">
        {help.map(({ title, href, says }) => (
          <li key={`${href} ${title}`} className="flex items-start gap-2">
            <CircleHelp aria-hidden className="mt-3 size-5 shrink-0 text-sea" />
            <div className="min-w-0">
              <Link
                to={href}
                className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
              >
                {title}
              </Link>
              {says && <p className="max-w-prose pb-2 text-ink-soft">{says}</p>}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
