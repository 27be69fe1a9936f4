import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import type { GalleryGroup, GalleryPicture } from './group-pictures.ts';
import { pictureUrl } from './picture.tsx';

const round =
  'inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-rice-95 text-ink shadow-soft hover:bg-white disabled:opacity-40';

interface Props {
  pictures: GalleryPicture[];
  groups: GalleryGroup[];
  label: string;
  startAt: number;
  onClose: () => void;
}

/**
 * Full-screen viewer for single pictures: categories above, thumbnails below; arrows, Home and End, swipes, Escape.
 * Loaded when somebody opens a picture.
 */
export default function GalleryViewer({ pictures, groups, label, startAt, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(startAt);
  const last = pictures.length - 1;
  const show = (next: number, behavior: ScrollBehavior = 'smooth') =>
    strip.current?.scrollTo({
      left: Math.min(last, Math.max(0, next)) * strip.current.clientWidth,
      behavior,
    });
  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: startAt * strip.current.clientWidth, behavior: 'instant' });
  }, [startAt]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const current = pictures[place];
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-ink text-white backdrop:bg-ink open:flex"
    >
      <div className="flex items-center gap-3 py-2 pr-2 pl-4">
        <p role="status" className="shrink-0 text-sm tabular-nums">
          <span className="sr-only">Ảnh </span>
          {place + 1}/{pictures.length}
        </p>
        <CategoryTabs
          groups={groups}
          chosen={current?.category ?? ''}
          onChoose={(at) => show(at, 'instant')}
        />
        <button type="button" aria-label="Đóng" onClick={() => dialog.current?.close()} className={round}>
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <div className="relative min-h-0 grow">
        <BigPictures strip={strip} pictures={pictures} place={place} onPlace={setPlace} />
        <button
          type="button"
          aria-label="Ảnh trước"
          disabled={place === 0}
          onClick={() => show(place - 1)}
          className={`${round} absolute top-1/2 left-4 -translate-y-1/2 max-md:hidden`}
        >
          <ChevronLeft aria-hidden className="size-6" />
        </button>
        <button
          type="button"
          aria-label="Ảnh sau"
          disabled={place === last}
          onClick={() => show(place + 1)}
          className={`${round} absolute top-1/2 right-4 -translate-y-1/2 max-md:hidden`}
        >
          <ChevronRight aria-hidden className="size-6" />
        </button>
      </div>
      <p className="px-4 pt-3 text-center font-semibold">{current?.caption || current?.category}</p>
      <GalleryThumbnails pictures={pictures} place={place} onChoose={(at) => show(at, 'instant')} />
    </dialog>
  );
}

/** The strip of large pictures, one in view at a time. */
function BigPictures({
  strip,
  pictures,
  place,
  onPlace,
}: {
  strip: RefObject<HTMLUListElement | null>;
  pictures: GalleryPicture[];
  place: number;
  onPlace: (place: number) => void;
}) {
  return (
    <ul
      ref={strip}
      aria-label="Ảnh lớn"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) =>
        onPlace(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
      }
      className="flex h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
    >
      {pictures.map((picture, at) => (
        <li
          key={picture.url}
          aria-hidden={at !== place}
          className="flex h-full w-full shrink-0 snap-center items-center justify-center md:px-20"
        >
          <img
            src={pictureUrl(picture.url, 1200, 82)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading={Math.abs(at - place) < 2 ? 'eager' : 'lazy'}
            style={{ backgroundColor: picture.haze }}
            className="h-auto max-h-full min-h-0 w-auto max-w-full object-contain md:rounded-card"
          />
        </li>
      ))}
    </ul>
  );
}

function CategoryTabs({
  groups,
  chosen,
  onChoose,
}: {
  groups: GalleryGroup[];
  chosen: string;
  onChoose: (place: number) => void;
}) {
  return (
    <ul aria-label="Ảnh theo loại" className="flex min-w-0 grow gap-1 overflow-x-auto [scrollbar-width:none]">
      {groups.map(({ category, count, startAt }) => (
        <li key={category} className="shrink-0">
          <button
            type="button"
            aria-pressed={category === chosen}
            onClick={() => onChoose(startAt)}
            className="min-h-11 rounded-full px-3 text-sm font-semibold -outline-offset-4 aria-pressed:bg-white aria-pressed:text-ink"
          >
            {category} <span className="font-normal tabular-nums">{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
