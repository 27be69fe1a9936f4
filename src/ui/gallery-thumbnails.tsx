import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import type { GalleryPicture } from './group-pictures.ts';
import { Picture } from './picture.tsx';

/** All pictures in a row, scrolled to the current one. */
export function GalleryThumbnails({
  pictures,
  place,
  onChoose,
}: {
  pictures: GalleryPicture[];
  place: number;
  onChoose: (place: number) => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const item = list?.children[place] as HTMLElement | undefined;
    if (!list || !item) return;
    list.scrollTo({
      left: item.offsetLeft - list.clientWidth / 2 + item.clientWidth / 2,
      behavior: 'smooth',
    });
  }, [place]);
  return (
    <ul
      ref={row}
      aria-label="Mọi ảnh"
      className="relative flex shrink-0 gap-2 overflow-x-auto p-4 [scrollbar-width:none] md:mx-auto md:max-w-full"
    >
      {pictures.map((picture, at) => (
        <li key={picture.url} className="shrink-0">
          <button
            type="button"
            aria-label={`Ảnh ${at + 1}: ${picture.caption || picture.alt}`}
            aria-current={at === place ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className={classNames(
              'block w-18 overflow-hidden rounded-badge outline-white',
              at === place ? '[box-shadow:0_0_0_2px_white]' : 'opacity-70 hover:opacity-100',
            )}
          >
            <Picture picture={picture} sizes="72px" ratio="3/2" decorative />
          </button>
        </li>
      ))}
    </ul>
  );
}
