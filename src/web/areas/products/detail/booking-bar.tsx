import type { ReactNode } from 'react';

/** What stays at the bottom of a phone's screen on a product's page: the honest price, and the next step. */
export function BookingBar({ price, action }: { price: ReactNode; action: ReactNode }) {
  return (
    <section
      aria-label="Giá và đặt chỗ"
      data-booking-bar
      className="fixed inset-x-0 bottom-[calc(64px+env(safe-area-inset-bottom))] z-20 border-t border-line bg-rice shadow-raised lg:hidden"
    >
      <div className="flex items-center justify-between gap-3 px-4 pt-2 pb-3">
        <div className="min-w-0">{price}</div>
        <div className="flex shrink-0 gap-2">{action}</div>
      </div>
    </section>
  );
}
