import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { SpriteIcon } from './sprite-icon.tsx';

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
  foot,
  place,
  className,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below what is scrolled. */
  foot?: ReactNode;
  /** Where it stands on a wide screen, in pixels of the window; in the middle where this is not said. */
  place?: { top: number; left: number } | undefined;
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
  // Whoever takes it away while it is open: the browser gives the focus back only to what is closed before.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      style={place && { top: place.top, left: place.left, margin: 0 }}
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
          <SpriteIcon name="x" className="size-5" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
      {foot && <div className="border-t border-line px-4 py-3 md:px-6">{foot}</div>}
    </dialog>
  );
}
