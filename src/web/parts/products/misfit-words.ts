import type { PartyMisfit } from '#modules/pricing/trip-prices/list-trip-products.ts';

/** The requirement of a product that accepts a party on no day. */
export function misfitWords({ why, count }: PartyMisfit): string {
  if (why === 'rooms') return `Đoàn này cần từ ${count} phòng`;
  if (why === 'few') return `Nhận đoàn từ ${count} khách`;
  if (why === 'many') return `Nhận đoàn đến ${count} khách`;
  return why === 'young' ? `Nhận khách từ ${count} tuổi` : 'Không đủ chỗ cho đoàn này';
}
