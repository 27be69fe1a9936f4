import { useEffect } from 'react';
import { type ProductSnapshot, putFirst, toSnapshot } from './product-snapshot.ts';
import { SaveButton } from './save-button.tsx';
import { mostSeen, seenProducts } from './seen.ts';
import { ShareButton } from './share-button.tsx';

/** Over the pictures of a product's page: save and share. Rendering them records the product as seen. */
export function DetailButtons({ product }: { product: Omit<ProductSnapshot, 'pricedAt'> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another price of the same product is not another visit
  useEffect(() => {
    seenProducts.change((stored) => putFirst(stored, toSnapshot(product, Date.now()), mostSeen));
  }, [product.id]);
  return (
    <div className="absolute top-3 right-0 z-10 flex gap-2 md:right-3">
      <SaveButton product={product} hasWord />
      <ShareButton
        title={product.title}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full bg-rice-95 text-ink shadow-soft hover:text-sea lg:px-4"
        wordClassName="sr-only text-sm font-semibold lg:not-sr-only"
      />
    </div>
  );
}
