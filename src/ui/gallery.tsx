import { Images } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { classNames } from './class-names.ts';
import { Picture, type PictureSource, pictureUrl } from './picture.tsx';

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

/** Pictures that stand in the grid; the others wait in the viewer. */
const gridCount = 5;

/**
 * The pictures of a page: a strip to swipe on a phone, one large beside four small on wider screens. A picture opens in
 * a full-screen viewer that is fetched on the first click; without script the link leads to the picture itself.
 */
export function Gallery({ pictures, label }: { pictures: PictureSource[]; label: string }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenAt(index);
  };
  const isGrid = pictures.length >= gridCount;
  return (
    <div className="relative -mx-4 md:mx-0">
      <ul
        aria-label={label}
        className={classNames(
          'flex snap-x snap-mandatory gap-2 overflow-x-auto [scrollbar-width:none] md:overflow-hidden md:rounded-card',
          isGrid ? 'md:grid md:grid-cols-4 md:grid-rows-2' : 'md:grid md:grid-cols-2',
        )}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.url}
            className={classNames(
              'w-full shrink-0 snap-center overflow-hidden md:w-auto',
              isGrid && index === 0 && 'md:col-span-2 md:row-span-2',
              index >= (isGrid ? gridCount : 2) && 'md:hidden',
            )}
          >
            <a
              href={pictureUrl(picture.url, 1200)}
              onClick={open(index)}
              aria-label={`Xem ảnh lớn: ${picture.alt}`}
              className="group block size-full -outline-offset-4"
            >
              <Picture
                picture={picture}
                sizes={
                  isGrid && index > 0
                    ? '(min-width: 1281px) 304px, (min-width: 641px) 25vw, 100vw'
                    : '(min-width: 1281px) 612px, (min-width: 641px) 50vw, 100vw'
                }
                priority={index === 0}
                className={classNames(
                  'transition-transform duration-250 ease-calm group-hover:scale-[1.02]',
                  isGrid && index === 0 && 'md:h-full',
                )}
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <a
          href={pictureUrl(pictures[0]?.url ?? '', 1200)}
          onClick={open(0)}
          className="absolute right-4 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-rice/95 px-4 text-sm font-semibold shadow-soft hover:text-sea"
        >
          <Images aria-hidden className="size-4" />
          Xem {pictures.length} ảnh
        </a>
      )}
      {openAt !== null && (
        <Suspense fallback={null}>
          <GalleryViewer pictures={pictures} label={label} startAt={openAt} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </div>
  );
}
