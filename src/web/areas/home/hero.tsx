import { Picture, type PictureSource } from '#ui/picture.tsx';
import type { TripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import { SearchTabs } from './search-tabs.tsx';

/** The head of the site: a painting over the whole width, what we stand for, and the search. */
export function Hero({
  title,
  text,
  picture,
  bars,
}: {
  title: string;
  text: string;
  picture: PictureSource | null;
  bars: TripBarView[];
}) {
  return (
    <section aria-label={title} className="relative isolate">
      <div className="absolute inset-x-0 top-0 -z-10 h-32 overflow-hidden bg-ink lg:h-58">
        {picture && (
          <Picture
            picture={picture}
            sizes="100vw"
            ratio="auto"
            priority
            decorative
            className="h-full object-[62%_60%] lg:object-[50%_70%]"
          />
        )}
        <div className="absolute inset-0 bg-linear-to-r from-ink/85 via-ink/55 to-ink/30 lg:via-ink/50 lg:via-40% lg:to-transparent lg:to-75%" />
      </div>
      <div className="container-page pt-5 lg:pt-8">
        <div className="max-w-2xl text-white">
          <h1 className="text-2xl max-lg:leading-9 lg:text-4xl">{title}</h1>
          <p className="mt-1 line-clamp-2 text-lg max-lg:hidden">{text}</p>
        </div>
        <div className="mt-4 lg:mt-7">
          <SearchTabs bars={bars} />
        </div>
      </div>
    </section>
  );
}
