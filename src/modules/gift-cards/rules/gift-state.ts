/** The state of a card, for staff and its buyer. */
export type GiftState = 'unpaid' | 'waiting' | 'sent' | 'used_up' | 'expired' | 'stopped' | 'refunded';

export const giftStateLabels: Record<GiftState, string> = {
  unpaid: 'Chưa trả tiền',
  waiting: 'Chờ ngày gửi',
  sent: 'Đã gửi',
  used_up: 'Đã dùng hết',
  expired: 'Hết hạn',
  stopped: 'Đang dừng',
  refunded: 'Đã hoàn tiền',
};

/** `restVnd` and `validUntil` (ISO) are those of the card's credit, null before it is paid; `today` is ISO in Vietnam. */
export function giftStateOf(
  card: {
    issuedAt: Date | null;
    sentAt: Date | null;
    stoppedAt: Date | null;
    refundedAt: Date | null;
    restVnd: number | null;
    validUntil: string;
  },
  today: string,
): GiftState {
  if (!card.issuedAt) return 'unpaid';
  if (card.refundedAt) return 'refunded';
  if (card.stoppedAt) return 'stopped';
  if (card.restVnd === 0) return 'used_up';
  if (card.validUntil < today) return 'expired';
  return card.sentAt ? 'sent' : 'waiting';
}
