import { provinceTypes } from '#modules/catalog/codes.ts';
import { listPlaces } from '#modules/catalog/queries/places.ts';
import { findProvince } from '#modules/catalog/queries/provinces.ts';
import { linkToContent } from '#modules/catalog/rules.ts';
import { listArticles } from '#modules/content/queries.ts';
import { listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '#web/app/app-context.ts';
import { missing } from '#web/app/errors/missing.ts';
import { metaSite } from '#web/app/root-data.ts';
import { slugOfFile } from '#web/app/routing/slug-of-file.ts';
import { breadcrumbsJsonLd, destinationJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { ArticleCards } from '#web/parts/content/article-cards.tsx';
import { PlaceCards } from '#web/parts/places/place-cards.tsx';
import { PlanCards, shownPlan } from '#web/parts/plans/plan-cards.tsx';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import { ProductBlocks } from '#web/parts/products/product-blocks.tsx';
import { productOffers } from '#web/parts/products/product-offers.ts';
import { provinceHighlights } from '#web/parts/products/province-highlights.ts';
import { shareProvince } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import type { Route } from './+types/province-page.ts';
import { DestinationHero } from './destination-hero.tsx';
import { HubMap } from './hub-map.tsx';
import { loadPositions } from './load-positions.ts';
import { monthRanges } from './month-ranges.ts';

export const headers = sharedPage({ tags: ['catalogue', 'content', 'plans'] });

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { readDb } = app;
  const slug = slugOfFile(params.file);
  const province = await findProvince(readDb, slug);
  if (!province) throw await missing(readDb, linkToContent('Provinces', slug));
  const [products, places, articles, plans] = await Promise.all([
    provinceHighlights(app, province.slug),
    listPlaces(readDb, { province: province.slug, page: 1, limit: 12 }),
    listArticles(readDb, { province: province.slug, page: 1, limit: 3 }),
    listPublicPlans(readDb, { provinces: [province.slug], page: 1, limit: 3 }),
  ]);
  const { content, ...facts } = province;
  return {
    province: facts,
    image: shareImage(shareProvince(province)),
    html: renderMarkdown(content).html,
    offers: productOffers(products),
    positions: await loadPositions(readDb, products),
    places: places.results,
    articles: articles.results,
    plans: plans.results.map(shownPlan),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { province, image } = loaderData;
  const site = metaSite(matches);
  const path = linkToContent('Provinces', province.slug);
  return pageMeta(site, location, {
    title: `Du lịch ${province.title}`,
    description: province.summary,
    path,
    image,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [
        { label: 'Điểm đến', href: '/dia-diem' },
        { label: province.title, href: path },
      ]),
      destinationJsonLd(site.publicUrl, { ...province, path, type: 'TouristDestination' }),
    ],
  });
};

export default function ProvincePage({ loaderData }: Route.ComponentProps) {
  const { province, html, offers, positions, places, articles, plans } = loaderData;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Điểm đến', href: '/dia-diem' },
          { label: province.title },
        ]}
      />
      <DestinationHero
        title={`Du lịch ${province.title}`}
        kicker={`${capitalise(provinceTypes[province.type])} · ${province.subRegion}`}
        summary={province.summary}
        picture={province.picture}
      />
      <div className="mt-8 grid gap-8 xl:grid-cols-[minmax(0,1fr)_320px]">
        <RichText html={html} className="max-w-prose" />
        <aside className="h-fit rounded-card border border-line bg-rice p-5">
          <h2 className="text-lg">Nên biết trước khi đi</h2>
          <dl className="mt-3 stack-3">
            {province.bestMonths.length > 0 && (
              <div>
                <dt className="text-sm text-ink-soft">Tháng đẹp nhất</dt>
                <dd className="font-semibold">{monthRanges(province.bestMonths)}</dd>
              </div>
            )}
            {province.mergedFrom.length > 1 && (
              <div>
                <dt className="text-sm text-ink-soft">Từ 1/7/2025 gồm</dt>
                <dd className="font-semibold">{province.mergedFrom.join(', ')} trước đây</dd>
              </div>
            )}
          </dl>
        </aside>
      </div>
      <ProductBlocks
        offers={offers}
        filter={{ key: 'provinces', value: province.slug }}
        place={province.title}
      />
      <HubMap
        where={province.title}
        products={offers.flatMap(({ cards }) => cards)}
        positions={positions}
        places={places}
      />
      {places.length > 0 && (
        <Section title={`Nơi nên ghé ở ${province.title}`}>
          <PlaceCards places={places} isOfOne />
        </Section>
      )}
      {plans.length > 0 && (
        <Section
          title={`Kế hoạch gợi\u00a0ý ở ${province.title}`}
          intro="Chép về, chọn ngày là có giá thật, rồi đổi theo ý bạn."
          more={{ href: `${planPaths.all}?province=${province.slug}`, label: 'Xem tất cả' }}
        >
          <PlanCards plans={plans} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section title="Cẩm nang" more={{ href: '/cam-nang-du-lich', label: 'Xem cẩm nang' }}>
          <ArticleCards articles={articles} />
        </Section>
      )}
    </div>
  );
}
