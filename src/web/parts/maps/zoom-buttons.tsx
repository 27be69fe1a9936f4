import { LoaderCircle, Minus, Plus, Search } from 'lucide-react';
import { buttonClass } from '#ui/button.tsx';

/** In a map's corner: zoom in and out. They need script and are hidden without. */
export function ZoomButtons({ isLoading, zoom }: { isLoading: boolean; zoom: (steps: 1 | -1) => void }) {
  return (
    <div className="absolute top-3 right-3 overflow-hidden rounded-control border border-line bg-rice shadow-soft noscript:hidden">
      <button
        type="button"
        aria-label="Phóng to bản đồ"
        onClick={() => zoom(1)}
        className="grid size-11 place-items-center border-b border-line text-sea hover:bg-sea-soft"
      >
        {isLoading ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
        ) : (
          <Plus aria-hidden className="size-5" />
        )}
      </button>
      <button
        type="button"
        aria-label="Thu nhỏ bản đồ"
        onClick={() => zoom(-1)}
        className="grid size-11 place-items-center text-sea hover:bg-sea-soft"
      >
        <Minus aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/** At the top of a map that has been moved: filters by the visible area. */
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
