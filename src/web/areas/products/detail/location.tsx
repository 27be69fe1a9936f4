import { MapPin } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Section } from '#ui/section.tsx';
import { MapsLink } from '#web/parts/maps/maps-link.tsx';
import type { NamedSpot } from '#web/parts/maps/spot.ts';
import type { DetailView } from './detail-view.ts';

const SpotMap = hydrateOnInteraction('SpotMap', () => import('#web/parts/maps/spot-map.tsx'));

/** Where a product is: its address, a map, and how far the places around it are as the crow flies. */
export function Location({
  title,
  view,
  nearby,
}: {
  title: string;
  view: DetailView;
  nearby: (NamedSpot & { kilometres: number })[];
}) {
  return (
    <Section id="vi-tri" title={title} className="scroll-mt-14">
      <div className="overflow-hidden rounded-card border border-line bg-rice">
        <div className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-2">
          <p className="flex gap-2.5 py-2 font-semibold">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
            {view.address}
          </p>
          <MapsLink position={view} />
        </div>
        <Suspense>
          <SpotMap title={view.title} position={view} nearby={nearby} className="rounded-none border-x-0" />
        </Suspense>
        {nearby.length > 0 && (
          <div className="px-5 py-4">
            <h3 className="text-base">Quanh đó, theo đường chim bay</h3>
            <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
              {nearby.map((place) => (
                <li
                  key={place.url}
                  className="flex items-baseline justify-between gap-4 border-b border-line"
                >
                  <Link to={place.url} className="flex min-h-11 items-center hover:text-sea hover:underline">
                    {place.title}
                  </Link>
                  <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
                    {kilometres(place.kilometres)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

function kilometres(km: number): string {
  if (km < 1) return `${Math.max(1, Math.round(km * 10)) * 100} m`;
  return `${formatNumber(km, { maxDecimals: km < 10 ? 1 : 0 })} km`;
}
