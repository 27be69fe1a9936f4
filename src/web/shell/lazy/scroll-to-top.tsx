import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '#ui/class-names.ts';

/** As far down, in pixels, the way back up is worth a button. */
const farDown = 320;

/** The way back up, once the visitor has scrolled down (SHELL-07). Where it stands is its owner's affair: it must cover nothing. */
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
