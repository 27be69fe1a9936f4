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
  children,
}: {
  title: string;
  backTo: string;
  children: ReactNode;
}) {
  const { ref, close } = useSheet();
  const navigate = useNavigate();
  useEffect(() => {
    const dialog = ref.current;
    // The server drew it open beside the page; a modal one keeps the focus inside.
    dialog?.removeAttribute('open');
    dialog?.showModal();
  }, [ref]);
  return (
    <Sheet
      sheet={{ ref, close }}
      title={title}
      isOpen
      onClose={() => void navigate(backTo, { preventScrollReset: true })}
    >
      {children}
    </Sheet>
  );
}
