import { ExternalLink } from 'lucide-react';
import type { Position } from '#ui/maps/mercator.ts';

/** Link to a position in a maps application, for navigation. */
export function MapsLink({ position }: { position: Position }) {
  return (
    <a
      href={mapsUrl(position)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-sea bg-rice px-4 font-semibold text-sea hover:bg-sea-soft"
    >
      Mở trong Google Maps
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">(trang mới)</span>
    </a>
  );
}

export function mapsUrl({ lat, lng }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}
