import { Suspense } from 'react';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { Kept } from '#ui/kept.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { type Packed, unpack } from '#web/app/packed.ts';
import { HiddenTripBarSlot, hiddenTripBar, TripBarSlot } from '#web/parts/trip-search/trip-bar-slot.tsx';
import type { TripBarView } from '#web/parts/trip-search/trip-bar-view.ts';

const tabs: Partial<Record<KindName, { label: string; icon: string }>> = {
  hotel: { label: 'Khách sạn', icon: 'bed-double' },
  combo: { label: 'Combo', icon: 'ticket-percent' },
  tour: { label: 'Tour', icon: 'map-pinned' },
  cruise: { label: 'Du thuyền', icon: 'ship' },
  attraction: { label: 'Vé', icon: 'ticket' },
  car: { label: 'Xe', icon: 'car-front' },
};

/** The search of the home page, a tab for each kind: radio buttons and GET forms, so no script is needed. */
export function SearchTabs({ bars }: { bars: Packed<TripBarView[]> }) {
  return (
    <Kept
      as="search"
      className="home-search block rounded-card bg-rice px-3 pt-1 pb-3 shadow-raised lg:p-5 lg:pt-3"
      part={Tabs}
      props={{ views: bars }}
    />
  );
}

function Tabs({ views }: { views: Packed<TripBarView[]> }) {
  const bars = unpack(views);
  return (
    <>
      <fieldset>
        <legend className="sr-only">Bạn tìm gì?</legend>
        <div className="search-tabs">
          {bars.map(({ kind }, index) => {
            const tab = tabs[kind.name];
            if (!tab) return null;
            return (
              <label key={kind.name} htmlFor={`search-${kind.name}`}>
                <input
                  type="radio"
                  name="search-kind"
                  id={`search-${kind.name}`}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                <SpriteIcon name={tab.icon} className="hidden size-5 shrink-0 lg:block" />
                {tab.label}
              </label>
            );
          })}
        </div>
      </fieldset>
      {bars.map((view, index) => {
        const props = { view, action: view.kind.prefix, look: 'card' } as const;
        return (
          <div key={view.kind.name} className={`search-panel ${view.kind.name}`}>
            <Suspense>
              {index === 0 ? (
                <TripBarSlot {...props} />
              ) : (
                <HiddenTripBarSlot {...props} part={hiddenTripBar} />
              )}
            </Suspense>
          </div>
        );
      })}
    </>
  );
}
