import { Link } from 'react-router';
import { placeKinds } from '#modules/catalog/codes.ts';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { findPlace, listPlaces } from '#modules/catalog/queries/places.ts';
import { linkToContent } from '#modules/catalog/rules.ts';
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
import { PlaceCards } from '#web/parts/places/place-cards.tsx';
import { ProductBlocks } from '#web/parts/products/product-blocks.tsx';
import { productOffers } from '#web/parts/products/product-offers.ts';
import { sharePlace } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import type { Route } from './+types/place-page.ts';
import { DestinationHero } from './destination-hero.tsx';
import { HubMap } from './hub-map.tsx';
import { loadPositions } from './load-positions.ts';

export const headers = sharedPage({ tags: ['catalogue'] });

/** The radius around a place within which its visitors may stay or begin a trip. */
const nearbyKm = 40;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const slug = slugOfFile(params.file);
  const place = await findPlace(readDb, slug);
  if (!place) throw await missing(readDb, linkToContent('Place', slug));
  const { content, ...facts } = place;
  const position = place.lat === null || place.lng === null ? null : { lat: place.lat, lng: place.lng };
  const [own, neighbours] = await Promise.all([
    listHighlights(readDb, { perKind: 4, place: place.slug }),
    listPlaces(readDb, {
      province: place.province.slug,
      ...(position && { near: position }),
      page: 1,
      limit: 9,
    }),
  ]);
  const isNear = productOffers(own).length === 0 && position !== null;
  const products = isNear
    ? await listHighlights(readDb, { perKind: 4, near: { ...position, withinKm: nearbyKm } })
    : own;
  return {
    place: facts,
    kindLabel: capitalise(placeKinds[place.kind]),
    image: shareImage(sharePlace(place)),
    html: renderMarkdown(content).html,
    offers: productOffers(products),
    isNear,
    positions: await loadPositions(readDb, products),
    neighbours: neighbours.results.filter((other) => other.id !== place.id).slice(0, 8),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { place, image } = loaderData;
  const site = metaSite(matches);
  const path = linkToContent('Place', place.slug);
  const provincePath = linkToContent('Provinces', place.province.slug);
  return pageMeta(site, location, {
    title: `${place.title}, ${place.province.title}`,
    description: place.summary,
    path,
    image,
    noindex: !place.isIndexed,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [
        { label: 'Điểm đến', href: '/dia-diem' },
        { label: place.province.title, href: provincePath },
        { label: place.title, href: path },
      ]),
      destinationJsonLd(site.publicUrl, {
        ...place,
        path,
        type: 'TouristAttraction',
        province: { title: place.province.title, path: provincePath },
      }),
    ],
  });
};

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const { place, kindLabel, html, offers, isNear, positions, neighbours } = loaderData;
  const province = linkToContent('Provinces', place.province.slug);
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Điểm đến', href: '/dia-diem' },
          { label: place.province.title, href: province },
          { label: place.title },
        ]}
      />
      <DestinationHero
        title={place.title}
        kicker={`${kindLabel} · ${place.province.title}`}
        summary={place.summary}
        picture={place.picture}
      />
      {html && <RichText html={html} className="mt-8 max-w-prose" />}
      <p className="mt-6">
        <Link to={province} className="font-semibold text-sea underline underline-offset-4">
          Xem tất cả ở {place.province.title}
        </Link>
      </p>
      <ProductBlocks
        offers={offers}
        filter={
          isNear ? { key: 'provinces', value: place.province.slug } : { key: 'places', value: place.slug }
        }
        place={place.title}
        isNear={isNear}
        {...(isNear && { allIn: place.province.title })}
      />
      <HubMap
        where={place.title}
        products={offers.flatMap(({ cards }) => cards)}
        positions={positions}
        places={neighbours}
        here={{ ...place, url: linkToContent('Place', place.slug) }}
      />
      {neighbours.length > 0 && (
        <Section title={`Nơi khác ở ${place.province.title}`}>
          <PlaceCards places={neighbours} />
        </Section>
      )}
    </div>
  );
}
