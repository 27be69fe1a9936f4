import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Table } from '#ui/table.tsx';
import { formatMinutes } from '#web/areas/products/booking-widget/format-minutes.ts';
import { FromPrice } from '#web/areas/products/booking-widget/from-price.tsx';
import type { CarView } from './car-view.ts';

/** The routes that the vehicle drives, or the ways to rent it, each with its price. */
export function CarOffers({
  offers,
  unit,
  party,
}: {
  offers: CarView['offers'];
  unit: string;
  party: string;
}) {
  const hasRoutes = offers.some((offer) => offer.details.route);
  return (
    <Table
      caption="Bảng giá"
      columns={[
        { label: hasRoutes ? 'Tuyến' : 'Gói thuê' },
        ...(hasRoutes ? [{ label: 'Quãng đường', className: 'max-sm:hidden' }] : []),
        { label: 'Giá', align: 'end' },
      ]}
      rows={offers.map((offer) => ({
        key: String(offer.id),
        cells: [
          <span key="title">
            <strong className="font-semibold">{offer.title}</strong>
            {offer.summary && <span className="block text-sm text-ink-soft">{offer.summary}</span>}
          </span>,
          ...(hasRoutes ? [<Distance key="distance" route={offer.details.route} />] : []),
          <FromPrice key="price" lowest={offer.lowest} unit={unit} party={party} />,
        ],
      }))}
    />
  );
}

function Distance({ route }: { route: CarView['offers'][number]['details']['route'] }) {
  if (!route) return null;
  return (
    <span className="whitespace-nowrap text-ink-soft">
      {formatNumber(route.km)} km · {formatMinutes(route.minutes)}
    </span>
  );
}
