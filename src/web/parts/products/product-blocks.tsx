import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { CardRow } from '#ui/card-row.tsx';
import { Section } from '#ui/section.tsx';
import type { ProductOffer } from './product-offers.ts';

/** Fewer cards than that make a row of their own look empty. */
const leastForRow = 3;
const rowLength = 4;

/**
 * What can be booked at a destination: a row for each kind with enough cards, the other kinds together in a last row, and for
 * every kind a link to its list. With `allIn` the lists are those of a larger place. What
 * comes to the guest may come from elsewhere: 'Thuê xe cho chuyến đi Huế'.
 */
export function ProductBlocks({
  offers,
  filter,
  place,
  isNear = false,
  allIn,
}: {
  offers: ProductOffer[];
  filter: { key: 'provinces' | 'places'; value: string };
  place: string;
  /** Whether they are around the place and not in it. */
  isNear?: boolean;
  allIn?: string;
}) {
  const at = `${isNear ? 'gần' : 'ở'} ${place}`;
  const forTrip = `cho chuyến đi ${place}`;
  const offered = offers.map(({ title, isComing, noun, href, cards }) => ({
    title: `${title} ${isComing ? forTrip : at}`,
    isComing,
    cards,
    href: `${href}?${filter.key}=${filter.value}`,
    all: `Tất cả ${noun}${allIn ? ` ở ${allIn}` : ''}`,
  }));
  const few = offered.filter(({ cards }) => cards.length < leastForRow);
  const isMixed = few.length > 1;
  const where = few.some(({ isComing }) => isComing) ? forTrip : at;
  const rows = isMixed ? offered.filter((block) => !few.includes(block)) : offered;
  return (
    <>
      {rows.map(({ title, cards, href, all }) => (
        <Section key={title} title={title} more={{ href, label: all }}>
          <Cards label={title} cards={cards} />
        </Section>
      ))}
      {isMixed && (
        <Section title={rows.length > 0 ? `Dịch vụ khác ${where}` : `Dịch vụ ${where}`}>
          <Cards label={`Dịch vụ khác ${where}`} cards={oneOfEach(few.map(({ cards }) => cards))} />
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {few.map(({ href, all }) => (
              <li key={href}>
                <Link
                  to={href}
                  className="inline-flex min-h-11 items-center gap-1 font-semibold text-sea hover:underline"
                >
                  {all}
                  <ArrowRight aria-hidden className="size-4" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The first card of every kind, then the second ones, cut to full rows where they fill one. */
function oneOfEach<Card>(kinds: Card[][]): Card[] {
  const cards = [...kinds.flatMap(([first]) => first ?? []), ...kinds.flatMap(([, second]) => second ?? [])];
  return cards.slice(0, Math.max(rowLength, cards.length - (cards.length % rowLength)));
}

function Cards({ label, cards }: { label: string; cards: (CardProduct & { id: number })[] }) {
  return (
    <CardRow label={label}>
      {cards.map((card) => (
        <ProductCard key={card.id} product={card} sizes="288px" />
      ))}
    </CardRow>
  );
}
