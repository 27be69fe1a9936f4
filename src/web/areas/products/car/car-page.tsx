import { carModes } from '#modules/catalog/kinds/car/codes.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { UnitChoices } from '#web/areas/products/booking-widget/choices/unit-choices.tsx';
import { formatMinutes } from '#web/areas/products/booking-widget/format-minutes.ts';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route } from './+types/car-page.ts';
import { carFacts } from './car-facts.ts';
import { type CarView, toCarView } from './car-view.ts';

const CarSections = hydrateOnInteraction('CarSections', () => import('./car-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('car', (product, sale) => ({ car: toCarView(product, sale) }));

export const meta: Route.MetaFunction = (args) => detailMeta(args, ({ car }) => ({ units: car.offers }));

export default function CarPage({ loaderData }: Route.ComponentProps) {
  const page = readDetail(loaderData);
  const { widget, car } = page;
  const { details } = car;
  return (
    <DetailLayout
      page={page}
      kicker={
        <>
          <span className="font-semibold text-sea">{capitalise(carModes[details.mode])}</span>
          <span className="text-ink-soft">{details.seats} chỗ</span>
        </>
      }
      facts={carFacts(details).slice(0, 3)}
      choices={
        widget && (
          <UnitChoices
            widget={widget}
            title={details.mode === 'airport-transfer' ? 'Chọn tuyến' : 'Chọn gói thuê'}
            about={car.offers.map((offer) => ({ id: offer.id, facts: <OfferWords offer={offer} /> }))}
          />
        )
      }
      others={{ title: 'Xe khác', more: 'Tất cả xe' }}
    >
      <CarSections {...page} />
    </DetailLayout>
  );
}

/** A route or a rental option in a line: '45 km · 1 giờ', with its ends where the title does not name them. */
function OfferWords({ offer: { title, summary, details } }: { offer: CarView['offers'][number] }) {
  const { route, hours } = details;
  const isNamed = route && [route.from, route.to].every((end) => title.includes(end));
  return (
    <DottedWords
      words={[
        route && !isNamed && `${route.from} – ${route.to}`,
        route && `${formatNumber(route.km)} km`,
        route && formatMinutes(route.minutes),
        hours !== undefined && `${hours} giờ mỗi ngày`,
        summary,
      ]}
    />
  );
}
