export type BookingState =
  | 'on_request'
  | 'declined'
  | 'held'
  | 'pending_payment'
  | 'confirmed'
  | 'expired'
  | 'cancelled'
  | 'paid_unallocated'
  | 'refunding'
  | 'completed'
  | 'disrupted';

/** In which a booking begins: with places, or as a request to a supplier. Tests walk from there. @internal */
export const firstStates: readonly BookingState[] = ['held', 'on_request'];

/**
 * Which state may follow which. One that follows itself is told anew until when its guest has a choice: another day is
 * closed, more money comes.
 */
export const bookingTransitions: Record<BookingState, readonly BookingState[]> = {
  on_request: ['held', 'declined', 'cancelled'],
  declined: [],
  held: ['pending_payment', 'confirmed', 'expired', 'paid_unallocated', 'cancelled'],
  pending_payment: ['confirmed', 'expired', 'paid_unallocated', 'cancelled'],
  confirmed: ['disrupted', 'completed', 'cancelled'],
  expired: ['confirmed', 'paid_unallocated'],
  cancelled: [],
  paid_unallocated: ['paid_unallocated', 'confirmed', 'refunding', 'cancelled'],
  refunding: ['cancelled'],
  completed: [],
  disrupted: ['disrupted', 'confirmed', 'cancelled'],
};

export function canMove(from: BookingState, to: BookingState): boolean {
  return bookingTransitions[from].includes(to);
}

/** Places are held and money is awaited, as long as the hold is active. */
export function isAwaitingPayment(state: BookingState): boolean {
  return state === 'held' || state === 'pending_payment';
}

/** The guest has a choice: another day, credit, or the money back. */
export function awaitsChoice(state: BookingState): boolean {
  return state === 'disrupted' || state === 'paid_unallocated';
}

/** The hold tells the truth: a booking that waits on a hold which is gone is expired, whether or not it is written yet. */
export function stateNow(booking: { state: BookingState; holdState: string | null }): BookingState {
  return isAwaitingPayment(booking.state) && booking.holdState !== 'active' ? 'expired' : booking.state;
}

/** What the guest reads. */
export const stateLabels: Record<BookingState, string> = {
  on_request: 'Đang chờ xác nhận còn chỗ',
  declined: 'Không nhận được yêu cầu',
  held: 'Đang giữ chỗ',
  pending_payment: 'Chờ thanh toán',
  confirmed: 'Đặt chỗ thành công',
  expired: 'Hết hạn giữ chỗ',
  cancelled: 'Đã hủy',
  paid_unallocated: 'Đã nhận tiền, đang tìm chỗ',
  refunding: 'Đang hoàn tiền',
  completed: 'Đã hoàn thành',
  disrupted: 'Chờ bạn chọn',
};
