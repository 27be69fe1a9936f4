import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { SpriteIcon } from './sprite-icon.tsx';

/**
 * A native modal dialog, which traps the focus, closes on Escape and on a click outside, and restores the focus.
 * `className` sets its size; `onClose` is called however it closes. The element with `data-autofocus` gets the focus
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
  /** Stays in view below the scrolled content. */
  foot?: ReactNode;
  /** Position on a wide screen, in pixels of the window; centred by default. */
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
  // Closed before it is unmounted: the browser restores the focus only for a dialog that was closed.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // React tells it of dialogs opened from within as well.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      style={place && { ...place, margin: 0, maxHeight: `calc(100dvh - ${place.top + 12}px)` }}
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
