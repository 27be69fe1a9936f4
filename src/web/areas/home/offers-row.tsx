import { Link } from 'react-router';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { useJson } from '#web/app/api-client/use-json.ts';
import { type Packed, unpack } from '#web/app/packed.ts';
import type { TripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import { useCurrentTrip } from '#web/parts/trip-search/use-current-trip.ts';
import { writeTripSearch } from '#web/parts/trip-search/write-trip-search.ts';
import type { Offers } from './load-offers.ts';
import { OfferCard } from './offer-card.tsx';

export const offersPath = '/goi-y-khach-san';

/**
 * Available hotels with their totals, right below the search: for the days that the site proposes, or on a device that remembers
 * a trip for that trip.
 */
export function OffersRow({ offers: proposed, bar }: { offers: Packed<Offers>; bar: TripBarView }) {
  const { trip, isProposed } = useCurrentTrip(bar);
  const { body } = useJson<Offers>(isProposed ? null : `${offersPath}?${writeTripSearch(trip, bar.kind)}`);
  const { trip: words, per, all, hotels } = (!isProposed && body) || unpack(proposed);
  if (hotels.length === 0) return null;
  return (
    <section aria-labelledby="con-phong" className="container-page mt-5 lg:mt-10">
      <div className="flex items-center justify-between gap-4">
        <h2 id="con-phong" className="offers-title">
          Khách sạn còn phòng
        </h2>
        <Link
          to={all}
          className="-my-2 inline-flex min-h-11 min-w-11 items-center justify-end gap-1 font-semibold text-sea hover:underline"
        >
          <span className="max-md:sr-only">Tất cả khách sạn</span>
          <SpriteIcon name="arrow-right" className="size-6 md:size-4" />
        </Link>
      </div>
      <p className="text-sm text-ink-soft lg:mt-1 lg:text-base">
        Giá cho {words}
        <span className="max-md:hidden">, cả kỳ nghỉ, đã gồm thuế phí</span>
      </p>
      <section
        aria-label="Danh sách khách sạn"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="offers"
      >
        {hotels.map(
          ({ trip: total, ...hotel }) =>
            total && <OfferCard key={hotel.id} hotel={hotel} trip={total} per={per} />,
        )}
      </section>
    </section>
  );
}
