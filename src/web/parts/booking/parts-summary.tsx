import { Link } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink } from '#ui/button.tsx';

/**
 * The progress of a group that divides what is due, with a link to who has paid; where nothing is divided and it is offered, a
 * link to where it can be.
 */
export function PartsSummary({
  booking,
  isOffered = false,
}: {
  booking: Pick<
    BookingView,
    'code' | 'state' | 'isGift' | 'parts' | 'due' | 'balance' | 'change' | 'holdExpiresAt'
  >;
  isOffered?: boolean;
}) {
  const { code, state, isGift, parts, holdExpiresAt, balance, change } = booking;
  const due = holdExpiresAt ? booking.due : change ? 0 : balance;
  if (parts.length === 0 && isOffered && due > 0 && !isGift)
    return (
      <ButtonLink to={`/dat-cho/${code}/chia-tien`} look="outline" className="max-md:w-full">
        Chia tiền với nhóm
      </ButtonLink>
    );
  if (parts.length === 0) return null;
  // What was paid then goes back, and parts that nobody paid are no longer there to be counted.
  const isOver = ['expired', 'cancelled', 'refunding'].includes(state);
  const paid = parts.filter(({ state }) => state === 'paid').length;
  return (
    <section
      aria-label="Chia tiền với nhóm"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-rice px-4 py-2 lg:px-6"
    >
      <p>
        {isOver ? (
          'Nhóm đã chia tiền'
        ) : (
          <>
            Nhóm chia tiền: <strong>{`${paid} trên ${parts.length} phần đã trả`}</strong>
          </>
        )}
        {due > 0 && `, còn ${formatVnd(due)}`}
      </p>
      <Link
        to={`/dat-cho/${code}/chia-tien`}
        className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
      >
        {due > 0 ? 'Xem và gửi liên kết' : 'Xem từng phần'}
      </Link>
    </section>
  );
}
