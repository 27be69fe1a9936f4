import { Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { pictureUrl } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import type { Spot } from './spot.ts';

/** A product's card beside the map: picture, name, score, price. */
export function SpotCard({ spot, isSelected = false }: { spot: Spot; isSelected?: boolean }) {
  return (
    <article
      className={classNames(
        'group relative flex gap-3 rounded-control border p-2 moves',
        isSelected ? 'border-sea bg-sea-soft' : 'border-line bg-rice hover:border-sea',
      )}
    >
      {spot.picture && (
        <img
          src={pictureUrl(spot.picture.url, 256)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          style={{
            backgroundColor: spot.picture.haze,
            ...(spot.picture.focus && { objectPosition: spot.picture.focus }),
          }}
          className="size-24 shrink-0 rounded-badge object-cover"
        />
      )}
      <div className="min-w-0 grow py-0.5">
        <h3 className="line-clamp-2 text-base leading-snug">
          <Link to={spot.url} className="after:absolute after:inset-0 group-hover:text-sea">
            {spot.title}
          </Link>
        </h3>
        <Rating average={spot.ratingAvg} count={spot.ratingCount} />
        <SpotPrice spot={spot} />
      </div>
    </article>
  );
}

/** With dates the total of the whole trip, as on the list's cards; else the from-price. */
function SpotPrice({ spot: { finalPrice, priceUnit, trip } }: { spot: Spot }) {
  const amountVnd = trip ? trip.free?.total : finalPrice;
  if (!amountVnd)
    return <p className="text-sm text-ink-soft">{trip ? 'Hết chỗ ngày bạn chọn' : 'Chưa mở bán'}</p>;
  return (
    <p className="text-sm tabular-nums">
      <span className="text-ink-soft">{trip && !trip.free?.isFrom ? 'Tổng ' : 'Từ '}</span>
      <span className="font-semibold">{formatVnd(amountVnd)}</span>
      {!trip && <span className="text-ink-soft">{priceUnit}</span>}
    </p>
  );
}
