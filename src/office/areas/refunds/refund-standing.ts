import type { RefundFilter } from '#modules/booking/board/list-bookings.ts';

/** What refunds wait for, by the name in the address. */
export const refundStandings = {
  'cho-duyet': 'Chờ người duyệt',
  'thieu-so': 'Thiếu số tài khoản',
  'chuyen-tay': 'Chờ chuyển tay',
  'da-duyet': 'Đã duyệt',
  'dang-di': 'Bên thanh toán đang xử lý',
} as const;

export function refundStanding(refund: {
  state: string;
  waitsForAccount: boolean;
  /** The sum to be transferred by hand, in đồng. */
  transferVnd: number;
}): keyof typeof refundStandings {
  if (refund.state === 'requested') return 'cho-duyet';
  if (refund.waitsForAccount) return 'thieu-so';
  if (refund.transferVnd > 0) return 'chuyen-tay';
  return refund.state === 'approved' ? 'da-duyet' : 'dang-di';
}

const standings = {
  'cho-duyet': 'approval',
  'thieu-so': 'account',
  'chuyen-tay': 'transfer',
  'da-duyet': 'turn',
  'dang-di': 'provider',
} as const satisfies Record<keyof typeof refundStandings, RefundFilter['standing']>;

/** The filter of a name in the address; undefined for an unknown one. */
export function standingOf(name = ''): RefundFilter['standing'] {
  return Object.hasOwn(standings, name) ? standings[name as keyof typeof standings] : undefined;
}
