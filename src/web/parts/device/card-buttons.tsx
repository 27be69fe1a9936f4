import { showToast } from '#ui/show-toast.ts';
import { comparedProducts, mostCompared, toggleCompared } from './compared.ts';
import { type ProductSnapshot, toSnapshot } from './product-snapshot.ts';
import { SaveButton } from './save-button.tsx';
import { useDeviceStore } from './use-device-store.ts';

/** Over a card's picture: the save button, and in lists the checkbox to compare. */
export function CardButtons({
  product,
  isComparable = false,
}: {
  product: Omit<ProductSnapshot, 'pricedAt'>;
  isComparable?: boolean;
}) {
  return (
    <>
      <SaveButton product={product} />
      {isComparable && <CompareTick product={product} />}
    </>
  );
}

/** A card's checkbox that adds its product to the comparison. */
function CompareTick({ product }: { product: Omit<ProductSnapshot, 'pricedAt'> }) {
  const isChosen = (useDeviceStore(comparedProducts) ?? []).some(({ id }) => id === product.id);
  const toggle = () => {
    if (toggleCompared(toSnapshot(product, Date.now())) === 'full')
      showToast({
        title: `So sánh tối đa ${mostCompared} lựa chọn`,
        text: 'Vui lòng bỏ bớt một lựa chọn rồi thêm tiếp.',
        tone: 'warn',
      });
  };
  return (
    <label>
      <input type="checkbox" checked={isChosen} onChange={toggle} aria-label={`So sánh ${product.title}`} />
      <span>So sánh</span>
    </label>
  );
}
