import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface DestinationTile {
  id: number;
  title: string;
  url: string;
  picture: PictureSource | null;
  /** 'An Giang · 12 chỗ nghỉ'. */
  says: string;
}

/** Provinces worth the way: pictures with how many places to stay there are. The first one is large. */
export function DestinationTiles({ provinces }: { provinces: DestinationTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-4">
      {provinces.map((province, index) => (
        <li
          key={province.id}
          className={classNames(
            'group relative overflow-hidden rounded-card bg-ink',
            index === 0 && 'col-span-2 max-md:aspect-[2/1] md:row-span-2',
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
              className="h-full transition-transform duration-250 ease-calm group-hover:scale-[1.03]"
            />
          )}
          <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink/90 via-ink/60 to-transparent px-3 pt-6 pb-3 text-white lg:px-4 lg:pt-12">
            <h3 className={index === 0 ? 'text-xl lg:text-2xl' : 'text-lg'}>
              <Link
                to={province.url}
                className="after:absolute after:inset-0 focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-sun"
              >
                {province.title}
              </Link>
            </h3>
            <p className="text-sm empty:hidden">{province.says}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
