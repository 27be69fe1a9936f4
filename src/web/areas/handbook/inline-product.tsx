import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

/** A product inserted in the text about its place: its picture and price. */
export function InlineProduct({ product }: { product: CardProduct }) {
  const { picture, title, url, place, facts } = product;
  return (
    <aside aria-label="Đặt được ở đây" className="card my-8 border border-line max-md:flex-col">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 641px) 300px, 100vw"
          ratio="16/10"
          most={828}
          className="md:w-75 md:shrink-0"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-1 p-4">
        <p className="text-sm text-ink-soft">{place}</p>
        <p className="card-title text-lg font-semibold">
          <Link to={url}>{title}</Link>
        </p>
        <p className="soft">{facts.join(' · ')}</p>
        {product.finalPrice > 0 && (
          <div className="mt-auto pt-1">
            <Price
              priceVnd={product.price}
              finalPriceVnd={product.finalPrice}
              unit={product.priceUnit}
              note={product.priceNote ?? ''}
              from
            />
          </div>
        )}
      </div>
    </aside>
  );
}
