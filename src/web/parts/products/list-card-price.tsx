import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { buttonClass } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import type { TripCardView, TripOfCard } from './trip-card-view.ts';

/** What stands at the end of a card in a list: the total of the trip, the nearest other days, or without dates the least price. */
export function ListCardPrice({ product, trip }: { product: CardProduct; trip: TripOfCard | null }) {
  if (trip?.free) return <TripTotal trip={trip.free} />;
  return trip ? <Nearest url={product.url} trip={trip} /> : <FromPrice product={product} />;
}

function TripTotal({ trip: { total, each, days } }: { trip: TripCardView }) {
  return (
    <>
      <p className="price-now">
        <span className="sr-only">Tổng </span>
        {total}
      </p>
      <p className="soft">{[days, each].filter(Boolean).join(' · ')}</p>
    </>
  );
}

/** Above the link that covers the card, because it leads to other dates. */
function Nearest({ url, trip: { nearest, instead } }: { url: string; trip: TripOfCard }) {
  if (!nearest) return <p className="soft">{instead}</p>;
  return (
    <>
      <p className="text-left text-sm md:text-right">Gần nhất còn chỗ:</p>
      <Link
        to={`${url}?${nearest.query}`}
        className={buttonClass('outline', 'sm', 'relative z-10 mt-1 w-full')}
      >
        {nearest.days} · {nearest.total}
      </Link>
    </>
  );
}

function FromPrice({ product }: { product: CardProduct }) {
  if (product.finalPrice === 0)
    return <p className="soft">{product.availability === 'sold_out' ? 'Hết chỗ' : 'Chưa mở bán'}</p>;
  return (
    <Price
      priceVnd={product.price}
      finalPriceVnd={product.finalPrice}
      unit={product.priceUnit}
      note={product.priceNote ?? ''}
      from
    />
  );
}
