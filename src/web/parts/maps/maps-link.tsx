import { ExternalLink } from 'lucide-react';
import type { Position } from './mercator.ts';

/** The way to an application that leads one to a position. */
export function MapsLink({ position }: { position: Position }) {
  return (
    <a
      href={mapsUrl(position)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea hover:underline"
    >
      Mở trong bản đồ
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">(trang mới)</span>
    </a>
  );
}

export function mapsUrl({ lat, lng }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}
