import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { useJson } from '#web/app/api-client/use-json.ts';
import { seenProducts } from '#web/parts/device/seen.ts';
import { useDeviceStore } from '#web/parts/device/use-device-store.ts';
import { NearMe } from './near-me.tsx';
import { type SearchedPlace, tripMemory } from './trip-memory.ts';
import { WhereRow } from './where-row.tsx';

const shownSeen = 3;

/** Shown before anything is typed. */
export function WhereBeginnings({
  onPlace,
  onPage,
}: {
  onPlace: (place: SearchedPlace) => void;
  onPage: (href: string) => void;
}) {
  const places = useDeviceStore(tripMemory)?.places ?? [];
  const seen = (useDeviceStore(seenProducts) ?? []).slice(0, shownSeen);
  const { body } = useJson<{ isCounted: boolean; results: { title: string }[] }>(apiUrl('/sought-places'));
  return (
    <>
      <NearMe onPlace={onPlace} />
      {places.length > 0 && (
        <Group title="Tìm gần đây">
          {places.map((place) => (
            <WhereRow key={place.label} onPress={() => onPlace(place)} icon={<Clock aria-hidden />}>
              {place.label}
            </WhereRow>
          ))}
        </Group>
      )}
      {seen.length > 0 && (
        <Group title="Vừa xem">
          {seen.map(({ id, url, title, place }) => (
            <Link
              key={id}
              to={url}
              onClick={(event) => {
                event.preventDefault();
                onPage(url);
              }}
              className="flex min-h-14 items-center gap-3 border-b border-line py-2 hover:text-sea"
            >
              <span className="min-w-0">
                <span className="block truncate">{title}</span>
                <span className="block text-sm text-ink-soft">{place}</span>
              </span>
            </Link>
          ))}
        </Group>
      )}
      {body && body.results.length > 0 && (
        <Group title={body.isCounted ? 'Được tìm nhiều' : 'Biên tập viên gợi ý'}>
          <ul className="mt-1 flex flex-wrap gap-2">
            {body.results.map(({ title }) => (
              <li key={title}>
                <button
                  type="button"
                  onClick={() => onPlace({ label: title, params: [['search', title]] })}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-4 text-sm hover:border-sea hover:text-sea"
                >
                  <MapPin aria-hidden className="size-4 text-sea" />
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}
