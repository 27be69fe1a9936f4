import { Search } from 'lucide-react';
import { buttonClass } from '#ui/button.tsx';

/** At the head of a map that has been moved: only what lies in this frame. */
export function FrameButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={buttonClass(
        'outline',
        'sm',
        'absolute top-3 left-1/2 z-30 -translate-x-1/2 rounded-full whitespace-nowrap shadow-soft',
      )}
    >
      <Search aria-hidden className="size-4" />
      Tìm trong khung này
    </button>
  );
}
