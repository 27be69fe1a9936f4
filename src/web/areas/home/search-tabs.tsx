import { Suspense } from 'react';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { TripBarSlot } from '#web/parts/trip-search/trip-bar-slot.tsx';
import type { TripBarView } from '#web/parts/trip-search/trip-bar-view.ts';

/** Class names are written out, because the style sheet is made of what stands in the source. */
const tabs: Partial<Record<KindName, { label: string; icon: string; shown: string }>> = {
  hotel: {
    label: 'Khách sạn',
    icon: 'bed-double',
    shown: 'group-has-[#search-hotel:checked]/search:block',
  },
  combo: {
    label: 'Combo',
    icon: 'ticket-percent',
    shown: 'group-has-[#search-combo:checked]/search:block',
  },
  tour: { label: 'Tour', icon: 'map-pinned', shown: 'group-has-[#search-tour:checked]/search:block' },
  cruise: { label: 'Du thuyền', icon: 'ship', shown: 'group-has-[#search-cruise:checked]/search:block' },
  attraction: { label: 'Vé', icon: 'ticket', shown: 'group-has-[#search-attraction:checked]/search:block' },
  car: { label: 'Xe', icon: 'car-front', shown: 'group-has-[#search-car:checked]/search:block' },
};

/** The search of the home page, a tab for each kind: radio buttons and GET forms, so nothing in it needs script. */
export function SearchTabs({ bars }: { bars: TripBarView[] }) {
  return (
    <search className="group/search block rounded-card bg-rice px-3 pt-1 pb-3 shadow-raised lg:p-5 lg:pt-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">Bạn tìm gì?</legend>
        <div className="relative -mx-3 flex gap-1 overflow-x-auto [scrollbar-width:none] px-3 mask-r-from-90% lg:mx-0 lg:gap-3 lg:px-0 lg:mask-none">
          {bars.map(({ kind }, index) => {
            const tab = tabs[kind.name];
            if (!tab) return null;
            return (
              <label
                key={kind.name}
                htmlFor={`search-${kind.name}`}
                className="flex min-h-11 shrink-0 items-center gap-2 border-b-4 border-transparent px-2 font-semibold whitespace-nowrap text-ink-soft hover:text-sea has-checked:border-sea has-checked:text-sea has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-sea"
              >
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
      {bars.map((view) => (
        <div key={view.kind.name} className={`mt-1 hidden lg:mt-3 ${tabs[view.kind.name]?.shown ?? ''}`}>
          <Suspense>
            <TripBarSlot view={view} action={view.kind.prefix} look="card" />
          </Suspense>
        </div>
      ))}
    </search>
  );
}
