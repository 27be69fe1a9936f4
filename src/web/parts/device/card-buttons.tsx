import { CompareTick } from './compare-tick.tsx';
import type { KeptProduct } from './kept-product.ts';
import { SaveButton } from './save-button.tsx';

/** Over the picture of a card: the heart, and in lists the tick to compare. */
export function CardButtons({
  product,
  isComparable,
}: {
  product: Omit<KeptProduct, 'pricedAt'>;
  isComparable: boolean;
}) {
  return (
    <>
      <SaveButton product={product} className="absolute top-2 right-2 z-10" />
      {isComparable && <CompareTick product={product} />}
    </>
  );
}
