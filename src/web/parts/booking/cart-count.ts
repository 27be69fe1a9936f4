import { useSyncExternalStore } from 'react';

/** The cookie with the number of items in the cart; read by scripts, never trusted. */
export const cartCountCookie = 'nv_cart_count';

const changed = 'nv:cart';

/** Notifies the page that its cart has changed. */
export function announceCart(): void {
  window.dispatchEvent(new Event(changed));
}

/** The number of items in this browser's cart. */
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
