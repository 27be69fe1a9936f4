import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button } from './button.tsx';

/** Opens and closes a sheet. */
export function useSheet() {
  const ref = useRef<HTMLDialogElement>(null);
  return {
    ref,
    open: () => ref.current?.showModal(),
    close: () => ref.current?.close(),
  };
}

/** A dialog at the side of the page, on a phone full-screen: focus is trapped and restored afterwards. */
export function Sheet({
  sheet,
  title,
  isOpen = false,
  isWide = false,
  onClose,
  children,
}: {
  sheet: { ref: RefObject<HTMLDialogElement | null>; close: () => void };
  title: string;
  /** Open from the beginning, also without script. */
  isOpen?: boolean;
  /** Wide, with something to read beside its form where there is room. */
  isWide?: boolean;
  onClose?: () => void;
  children: ReactNode;
}) {
  return (
    <dialog
      ref={sheet.ref}
      open={isOpen}
      onClose={onClose}
      aria-label={title}
      // In a modal dialog's position, so that nothing moves when the server's open dialog becomes modal.
      className={classNames(
        'fixed inset-y-0 right-0 left-auto z-40 m-0 h-dvh max-h-none w-[min(560px,100vw)] max-w-none overflow-y-auto bg-surface p-0 shadow-pop backdrop:bg-veil',
        isWide && 'lg:w-[1040px]',
      )}
    >
      <header className="sticky top-0 z-1 flex min-h-12 items-center gap-3 border-b border-line bg-surface px-5">
        <h2 className="text-lg">{title}</h2>
        <Button look="quiet" size="sm" className="ml-auto" onClick={sheet.close} aria-label="Đóng">
          <X size={16} aria-hidden />
        </Button>
      </header>
      <div className="flex flex-col gap-3 p-5">{children}</div>
    </dialog>
  );
}
