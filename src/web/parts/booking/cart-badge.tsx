import { useLocation } from 'react-router';
import { useCartCount } from './cart-count.ts';

/** How many items the cart has, upon its sign in the head of the page. */
export function CartBadge() {
  // The cart may have changed on the way here.
  useLocation();
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-sea px-1 text-center text-sm leading-5 font-semibold text-white tabular-nums">
      <span className="sr-only">, </span>
      {count}
      <span className="sr-only"> dịch vụ</span>
    </span>
  );
}
