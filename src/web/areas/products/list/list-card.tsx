import { CircleCheck, Info, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { cardToolsSlot } from '#modules/catalog/view/card-tools-slot.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import type { TripCardView, TripOfCard } from '#web/parts/products/trip-card-view.ts';

const sizes = '(min-width: 769px) 264px, 112px';

/** A product in a list: its picture, what is in it, and its price; with dates that of the whole trip. */
export function ListCard({
  product,
  trip,
  priority,
}: {
  product: CardProduct;
  trip: TripOfCard | null;
  priority: boolean;
}) {
  const isGone = trip !== null && trip.free === null;
  const free = trip?.free ?? null;
  return (
    <article className="group drawn-late relative flex min-h-41 overflow-hidden rounded-card bg-rice shadow-soft transition-shadow duration-200 [--late-height:164px] hover:shadow-raised focus-within:shadow-raised md:min-h-52">
      <div className="relative w-28 shrink-0 overflow-hidden md:w-66">
        {product.picture && (
          <Picture
            picture={product.picture}
            sizes={sizes}
            ratio="auto"
            priority={priority}
            className={classNames('absolute inset-0 h-full', isGone && 'grayscale')}
          />
        )}
        {isGone ? (
          <Badge className="absolute top-2 left-2">{trip.gone}</Badge>
        ) : (
          !trip &&
          product.discount > 0 && (
            <Badge tone="sun" className="absolute top-2 left-2">
              −{product.discount}%
            </Badge>
          )
        )}
        <cardToolsSlot.Outlet product={product} isComparable />
      </div>
      <div className="flex min-w-0 grow flex-col px-3 py-2 md:flex-row md:gap-4 md:p-4">
        <div className="min-w-0 md:grow">
          <h3 className="line-clamp-2 text-base leading-snug md:text-lg">
            <Link
              to={free?.href ?? product.url}
              className="after:absolute after:inset-0 hover:text-sea focus-visible:outline-offset-4"
            >
              {product.title}
            </Link>
          </h3>
          <p className="truncate text-sm text-ink-soft md:mt-1">
            {product.ratingAvg !== null && (
              <span className="font-semibold text-sea-dark md:hidden">
                <span className="sr-only">Điểm </span>
                {formatNumber(product.ratingAvg, { minDecimals: 1 })} ({product.ratingCount}) ·{' '}
              </span>
            )}
            {[...product.facts, product.place].filter(Boolean).join(' · ')}
          </p>
          <div className="max-md:hidden md:mt-1.5">
            <Rating average={product.ratingAvg} count={product.ratingCount} />
          </div>
          {free && <Conditions trip={free} />}
        </div>
        <div className="text-right max-md:mt-auto md:flex md:w-52 md:shrink-0 md:flex-col md:items-end md:border-l md:border-line md:pl-4">
          {isGone ? (
            <Nearest trip={trip} />
          ) : free ? (
            <TripTotal trip={free} />
          ) : (
            <FromPrice product={product} />
          )}
        </div>
      </div>
    </article>
  );
}

function Conditions({ trip: { cancel, pay, left } }: { trip: TripCardView }) {
  const Sign = cancel.isFree ? CircleCheck : Info;
  return (
    <>
      <p
        className={classNames(
          'flex items-center gap-1.5 text-sm md:mt-2',
          cancel.isFree ? 'text-good' : 'text-ink-soft',
        )}
      >
        <Sign aria-hidden className="size-4 shrink-0" />
        {cancel.text}
      </p>
      {pay && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft max-md:hidden">
          <Wallet aria-hidden className="size-4 shrink-0" />
          {pay}
        </p>
      )}
      {left && (
        <Badge tone="warn" className="mt-1">
          {left}
        </Badge>
      )}
    </>
  );
}

function TripTotal({ trip: { total, each, days } }: { trip: TripCardView }) {
  return (
    <p className="tabular-nums md:mt-auto">
      <span className="sr-only">Tổng </span>
      <span className="block text-lg leading-6 font-semibold md:text-xl">{total}</span>
      <span className="block text-sm text-ink-soft">{[days, each].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

/** Above the link that covers the card: it leads to other days. */
function Nearest({ trip: { nearest } }: { trip: TripOfCard }) {
  if (!nearest) return <p className="text-sm text-ink-soft">Hết chỗ quanh những ngày này</p>;
  return (
    <>
      <p className="text-left text-sm md:mt-auto md:text-right">Gần nhất còn chỗ:</p>
      <Link to={nearest.href} className={buttonClass('outline', 'sm', 'relative z-10 mt-1 w-full')}>
        {nearest.days} · {nearest.total}
      </Link>
    </>
  );
}

function FromPrice({ product }: { product: CardProduct }) {
  if (product.finalPrice === 0)
    return (
      <p className="text-ink-soft md:mt-auto">
        {product.availability === 'sold_out' ? 'Hết chỗ' : 'Chưa mở bán'}
      </p>
    );
  return (
    <div className="md:mt-auto">
      <Price
        priceVnd={product.price}
        finalPriceVnd={product.finalPrice}
        unit={product.priceUnit}
        note=""
        from
      />
    </div>
  );
}
