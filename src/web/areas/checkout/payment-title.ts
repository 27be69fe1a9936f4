import { type BookingState, stateLabels } from '#modules/booking/state.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { changeOutcome } from '#web/parts/booking/change-outcome.ts';

type Shown = Omit<BookingView, 'quote'>;

const titles: Partial<Record<BookingState, string>> = {
  on_request: 'Đã gửi yêu cầu đặt chỗ',
  declined: 'Chưa đặt được chỗ',
  cancelled: 'Đặt chỗ đã hủy',
  refunding: 'Đang hoàn tiền',
  expired: 'Hết giờ giữ chỗ',
  paid_unallocated: stateLabels.paid_unallocated,
  disrupted: stateLabels.disrupted,
};

/** The heading of a booking's payment page. */
export function paymentTitle(booking: Shown): string {
  if (isBookingDone(booking)) return doneTitle(booking);
  if (booking.change) return booking.change.isAddition ? 'Trả tiền dịch vụ thêm' : 'Trả chênh lệch';
  if (booking.approval?.state === 'waiting' && awaitsPayment(booking)) return 'Chờ công ty duyệt';
  return titles[booking.state] ?? 'Thanh toán';
}

export function isBookingDone({ change, state }: Shown): boolean {
  return !change && (state === 'confirmed' || state === 'completed');
}

export function awaitsPayment({ state }: Shown): boolean {
  return state === 'held' || state === 'pending_payment';
}

/** Whether its places are gone, so that it is in no step of the checkout and under no conditions of a cancellation. */
export function isWithoutPlaces({ state }: Shown): boolean {
  return ['declined', 'cancelled', 'refunding', 'expired', 'paid_unallocated', 'disrupted'].includes(state);
}

/** What is done: the booking, or a change of it. */
function doneTitle(booking: Shown): string {
  const outcome = changeOutcome(booking);
  // An awaited confirmation is the greater news.
  if (!outcome || booking.stateLabel !== stateLabels.confirmed) return booking.stateLabel;
  return { done: 'Đã đổi xong', added: 'Đã thêm dịch vụ', ended: 'Đặt chỗ của bạn' }[outcome];
}
