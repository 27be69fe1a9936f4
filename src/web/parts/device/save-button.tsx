import { Heart } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { showToast } from '#ui/show-toast.ts';
import { type ProductSnapshot, toSnapshot } from './product-snapshot.ts';
import { mostSaved, savedProducts, toggleSaved } from './saved.ts';
import { useDeviceStore } from './use-device-store.ts';

/** The save button (a heart), in the corner of a card or with its label: saves a product on this device, and confirms it. */
export function SaveButton({
  product,
  hasWord = false,
}: {
  product: Omit<ProductSnapshot, 'pricedAt'>;
  /** With the label 'Lưu' beside the heart, where there is room. */
  hasWord?: boolean;
}) {
  const isSaved = (useDeviceStore(savedProducts) ?? []).some(({ id }) => id === product.id);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Lưu ${product.title}`}
      onClick={() => say(toggleSaved(toSnapshot(product, Date.now())), product.title)}
      className={
        hasWord
          ? 'inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full bg-rice-95 text-ink shadow-soft moves hover:text-lantern lg:px-4'
          : 'heart'
      }
    >
      {hasWord && (
        <>
          <Heart aria-hidden className={classNames('size-5', isSaved && 'fill-lantern text-lantern')} />
          <span className="hidden text-sm font-semibold lg:inline">{isSaved ? 'Đã lưu' : 'Lưu'}</span>
        </>
      )}
    </button>
  );
}

function say(outcome: ReturnType<typeof toggleSaved>, title: string) {
  if (outcome === 'saved')
    showToast({
      title: 'Đã lưu trên máy này',
      text: title,
      link: { label: 'Xem', href: '/da-luu' },
      tone: 'good',
    });
  else if (outcome === 'removed') showToast({ title: 'Đã bỏ khỏi danh sách', text: title });
  else
    showToast({
      title: `Danh sách đã đủ ${mostSaved} mục`,
      text: 'Vui lòng bỏ bớt trong mục Đã lưu rồi lưu tiếp.',
      tone: 'warn',
    });
}
