import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Sheet, useSheet } from './sheet.tsx';

/**
 * A sheet opened by an address: it works without script, and going back closes it. Closing leads to `backTo`, and the focus
 * returns to what opened it.
 */
export function AddressSheet({
  title,
  backTo,
  isWide = false,
  children,
}: {
  title: string;
  backTo: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const { ref, close } = useSheet();
  const navigate = useNavigate();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const held = dialog.contains(document.activeElement) ? document.activeElement : firstField(dialog);
    // The server rendered it open but not modal; a modal one traps the focus.
    dialog.removeAttribute('open');
    dialog.showModal();
    if (held instanceof HTMLElement) held.focus({ preventScroll: true });
  }, [ref]);
  return (
    <Sheet
      sheet={{ ref, close }}
      title={title}
      isOpen
      isWide={isWide}
      onClose={() => void navigate(backTo, { preventScrollReset: true })}
    >
      {children}
    </Sheet>
  );
}

/** The first input to focus; none on touch devices, whose keyboard would cover what is to be read first. */
function firstField(dialog: HTMLElement): Element | null {
  if (!matchMedia('(pointer: fine)').matches) return null;
  return dialog.querySelector('input:enabled:not([type=hidden]), select:enabled, textarea:enabled');
}
