import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Badge } from '#ui/badge.tsx';
import type { PictureSource } from '#ui/picture.tsx';
import { Thumbnail } from '#web/parts/booking/booking-summary.tsx';
import type { ListedTrip } from './group-trips.ts';

/** A trip of this device: its most important fact, its title and dates. */
export function TripRow({ trip, picture }: { trip: ListedTrip; picture: PictureSource | undefined }) {
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-line bg-rice p-3 hover:border-sea">
      <Thumbnail picture={picture} />
      <div className="min-w-0 grow">
        <Badge tone={trip.badge.tone}>{trip.badge.text}</Badge>
        <h3 className="mt-1 text-base leading-snug">
          <Link to={`/chuyen-di/${trip.code}`} className="after:absolute after:inset-0">
            {keepNames(trip.title)}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {trip.from && <span>{formatRange(trip.from, trip.to)}</span>}
          <span>{trip.code}</span>
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </li>
  );
}
