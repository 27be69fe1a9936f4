import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Fold } from '#ui/fold.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { MapsLink } from '#web/parts/maps/maps-link.tsx';
import type { NamedSpot } from '#web/parts/maps/spot.ts';
import { DetailSection } from './detail-section.tsx';
import type { DetailView } from './detail-view.ts';

const SpotMap = hydrateOnInteraction('SpotMap', () => import('#web/parts/maps/spot-map.tsx'));

/** Where a product is: its address, a map, directions, and the distances of places around it: collapsed below the map on a phone, beside it elsewhere. */
export function Location({
  title,
  view,
  nearby,
  distances = [],
}: {
  title: string;
  view: DetailView;
  nearby: (NamedSpot & { kilometres: number })[];
  /** Distances that the hotel itself states, listed before those as the crow flies and instead of them. */
  distances?: { label: string; km: number; minutes: number }[];
}) {
  const others = nearby.filter((place) => !distances.some(({ label }) => label === place.title));
  const count = distances.length + others.length;
  return (
    <DetailSection isTall id="vi-tri" title={title} intro={view.address}>
      <div className="gap-x-8 md:grid md:grid-cols-2">
        <div>
          <Suspense>
            <SpotMap title={view.title} position={view} nearby={nearby} />
          </Suspense>
          <div className="mt-1 flex flex-wrap gap-x-6 md:mt-3">
            <MapsLink position={view} />
          </div>
        </div>
        {count > 0 && (
          <Fold isOpenBeside label={`Cách ${count} nơi quanh đây bao xa`}>
            <ul className="grid gap-x-8 sm:grid-cols-2 md:grid-cols-1">
              {distances.map(({ label, km, minutes }) => (
                <Way key={label} name={label} far={`${kilometres(km)} · ${minutesWords(minutes)}`} />
              ))}
              {others.map((place) => (
                <Way
                  key={place.url}
                  name={
                    <Link to={place.url} className="hover:text-sea hover:underline">
                      {place.title}
                    </Link>
                  }
                  far={kilometres(place.kilometres)}
                />
              ))}
            </ul>
            {others.length > 0 && (
              <p className="mt-3 text-sm text-ink-soft">
                {distances.length > 0
                  ? 'Nơi không ghi số phút: tính theo đường chim bay.'
                  : 'Tính theo đường chim bay.'}
              </p>
            )}
          </Fold>
        )}
      </div>
    </DetailSection>
  );
}

function Way({ name, far }: { name: ReactNode; far: string }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5">
      <span>{name}</span>
      <span className="text-right text-sm text-ink-soft tabular-nums">{far}</span>
    </li>
  );
}

function kilometres(km: number): string {
  if (km < 1) return `${Math.max(1, Math.round(km * 10)) * 100} m`;
  return `${formatNumber(km, { maxDecimals: km < 10 ? 1 : 0 })} km`;
}

function minutesWords(count: number): string {
  if (count < 60) return `${count} phút`;
  const rest = count % 60;
  return rest ? `${Math.floor(count / 60)} giờ ${rest} phút` : `${count / 60} giờ`;
}
