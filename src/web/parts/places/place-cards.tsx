import { Link } from 'react-router';
import { type PlaceKind, placeKinds } from '#modules/catalog/codes.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface PlaceCardView {
  id: number;
  title: string;
  url: string;
  kind: PlaceKind;
  province: { title: string };
  picture: PictureSource | null;
  /** What can be booked there: '3 chỗ nghỉ', 'từ 714.000 ₫/đêm'. */
  facts?: readonly string[];
}

/** Places as thumbnails with their names. */
export function PlaceCards({
  places,
  isOfOne = false,
}: {
  places: PlaceCardView[];
  /** Whether all are of the province that the page is about. */
  isOfOne?: boolean;
}) {
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3 2xl:grid-cols-4">
      {places.map((place) => (
        <li
          key={place.url}
          className="group relative overflow-hidden rounded-card border border-line bg-rice"
        >
          {place.picture && (
            <Picture picture={place.picture} sizes="(min-width: 769px) 300px, 50vw" ratio="3/2" decorative />
          )}
          <div className="p-3">
            <h3 className="leading-snug">
              <Link to={place.url} className="after:absolute after:inset-0 group-hover:text-sea">
                {keepNames(place.title)}
              </Link>
            </h3>
            <p className="text-sm text-ink-soft">
              <DottedWords
                words={[capitalise(placeKinds[place.kind]), ...(isOfOne ? [] : [place.province.title])]}
              />
            </p>
            {place.facts && place.facts.length > 0 && (
              <p className="mt-1 text-sm">
                <DottedWords words={place.facts} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
