import { Suspense } from 'react';
import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import type { Position } from '#ui/maps/mercator.ts';
import { Section } from '#ui/section.tsx';
import type { NamedSpot } from '#web/parts/maps/spot.ts';

const ProductMap = hydrateOnInteraction('ProductMap', () => import('#web/parts/maps/product-map.tsx'));
const SpotMap = hydrateOnInteraction('SpotMap', () => import('#web/parts/maps/spot-map.tsx'));

type Place = Pick<NamedSpot, 'title' | 'url'> & { lat: number | null; lng: number | null };

/**
 * A hub's map: its products with their prices, and the places around. The hub of a place marks the place itself (`here`); where
 * nothing is sold the map shows it among the others, if its position is known.
 */
export function HubMap({
  where,
  products,
  positions,
  places,
  here,
}: {
  where: string;
  products: CardProduct[];
  positions: (Position & { id: number })[];
  places: Place[];
  here?: Place;
}) {
  const cards = new Map(products.map((card) => [card.id, card]));
  const spots = positions.flatMap((position) => {
    const card = cards.get(position.id);
    return card ? [{ ...card, ...position }] : [];
  });
  const own = here ? placed(here) : [];
  const around = places.flatMap(placed);
  const title = `${where} trên bản đồ`;
  const label = `Bản đồ ${where}`;
  if (spots.length > 0) {
    return (
      <Section title={title} intro="Giá thấp nhất đang bán của từng nơi. Bấm vào một giá để xem đó là gì.">
        <Suspense>
          <ProductMap label={label} spots={spots} places={[...own, ...around]} />
        </Suspense>
      </Section>
    );
  }
  if (around.length === 0 || (here && own.length === 0)) return null;
  return (
    <Section title={title} intro="Những nơi nên ghé và vị trí của chúng.">
      <div className="gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_340px]">
        <Suspense>
          {own[0] ? (
            <SpotMap title={where} position={own[0]} nearby={around} />
          ) : (
            <ProductMap label={label} spots={[]} places={around} />
          )}
        </Suspense>
        <ul aria-label={`${label}: danh sách`} className="hidden stack-2 lg:block">
          {around.map((place) => (
            <li key={place.url}>
              <Link
                to={place.url}
                className="flex min-h-12 items-center rounded-control border border-line bg-rice px-4 font-semibold hover:border-sea hover:text-sea"
              >
                {place.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function placed({ title, url, lat, lng }: Place): NamedSpot[] {
  return lat === null || lng === null ? [] : [{ title, url, lat, lng }];
}
