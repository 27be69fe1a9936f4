import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';

/** The cards of a list; the first is the first picture that a visitor sees. */
export function ProductGrid({ products }: { products: (CardProduct & { id: number })[] }) {
  return (
    <div className="mt-4 grid gap-5 md:grid-cols-2 2xl:grid-cols-3">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          priority={index === 0}
          isComparable
          className="drawn-late [--late-height:490px]"
          sizes="(min-width: 1281px) 300px, (min-width: 641px) 46vw, 100vw"
        />
      ))}
    </div>
  );
}
