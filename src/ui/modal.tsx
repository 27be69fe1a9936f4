import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

/**
 * A native dialog over the page, which keeps the focus, closes on Escape and on a press beside it, and gives the focus
 * back. `className` sets its size; `onClose` is called however it closes. The part with `data-autofocus` has the focus
 * first.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  className,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className={classNames(
        'sheet m-auto max-h-dvh max-w-none flex-col overflow-hidden bg-rice p-0 text-ink shadow-raised open:flex',
        className,
      )}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4 md:pr-4 md:pl-6">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Đóng"
          onClick={() => dialog.current?.close()}
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sand"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
    </dialog>
  );
}
