/** Events that partners can subscribe to, by their names in the message. */
export const webhookEvents = {
  'booking.held': 'Giữ chỗ mới',
  'booking.confirmed': 'Đặt chỗ chắc chắn',
  'booking.changed': 'Đổi ngày, số khách, dịch vụ hoặc thêm dịch vụ',
  'booking.items_cancelled': 'Hủy một phần',
  'booking.cancelled': 'Hủy đặt chỗ',
  'booking.expired': 'Hết hạn giữ chỗ',
  'booking.completed': 'Chuyến đi đã xong',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];
