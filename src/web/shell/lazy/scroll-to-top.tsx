import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '#ui/class-names.ts';

/** The scroll position in pixels from which the button is shown. */
const farDown = 320;

/**
 * The button that scrolls to the top, once the visitor has scrolled down (SHELL-07). Its position is up to its parent: it must
 * cover nothing.
 */
export function ScrollToTop({ className }: { className: string }) {
  const isAway = useSyncExternalStore(
    onScroll,
    () => window.scrollY > farDown,
    () => false,
  );
  if (!isAway) return null;
  return (
    <button
      type="button"
      aria-label="Lên đầu trang"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className={classNames('inline-flex items-center justify-center moves starting:opacity-0', className)}
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
