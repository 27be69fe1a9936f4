import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type PictureSource, pictureUrl } from './picture.tsx';

const round =
  'inline-flex size-12 items-center justify-center rounded-full bg-rice/95 text-ink shadow-soft hover:bg-white disabled:opacity-40';

/** The pictures one by one on the whole screen: arrows, swipes, Escape. Fetched when somebody opens a picture. */
export default function GalleryViewer({
  pictures,
  label,
  startAt,
  onClose,
}: {
  pictures: PictureSource[];
  label: string;
  startAt: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(startAt);
  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: startAt * strip.current.clientWidth, behavior: 'instant' });
  }, [startAt]);
  const show = (next: number) => {
    if (next < 0 || next >= pictures.length || !strip.current) return;
    strip.current.scrollTo({ left: next * strip.current.clientWidth, behavior: 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(index + step);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-ink text-white backdrop:bg-ink"
    >
      <ul
        ref={strip}
        onScroll={({ currentTarget }) =>
          setIndex(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        className="flex h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
      >
        {pictures.map((picture, position) => (
          <li
            key={picture.url}
            aria-hidden={position !== index}
            className="flex h-full w-full shrink-0 snap-center flex-col items-center justify-center gap-3 px-4 py-20"
          >
            <img
              src={pictureUrl(picture.url, 1200, 82)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading={Math.abs(position - index) < 2 ? 'eager' : 'lazy'}
              style={{ backgroundColor: picture.haze }}
              className="h-auto max-h-full min-h-0 w-auto max-w-full rounded-card object-contain"
            />
            <p className="max-w-prose text-center text-sm">{picture.alt}</p>
          </li>
        ))}
      </ul>
      <p role="status" className="absolute top-6 left-6 text-sm tabular-nums">
        <span className="sr-only">Ảnh </span>
        {index + 1}/{pictures.length}
      </p>
      <button
        type="button"
        aria-label="Đóng"
        onClick={() => dialog.current?.close()}
        className={`${round} absolute top-3 right-3`}
      >
        <X aria-hidden className="size-6" />
      </button>
      <button
        type="button"
        aria-label="Ảnh trước"
        disabled={index === 0}
        onClick={() => show(index - 1)}
        className={`${round} absolute bottom-4 left-4 md:top-1/2 md:bottom-auto`}
      >
        <ChevronLeft aria-hidden className="size-6" />
      </button>
      <button
        type="button"
        aria-label="Ảnh sau"
        disabled={index === pictures.length - 1}
        onClick={() => show(index + 1)}
        className={`${round} absolute right-4 bottom-4 md:top-1/2 md:bottom-auto`}
      >
        <ChevronRight aria-hidden className="size-6" />
      </button>
    </dialog>
  );
}
