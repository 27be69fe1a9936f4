import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RefundTracker } from '#web/parts/booking/refund-tracker.tsx';

/** A trip's refunds, with links to state the bank account. */
export function TripRefunds({
  booking,
  hotline,
}: {
  booking: Pick<BookingView, 'code' | 'refunds'>;
  hotline: string;
}) {
  return booking.refunds.map((refund) => (
    <RefundTracker key={refund.id} refund={refund} hotline={hotline}>
      {(refund.needsAccount || refund.canChangeAccount) && (
        <ButtonLink
          to={`/chuyen-di/${booking.code}/hoan-tien`}
          look={refund.needsAccount ? 'primary' : 'outline'}
          className="mt-4"
        >
          {refund.needsAccount ? 'Cho biết số tài khoản' : 'Xem và đổi số tài khoản'}
        </ButtonLink>
      )}
    </RefundTracker>
  ));
}
