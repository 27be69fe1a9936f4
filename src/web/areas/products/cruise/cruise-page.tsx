import { formatNights } from '#platform/vietnamese/format-date.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Stars } from '#ui/stars.tsx';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route } from './+types/cruise-page.ts';
import { cruiseFacts } from './cruise-facts.ts';
import { toCruiseView } from './cruise-view.ts';

const CruiseSections = hydrateOnInteraction('CruiseSections', () => import('./cruise-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('cruise', (product, sale) => ({
  cruise: toCruiseView(product, sale),
}));

export const meta: Route.MetaFunction = (args) =>
  detailMeta(args, ({ cruise: { cabins, itinerary } }) => ({ units: cabins, itinerary }));

export default function CruisePage({ loaderData }: Route.ComponentProps) {
  const { cruise } = loaderData;
  const { details } = cruise;
  return (
    <DetailLayout
      page={loaderData}
      kicker={
        <>
          <span className="font-semibold text-sea">
            {details.nights ? formatNights(details.days, details.nights) : 'Trong ngày'}
          </span>
          <Stars count={details.star} />
          <span className="text-ink-soft">{cruise.bay}</span>
        </>
      }
      facts={cruiseFacts(details)}
      widgetNote={details.nights > 0 ? 'Giá mỗi khách khi hai người ở một cabin.' : 'Giá mỗi khách.'}
      others={{ title: 'Du thuyền khác', more: 'Tất cả du thuyền' }}
    >
      <CruiseSections {...loaderData} />
    </DetailLayout>
  );
}
