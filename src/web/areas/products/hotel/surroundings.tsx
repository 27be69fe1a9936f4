import { Accessibility, MapPin } from 'lucide-react';
import { Suspense } from 'react';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import type { DetailView } from '#web/areas/products/detail/detail-view.ts';
import { MapsLink } from '#web/parts/maps/maps-link.tsx';
import type { NamedSpot } from '#web/parts/maps/spot.ts';
import type { HotelView } from './hotel-view.ts';

const SpotMap = hydrateOnInteraction('SpotMap', () => import('#web/parts/maps/spot-map.tsx'));

/** Where the house lies, how far what one goes to is, and how one gets around in it. */
export function Surroundings({
  view,
  details,
  nearby,
}: {
  view: DetailView;
  details: HotelView['details'];
  nearby: NamedSpot[];
}) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Suspense>
        <SpotMap title={view.title} position={view} nearby={nearby} />
      </Suspense>
      <div className="space-y-6">
        <div className="rounded-card border border-line bg-rice p-5">
          <p className="flex gap-2.5 font-semibold">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
            {view.address}
          </p>
          <MapsLink position={view} />
          <ul className="mt-1 divide-y divide-line">
            {details.distances.map((place) => (
              <li key={place.label} className="flex justify-between gap-4 py-2.5">
                <span>{place.label}</span>
                <span className="text-right whitespace-nowrap text-ink-soft tabular-nums">
                  {kilometres(place.km)} · {minutes(place.minutes)}
                </span>
              </li>
            ))}
          </ul>
        </div>
        {details.accessibility.length > 0 && (
          <div className="rounded-card border border-line bg-rice p-5">
            <h3 className="text-lg">Đi lại trong chỗ nghỉ</h3>
            <ul className="mt-3 space-y-2.5">
              {details.accessibility.map((line) => (
                <li key={line} className="flex gap-2.5">
                  <Accessibility aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function kilometres(km: number): string {
  return km < 1 ? `${Math.round(km * 1000)} m` : `${formatNumber(km)} km`;
}

function minutes(count: number): string {
  if (count < 60) return `${count} phút`;
  const rest = count % 60;
  return rest ? `${Math.floor(count / 60)} giờ ${rest} phút` : `${count / 60} giờ`;
}
