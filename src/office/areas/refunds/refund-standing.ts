import type { Refund } from './load-refunds.ts';

/** What a refund waits for, by its name in the address. */
export const refundStandings = {
  'cho-duyet': 'Chờ người duyệt',
  'thieu-so': 'Thiếu số tài khoản',
  'chuyen-tay': 'Chờ chuyển tay',
  'da-duyet': 'Đã duyệt',
  'dang-di': 'Bên thanh toán đang xử lý',
} as const;

export function refundStanding(
  refund: Pick<Refund, 'state' | 'waitsForAccount' | 'transferVnd'>,
): keyof typeof refundStandings {
  if (refund.state === 'requested') return 'cho-duyet';
  if (refund.waitsForAccount) return 'thieu-so';
  if (refund.transferVnd > 0) return 'chuyen-tay';
  return refund.state === 'approved' ? 'da-duyet' : 'dang-di';
}
