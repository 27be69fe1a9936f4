import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface DestinationTile {
  id: number;
  title: string;
  url: string;
  picture: PictureSource | null;
  /** Caption, such as 'An Giang' and '12 chỗ nghỉ'. */
  facts: string[];
}

/** Recommended provinces: pictures with the number of places to stay. The first one is large. */
export function DestinationTiles({ provinces }: { provinces: DestinationTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-4">
      {provinces.map((province, index) => (
        <li
          key={province.id}
          className={classNames(
            'group relative overflow-hidden rounded-card bg-ink',
            index === 0 && 'first-tile',
          )}
        >
          {province.picture && (
            <Picture
              picture={province.picture}
              sizes={
                index === 0
                  ? '(min-width: 1281px) 608px, 100vw'
                  : '(min-width: 1281px) 296px, (min-width: 769px) 25vw, 50vw'
              }
              decorative
              className="h-full moves group-hover:scale-[1.03]"
            />
          )}
          <div className="tile-text">
            <h3 className={index === 0 ? 'text-xl lg:text-2xl' : 'text-lg'}>
              <Link to={province.url}>{province.title}</Link>
            </h3>
            {province.facts.length > 0 && (
              <p className="text-sm">
                <DottedWords words={province.facts} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
