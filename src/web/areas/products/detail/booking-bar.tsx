import type { ReactNode } from 'react';
import { PriceSheet } from './price-sheet.tsx';

/**
 * The bar at the bottom of a narrow screen on a product's page, in place of the site's bar (`data-booking-bar`): the price of the
 * choice, and the next step. With `details` a press on the price opens its lines.
 */
export function BookingBar({
  price,
  action,
  cart,
  details,
}: {
  price: ReactNode;
  /** The bar's main button. */
  action: ReactNode;
  /** The icon button that adds the choice to the cart. */
  cart?: ReactNode;
  /** The price's lines. */
  details?: ReactNode;
}) {
  return (
    <section
      aria-label="Giá và đặt chỗ"
      data-booking-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-rice pb-[env(safe-area-inset-bottom)] xl:hidden"
    >
      <div className="container-page flex min-h-15 flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 grow basis-[6rem]">
          {details ? (
            <PriceSheet
              price={price}
              foot={
                <div className="flex gap-2 *:last:grow">
                  {cart}
                  {action}
                </div>
              }
            >
              {details}
            </PriceSheet>
          ) : (
            price
          )}
        </div>
        <div className="flex shrink-0 gap-2">
          {cart}
          {action}
        </div>
      </div>
    </section>
  );
}
