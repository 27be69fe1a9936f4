import type { RatePlanEdit } from '#modules/catalog/selling/units.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

export const mealTitles: Record<RatePlanEdit['mealPlan'], string> = {
  RO: 'Không gồm bữa ăn',
  BB: 'Gồm bữa sáng',
  HB: 'Gồm bữa sáng và một bữa chính',
  FB: 'Gồm ba bữa',
  AI: 'Trọn gói ăn uống',
};

export const payTitles: Record<RatePlanEdit['payMode'], string> = {
  prepay: 'Trả hết khi đặt',
  deposit: 'Đặt cọc, trả phần còn lại sau',
  office: 'Trả tại văn phòng',
};

export const confirmationTitles: Record<RatePlanEdit['confirmation'], string> = {
  instant: 'Xác nhận ngay',
  request: 'Nhà cung cấp trả lời trước, khách trả sau',
  after_payment: 'Khách trả trước, nhà cung cấp xác nhận sau',
};

/** What a plan does to the price of a day: '88% giá ngày, bớt 50.000 ₫'. */
export function planPriceWords({ pricePercent, priceDeltaVnd }: RatePlanEdit): string {
  const delta =
    priceDeltaVnd === 0
      ? ''
      : `, ${priceDeltaVnd > 0 ? 'cộng' : 'bớt'} ${formatVnd(Math.abs(priceDeltaVnd))}`;
  return `${pricePercent === 100 ? 'Bằng giá ngày' : `${pricePercent}% giá ngày`}${delta}`;
}
