import { Suspense } from 'react';
import { data, Link } from 'react-router';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { getWording } from '#modules/settings/wordings/get-wording.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '#web/app/app-context.ts';
import { pack } from '#web/app/pack.ts';
import { unpack } from '#web/app/packed.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageUrl } from '#web/app/routing/page-target.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { freshFor, sharedPage } from '#web/app/shared-page.ts';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import { shareKind } from '#web/parts/share/find-share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import { TripBarSlot } from '#web/parts/trip-search/trip-bar-slot.tsx';
import { tripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import type { Route } from './+types/list-page.ts';
import { listKeys, secondsWithDates } from './list-query.ts';
import { loadList } from './load-list.ts';
import { ProductList } from './product-list.tsx';

export const headers = sharedPage({ tags: ['catalogue'], queryKeys: listKeys });

/** The list of a kind at its prefix: one page for all kinds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const url = pageUrl(request);
  const kind = findKindByPrefix(url.pathname);
  if (!kind) throw data(null, { status: 404 });
  const { labels, prefix, name } = kind;
  const [list, { faqs }] = await Promise.all([
    loadList(app, kind, url),
    app.data.get(`questions/${name}`, ['catalogue'], () =>
      getWording(app.readDb, { kind: 'questions', name }),
    ),
  ]);
  const frame = {
    kind: { labels, prefix, name },
    image: shareImage(shareKind(kind)),
    bar: tripBarView(kind, url.searchParams, dayInVietnam(app.clock.now())),
    faqs,
  };
  const page = { frame: pack(frame), list: pack(list) };
  return data(page, list.totalFree === null ? {} : { headers: freshFor(secondsWithDates) });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { kind, image } = unpack(loaderData.frame);
  const list = unpack(loaderData.list);
  const pages = list.page.results.map(({ product }) => ({ url: product.url }));
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: placeTitle(kind, list) || kind.labels.listTitle,
    description: kind.labels.listIntro,
    path: kind.prefix,
    image,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [{ label: kind.labels.many, href: kind.prefix }]),
      ...(pages.length > 0 ? [itemListJsonLd(site.publicUrl, pages)] : []),
    ],
  });
};

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { kind, bar, faqs } = unpack(loaderData.frame);
  const list = unpack(loaderData.list);
  return (
    <div className="container-page pb-16">
      <div className="mb-4 pt-4 max-lg:hidden noscript:block">
        <Suspense>
          <TripBarSlot view={bar} action={kind.prefix} query={list.query} place={list.place} look="row" />
        </Suspense>
      </div>
      <div className="mb-3 max-lg:hidden">
        <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: kind.labels.many }]} />
      </div>
      <ProductList
        list={list}
        path={kind.prefix}
        head={
          <>
            <Title kind={kind} ofPlace={placeTitle(kind, list)} />
            {kind.name === 'service' && <ServiceTypes />}
          </>
        }
      />
      {faqs.length > 0 && (
        <Section title="Câu hỏi thường gặp" className="max-w-prose">
          <FaqList faqs={faqs} />
        </Section>
      )}
    </div>
  );
}

/** What the list of one place is called; empty where it has none. */
function placeTitle(
  { labels }: Pick<Kind, 'labels'>,
  { isPlace, isAround, place }: { isPlace: boolean; isAround: boolean; place: string },
): string {
  return isPlace && place ? `${labels.many} ${isAround ? 'quanh' : 'ở'} ${place}` : '';
}

/** A phone shows only the kind's name, in one line; a list of one place names it. */
function Title({ kind: { labels }, ofPlace }: { kind: Pick<Kind, 'labels'>; ofPlace: string }) {
  if (ofPlace) return <h1 className="text-xl xl:text-2xl">{ofPlace}</h1>;
  const [name, rest] = labels.listTitle.startsWith(labels.many)
    ? [labels.many, labels.listTitle.slice(labels.many.length)]
    : ['', labels.listTitle];
  return (
    <h1 className="text-xl xl:text-2xl">
      {name}
      <span className={name && 'max-lg:sr-only'}>{rest}</span>
    </h1>
  );
}

/** Links to the lists of single service types. */
function ServiceTypes() {
  const { featured } = useRootData().settings.menus;
  return (
    <nav
      aria-label="Các loại dịch vụ"
      className="-mx-4 flex gap-x-5 overflow-x-auto px-4 lg:-mx-6 lg:px-6 xl:mx-0 xl:flex-wrap xl:px-0"
    >
      {featured.map(({ href, label }) => (
        <Link
          key={href}
          to={href}
          className="inline-flex min-h-11 items-center text-sm font-semibold whitespace-nowrap text-sea hover:underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
