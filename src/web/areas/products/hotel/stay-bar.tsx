import { BookingBar } from '#web/areas/products/detail/booking-bar.tsx';
import type { DetailView } from '#web/areas/products/detail/detail-view.ts';
import { AddToCart } from '#web/parts/booking/add-to-cart.tsx';
import { ChoicePrice } from './choice-price.tsx';
import { useChosenRoom } from './chosen-room.tsx';
import { NextStep } from './next-step.tsx';
import { PriceDetails } from './price-details.tsx';

/** The booking bar of the chosen room. */
export function StayBar({ view, said }: { view: DetailView; said: string | null }) {
  const { choice } = useChosenRoom();
  return (
    <BookingBar
      price={<ChoicePrice view={view} hasStay={said !== null} />}
      action={<NextStep hasStay={said !== null} />}
      {...(choice && {
        cart: <AddToCart itemQuery={choice.offer.itemQuery} look="sign" />,
        details: <PriceDetails choice={choice} said={said ?? ''} />,
      })}
    />
  );
}
