import { data, useSearchParams } from 'react-router';
import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { findMatches } from '#modules/search/queries/find-matches.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { appContext } from '../app-context.ts';
import { cached } from '../cached.ts';
import { metaSite } from '../root-data.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/list-page.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { parseListQuery } from './list-query.ts';
import { SortSelect } from './sort-select.tsx';

export { cachedHeaders as headers } from '../cached.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const url = new URL(request.url);
  const kind = findKindByPrefix(url.pathname.replace(/\.data$/, ''));
  if (!kind) throw data(null, { status: 404 });
  const query = parseListQuery(kind, url.searchParams);
  const search = url.searchParams.get('search')?.trim() ?? '';
  const match = search ? await findMatches(readDb, kind.name, search, { limit: 500 }) : null;
  if (match) query.rankedIds = match.ids;
  const [page, facets] = await Promise.all([listProducts(readDb, query), listFacets(readDb, query)]);
  const { labels, prefix, name } = kind;
  return data(
    { kind: { labels, prefix, name }, page, ...facets, search, correctedTo: match?.correctedTo ?? null },
    { headers: cached([`kind:${kind.name}`, 'catalogue'], { freshSeconds: 60 }) },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { kind, page } = loaderData;
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: kind.labels.listTitle,
    description: kind.labels.listIntro,
    path: kind.prefix,
    image: page.results[0]?.image,
    jsonLd: [
      breadcrumbsJsonLd(site.publicUrl, [{ label: kind.labels.many, href: kind.prefix }]),
      itemListJsonLd(site.publicUrl, page.results),
    ],
  });
};

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { kind, page, facets, priceRange, search, correctedTo } = loaderData;
  const [params] = useSearchParams();
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(params);
    if (number > 1) next.set('page', String(number));
    else next.delete('page');
    const query = next.toString();
    return query ? `${kind.prefix}?${query}` : kind.prefix;
  };
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: kind.labels.many }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">{kind.labels.listTitle}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{kind.labels.listIntro}</p>
      {correctedTo && (
        <p className="mt-2">
          Hiển thị kết quả cho <strong>{correctedTo}</strong>
        </p>
      )}
      <div className="mt-6 grid gap-6 xl:grid-cols-[272px_minmax(0,1fr)]">
        <FilterPanel facets={facets} priceRange={priceRange} params={params} action={kind.prefix} />
        <section aria-label="Kết quả" className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="font-semibold">
              {page.totalResults} {kind.labels.one.toLowerCase()}
              {search && ` cho “${correctedTo ?? search}”`}
            </p>
            <SortSelect params={params} action={kind.prefix} />
          </div>
          <ActiveFilters facets={facets} params={params} action={kind.prefix} />
          {page.results.length > 0 ? (
            <div className="mt-4 grid gap-5 md:grid-cols-2 2xl:grid-cols-3">
              {page.results.map((product, index) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  priority={index === 0}
                  sizes="(min-width: 1281px) 300px, (min-width: 641px) 46vw, 100vw"
                />
              ))}
            </div>
          ) : (
            <div className="mt-4">
              <EmptyState title="Chưa có kết quả phù hợp">
                <p>Bạn thử bớt một vài lựa chọn, hoặc xem tất cả {kind.labels.many.toLowerCase()}.</p>
                <ButtonLink to={kind.prefix} look="sea" className="mt-4">
                  Xem tất cả
                </ButtonLink>
              </EmptyState>
            </div>
          )}
          <Pagination page={page.page} totalPages={page.totalPages} hrefOf={hrefOf} />
        </section>
      </div>
    </div>
  );
}
