import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import type { CardProduct } from './card-product.ts';
import { cardToolsSlot } from './card-tools-slot.ts';

const cardSizes = '(min-width: 1281px) 296px, (min-width: 1025px) 33vw, (min-width: 641px) 50vw, 100vw';

/** A product in a list: picture, place, title, score, what is in it, and the price to pay. */
export function ProductCard({
  product,
  priority = false,
  sizes = cardSizes,
  isComparable = false,
  className,
}: {
  product: CardProduct;
  priority?: boolean;
  sizes?: string;
  /** In a list of one kind, where products are held against each other. */
  isComparable?: boolean;
  className?: string;
}) {
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-rice shadow-soft transition-shadow duration-200 hover:shadow-raised focus-within:shadow-raised',
        className,
      )}
    >
      <div className="relative overflow-hidden">
        {product.picture && (
          <Picture
            picture={product.picture}
            sizes={sizes}
            priority={priority}
            className="transition-transform duration-250 ease-calm group-hover:scale-[1.02]"
          />
        )}
        {product.discount > 0 && (
          <Badge tone="sun" className="absolute top-3 left-3">
            −{product.discount}%
          </Badge>
        )}
        <cardToolsSlot.Outlet product={product} isComparable={isComparable} />
      </div>
      <div className="flex grow flex-col gap-1.5 p-4">
        <p className="flex items-center gap-1 text-sm text-ink-soft">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{product.place}</span>
        </p>
        <h3 className="line-clamp-2 text-lg leading-snug">
          <Link
            to={product.url}
            className="after:absolute after:inset-0 hover:text-sea focus-visible:outline-offset-4"
          >
            {product.title}
          </Link>
        </h3>
        <Rating average={product.ratingAvg} count={product.ratingCount} />
        <ul className="dotted-line text-sm text-ink-soft">
          {product.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="mt-auto pt-2">
          {product.finalPrice > 0 ? (
            <Price
              priceVnd={product.price}
              finalPriceVnd={product.finalPrice}
              unit={product.priceUnit}
              from
            />
          ) : (
            <p className="text-ink-soft">{product.availability === 'sold_out' ? 'Hết chỗ' : 'Chưa mở bán'}</p>
          )}
        </div>
      </div>
    </article>
  );
}
