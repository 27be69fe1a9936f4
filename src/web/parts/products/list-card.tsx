import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Kept } from '#ui/kept.tsx';
import { Picture } from '#ui/picture.tsx';
import { scoreText, scoreWord } from '#ui/score-word.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { CardButtons } from '#web/parts/device/card-buttons.tsx';
import { ListCardPrice } from './list-card-price.tsx';
import type { TripCardView, TripOfCard } from './trip-card-view.ts';

const sizes = '(min-width: 641px) 264px, 112px';

/** A product in a list: its picture, facts and price; with dates the total of the whole trip. */
export function ListCard({
  product,
  trip,
  priority,
}: {
  product: CardProduct;
  trip: TripOfCard | null;
  priority: boolean;
}) {
  return (
    <Kept
      as="article"
      className="card list-card drawn-late"
      part={Card}
      props={{ product, trip, priority }}
      varying="trip"
    />
  );
}

function Card({ product, trip, priority }: ComponentProps<typeof ListCard>) {
  const gone = trip !== null && trip.free === null ? trip.gone : null;
  const badge = trip ? gone : product.discount > 0 ? `−${product.discount}%` : null;
  return (
    <>
      <div>
        <CardPicture product={product} badge={badge} isGone={gone !== null} priority={priority} />
      </div>
      <div>
        <CardText product={product} trip={trip} />
      </div>
    </>
  );
}

function CardPicture({
  product,
  badge,
  isGone,
  priority,
}: {
  product: CardProduct;
  badge: string | null;
  isGone: boolean;
  priority: boolean;
}) {
  return (
    <>
      {product.picture && (
        <Picture
          picture={product.picture}
          sizes={sizes}
          most={640}
          ratio="auto"
          priority={priority}
          className={isGone ? '[filter:grayscale(1)]' : undefined}
        />
      )}
      {/* The longer badge of sold-out products is below the heart where the picture is narrow. */}
      {badge && <Badge {...(isGone ? { className: 'mt-8 md:mt-0' } : { tone: 'sun' })}>{badge}</Badge>}
      <CardButtons product={product} isComparable />
    </>
  );
}

function CardText({ product, trip }: { product: CardProduct; trip: TripOfCard | null }) {
  const free = trip?.free ?? null;
  const { ratingAvg, ratingCount } = product;
  return (
    <>
      <div>
        <h3 className="card-title">
          <Link to={free ? `${product.url}?${free.query}` : product.url}>{keepNames(product.title)}</Link>
        </h3>
        <Facts product={product} isBrief={trip !== null} />
        {ratingAvg !== null && (
          <p className="list-card-score">
            <b>{scoreText(ratingAvg)}</b>
            <span>{` ${scoreWord(ratingAvg)} · ${ratingCount} đánh giá`}</span>
          </p>
        )}
        {free && <Conditions trip={free} />}
      </div>
      <div>
        <ListCardPrice product={product} trip={trip} />
      </div>
    </>
  );
}

/** Beside a trip the place comes second; for the rest of the facts, and for its province, a phone has no room. */
function Facts({ product, isBrief }: { product: CardProduct; isBrief: boolean }) {
  const [what = '', ...more] = product.facts;
  const [name = '', ...province] = product.place.split(', ');
  const place =
    isBrief && province.length > 0 ? (
      <span>
        {name}
        <span>{`, ${province.join(', ')}`}</span>
      </span>
    ) : (
      <span>{product.place}</span>
    );
  return (
    <p className={`dotted card-facts${isBrief ? ' brief' : ''}`}>
      {what && <span>{what}</span>}
      {isBrief && place}
      {more.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {!isBrief && place}
    </p>
  );
}

function Conditions({ trip: { cancel, pay, left } }: { trip: TripCardView }) {
  return (
    <>
      <p className={`card-sign md:mt-2 ${cancel.isFree ? 'text-good' : ''}`}>
        <SpriteIcon name={cancel.isFree ? 'circle-check' : 'info'} />
        {cancel.text}
      </p>
      {pay && (
        <p className="card-sign max-md:hidden">
          <SpriteIcon name="wallet" />
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
