import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Modal } from '#ui/modal.tsx';

/** A price that opens its lines in a bottom sheet. */
export function PriceSheet({
  price,
  children,
  foot,
}: {
  price: ReactNode;
  children: ReactNode;
  foot: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 max-w-full items-end gap-1 text-left"
      >
        <span className="min-w-0">{price}</span>
        <ChevronUp aria-hidden className="mb-0.5 size-4 shrink-0 text-ink-soft noscript:hidden" />
      </button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Chi tiết giá"
        foot={foot}
        className="w-full rounded-t-card max-md:mb-0 md:max-w-lg md:rounded-card"
      >
        <div className="p-4 md:p-6">{children}</div>
      </Modal>
    </>
  );
}
