import { Images } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { classNames } from './class-names.ts';
import { type GalleryGroup, type GalleryPicture, groupPictures, pickTiles } from './group-pictures.ts';
import { Picture, pictureUrl } from './picture.tsx';

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

/** Number of pictures in the grid of a wide screen; the others are in the viewer only. */
const gridCount = 5;

type Open = (place: number) => (event: MouseEvent) => void;

/**
 * The pictures of a page: a strip to swipe on a phone with the categories below it, one large beside four small on wider
 * screens. A picture opens in a full-screen viewer that is loaded on the first click; without script the link leads to
 * the picture itself.
 */
export function Gallery({ pictures: given, label }: { pictures: GalleryPicture[]; label: string }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const { pictures, groups } = groupPictures(given);
  const isGrid = pictures.length >= gridCount;
  const tiles = pickTiles(pictures, groups, isGrid ? gridCount : 2);
  const open: Open = (place) => (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenAt(place);
  };
  return (
    <div className="-mx-4 md:mx-0">
      <div className="relative">
        <ul
          aria-label={label}
          className={classNames(
            'flex snap-x snap-mandatory gap-2 overflow-x-auto [scrollbar-width:none] md:overflow-hidden md:rounded-card',
            isGrid ? 'md:grid md:grid-cols-4 md:grid-rows-2' : 'md:grid md:grid-cols-2',
          )}
        >
          {pictures.map((picture, place) => (
            <Tile
              key={picture.url}
              picture={picture}
              size={isGrid ? (place === 0 ? 'large' : 'small') : 'half'}
              isFirst={place === 0}
              isShown={tiles.has(place)}
              isUnderButton={place === Math.max(...tiles)}
              group={isGrid && place > 0 ? groups.find(({ startAt }) => startAt === place) : undefined}
              onClick={open(place)}
            />
          ))}
        </ul>
        {pictures.length > 1 && (
          <a
            href={pictureUrl(pictures[0]?.url ?? '', 1200)}
            aria-haspopup="dialog"
            onClick={open(0)}
            className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control bg-rice-95 px-4 text-sm font-semibold shadow-soft hover:text-sea"
          >
            <Images aria-hidden className="size-4" />
            Xem {pictures.length} ảnh
          </a>
        )}
      </div>
      <Categories groups={groups} open={open} />
      {openAt !== null && (
        <Suspense fallback={null}>
          <GalleryViewer
            pictures={pictures}
            groups={groups}
            label={label}
            startAt={openAt}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Tile({
  picture,
  size,
  isFirst,
  isShown,
  isUnderButton,
  group,
  onClick,
}: {
  picture: GalleryPicture;
  /** On wide screens: half of two, or the large or a small one of the grid. */
  size: 'half' | 'large' | 'small';
  isFirst: boolean;
  /** Whether it is shown on wide screens; a phone swipes through all. */
  isShown: boolean;
  /** The button to all pictures leaves room for a caption only on the widest screens. */
  isUnderButton: boolean;
  group: GalleryGroup | undefined;
  onClick: (event: MouseEvent) => void;
}) {
  return (
    <li
      className={classNames(
        'relative w-full shrink-0 snap-center overflow-hidden md:w-auto',
        size === 'large' && 'md:col-span-2 md:row-span-2',
        !isShown && 'md:hidden',
      )}
    >
      <a
        href={pictureUrl(picture.url, 1200)}
        aria-haspopup="dialog"
        onClick={onClick}
        aria-label={`Xem ảnh lớn: ${picture.alt}`}
        className="group block size-full -outline-offset-4"
      >
        <Picture
          picture={picture}
          sizes={
            size !== 'small'
              ? '(min-width: 1281px) 612px, (min-width: 641px) 50vw, 100vw'
              : '(min-width: 1281px) 304px, (min-width: 641px) 25vw, 100vw'
          }
          priority={isFirst}
          className={classNames('moves group-hover:scale-[1.02]', size === 'large' && 'md:h-full')}
        />
      </a>
      {group && (
        <span
          aria-hidden
          className={classNames(
            'absolute bottom-2 left-2 rounded-badge bg-ink-80 px-2 text-sm font-semibold text-white pointer-events-none',
            isUnderButton ? 'max-lg:hidden' : 'max-md:hidden',
          )}
        >
          {group.category} {group.count}
        </span>
      )}
    </li>
  );
}

/** The categories on a phone, each with its first picture and the number of pictures. */
function Categories({ groups, open }: { groups: GalleryGroup[]; open: Open }) {
  if (groups.length === 0) return null;
  return (
    <ul
      aria-label="Ảnh theo loại"
      className="flex scroll-px-4 gap-2 overflow-x-auto px-4 pt-2 [scrollbar-width:none] md:hidden"
    >
      {groups.map(({ category, count, cover, startAt }) => (
        <li key={category} className="w-21 shrink-0">
          <a
            href={pictureUrl(cover.url, 1200)}
            aria-haspopup="dialog"
            onClick={open(startAt)}
            className="block text-sm"
          >
            <span className="block overflow-hidden rounded-control">
              <Picture picture={cover} sizes="84px" ratio="3/2" decorative />
            </span>
            <span className="mt-1 block leading-snug">
              {category} <span className="text-ink-soft tabular-nums">{count}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
