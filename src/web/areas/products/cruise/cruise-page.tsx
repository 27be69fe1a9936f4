import { Anchor, ChevronDown, Route, Ship } from 'lucide-react';
import { formatNights } from '#platform/vietnamese/format-date.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Stars } from '#ui/stars.tsx';
import { DepartureChoices } from '#web/areas/products/booking-widget/choices/departure-choices.tsx';
import { UnitChoices } from '#web/areas/products/booking-widget/choices/unit-choices.tsx';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route as CruiseRoute } from './+types/cruise-page.ts';
import { CabinCard, CabinWords } from './cabin-card.tsx';
import { type CruiseView, toCruiseView } from './cruise-view.ts';

const CruiseSections = hydrateOnInteraction('CruiseSections', () => import('./cruise-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('cruise', (product, sale) => ({
  cruise: toCruiseView(product, sale),
}));

export const meta: CruiseRoute.MetaFunction = (args) =>
  detailMeta(args, ({ cruise: { cabins, itinerary } }) => ({ units: cabins, itinerary }));

export default function CruisePage({ loaderData }: CruiseRoute.ComponentProps) {
  const page = readDetail(loaderData);
  const { view, widget, cruise } = page;
  const { details, cabins } = cruise;
  const length = details.nights ? formatNights(details.days, details.nights) : 'Trong ngày';
  return (
    <DetailLayout
      page={page}
      kicker={
        <>
          {!view.title.includes(length) && <span className="font-semibold text-sea">{length}</span>}
          <Stars count={details.star} />
          <span className="text-ink-soft">{cruise.bay}</span>
        </>
      }
      deciding={[
        { icon: Anchor, text: `${details.pierName}, lên tàu ${details.boardingAt}` },
        {
          icon: Ship,
          text: `${details.cabinsCount} cabin, ${details.decks} tầng, đóng năm ${details.yearBuilt}`,
        },
        { icon: Route, text: details.routeName },
      ]}
      facts={[]}
      choices={
        widget && (
          <>
            <DepartureChoices widget={widget} nights={details.nights} />
            <UnitChoices
              widget={widget}
              title={details.nights > 0 ? 'Chọn cabin' : 'Chọn hạng chỗ'}
              about={cabins.map((cabin) => ({
                id: cabin.id,
                facts: <CabinWords cabin={cabin} />,
                picture: cabin.picture,
              }))}
              asDifference
            >
              <CabinsInFull cruise={cruise} />
            </UnitChoices>
          </>
        )
      }
      others={{ title: 'Du thuyền khác', more: 'Tất cả du thuyền' }}
    >
      <CruiseSections {...page} />
    </DetailLayout>
  );
}

/** All cabins with their details, collapsed below the rows in which one is chosen. */
function CabinsInFull({ cruise: { cabins, details } }: { cruise: CruiseView }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 font-semibold text-sea hover:underline">
        Xem ảnh và tiện nghi từng hạng
        <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
      </summary>
      <div className="mt-2 stack-3">
        {cabins.map((cabin) => (
          <CabinCard key={cabin.id} cabin={cabin} />
        ))}
        {details.singleSupplementPercent > 0 && (
          <p className="text-sm text-ink-soft">
            Ở một mình một cabin phụ thu {details.singleSupplementPercent}%.
          </p>
        )}
      </div>
    </details>
  );
}
