import { Picture, type PictureSource } from '#ui/picture.tsx';
import { SearchTabs } from './search-tabs.tsx';

/** The head of the site: a painting over the whole width, what we stand for, and the search. */
export function Hero({
  title,
  text,
  picture,
}: {
  title: string;
  text: string;
  picture: PictureSource | null;
}) {
  return (
    <section aria-label={title} className="relative isolate -mb-px">
      <div className="absolute inset-x-0 top-0 bottom-16 -z-10 overflow-hidden bg-ink">
        {picture && (
          <Picture
            picture={picture}
            sizes="100vw"
            ratio="auto"
            priority
            decorative
            className="h-full object-[62%_60%] lg:object-[50%_80%]"
          />
        )}
        <div className="absolute inset-0 bg-linear-to-t from-ink/90 via-ink/55 to-transparent lg:bg-linear-to-r lg:from-ink/85 lg:via-ink/50 lg:via-40% lg:to-transparent lg:to-75%" />
      </div>
      <div className="container-page pt-40 sm:pt-56 lg:pt-28">
        <div className="max-w-xl text-white">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-3 text-base sm:text-lg">{text}</p>
        </div>
        <div className="mt-8 lg:mt-48">
          <SearchTabs />
        </div>
      </div>
    </section>
  );
}
