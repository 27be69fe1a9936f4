import { Heart } from 'lucide-react';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/show-toast.ts';
import { putFirst, toSnapshot } from '#web/parts/device/product-snapshot.ts';
import { mostSaved, savedProducts } from '#web/parts/device/saved.ts';
import { useDeviceStore } from '#web/parts/device/use-device-store.ts';

/** Products that somebody shared; all can be saved on this device at once. */
export function SharedList({ products, missing }: { products: CardProduct[]; missing: number }) {
  const saved = useDeviceStore(savedProducts) ?? [];
  const fresh = products.filter(({ id }) => !saved.some((one) => one.id === id));
  const saveAll = () => {
    const free = fresh.slice(0, mostSaved - saved.length);
    savedProducts.change((stored) =>
      free.reduceRight((list, product) => putFirst(list, toSnapshot(product, Date.now()), mostSaved), stored),
    );
    showToast({
      title: `Đã lưu ${free.length} mục trên máy này`,
      ...(free.length < fresh.length && { text: `Danh sách chứa tối đa ${mostSaved} mục.` }),
      tone: 'good',
    });
  };
  if (products.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState title="Danh sách này không còn gì">
          <p>Những dịch vụ trong đường dẫn đã ngừng bán, hoặc đường dẫn bị cắt ngắn.</p>
          <ButtonLink to="/da-luu" look="sea" className="mt-4">
            Xem danh sách của bạn
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-soft">
        {products.length} mục, giá của lúc này, đã gồm thuế phí.
        {missing > 0 && ` ${missing} mục khác trong đường dẫn không còn bán.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="sea" onClick={saveAll} disabled={fresh.length === 0}>
          <Heart aria-hidden className="size-5" />
          {fresh.length === 0 ? 'Đã có trong danh sách của bạn' : 'Lưu cả danh sách'}
        </Button>
        <ButtonLink to="/da-luu" look="outline">
          Danh sách của bạn
        </ButtonLink>
      </div>
      <h2 className="sr-only">Danh sách</h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} priority={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
