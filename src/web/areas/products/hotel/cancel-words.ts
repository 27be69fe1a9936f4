import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { choicesOf, freeUntil, type RoomOffer } from './room-choice.ts';
import type { RoomView } from './room-prices.ts';

/** Meal plans by their industry codes. */
export const mealWords: Record<string, string> = {
  RO: 'Không gồm bữa ăn',
  BB: 'Gồm bữa sáng',
  HB: 'Gồm bữa sáng và bữa tối',
  FB: 'Gồm ba bữa mỗi ngày',
  AI: 'Gồm mọi bữa ăn và đồ uống',
};

/** The refund deadline: 'Hủy miễn phí đến 12:00, 25/11'. */
export function cancelWords(offer: RoomOffer): { text: string; isFree: boolean } {
  const until = freeUntil(offer);
  if (until) return { text: `Hủy miễn phí đến ${formatShortTime(until)}`, isFree: true };
  const [best] = offer.cancellation.filter((tier) => tier.refundPercent > 0);
  return best
    ? { text: `Hủy đến ${formatShortTime(best.until)}: hoàn\u00a0${best.refundPercent}%`, isFree: false }
    : { text: 'Không hoàn tiền khi hủy', isFree: false };
}

/** What a guest waits for, by the plan's confirmation; nothing where the place is theirs at once. */
export const waitWords: Record<string, string> = {
  request: 'Chỗ nghỉ trả lời rồi bạn mới trả tiền',
  after_payment: 'Bạn trả tiền xong, chỗ nghỉ xác nhận',
};

export function payWords(payMode: string, { dueNowVnd, totalVnd }: RoomOffer): string {
  if (payMode === 'office') return 'Trả tại văn phòng trước ngày đi';
  return dueNowVnd < totalVnd ? `Đặt cọc ${formatVnd(dueNowVnd)}` : 'Trả trước toàn bộ';
}

/** How every available rate plan is paid, where all are paid alike: it is said once, above them. */
export function commonPayment(rooms: readonly RoomView[]): string | null {
  const [first, ...others] = new Set(
    rooms.flatMap(choicesOf).map(({ plan, offer }) => payWords(plan.payMode, offer)),
  );
  return others.length === 0 ? (first ?? null) : null;
}

/** '12:00, 25/11': the year is clear from the stay. */
function formatShortTime(instant: string): string {
  return formatDateTime(instant)
    .replace(/\/\d{4}$/, '')
    .replace(' ', '\u00a0');
}
