import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { formatSavedTime } from './format-saved-time.ts';
import type { ProductSnapshot } from './product-snapshot.ts';

/** A remembered card's price: current, loading, old, or no longer sold. */
export type SnapshotPrice = { live: CardProduct } | 'asking' | 'old' | 'gone';

/** A product snapshot. A remembered price always states its date. */
export function SnapshotCard({
  product,
  price,
  isSmall = false,
  action,
}: {
  product: ProductSnapshot;
  price: SnapshotPrice;
  /** The picture beside the words. */
  isSmall?: boolean;
  action?: ReactNode;
}) {
  return (
    <article
      className={classNames(
        'relative flex h-full overflow-hidden rounded-card border border-line bg-rice shadow-soft',
        !isSmall && 'flex-col',
      )}
    >
      {product.picture && (
        <div className={isSmall ? 'w-21 shrink-0' : undefined}>
          <Picture
            picture={product.picture}
            sizes={isSmall ? '84px' : '(min-width: 1281px) 296px, 288px'}
            className={classNames(isSmall && 'h-full!', price === 'gone' && '[filter:grayscale(1)]')}
          />
        </div>
      )}
      <div className={classNames('flex min-w-0 grow flex-col gap-1', isSmall ? 'px-3 py-2.5' : 'p-4')}>
        {!isSmall && <p className="truncate text-sm text-ink-soft">{product.place}</p>}
        <h3 className="line-clamp-2 text-base leading-snug">
          {price === 'gone' ? (
            product.title
          ) : (
            <Link to={product.url} className="after:absolute after:inset-0 hover:text-sea">
              {keepNames(product.title)}
            </Link>
          )}
        </h3>
        <p className={classNames('mt-auto text-sm text-ink-soft tabular-nums', !isSmall && 'min-h-12 pt-2')}>
          <PriceWords product={product} price={price} />
        </p>
        {action && <div className="relative z-10">{action}</div>}
      </div>
    </article>
  );
}

function PriceWords({ product, price }: { product: ProductSnapshot; price: SnapshotPrice }) {
  if (price === 'asking') return 'Đang xem giá…';
  if (price === 'gone') return 'Không còn bán trên trang này.';
  const now = price === 'old' ? product : price.live;
  if (now.finalPrice <= 0) return 'Chưa mở bán';
  return (
    <>
      {price === 'old' && (
        <span className="block">Giá lúc {formatSavedTime(product.pricedAt, Date.now())}</span>
      )}
      Từ <span className="text-base font-semibold text-ink">{formatVnd(now.finalPrice)}</span>
      {now.priceUnit}
    </>
  );
}
