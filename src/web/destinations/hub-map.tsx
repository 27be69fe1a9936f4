import { Suspense } from 'react';
import type { CardProduct } from '#modules/catalog/view/product-card.tsx';
import { hydrateLater } from '#ui/hydrate-later.ts';
import { Section } from '#ui/section.tsx';
import type { Position } from '../maps/projection.ts';
import type { NamedSpot } from '../maps/spot.ts';

const ProductMap = hydrateLater(async () => (await import('../maps/product-map.tsx')).ProductMap);

/** What a hub shows, where it lies: its products with their prices, and the places around. */
export function HubMap({
  where,
  products,
  positions,
  places,
}: {
  where: string;
  products: Partial<Record<string, (CardProduct & { id: number })[]>>;
  positions: (Position & { id: number })[];
  places: (Pick<NamedSpot, 'title' | 'url'> & { lat: number | null; lng: number | null })[];
}) {
  const cards = new Map(
    Object.values(products)
      .flatMap((row) => row ?? [])
      .map((card) => [card.id, card]),
  );
  const spots = positions.flatMap((position) => {
    const card = cards.get(position.id);
    return card ? [{ ...card, ...position }] : [];
  });
  const named = places.flatMap(({ title, url, lat, lng }) =>
    lat === null || lng === null ? [] : [{ title, url, lat, lng }],
  );
  if (spots.length + named.length === 0) return null;
  return (
    <Section
      title={`${where} trên bản đồ`}
      intro={
        spots.length > 0
          ? 'Giá thấp nhất đang bán của từng nơi. Bấm vào một giá để xem đó là gì.'
          : 'Những nơi nên ghé và vị trí của chúng.'
      }
    >
      <Suspense>
        <ProductMap label={`Bản đồ ${where}`} spots={spots} places={named} />
      </Suspense>
    </Section>
  );
}
