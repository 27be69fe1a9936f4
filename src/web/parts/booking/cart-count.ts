import { useSyncExternalStore } from 'react';

/** The cookie that says how many items the cart has; scripts read it, and nothing is believed of it. */
export const cartCountCookie = 'nv_cart_count';

const changed = 'nv:cart';

/** Tells the page that its cart is another now. */
export function announceCart(): void {
  window.dispatchEvent(new Event(changed));
}

/** How many items the cart of this browser has. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

function readCount(): number {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${cartCountCookie}=`));
  return Number(pair?.slice(cartCountCookie.length + 1)) || 0;
}

function subscribe(listener: () => void): () => void {
  const signs = [changed, 'pageshow', 'focus'];
  for (const sign of signs) window.addEventListener(sign, listener);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}
