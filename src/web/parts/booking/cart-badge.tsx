import { useLocation } from 'react-router';
import { useCartCount } from './cart-count.ts';

/** The number of items in the cart, on its icon in the page's header. */
export function CartBadge() {
  // Re-renders on navigation, as the cart may have changed.
  useLocation();
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-sea px-1 text-center text-sm leading-snug font-semibold text-white tabular-nums">
      <span className="sr-only">, </span>
      {count}
      <span className="sr-only"> dịch vụ</span>
    </span>
  );
}
