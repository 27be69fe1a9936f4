import { Picture, type PictureSource } from '#ui/picture.tsx';
import type { Packed } from '#web/app/packed.ts';
import type { TripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import { SearchTabs } from './search-tabs.tsx';

/** The head of the home page: a full-width painting, the slogan, and the search. */
export function Hero({
  title,
  text,
  picture,
  bars,
}: {
  title: string;
  text: string;
  picture: PictureSource | null;
  bars: Packed<TripBarView[]>;
}) {
  return (
    <section aria-label={title} className="relative isolate">
      <div className="hero-picture">
        {picture && (
          <Picture picture={picture} sizes="100vw" ratio="auto" priority decorative className="h-full" />
        )}
      </div>
      <div className="container-page pt-5 lg:pt-8">
        <div className="max-w-2xl text-white">
          <h1 className="hero-title">{title}</h1>
          <p className="mt-1 line-clamp-2 text-lg max-lg:hidden">{text}</p>
        </div>
        <div className="mt-4 lg:mt-7">
          <SearchTabs bars={bars} />
        </div>
      </div>
    </section>
  );
}
