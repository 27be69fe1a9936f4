import { ListCard } from '#web/parts/products/list-card.tsx';
import type { ListView } from './load-list.ts';

/**
 * The cards of a list, one under the other; the first is the first picture that a visitor sees. A click on what needs the
 * script waits for it (`data-held`).
 */
export function ListCards({ products }: { products: ListView['page']['results'] }) {
  return (
    <div data-held className="mt-4 grid gap-3 md:gap-4">
      {products.map(({ product, trip }, index) => (
        <ListCard key={product.id} product={product} trip={trip} priority={index < 2} />
      ))}
    </div>
  );
}
