import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { cardToolsSlot } from '#modules/catalog/view/card-tools-slot.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { classNames } from '#ui/class-names.ts';
import { Kept } from '#ui/kept.tsx';
import { Picture } from '#ui/picture.tsx';
import type { TripCardView } from '#web/parts/products/trip-card-view.ts';

/** A hotel card with the total of a stay: two of them side by side on a phone. `per` says what the total covers. */
export function OfferCard(props: { hotel: CardProduct; trip: TripCardView; per: string }) {
  return (
    <Kept
      as="article"
      className="group relative flex flex-col overflow-hidden rounded-card bg-rice shadow-soft moves hover:shadow-raised focus-within:shadow-raised"
      part={Offer}
      props={props}
    />
  );
}

function Offer({ hotel, trip, per }: ComponentProps<typeof OfferCard>) {
  const [place, ...province] = hotel.place.split(', ');
  return (
    <>
      <div className="offer-picture">
        {hotel.picture && (
          <Picture
            picture={hotel.picture}
            sizes="(min-width: 1025px) 296px, 168px"
            ratio="auto"
            className="h-full"
          />
        )}
        {hotel.ratingAvg !== null && (
          <span className="offer-score">
            <span className="sr-only">Điểm </span>
            {formatNumber(hotel.ratingAvg, { minDecimals: 1 })}
          </span>
        )}
        <cardToolsSlot.Outlet product={hotel} />
      </div>
      <div className="offer-text">
        <p className="offer-line truncate">
          {place}
          <span className="max-lg:hidden">{province.map((name) => `, ${name}`)}</span>
        </p>
        <h3 className="offer-title line-clamp-2">
          <Link
            to={`${hotel.url}?${trip.query}`}
            className="after:absolute after:inset-0 hover:text-sea focus-visible:outline-offset-4"
          >
            {keepNames(hotel.title)}
          </Link>
        </h3>
        <p
          className={classNames(
            'mt-1 text-sm max-lg:hidden',
            trip.left ? 'font-semibold text-warn' : trip.cancel.isFree ? 'text-good' : 'text-ink-soft',
          )}
        >
          {trip.left || trip.cancel.text}
        </p>
        <p className="mt-auto tabular-nums lg:pt-2">
          <span className="offer-total">{trip.total}</span>
          <span className="offer-line">
            {per}
            <span className="max-lg:hidden">{trip.each.replace(/^\d+ đêm/, '')}</span>
          </span>
        </p>
      </div>
    </>
  );
}
