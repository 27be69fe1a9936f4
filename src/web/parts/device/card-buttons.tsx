import { showToast } from '#ui/show-toast.ts';
import { comparedProducts, mostCompared, toggleCompared } from './compared.ts';
import { type ProductSnapshot, toSnapshot } from './product-snapshot.ts';
import { SaveButton } from './save-button.tsx';
import { useDeviceStore } from './use-device-store.ts';

/** Over the picture of a card: the heart, and in lists the tick to compare. */
export function CardButtons({
  product,
  isComparable,
}: {
  product: Omit<ProductSnapshot, 'pricedAt'>;
  isComparable: boolean;
}) {
  return (
    <>
      <SaveButton product={product} className="absolute top-2 right-2 z-10" />
      {isComparable && <CompareTick product={product} />}
    </>
  );
}

/** The tick on a card that takes its product into the comparison. */
function CompareTick({ product }: { product: Omit<ProductSnapshot, 'pricedAt'> }) {
  const isChosen = (useDeviceStore(comparedProducts) ?? []).some(({ id }) => id === product.id);
  const toggle = () => {
    if (toggleCompared(toSnapshot(product, Date.now())) === 'full')
      showToast({
        title: `So sánh tối đa ${mostCompared} lựa chọn`,
        text: 'Bạn bỏ bớt một lựa chọn rồi thêm tiếp nhé.',
        tone: 'warn',
      });
  };
  return (
    <label className="absolute bottom-2 left-2 z-10 inline-flex h-11 items-center gap-2 rounded-full bg-rice/95 px-3.5 text-sm font-semibold shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={toggle}
        aria-label={`So sánh ${product.title}`}
        className="size-4.5 accent-sea outline-none"
      />
      <span className="max-md:sr-only">So sánh</span>
    </label>
  );
}
