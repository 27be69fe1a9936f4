import type { ReactNode } from 'react';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import type { HomeSectionKey } from '#modules/settings/wordings/home-sections.ts';
import { CardRow } from '#ui/card-row.tsx';
import { Kept } from '#ui/kept.tsx';
import { Section } from '#ui/section.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { type Packed, unpack } from '#web/app/packed.ts';
import { useRootData } from '#web/app/root-data.ts';
import { ArticleCards } from '#web/parts/content/article-cards.tsx';
import { seenRowSlot } from '#web/parts/device/slots.ts';
import { NewsletterSection } from '#web/parts/newsletter/newsletter-section.tsx';
import { HomeReviews } from '#web/parts/reviews/home-reviews.tsx';
import { ServiceLinks } from '#web/parts/services/service-links.tsx';
import { Banners } from './banners.tsx';
import { DestinationTiles } from './destination-tiles.tsx';
import type { HomeArrangement, HomeSectionsView } from './load-home.ts';
import { ToursByCity } from './tours-by-city.tsx';

interface Sections {
  sections: Packed<HomeSectionsView>;
  arrangement: Packed<HomeArrangement>;
}

/** Everything of the home page below its search. */
export function HomeSections({ openedAt, ...sections }: Sections & { openedAt: string }) {
  const { settings } = useRootData();
  return (
    <>
      <Kept className="contents" part={ShownSections} props={{ ...sections, name: settings.name }} />
      <NewsletterSection settings={settings} openedAt={openedAt} />
    </>
  );
}

interface About {
  /** Wording from the office. */
  words: HomeSectionsView['order'][number];
  view: HomeSectionsView;
  arrangement: HomeArrangement;
  name: string;
}

/** The sections in the office's order; an empty one is left out. */
function ShownSections({ sections, arrangement, name }: Sections & { name: string }) {
  const view = unpack(sections);
  const shown = unpack(arrangement);
  return view.order.map((words) => {
    const Part = parts[words.key];
    return <Part key={words.key} words={words} view={view} arrangement={shown} name={name} />;
  });
}

const parts: Record<HomeSectionKey, (about: About) => ReactNode> = {
  banners: ({ arrangement: { banners } }) =>
    banners.length > 0 && (
      <div className="container-page mt-8 lg:mt-12">
        <Banners banners={banners} />
      </div>
    ),
  destinations: ({ words, view: { provinces, isSelling } }) =>
    provinces.length > 0 && (
      <Part
        words={isSelling ? words : { ...words, title: 'Đi đâu trong nước' }}
        to="/dia-diem"
        className="[--late-height:970px] lg:[--late-height:680px]"
      >
        <DestinationTiles provinces={provinces} />
      </Part>
    ),
  combos: ({ words, view }) => <ProductRow words={words} to="/combo-voucher" products={view.combos} />,
  tours: ({ words, view: { cities } }) =>
    cities.length > 0 && (
      <Part words={words} to="/du-lich">
        <ToursByCity cities={cities} />
      </Part>
    ),
  cruises: ({ words, view }) => <ProductRow words={words} to="/du-thuyen" products={view.cruises} />,
  outings: ({ words, view }) => <ProductRow words={words} to="/ve-tham-quan" products={view.outings} />,
  services: ({ words, arrangement: { services } }) =>
    services.length > 0 && (
      <Part words={words} to="/dich-vu">
        <ServiceLinks entries={services} />
      </Part>
    ),
  seen: () => <seenRowSlot.Outlet className="container-page" />,
  commitments: ({ name, arrangement: { commitments } }) =>
    commitments.length > 0 && <Commitments name={name} entries={commitments} />,
  reviews: ({ view: { reviews } }) => (
    <div className="container-page">
      <HomeReviews reviews={reviews} />
    </div>
  ),
  articles: ({ words, view: { articles } }) =>
    articles.length > 0 && (
      <div className="pb-16">
        <Part
          words={words}
          to="/cam-nang-du-lich"
          className="[--late-height:1450px] lg:[--late-height:560px]"
        >
          <ArticleCards articles={articles} />
        </Part>
      </div>
    ),
};

/** A section with its heading as the office wrote it, and a link to all of its kind. */
function Part({
  words: { title, intro, more },
  to,
  className,
  children,
}: {
  words: About['words'];
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className="container-page">
      <Section
        title={title}
        {...(intro && { intro })}
        {...(more && { more: { href: to, label: more } })}
        {...(className && { className })}
      >
        {children}
      </Section>
    </div>
  );
}

function ProductRow({
  words,
  to,
  products,
}: {
  words: About['words'];
  to: string;
  products: (CardProduct & { id: number })[];
}) {
  if (products.length === 0) return null;
  return (
    <Part words={words} to={to}>
      <CardRow label={words.title}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="(min-width: 1281px) 296px, 288px" />
        ))}
      </CardRow>
    </Part>
  );
}

/** The company's promises from the settings, in a band of their own. */
function Commitments({
  name,
  entries,
}: {
  name: string;
  entries: { icon: string; title: string; text: string }[];
}) {
  return (
    <section aria-labelledby="cam-ket" className="mt-16 bg-sea-dark py-12 text-white lg:py-16">
      <div className="container-page">
        <h2 id="cam-ket" className="text-2xl">
          Vì sao nên đặt ở {name}
        </h2>
        <ul className="mt-6 grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
          {entries.map((entry) => (
            <li key={entry.title}>
              <span className="inline-flex size-12 items-center justify-center rounded-full bg-white-12 text-sun">
                <SpriteIcon name={entry.icon} className="size-6" />
              </span>
              <h3 className="mt-3 text-lg">{entry.title}</h3>
              <p className="mt-1">{entry.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
