import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Sheet, useSheet } from './sheet.tsx';

/**
 * A sheet that an address opens: it is there before the script, and going back closes it. Closed, it leads to `backTo`,
 * and the focus goes back to what opened it.
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
    // The server drew it open beside the page; a modal one keeps the focus inside.
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

/** Where writing begins; none on what is touched, where its keyboard would cover what is to be read first. */
function firstField(dialog: HTMLElement): Element | null {
  if (!matchMedia('(pointer: fine)').matches) return null;
  return dialog.querySelector('input:enabled:not([type=hidden]), select:enabled, textarea:enabled');
}
