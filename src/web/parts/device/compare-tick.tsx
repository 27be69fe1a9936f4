import { showToast } from '#ui/show-toast.ts';
import { comparedProducts, mostCompared, toggleCompared } from './compared.ts';
import { type KeptProduct, toKept } from './kept-product.ts';
import { useKept } from './use-kept.ts';

/** The tick on a card that takes its product into the comparison. */
export function CompareTick({ product }: { product: Omit<KeptProduct, 'pricedAt'> }) {
  const isChosen = (useKept(comparedProducts) ?? []).some(({ id }) => id === product.id);
  const toggle = () => {
    if (toggleCompared(toKept(product, Date.now())) === 'full')
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
      So sánh
    </label>
  );
}
