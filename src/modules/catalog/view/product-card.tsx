import { Link } from 'react-router';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Badge } from '#ui/badge.tsx';
import { DottedWords } from '#ui/dotted-words.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import type { CardProduct } from './card-product.ts';
import { cardToolsSlot } from './card-tools-slot.ts';

const cardSizes = '(min-width: 1281px) 296px, (min-width: 1025px) 33vw, (min-width: 641px) 50vw, 100vw';

/** Product card in a row or grid: picture, place, title, score, facts, and the final price. */
export function ProductCard({
  product,
  priority = false,
  sizes = cardSizes,
}: {
  product: CardProduct;
  priority?: boolean;
  sizes?: string;
}) {
  const { picture, discount, finalPrice } = product;
  return (
    <article className="card product-card">
      <div className="product-card-picture">
        {picture && <Picture picture={picture} sizes={sizes} most={1080} priority={priority} />}
        {discount > 0 && <Badge tone="sun">{`−${discount}%`}</Badge>}
        <cardToolsSlot.Outlet product={product} />
      </div>
      <div className="product-card-text">
        <p className="card-sign">
          <SpriteIcon name="map-pin" />
          <span className="truncate">{product.place}</span>
        </p>
        <h3 className="card-title">
          <Link to={product.url}>{keepNames(product.title)}</Link>
        </h3>
        <Rating average={product.ratingAvg} count={product.ratingCount} />
        <DottedWords words={product.facts} className="card-facts" />
        <div className="mt-auto pt-2">
          {finalPrice > 0 ? (
            <Price
              priceVnd={product.price}
              finalPriceVnd={finalPrice}
              unit={product.priceUnit}
              note={product.priceNote ?? ''}
              from
            />
          ) : (
            <p className="soft">{product.availability === 'sold_out' ? 'Hết chỗ' : 'Chưa mở bán'}</p>
          )}
        </div>
      </div>
    </article>
  );
}
