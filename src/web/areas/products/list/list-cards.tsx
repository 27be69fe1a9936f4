import { ListCard } from '#web/parts/products/list-card.tsx';
import type { ListView } from './load-list.ts';

/**
 * The cards of a list, one below the other; the first has the page's first visible picture (LCP). A click on what needs the
 * script is held until it is loaded (`data-held`).
 */
export function ListCards({ products }: { products: ListView['page']['results'] }) {
  return (
    <div data-held="ListCards" className="mt-4 grid gap-3 md:gap-4">
      {products.map(({ product, trip }, index) => (
        <ListCard key={product.id} product={product} trip={trip} priority={index === 0} />
      ))}
    </div>
  );
}
