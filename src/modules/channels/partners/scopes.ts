/** Scopes of an API key. */
export const scopes = {
  'catalogue.read': 'Đọc danh mục, giá và lịch còn chỗ',
  quote: 'Báo giá',
  'booking.create': 'Giữ chỗ và đặt',
  'booking.read': 'Đọc đặt chỗ của chính đối tác',
} as const;

export type Scope = keyof typeof scopes;

export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];
