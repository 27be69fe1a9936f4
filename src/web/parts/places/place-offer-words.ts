import type { PlaceOffers } from '#modules/catalog/queries/places.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** What can be booked at a place: '3 chỗ nghỉ', 'từ 714.000 ₫/đêm'; where nobody can stay, how much else there is. */
export function placeOfferWords({ products, hotels, nightFromVnd }: PlaceOffers): string[] {
  if (hotels === 0) return [`${products} dịch vụ`];
  return [`${hotels} chỗ nghỉ`, ...(nightFromVnd === null ? [] : [`từ ${formatVnd(nightFromVnd)}/đêm`])];
}
