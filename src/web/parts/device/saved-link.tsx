import { Link } from 'react-router';
import { DrawnIcon } from '#ui/drawn-icon.tsx';
import { savedProducts } from './saved.ts';
import { useDeviceStore } from './use-device-store.ts';

/** The link to saved products (a heart) in the page's header, with their number. */
export function SavedLink() {
  const count = useDeviceStore(savedProducts)?.length ?? 0;
  return (
    <Link to="/da-luu" aria-label={count > 0 ? `Đã lưu, ${count} mục` : 'Đã lưu'} className="sign-link">
      <DrawnIcon name="heart" className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-sea px-1 text-center text-sm leading-snug font-semibold text-white tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

/** The number of saved products, for a menu entry. */
export function SavedCount() {
  const count = useDeviceStore(savedProducts)?.length ?? 0;
  return count > 0 && <span className="text-sm text-ink-soft tabular-nums">{count}</span>;
}
