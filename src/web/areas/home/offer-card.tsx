import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { cardToolsSlot } from '#modules/catalog/view/card-tools-slot.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { TripCardView } from '#web/parts/products/trip-card-view.ts';

/** A hotel with the total of a stay: two of them side by side on a phone. `per` says what the total is for. */
export function OfferCard({ hotel, trip, per }: { hotel: CardProduct; trip: TripCardView; per: string }) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card bg-rice shadow-soft transition-shadow duration-200 hover:shadow-raised focus-within:shadow-raised">
      <div className="relative h-24 lg:h-44">
        {hotel.picture && (
          <Picture
            picture={hotel.picture}
            sizes="(min-width: 1025px) 296px, 168px"
            ratio="auto"
            className="h-full"
          />
        )}
        {hotel.ratingAvg !== null && (
          <span className="absolute bottom-2 left-2 rounded-badge border-2 border-rice bg-sea px-1.5 text-sm leading-5.5 font-semibold text-white lg:text-base">
            <span className="sr-only">Điểm </span>
            {formatNumber(hotel.ratingAvg, { minDecimals: 1 })}
          </span>
        )}
        <cardToolsSlot.Outlet product={hotel} />
      </div>
      <div className="flex grow flex-col px-3 pt-1.5 pb-2.5 lg:p-4">
        <p className="truncate text-sm leading-5.5 text-ink-soft">{hotel.place}</p>
        <h3 className="line-clamp-2 min-h-11 text-base leading-5.5 lg:min-h-0 lg:text-lg lg:leading-snug">
          <Link
            to={trip.href}
            className="after:absolute after:inset-0 hover:text-sea focus-visible:outline-offset-4"
          >
            {hotel.title}
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
          <span className="block text-lg leading-7 font-semibold lg:text-xl">{trip.total}</span>
          <span className="block text-sm leading-5.5 text-ink-soft">
            {per}
            <span className="max-lg:hidden">{trip.each.replace(/^\d+ đêm/, '')}</span>
          </span>
        </p>
      </div>
    </article>
  );
}
