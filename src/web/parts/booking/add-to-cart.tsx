import { ShoppingBag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { announceCart } from './cart-count.ts';

/**
 * Adds a choice to the cart without leaving the page: a toast confirms it with a link to the cart, and the header shows the
 * count. `about` distinguishes a page's buttons for screen readers; `choose` returns the current choice at the press, null when
 * it is not ready. Without script, and where the cart refuses, it leads to the cart.
 */
export function AddToCart({
  itemQuery,
  about,
  choose,
  look = 'wide',
}: {
  /** In the format of item-query.ts. */
  itemQuery: string;
  about?: string;
  choose?: () => string | null;
  /** 'sign' is a 48 px square with only the cart icon. */
  look?: 'wide' | 'sign' | 'text';
}) {
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const choice = choose ? choose() : itemQuery;
    if (choice === null || isBusy) return;
    (form.elements.namedItem('item') as HTMLInputElement).value = choice;
    setBusy(true);
    const isAdded = await post(form);
    setBusy(false);
    // The cart's page shows the reason.
    if (!isAdded) return form.submit();
    announceCart();
    showToast({ title: 'Đã thêm vào giỏ', tone: 'good', link: { href: '/gio-hang', label: 'Xem giỏ' } });
  };
  return (
    <form method="post" action="/gio-hang" onSubmit={onSubmit} data-adds-choice>
      <input type="hidden" name="item" defaultValue={itemQuery} key={itemQuery} />
      <Button
        type="submit"
        look={look === 'text' ? 'quiet' : 'outline'}
        aria-disabled={isBusy || undefined}
        className={look === 'sign' ? 'w-12 px-0!' : 'w-full px-0!'}
      >
        {look === 'sign' && <ShoppingBag aria-hidden className="size-5.5" />}
        <span className={look === 'sign' ? 'sr-only' : undefined}>
          Thêm vào giỏ
          {about && <span className="sr-only">: {about}</span>}
        </span>
      </Button>
    </form>
  );
}

/** @returns whether the cart accepted it: it then answers with a redirect to itself, which is not followed */
async function post(form: HTMLFormElement): Promise<boolean> {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));
    return (await fetch(form.action, { method: 'POST', body, redirect: 'manual' })).type === 'opaqueredirect';
  } catch {
    return false;
  }
}
