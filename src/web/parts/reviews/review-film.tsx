import { Play } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pictureUrl } from '#ui/picture.tsx';
import type { ReviewItem } from './load-reviews.ts';

/**
 * A guest's video: a thumbnail until somebody taps it, so that it adds nothing to the page's weight. Without script the tap opens
 * the file itself.
 */
export function ReviewFilm({ video, title }: { video: NonNullable<ReviewItem['video']>; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const { url, posterUrl, width, height, durationSeconds } = video;
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    player.current?.focus();
    // Where autoplay is not allowed, the visitor presses the player's own button.
    player.current?.play().catch(() => {});
  };
  if (isOpen)
    return (
      <video
        ref={player}
        controls
        playsInline
        src={url}
        width={width}
        height={height}
        {...(posterUrl && { poster: posterUrl })}
        aria-label={`Video của khách: ${title}`}
        className="mt-3 max-h-[70vh] w-full rounded-control bg-black object-contain"
      />
    );
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      onClick={play}
      aria-label={`Xem video của khách, ${durationSeconds} giây: ${title}`}
      className="relative mt-3 flex size-24 items-center justify-center overflow-hidden rounded-control bg-ink"
    >
      {posterUrl && (
        <img
          src={pictureUrl(posterUrl, 256)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="relative inline-flex items-center gap-1 rounded-full bg-ink-75 px-2.5 py-1 text-sm font-semibold text-white tabular-nums">
        <Play aria-hidden className="size-4" />
        {Math.floor(durationSeconds / 60)}:{String(durationSeconds % 60).padStart(2, '0')}
      </span>
    </a>
  );
}
