import { Link } from 'react-router';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { CardRow } from '#ui/card-row.tsx';
import { Kept } from '#ui/kept.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';

interface Row {
  title: string;
  more: { href: string; label: string };
  products: (CardProduct & { id: number })[];
}

/** A row of small cards of the same kind: readers who get this far look for another. */
export function RelatedRow(row: Row) {
  return <Kept className="contents" part={Cards} props={row} />;
}

function Cards({ title, more, products }: Row) {
  return (
    <Section title={title} more={more} className="max-lg:mt-9">
      <CardRow label={title}>
        {products.map((product) => (
          <SmallCard key={product.id} product={product} />
        ))}
      </CardRow>
    </Section>
  );
}

function SmallCard({ product }: { product: CardProduct }) {
  return (
    <article className="group relative flex overflow-hidden rounded-card border border-line bg-rice shadow-soft hover:shadow-raised md:block">
      {product.picture && (
        <div className="w-21 shrink-0 md:w-auto">
          <Picture
            picture={product.picture}
            sizes="(min-width: 641px) 296px, 84px"
            ratio="16/10"
            className="max-md:h-full!"
          />
        </div>
      )}
      <div className="min-w-0 px-3 py-2.5">
        <p className="truncate text-sm text-ink-soft">{product.place}</p>
        <h3 className="line-clamp-2 text-base leading-snug">
          <Link
            to={product.url}
            className="after:absolute after:inset-0 hover:text-sea focus-visible:outline-offset-4"
          >
            {keepNames(product.title)}
          </Link>
        </h3>
        {product.finalPrice > 0 && (
          <p className="text-sm text-ink-soft tabular-nums">
            từ <span className="text-base font-semibold text-ink">{formatVnd(product.finalPrice)}</span>
            {product.priceUnit}
          </p>
        )}
      </div>
    </article>
  );
}
