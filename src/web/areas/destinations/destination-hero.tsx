import { Picture, type PictureSource } from '#ui/picture.tsx';

/** The head of a destination's page: its full-width picture, with what it is below. */
export function DestinationHero({
  title,
  kicker,
  summary,
  picture,
}: {
  title: string;
  kicker: string;
  summary: string;
  picture: PictureSource | null;
}) {
  return (
    <header className="mt-3 overflow-hidden rounded-card border border-line bg-rice">
      {picture && (
        <Picture picture={picture} sizes="(min-width: 1281px) 1232px, 100vw" ratio="21/9" priority />
      )}
      <div className="p-5 lg:p-8">
        <p className="text-sm font-semibold text-sea">{kicker}</p>
        <h1 className="mt-1 text-2xl lg:text-3xl">{title}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">{summary}</p>
      </div>
    </header>
  );
}
